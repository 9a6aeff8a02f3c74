// All SQL of the currencies of a company (N3).
import type { Currency } from '@hr/contract/company.ts'
import { defaultCurrencies } from '@hr/domain/company/default-currencies.ts'
import { sql } from 'kysely'
import type { Kysely, SqlBool } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import type { PageWindow } from '#api/http/list-page.ts'

type Db = Kysely<Tables>
/** Position in the order, and code. */
export type CurrencyKey = readonly [sortOrder: string, code: string]
export const isCurrencyKey = (key: readonly string[]): key is CurrencyKey =>
  key.length === 2 && /^\d{1,9}$/.test(key[0] ?? '')

export async function insertDefaultCurrencies(db: Db, workspaceId: string): Promise<void> {
  await db
    .insertInto('currency')
    .values(
      defaultCurrencies.map(({ nameLo, ...currency }, sort_order) => ({
        ...currency,
        workspace_id: workspaceId,
        name_lo: nameLo,
        sort_order,
      })),
    )
    .execute()
}

export type CurrencyRow = Currency & { readonly sortOrder: number }

/** In order. */
export function listCurrencyRows(
  db: Db,
  workspaceId: string,
  { limit, offset, after }: PageWindow<CurrencyKey>,
): Promise<CurrencyRow[]> {
  const query = db
    .selectFrom('currency')
    .select([
      'code',
      'name',
      'name_lo as nameLo',
      'symbol',
      'exponent',
      'is_enable as isEnable',
      'sort_order as sortOrder',
    ])
    .where('workspace_id', '=', workspaceId)
    .orderBy('sort_order')
    .orderBy('code')
    .limit(limit)
    .offset(offset)
  return (
    after
      ? query.where(sql<SqlBool>`(sort_order, code) > (${Number(after[0])}::integer, ${after[1]})`)
      : query
  ).execute()
}

export async function countCurrencies(db: Db, workspaceId: string): Promise<number> {
  const { count } = await db
    .selectFrom('currency')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return count
}
