// An account with a second step, and the codes of its app.
import { confirmSecondStep, startSecondStep } from '@hr/contract/second-step.ts'
import { TOTP } from 'otpauth'
import { call } from './call.ts'
import { password } from './factories.ts'
import type { TestApp } from './test-app.ts'

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
