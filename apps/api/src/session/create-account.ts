// Creates sign-ins: one row per person, user names unique in the whole installation.
import type { Language } from '@hr/contract/messages/text.ts'
import type { Insertable } from 'kysely'
import { inBatches } from '#api/db/in-batches.ts'
import { writeAudits } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import { Refusal } from '#api/http/refusal.ts'

export type NewAccount = {
  /** Free and well-formed: see free-username.ts. */
  readonly username: string
  readonly email: string | null
  /** From password.ts. */
  readonly passwordHash: string
  readonly passwordTemporary: boolean
  readonly firstName: string
  readonly lastName: string
  /** English until known; each sign-in sets it. */
  readonly language?: Language
  /** Console: full console access. Employee: administrator of the workspace (P6). */
  readonly isAdmin?: boolean
} & (
  | { readonly kind: 'console'; readonly consoleRoleId: string | null }
  | { readonly kind: 'space'; readonly spaceId: string }
  | { readonly kind: 'employee'; readonly workspaceId: string; readonly employeeId: number }
)

/** Throws ALREADY_EXISTS if the user name or e-mail is taken. */
export async function createAccount(trx: Scope, account: NewAccount): Promise<{ id: string }> {
  const [id = ''] = await createAccounts(trx, [account])
  return { id }
}

/** Many at once; the ids are in the order of the accounts. */
export async function createAccounts(trx: Scope, accounts: readonly NewAccount[]): Promise<string[]> {
  const rows = accounts.map(account => rowOf(account, trx.now))
  // PostgreSQL takes 65,535 parameters per statement.
  for (const some of inBatches(rows, 1000)) {
    await insertRows(trx, some)
  }
  await writeAudits(
    trx,
    rows.map(({ id, kind, username, email, is_admin, employee_id, console_role_id }) => ({
      operation: 'CREATE',
      entity: 'account',
      entityId: id,
      after: { kind, username, email, is_admin, employee_id, console_role_id },
    })),
  )
  return rows.map(row => row.id)
}

/** One statement; after a taken name the transaction stays usable, so that the caller may choose another. */
async function insertRows(trx: Scope, rows: readonly AccountRow[]): Promise<void> {
  const inserted = await trx
    .insertInto('account')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .execute()
  if (inserted.length === rows.length) return
  const isNew = new Set(inserted.map(({ id }) => id))
  const refused = rows.find(({ id }) => !isNew.has(id))
  const taken = await trx
    .selectFrom('account')
    .select('id')
    .where('username', '=', refused?.username ?? '')
    .where('id', '<>', refused?.id ?? '')
    .executeTakeFirst()
  const path = taken ? 'username' : 'email'
  throw new Refusal('ALREADY_EXISTS', {}, [{ path, code: 'ALREADY_EXISTS', parameters: {} }])
}

type AccountRow = Insertable<Tables['account']> & { readonly id: string }

function rowOf(account: NewAccount, now: Date): AccountRow {
  return {
    id: newId(),
    kind: account.kind,
    username: account.username.toLowerCase(),
    email: account.email?.toLowerCase() ?? null,
    password_hash: account.passwordHash,
    password_temporary: account.passwordTemporary,
    password_chosen: !account.passwordTemporary,
    is_admin: account.isAdmin ?? false,
    first_name: account.firstName,
    last_name: account.lastName,
    language: account.language ?? 'en',
    space_id: account.kind === 'space' ? account.spaceId : null,
    workspace_id: account.kind === 'employee' ? account.workspaceId : null,
    employee_id: account.kind === 'employee' ? account.employeeId : null,
    console_role_id: account.kind === 'console' ? account.consoleRoleId : null,
    created_at: now,
    updated_at: now,
  }
}
