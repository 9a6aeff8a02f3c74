// The calls of spec part 7 for signing in and out, passwords and registration.
import * as contract from '@hr/contract/session.ts'
import * as ownSessionContract from '@hr/contract/own-session.ts'
import { preparedRoute, route } from '#api/http/context.ts'
import type { Context, Preparation, Route } from '#api/http/context.ts'
import type { LinkJob } from '#api/jobs/queues.ts'
import { accessWorkspace, leaveWorkspace, makeAccessTicket } from './access-workspace.ts'
import { updateLanguage } from './account.store.ts'
import { changePassword, checkOldPassword } from './change-password.ts'
import { allowedDemoLink } from './demo-link.ts'
import type { DemoLink } from './demo-link.ts'
import { findDemoSignIns } from './find-demo-sign-ins.ts'
import { findOnlyCompany } from './find-only-company.ts'
import { checkReset, resetPasswordByEmail } from './reset-password.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'
import { checkLink } from './mailed-link.ts'
import { makeLink } from './send-link.ts'
import { endSessions } from './session.store.ts'
import { countMail } from './count-sign-in.ts'
import { checkSignIn, signIn } from './sign-in.ts'

export const sessionRoutes: readonly Route[] = [
  preparedRoute(contract.login, asked => checkSignIn(asked, 'owner'), signIn),
  preparedRoute(contract.employeeLogin, asked => checkSignIn(asked, 'employee'), signIn),
  preparedRoute(
    contract.verifyEmail,
    asked => checkLinkRequest(asked, 'verify_email'),
    (context, link) => giveLink(context, 'verify_email', link),
  ),
  preparedRoute(
    contract.forgotPassword,
    asked => checkLinkRequest(asked, 'reset_password'),
    (context, link) => giveLink(context, 'reset_password', link),
  ),
  route(contract.checkLink, checkLink),
  preparedRoute(contract.resetPasswordByEmail, checkReset, resetPasswordByEmail, 'passwordChanged'),
  preparedRoute(contract.changePassword, checkOldPassword, changePassword, 'passwordChanged'),
  route(contract.chooseLanguage, async ({ db, caller, input }) => {
    await updateLanguage(db, caller.accountId, input.language)
    return {}
  }),
  route(contract.accessWorkspace, accessWorkspace),
  route(contract.accessTicket, makeAccessTicket),
  route(contract.leaveWorkspace, leaveWorkspace),
  route(contract.logout, async ({ db, caller, now }) => {
    await endSessions(db, { id: caller.sessionId }, now)
    if (caller.purpose === 'full') await endSessions(db, { viewerAccountId: caller.accountId }, now)
    return {}
  }),
  route(ownSessionContract.listOwnSessions, listOwnSessions),
  route(ownSessionContract.endOwnSession, endOwnSession),
  route(ownSessionContract.endOtherSessions, endOtherSessions),
  route(contract.demoSignIns, async ({ db, input }) => ({
    ...(await findDemoSignIns(db, input.area)),
    company: await findOnlyCompany(db),
  })),
]

/** Returns the link to show in the browser, or null if it is mailed. */
async function checkLinkRequest(
  asked: Preparation<{ email: string }, unknown>,
  purpose: LinkJob['purpose'],
): Promise<DemoLink | null> {
  const { address, input, services } = asked
  await countMail(services.db, input.email, address)
  return services.config.smtpUrl === null ? allowedDemoLink(asked, purpose) : null
}

async function giveLink(
  { db, input: { email }, language, services }: Context<{ email: string }, unknown>,
  purpose: LinkJob['purpose'],
  link: DemoLink | null,
): Promise<{ demoLink: string | null }> {
  if (link) return { demoLink: await makeLink(db, services, link) }
  await services.jobs.add(db, 'session.send-link', { purpose, email, language })
  return { demoLink: null }
}
