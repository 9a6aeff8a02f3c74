// An account with a second step, and the codes of its app.
import { listRoles, updateRole } from '@hr/contract/access.ts'
import { confirmSecondStep, startSecondStep } from '@hr/contract/second-step.ts'
import { TOTP } from 'otpauth'
import { call, openSession } from './call.ts'
import { password } from './factories.ts'
import type { TestCompany } from './factories.ts'
import type { TestApp } from './test-app.ts'

/** As an administrator of the company does, on the page of roles. */
export async function requireOfRole(
  server: TestApp,
  { admin, workspaceId }: Pick<TestCompany, 'admin' | 'workspaceId'>,
  code: string,
  requiresSecondStep = true,
): Promise<void> {
  const token = await openSession(server, { accountId: admin.accountId, type: 'app', workspaceId })
  const roles = (await call(server, token, listRoles, {})).data
  const role = roles.find(one => one.code === code)
  if (role === undefined) throw new Error(`No role ${code}`)
  const { id, name, nameLo, description } = role
  await call(server, token, updateRole, { id, name, nameLo, description, requiresSecondStep })
}

/** What the app shows at the time of the server, or so many steps of 30 seconds later. */
export const appCode = ({ services }: TestApp, secret: string, stepsLater = 0): string =>
  new TOTP({ secret }).generate({ timestamp: services.now().getTime() + stepsLater * 30_000 })

/** Turns it on with the code of the step before, so that the current one is still unused. */
export async function turnOn(
  server: TestApp,
  token: string,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const { secret } = (await call(server, token, startSecondStep, { password })).data
  const code = appCode(server, secret, -1)
  const { recoveryCodes } = (await call(server, token, confirmSecondStep, { code })).data
  return { secret, recoveryCodes }
}
