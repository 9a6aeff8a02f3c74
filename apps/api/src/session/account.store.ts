// The SQL of accounts, except for creating them.
import type { Language } from '@hr/contract/messages/text.ts'
import type { Updateable } from 'kysely'
import { sql } from 'kysely'
import { compiledOnce } from '#api/db/connect/compiled-once.ts'
import { prepared } from '#api/db/connect/prepared.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db, Tables } from '#api/db/schema/tables.ts'
import { hasAttempts } from './attempt.store.ts'
import { hasSecondStep } from './second-step/second-step.store.ts'

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

const columns = [
  'a.id',
  'a.kind',
  'a.username',
  'a.email',
  'a.password_hash',
  'a.password_temporary',
  'a.status',
  'a.is_admin',
  'a.language',
  'a.full_access_revoked',
  'a.first_name',
  'a.last_name',
  'a.space_id',
  'a.workspace_id',
  'a.employee_id',
  'a.console_role_id',
  'w.status as workspace_status',
  'w.suspended_reason',
  'p.status as space_status',
] as const

const accounts = (db: Db) =>
  db
    .selectFrom('account as a')
    .leftJoin('workspace as w', 'w.id', 'a.workspace_id')
    .leftJoin('space as p', join => join.on('p.id', '=', eb => eb.fn.coalesce('a.space_id', 'w.space_id')))
    .select(columns)

export const findAccount = (db: Db, id: string) => accounts(db).where('a.id', '=', id).executeTakeFirst()

/** Waits for concurrent changes of the account. */
export const findAccountForUpdate = (db: Db, id: string) =>
  accounts(db).where('a.id', '=', id).forUpdate('a').executeTakeFirst()

type Kind = Tables['account']['kind']

type Named = { readonly name: string; readonly kinds: readonly Kind[] }

const accountsBy = (db: Db, column: 'a.email' | 'a.username', { name, kinds }: Named) =>
  accounts(db)
    .where(column, '=', name)
    .where(sql<boolean>`a.kind = any(${kinds}::text[])`)
    .orderBy('a.created_at')
    .orderBy('a.id')
    .limit(3)
    .modifyEnd(prepared)

/** Text with '@' is an e-mail, which one person may have in several companies: the oldest few. */
const columnOf = (name: string) => (name.includes('@') ? 'a.email' : 'a.username')

export const listAccountsByName = (db: Db, name: string, kinds: readonly Kind[]) =>
  accountsBy(db, columnOf(name), { name, kinds }).execute()

export type SignInAccount = Awaited<ReturnType<typeof listSignInAccounts>>[number]

/** Where a sign-in comes from. */
export type SignInFrom = { readonly network: string; readonly knownSince: Date }

const signInFacts = ({ network, knownSince }: SignInFrom) =>
  [
    sql<string[]>`array(select distinct s.address from session s
      where s.account_id = a.id and s.purpose = 'full' and s.created_at > ${knownSince})`.as('addresses'),
    hasAttempts('a.id', network).as('has_attempts'),
    hasSecondStep('a.id').as('has_second_step'),
  ] as const

const signInAccountsBy = (column: 'a.email' | 'a.username') =>
  compiledOnce((db: Db, asked: Named & SignInFrom) =>
    accountsBy(db, column, asked).select(signInFacts(asked)),
  )
const signInAccounts = {
  'a.email': signInAccountsBy('a.email'),
  'a.username': signInAccountsBy('a.username'),
}

export const listSignInAccounts = (db: Db, name: string, kinds: readonly Kind[], from: SignInFrom) =>
  signInAccounts[columnOf(name)](db, { name, kinds, ...from })

/** Of a passkey. */
export const findSignInAccount = (db: Db, id: string, kinds: readonly Kind[], from: SignInFrom) =>
  accounts(db)
    .where('a.id', '=', id)
    .where('a.kind', 'in', [...kinds])
    .select(signInFacts(from))
    .executeTakeFirst()

/**
 * Notes the sign-in if the password is still the current one. A concurrent change waits until this transaction ends, and
 * then ends the session it opened.
 */
