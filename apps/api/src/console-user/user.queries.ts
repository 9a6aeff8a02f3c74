// Reads the accounts outside companies: users of the console and owners of spaces (P3). No query here sees an employee.
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { listUsers } from '@hr/contract/console-user.ts'
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { isAnyText, isIdText, isKeyOf } from '#api/http/page-key.ts'
import type { Db } from '#api/db/schema/tables.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { PageWindow } from '#api/http/list-page.ts'
import { hasSecondStep } from '#api/session/second-step/second-step.store.ts'

type UserFilter = Pick<CheckedInputOf<typeof listUsers>, 'search' | 'kind' | 'status' | 'roleId'>
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

const users = (db: Db) =>
  db
    .selectFrom('account as a')
    .leftJoin('console_role as r', 'r.id', 'a.console_role_id')
    .leftJoin('space as p', 'p.id', 'a.space_id')
    .where('a.kind', '<>', 'employee')

const sortName = sql<string>`lower(a.first_name || ' ' || a.last_name)`

const columns = [
  'a.id',
  'a.kind',
  'a.username',
  'a.first_name as firstName',
  'a.last_name as lastName',
  'a.email',
  'a.language',
  'a.status',
  'a.is_admin as isAdmin',
  'a.console_role_id as roleId',
  'r.name as roleName',
  'r.name_lo as roleNameLo',
  'p.username as spaceUsername',
  'p.name as spaceName',
  'a.password_temporary as passwordTemporary',
  'a.created_at as createdAt',
  'a.last_sign_in_at as lastSignInAt',
  hasSecondStep('a.id').as('hasSecondStep'),
] as const

export const findUser = (db: Db, id: string) =>
  users(db).select(columns).where('a.id', '=', id).executeTakeFirst()

/** Waits for concurrent changes of the account. */
export const findUserForUpdate = (db: Db, id: string) =>
  users(db).select(columns).where('a.id', '=', id).forUpdate('a').executeTakeFirst()

/** Each word of the search occurs in the name, user name, e-mail or space. */
function found(db: Db, { search, kind, status, roleId }: UserFilter) {
  const text = sql`lower(concat_ws(' ', a.first_name, a.last_name, a.username, a.email, p.name, p.username))`
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return words
    .reduce((query, word) => query.where(sql<SqlBool>`strpos(${text}, ${word}) > 0`), users(db))
    .$if(kind !== undefined, query => query.where('a.kind', '=', kind ?? 'console'))
    .$if(status !== undefined, query => query.where('a.status', '=', status ?? 'active'))
    .$if(roleId !== undefined, query => query.where('a.console_role_id', '=', roleId ?? null))
}

/** The sort name and id of the last row seen. */
type UserKey = readonly [name: string, id: string]
export const isUserKey = isKeyOf<UserKey>(isAnyText, isIdText)

/** By name. */
export const listUserRows = (db: Db, filter: UserFilter, { limit, offset, after }: PageWindow<UserKey>) =>
  found(db, filter)
    .select([...columns, sortName.as('sortName')])
    .$if(after !== undefined, query =>
      query.where(sql<SqlBool>`(${sortName}, a.id) > (${after?.[0] ?? ''}, ${after?.[1] ?? ''}::uuid)`),
    )
    .orderBy(sortName)
    .orderBy('a.id')
    .limit(limit)
    .offset(offset)
    .execute()

export const countUsers = (db: Db, filter: UserFilter): Promise<number> => countRows(db, found(db, filter))

export async function hasOtherAdministrator(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('kind', '=', 'console')
    .where('is_admin', '=', true)
    .where('status', '=', 'active')
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
