// Signing in (P2): console and space accounts on one page, employees on the other. The answer and its time are the same
// whether the account exists or not.
import type { employeeLogin, login, SignedIn } from '@hr/contract/session.ts'
import { sessionPurpose } from '@hr/domain/session/session-purpose.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Database } from '#api/db/connect/database.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { readDevice } from '#api/notification/push/read-device.ts'
import type { Context, Preparation, PreparationFor, PreparedHandler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { findConsoleRoleCode, listSignInAccounts, noteSignIn, updateLanguage } from './account.store.ts'
import type { AccountRow, SignInAccount } from './account.store.ts'
import { forgetAttempts } from './attempt.store.ts'
import { countSignIn, signInFrom } from './count-sign-in.ts'
import { networkOf } from './network-of.ts'
import { openSession } from './open-session.ts'
import { verifyPassword } from './password.ts'
import { findAccountRules } from './second-step/required-second-step.ts'
import { workspaceSuspended } from './workspace-suspended.ts'

type Door = typeof login | typeof employeeLogin
export const kindsOf = { owner: ['console', 'space'], employee: ['employee'] } as const

export type CheckedSignIn = {
  readonly account: SignInAccount
  /** Counts that restart with the session. */
  readonly attempts: readonly string[]
}

/** Throws SIGN_IN_FAILED, TOO_MANY_REQUESTS, or WORKSPACE_SUSPENDED if the password is right. */
export async function checkSignIn(
  asked: PreparationFor<Door>,
  door: keyof typeof kindsOf,
): Promise<CheckedSignIn> {
  const { input, now, address, limits, services, signal } = asked
  const name = input.username.normalize('NFC').toLowerCase()
  const checked = await limits.signIns({ who: networkOf(address), signal }, async () => {
    const accounts = await listSignInAccounts(services.db, name, kindsOf[door], signInFrom(address, now))
    const counted = await countSignIn(services.db, { name, accounts, address }, () =>
      accountOf(asked, accounts, input.password),
    )
    if (!counted) throw new Refusal('SIGN_IN_FAILED')
    return { account: counted.proven, attempts: counted.keys }
  })
  await refuseSuspended(services.db, checked)
  return checked
}

/** Once the person has proven who they are: throws WORKSPACE_SUSPENDED. */
export async function refuseSuspended(db: Database, { account, attempts }: CheckedSignIn): Promise<void> {
  if (account.workspace_status !== 'suspended' && account.space_status !== 'suspended') return
  await forgetAttempts(db, attempts)
  throw workspaceSuspended(account.suspended_reason)
}

/** Throws SIGN_IN_FAILED if the password changed meanwhile. */
export const signIn: PreparedHandler<Door, CheckedSignIn> = async (context, checked) => {
  const answer = await enter(context, checked, { hasPassedSecondStep: false })
  if (!answer) throw new Refusal('SIGN_IN_FAILED')
  return answer
}

/** Opens the session. Undefined if the password changed meanwhile, or the account was locked. */
export async function enter(
  context: Context<{ readonly deviceToken?: string | undefined }, unknown>,
  { account, attempts }: CheckedSignIn,
  { hasPassedSecondStep }: { readonly hasPassedSecondStep: boolean },
): Promise<SignedIn | undefined> {
  const { db, input, language, address, userAgent, services } = context
  const [isStillRight, rules] = await Promise.all([noteSignIn(db, account), rulesOf(context, account)])
  if (!isStillRight) return undefined
  if (account.language !== language) await updateLanguage(db, account.id, language)
  const { password_temporary: passwordTemporary, has_second_step: hasSecondStep } = account
  const purpose = sessionPurpose({
    hasSecondStep,
    hasPassedSecondStep,
    isPasswordTemporary: passwordTemporary,
    isSecondStepRequired: rules.isRequired,
  })
  const tokens = await openSession(db, services, {
    accountId: account.id,
    type: areaOf[account.kind],
    workspaceId: account.workspace_id,
    purpose,
    address,
    userAgent,
    // One that cannot be used does not stop anybody from signing in.
    device: input.deviceToken ? readDevice(input.deviceToken) : undefined,
  })
  await forgetAttempts(db, attempts)
  return {
    ...tokens,
    passwordTemporary,
    roles: rules.roleCodes.map(code => ({ code })),
    username: account.username,
    ...(passwordTemporary &&
      rules.passwordMinLength !== null && { passwordMinLength: rules.passwordMinLength }),
    ...(purpose === 'second_step' && { secondStep: 'code' as const }),
    ...(purpose === 'set_up_second_step' && { secondStep: 'set_up' as const }),
  }
}

const areaOf = { console: 'ams', space: 'space', employee: 'app' } as const

/** Tries the password of every candidate, or of a decoy without candidates. */
export async function accountOf(
  { address, limits, signal }: Preparation<unknown, unknown>,
  candidates: readonly SignInAccount[],
  password: string,
): Promise<SignInAccount | undefined> {
  const fits = (hash: string | undefined) =>
    limits.passwords({ who: networkOf(address), signal }, () => verifyPassword(hash, password))
  if (candidates.length === 0) {
    await fits(undefined)
    return undefined
  }
  const fitting = await Promise.all(candidates.map(one => fits(one.password_hash)))
  return candidates.find((one, index) => fitting[index] && one.status === 'active')
}

/** The codes of the roles, and what they or the company require of an employee's sign-in. */
async function rulesOf(
  { db, services }: Pick<Context<unknown, unknown>, 'db' | 'services'>,
  account: AccountRow,
) {
  if (account.workspace_id && account.employee_id) {
    await enterWorkspace(db, account.workspace_id)
    return findAccountRules(db, services.config, account)
  }
  return { roleCodes: await roleCodesOutside(db, account), isRequired: false, passwordMinLength: null }
}

async function roleCodesOutside(db: Scope, account: AccountRow): Promise<string[]> {
  if (account.kind === 'space') return ['SPACE_OWNER']
  const code = account.console_role_id
    ? await findConsoleRoleCode(db, account.console_role_id)
    : account.is_admin && 'ADMIN'
  return code ? [code] : []
}
