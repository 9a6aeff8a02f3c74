// Changes the e-mail of a sign-in, by form or import: immediately, or after both addresses answered (P7).
import { emailChangeDays, emailChangeWaits } from '@hr/domain/employee/email-change.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { findEmployeeAccount } from '#api/access/employee-account.queries.ts'
import { refuseTaken } from '../record/record-refusals.ts'
import { closeEmailChange } from './close-email-change.ts'
import { findEmailChange, insertEmailChange } from './email-change.store.ts'
import { notifyChangedAtOnce, notifyWaiting } from './notify-email-change.ts'
import { sendEmailLinks } from './send-email-links.ts'
import type { EmailWork } from './send-email-links.ts'

const dayMs = 86_400_000
export const emailChangeEnd = (now: Date): number => now.getTime() + emailChangeDays * dayMs

/** Call `lockUniqueFields` first. On `applies` the caller saves the address. Throws ALREADY_EXISTS. */
export async function startEmailChange(
  work: EmailWork,
  employeeId: number,
  email: string | null,
): Promise<'applies' | 'waits'> {
  const { db, caller, now, services } = work
  const account = await findEmployeeAccount(db, employeeId)
  if (!account) return 'applies'
  const earlier = await findEmailChange(db, employeeId)
  const { hasChosenPassword } = account
  if (!emailChangeWaits({ hasMailServer: services.config.smtpUrl !== null, hasChosenPassword })) {
    if (earlier) await closeEmailChange(db, { account, change: earlier }, 'replaced')
    await notifyChangedAtOnce(work, employeeId, email)
    return 'applies'
  }
  if (earlier?.newEmail === email) return 'waits'
  await refuseTaken(db, { email }, employeeId)
  if (earlier) await closeEmailChange(db, { account, change: earlier }, 'replaced')
  const change = {
    employeeId,
    newEmail: email,
    newConfirmed: false,
    oldAgreed: account.email === null,
    endsAt: emailChangeEnd(now),
    askedById: caller.employeeId,
    askedAt: now,
  }
  await insertEmailChange(db, change)
  await writeAudit(db, {
    operation: 'CREATE',
    entity: 'employee_email_change',
    entityId: employeeId,
    before: { email: account.email },
    after: { email },
  })
  await sendEmailLinks(work, account, change)
  await notifyWaiting(work, change)
  await publishLive(db, { topic: 'employee', employeeIds: [] })
  return 'waits'
}