export async function noteSignIn(db: Scope, { id, password_hash }: AccountRow): Promise<boolean> {
  const noted = await notedSignIns(db, { id, password_hash, now: db.now })
  return noted.length > 0
}

const notedSignIns = compiledOnce(
  (db: Db, { id, password_hash, now }: Pick<AccountRow, 'id' | 'password_hash'> & { readonly now: Date }) =>
    db
      .updateTable('account')
      .set({ last_sign_in_at: now })
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .where('status', '=', 'active')
      .returning('id'),
)

type SignInRole = { readonly code: string; readonly requiresSecondStep: boolean }

/** The roles of an employee, none of an owner, and what the company demands; call it inside the workspace. */
export async function findSignInRules(db: Scope, employeeId: number | null) {
  const [rules] = await signInRules(db, { workspaceId: db.workspaceId, employeeId })
  if (!rules) throw new Error('The company has no profile')
  return rules
}

type RulesOf = { readonly workspaceId: string; readonly employeeId: number | null }

const signInRules = compiledOnce((db: Db, { workspaceId, employeeId }: RulesOf) =>
  db
    .selectFrom('company_profile as c')
    .where('c.workspace_id', '=', workspaceId)
    .select([
      'c.full_access_second_step as fullAccessSecondStep',
      'c.password_min_length as passwordMinLength',
      sql<SignInRole[]>`(
        select coalesce(json_agg(json_build_object('code', r.code, 'requiresSecondStep', r.requires_second_step)
          order by r.code), '[]')
        from employee_role er
        join role r on r.workspace_id = er.workspace_id and r.id = er.role_id
        where er.workspace_id = c.workspace_id and er.employee_id = ${employeeId}::integer)`.as('roles'),
    ]),
)

export async function findConsoleRoleCode(db: Db, roleId: string): Promise<string | undefined> {
  const row = await db.selectFrom('console_role').select('code').where('id', '=', roleId).executeTakeFirst()
  return row?.code
}

/**
 * A personal setting, no data of the company: not audited. An employee gets their company's default instead of a language
 * that it does not offer (N4).
 */
export async function updateLanguage(db: Db, id: string, language: Language): Promise<void> {
  await sql`
    update account a set language = coalesce((
      select case when c.languages @> to_jsonb(${language}::text) then ${language}::text else c.languages->>0 end
      from company_profile c where c.workspace_id = a.workspace_id), ${language}::text)
    where id = ${id}`.execute(db)
}

/** The people of the company who use another language get the default, the first. */
export async function moveToOfferedLanguage(db: Scope, offered: readonly Language[]): Promise<void> {
  const [first] = offered
  if (first === undefined) return
  await db
    .updateTable('account')
    .set({ language: first })
    .where('workspace_id', '=', db.workspaceId)
    .where('language', 'not in', [...offered])
    .execute()
}

export async function updatePassword(
  db: Db,
  accountId: string,
  password: { readonly hash: string; readonly isTemporary: boolean },
  now: Date,
): Promise<void> {
  await db
    .updateTable('account')
    .set({
      password_hash: password.hash,
      password_temporary: password.isTemporary,
      ...(!password.isTemporary && { password_chosen: true }),
      updated_at: now,
    })
    .where('id', '=', accountId)
    .execute()
}

type AccountChanges = Partial<
  Pick<
    Updateable<Tables['account']>,
    'first_name' | 'last_name' | 'email' | 'status' | 'is_admin' | 'console_role_id'
  >
>

export async function updateAccount(db: Scope, id: string, changes: AccountChanges): Promise<void> {
  await db
    .updateTable('account')
    .set({ ...changes, updated_at: db.now })
    .where('id', '=', id)
    .execute()
}

export function findWorkspaceOfOwner(db: Db, accountId: string, workspaceId: string) {
  return db
    .selectFrom('workspace as w')
    .innerJoin('account as a', 'a.space_id', 'w.space_id')
    .select(['w.id', 'w.status', 'w.suspended_reason'])
    .where('a.id', '=', accountId)
    .where('w.id', '=', workspaceId)
    .executeTakeFirst()
}
