// All SQL of the currencies of a company (N3).
import type { Currency } from '@hr/contract/currency.ts'
import { defaultCurrencies } from '@hr/domain/currency/default-currencies.ts'
import { sql } from 'kysely'
import type { Insertable, SqlBool, Updateable } from 'kysely'
import { isAnyText, isKeyOf, isNumberText } from '#api/http/page-key.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import type { PageWindow } from '#api/http/list-page.ts'

/** Position in the order, and code. */
type CurrencyKey = readonly [sortOrder: string, code: string]
export const isCurrencyKey = isKeyOf<CurrencyKey>(isNumberText, isAnyText)

export async function insertDefaultCurrencies(db: Scope): Promise<void> {
  await db
    .insertInto('currency')
    .values(
      defaultCurrencies.map(({ nameLo, ...currency }, sort_order) => ({
        ...currency,
        workspace_id: db.workspaceId,
        name_lo: nameLo,
        sort_order,
        is_base: sort_order === 0,
      })),
    )
    .execute()
}

export type CurrencyRow = Currency & { readonly sortOrder: number }

const currencies = (db: Scope) =>
  db
    .from('currency')
    .select([
      'code',
      'name',
      'name_lo as nameLo',
      'symbol',
      'exponent',
      'is_enable as isEnable',
      'is_base as isBase',
      'sort_order as sortOrder',
    ])
    .orderBy('sort_order')
    .orderBy('code')

/** In order. */
export function listCurrencyRows(
  db: Scope,
  { limit, offset, after }: PageWindow<CurrencyKey>,
): Promise<CurrencyRow[]> {
  const query = currencies(db).limit(limit).offset(offset)
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

/** All of them in order, locked: their changes wait for each other, but salaries in them do not. */
export async function lockCurrencies(db: Scope): Promise<CurrencyRow[]> {
  await db.from('currency').select('code').orderBy('code').forNoKeyUpdate().execute()
  return currencies(db).execute()
}

/** Waits for transactions that use the currency, and blocks new ones. */
export async function lockCurrencyUse(db: Scope, code: string): Promise<void> {
  await db.from('currency').select('code').where('code', '=', code).forUpdate().execute()
}

export const listCurrencyCodes = async (db: Scope): Promise<string[]> =>
  (await db.from('currency').select('code').execute()).map(({ code }) => code)

export async function insertCurrency(
  db: Scope,
  row: Omit<Insertable<Tables['currency']>, 'workspace_id'>,
): Promise<void> {
  await db
    .insertInto('currency')
    .values({ ...row, workspace_id: db.workspaceId })
    .execute()
}

export async function updateCurrencyRow(
  db: Scope,
  code: string,
  row: Updateable<Tables['currency']>,
): Promise<void> {
  await db.update('currency').set(row).where('code', '=', code).execute()
}

/** Places from 0. */
export async function rankCurrencies(db: Scope, ordered: readonly string[]): Promise<void> {
  await sql`
    update currency set sort_order = placed.place - 1
    from unnest(${ordered}::text[]) with ordinality as placed (code, place)
    where currency.workspace_id = ${db.workspaceId} and currency.code = placed.code`.execute(db)
}

export async function deleteCurrencyRow(db: Scope, code: string): Promise<void> {
  await db.delete('currency').where('code', '=', code).execute()
}
