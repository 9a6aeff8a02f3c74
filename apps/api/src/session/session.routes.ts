// The calls of spec part 7 for signing in and out, passwords and registration.
import {
  accessTicket,
  accessWorkspace as accessWorkspaceEndpoint,
  changePassword as changePasswordEndpoint,
  chooseLanguage,
  demoSignIns,
  employeeLogin,
  forgotPassword,
  getProfile,
  login,
  logout,
  register,
  resetPasswordByEmail,
  verifyEmail,
} from '@hr/contract/session.ts'
import { route } from '#api/http/context.ts'
import type { Context, Route } from '#api/http/context.ts'
import { accessWorkspace, makeAccessTicket } from './access-workspace.ts'
import { updateLanguage } from './account.store.ts'
import { changePassword } from './change-password.ts'
import { demoLink } from './demo-link.ts'
import { findDemoSignIns } from './find-demo-sign-ins.ts'
import { getOwnProfile } from './get-own-profile.ts'
import { registerOwner } from './register-owner.ts'
import { resetPassword } from './reset-password.ts'
import type { LinkJob } from './send-link.ts'
import { endSessions } from './session.store.ts'
import { countMail } from './count-sign-in.ts'
import { signIn } from './sign-in.ts'

export const sessionRoutes: readonly Route[] = [
  route(login, context => signIn(context, 'console')),
  route(employeeLogin, context => signIn(context, 'employee')),
  route(verifyEmail, context => askForLink(context, 'verify_email')),
  route(register, registerOwner, 'registered'),
  route(forgotPassword, context => askForLink(context, 'reset_password')),
  route(resetPasswordByEmail, resetPassword, 'passwordChanged'),
  route(changePasswordEndpoint, changePassword, 'passwordChanged'),
  route(chooseLanguage, async ({ db, caller, input }) => {
    await updateLanguage(db, caller.accountId, input.language)
    return {}
  }),
  route(accessWorkspaceEndpoint, accessWorkspace),
  route(accessTicket, makeAccessTicket),
  route(logout, async ({ db, caller, now }) => {
    await endSessions(db, { id: caller.sessionId }, now)
    if (caller.purpose === 'full') await endSessions(db, { viewerAccountId: caller.accountId }, now)
    return {}
  }),
  route(getProfile, getOwnProfile),
  route(demoSignIns, ({ db, input }) => findDemoSignIns(db, input.area)),
]

async function askForLink(
  { db, input: { email }, address, now, language, services }: Context<{ email: string }, unknown>,
  purpose: LinkJob['purpose'],
): Promise<{ demoLink: string | null }> {
  await countMail(db, email, address, now)
  if (services.config.smtpUrl === null) return { demoLink: await demoLink(db, services, { purpose, email }) }
  await services.jobs.add(db, 'session.send-link', { purpose, email, language })
  return { demoLink: null }
}
