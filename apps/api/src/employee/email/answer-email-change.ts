// The new and the old address answer a change of e-mail; the signed-in person answers for the old one (P7).
import type * as contract from '@hr/contract/email-change.ts'
import { can } from '@hr/domain/access/can.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context, Handler } from '#api/http/context.ts'
import { ownEmployeeId } from '#api/http/own-employee-id.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { findAccount } from '#api/session/account.store.ts'
import { closedLink, getOpenLink } from '#api/session/mailed-link.ts'
import { tokenHash } from '#api/session/secret.ts'
import { useOneTimeToken } from '#api/session/one-time-token.store.ts'
import { mayChangeEmail } from '../record/may-change-email.ts'
import { isSelf } from '#api/access/sensitive-scope.ts'
import { closeEmailChange, lockEmailChange, settleEmailChange } from './close-email-change.ts'
import type { LockedChange } from './close-email-change.ts'
import { updateEmailChange } from './email-change.store.ts'
import { notifyStopped, notifyWithdrawn } from './notify-email-change.ts'
import { sendEmailLinks } from './send-email-links.ts'
import { emailChangeEnd } from './start-email-change.ts'

type Work = Pick<Context<unknown, unknown>, 'db' | 'now' | 'services'>

/** Throws as getOpenLink, TOKEN_INVALID if the change has ended, ALREADY_EXISTS if the address is taken. */
export const answerEmailChange: Handler<typeof contract.answerEmailChange> = async context => {
  const { db, input, now } = context
  const asked = { token: input.token, purposes: ['new_email', 'old_email'] as const, now }
  const link = await getOpenLink(db, asked)
  const account = link.account_id ? await findAccount(db, link.account_id) : undefined
  if (!account?.workspace_id || account.employee_id === null) throw new Refusal('TOKEN_INVALID')
  await enterWorkspace(db, account.workspace_id)
  const waiting = await lockEmailChange(db, account.employee_id)
  const used = await useOneTimeToken(db, tokenHash(input.token), link.purpose, now)
  if (!used) throw await closedLink(db, asked)
  if (!waiting) throw new Refusal('TOKEN_INVALID')
  const side = link.purpose === 'new_email' ? 'new' : 'old'
  const work = { ...context, db: db.as({ actor: { job: `link to the ${side} e-mail` } }) }
  if (input.answer === 'agree') return { state: await agreed(work, waiting, side) }
  await stopped(work, waiting)
  return { state: 'stopped' }
}

export const agreeToEmailChange: Handler<typeof contract.agreeToEmailChange> = async context => {
  const { db, caller } = context
  const waiting = orNotFound(await lockEmailChange(db, ownEmployeeId(caller)))
  return { state: await agreed(context, waiting, 'old') }
}

/** Throws NOT_FOUND for people the caller may not change. */
export const endEmailChange: Handler<typeof contract.endEmailChange> = async context => {
  const { db, caller, input } = context
  if (isSelf(caller, input.id)) {
    await stopped(context, orNotFound(await lockEmailChange(db, input.id)))
    return {}
  }
  if (!can(caller.access, 'EMPLOYEE', 'edit')) throw new Refusal('NOT_FOUND')
  const waiting = await changeable(context, input.id)
  await closeEmailChange(db, waiting, 'withdrawn')
  await notifyWithdrawn(context, waiting.change)
  return {}
}

export const resendEmailChange: Handler<typeof contract.resendEmailChange> = async context => {
  const { db, input, now } = context
  const { account, change } = await changeable(context, input.id)
  const endsAt = emailChangeEnd(now)
  await updateEmailChange(db, input.id, { ends_at: new Date(endsAt) })
  await sendEmailLinks(context, account, { ...change, endsAt })
  await auditUpdate(db, 'employee_email_change', input.id, {
    after: { email: change.newEmail, sent: 'again' },
  })
  await publishLive(db, { topic: 'employee', employeeIds: [] })
  return {}
}

async function changeable(
  { db, caller, services }: Pick<Context<unknown, AppCaller>, 'db' | 'caller' | 'services'>,
  employeeId: number,
): Promise<LockedChange> {
  const waiting = orNotFound(await lockEmailChange(db, employeeId))
  if (!(await mayChangeEmail(db, caller, services.config, employeeId))) throw new Refusal('FORBIDDEN')
  return waiting
}

async function agreed(
  work: Work,
  waiting: LockedChange,
  side: 'new' | 'old',
): Promise<'applied' | 'waiting'> {
  const { db } = work
  const change = { ...waiting.change, ...(side === 'new' ? { newConfirmed: true } : { oldAgreed: true }) }
  const { employeeId, newConfirmed, oldAgreed } = change
  await updateEmailChange(db, employeeId, { new_confirmed: newConfirmed, old_agreed: oldAgreed })
  await auditUpdate(db, 'employee_email_change', employeeId, {
    after: { email: change.newEmail, agreed: side },
  })
  await publishLive(db, { topic: 'employee', employeeIds: [] })
  return settleEmailChange(work, { ...waiting, change })
}

async function stopped(work: Work, waiting: LockedChange): Promise<void> {
  await closeEmailChange(work.db, waiting, 'stopped')
  await notifyStopped(work, waiting.change)
}
