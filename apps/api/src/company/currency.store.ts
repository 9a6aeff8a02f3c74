// All SQL of the currencies of a company (N3).
import type { Currency } from '@hr/contract/company.ts'
import { defaultCurrencies } from '@hr/domain/company/default-currencies.ts'
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { PageWindow } from '#api/http/list-page.ts'

/** Position in the order, and code. */
export type CurrencyKey = readonly [sortOrder: string, code: string]
export const isCurrencyKey = (key: readonly string[]): key is CurrencyKey =>
  key.length === 2 && /^\d{1,9}$/.test(key[0] ?? '')

export async function insertDefaultCurrencies(db: Scope): Promise<void> {
  await db
    .insertInto('currency')
    .values(
      defaultCurrencies.map(({ nameLo, ...currency }, sort_order) => ({
        ...currency,
        workspace_id: db.workspaceId,
        name_lo: nameLo,
        sort_order,
      })),
    )
    .execute()
}

export type CurrencyRow = Currency & { readonly sortOrder: number }

/** In order. */
export function listCurrencyRows(
  db: Scope,
  { limit, offset, after }: PageWindow<CurrencyKey>,
): Promise<CurrencyRow[]> {
  const query = db
    .from('currency')
    .select([
      'code',
      'name',
      'name_lo as nameLo',
      'symbol',
      'exponent',
      'is_enable as isEnable',
      'sort_order as sortOrder',
    ])
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

export async function countCurrencies(db: Scope): Promise<number> {
  const { count } = await db
    .from('currency')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
