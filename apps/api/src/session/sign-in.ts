// Signing in (P2): console and space accounts at one door, employees at the other. The answer and its time are the same
// whether the account exists or not.
import type { employeeLogin, login, SignedIn } from '@hr/contract/session.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import type { Context } from '#api/http/context.ts'
import { CommittedRefusal } from '#api/http/refusal.ts'
import { findConsoleRoleCode, listAccountsByName, listRoleCodes, updateLanguage } from './account.store.ts'
import type { AccountRow } from './account.store.ts'
import { openSession } from './open-session.ts'
import { verifyPassword } from './password.ts'
import { countSignIn } from './count-sign-in.ts'

type Credentials = CheckedInputOf<typeof login | typeof employeeLogin>
const kindsOf = { console: ['console', 'space'], employee: ['employee'] } as const

/** Throws SIGN_IN_FAILED, TOO_MANY_REQUESTS, or WORKSPACE_SUSPENDED to somebody who knows the password. */
export async function signIn(
  { db, input, now, language, address, userAgent, services }: Context<Credentials, unknown>,
  door: keyof typeof kindsOf,
): Promise<SignedIn> {
  const name = input.username.normalize('NFC').toLowerCase()
  const candidates = await listAccountsByName(db, name, kindsOf[door])
  const accountIds = candidates.map(({ id }) => id)
  const attempt = await countSignIn(db, { name, accountIds, address }, now)
  const account = await accountOf(candidates, input.password)
  if (!account) throw new CommittedRefusal('SIGN_IN_FAILED')
  await attempt.succeeded()
  if (account.workspace_status === 'suspended' || account.space_status === 'suspended')
    throw new CommittedRefusal('WORKSPACE_SUSPENDED')
  if (account.language !== language) await updateLanguage(db, account.id, language)
  const passwordTemporary = account.password_temporary
  const tokens = await openSession(db, services, {
    accountId: account.id,
    type: areaOf[account.kind],
    workspaceId: account.workspace_id,
    purpose: passwordTemporary ? 'change_password' : 'full',
    address,
    userAgent,
    deviceToken: input.deviceToken || null,
  })
  const roles = (await roleCodes(db, account)).map(code => ({ code }))
  return { ...tokens, passwordTemporary, roles, username: account.username }
}

const areaOf = { console: 'ams', space: 'space', employee: 'app' } as const

/** Every candidate's password is tried, and one that nobody has when there is no candidate. */
async function accountOf(candidates: readonly AccountRow[], password: string) {
  if (candidates.length === 0) {
    await verifyPassword(undefined, password)
    return undefined
  }
  const fits = await Promise.all(candidates.map(one => verifyPassword(one.password_hash, password)))
  return candidates.find((one, index) => fits[index] && one.status === 'active')
}

async function roleCodes(db: WorkspaceTransaction, account: AccountRow): Promise<string[]> {
  if (account.kind === 'space') return ['SPACE_OWNER']
  if (account.workspace_id && account.employee_id) {
    await enterWorkspace(db, account.workspace_id)
    return listRoleCodes(db, account.workspace_id, account.employee_id)
  }
  const code = account.console_role_id
    ? await findConsoleRoleCode(db, account.console_role_id)
    : account.is_admin && 'ADMIN'
  return code ? [code] : []
}
