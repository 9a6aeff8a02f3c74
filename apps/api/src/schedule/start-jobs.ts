// Which function works on which queue, and what runs on a schedule.
import { remindApprovers } from '#api/approval/remind-approvers.ts'
import { newerRulesPortion } from '#api/attendance/day/apply-newer-rules.ts'
import { closeDays } from '#api/attendance/day/close-days.ts'
import { mergeSums } from '#api/attendance/day/day-sums.store.ts'
import { recomputePortion, recomputeStale } from '#api/attendance/day/recompute-stale.ts'
import { deleteDueWorkspaces } from '#api/business/delete-due-workspaces.ts'
import { defaultTimeZone } from '#api/company/company.store.ts'
import { deleteOldChanges } from '#api/people/person-changes.store.ts'
import { senderOf } from '#api/company/sender-of.ts'
import type { ConnectionSettings } from '#api/db/connect/connection.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { settleOverdueChanges } from '#api/employee/email/settle-overdue-changes.ts'
import { oldestSnapshot } from '#api/export/export-page.ts'
import { deleteSnapshots } from '#api/export/export.store.ts'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import { grantDueYears } from '#api/leave/ledger/grant-year.ts'
import { notifyLeaveExpiring } from '#api/leave/ledger/notify-leave-expiring.ts'
import { settleEndedLots } from '#api/leave/ledger/settle-ended-lots.ts'
import { deliverMail } from '#api/mail/deliver-mail.ts'
import { queueWaitingMail } from '#api/mail/queue-waiting-mail.ts'
import { smtpTransport } from '#api/mail/smtp-transport.ts'
import { deliverPushes } from '#api/notification/push/deliver-pushes.ts'
import { sendDigests } from '#api/notification/send-digests.ts'
import type { Services } from '#api/services.ts'
import { cleanSessions } from '#api/session/clean-sessions.ts'
import { sendLink } from '#api/session/send-link.ts'
import { sendOwnerInvitation } from '#api/space/owner/send-owner-invitation.ts'
import { relayError } from '#api/system/relay-error.ts'
import { deleteOldExports } from '#api/workspace-export/delete-old-exports.ts'
import { exportWorkspace } from '#api/workspace-export/export-workspace.ts'
import { dailyEmployment } from './daily-employment.ts'
import { inEveryWorkspace } from './in-every-workspace.ts'
import type { JobData, QueueName } from '#api/jobs/queues.ts'

type JobHandlers = { readonly [Name in QueueName]: (data: JobData[Name]) => Promise<void> }

/** The owner of the tables deletes workspaces: the server's role may not delete what is append-only. */
export function jobHandlers(services: Services, connection: ConnectionSettings): JobHandlers {
  const { smtpUrl, mailFrom } = services.config
  const transport = smtpUrl ? smtpTransport(smtpUrl, mailFrom) : null
  return {
    'mail.send': ({ messageId }) => deliverMail(services, transport, senderOf(services), messageId),
    'push.send': () => deliverPushes(services),
    'session.send-link': job => sendLink(services, job),
    'session.clean': () => cleanSessions(services),
    'space.invite-owner': ({ invitationId }) => sendOwnerInvitation(services, invitationId),
    'file.remove': ({ key }) => services.files.remove(key),
    'employee.day': () => dailyEmployment(services),
    'employee.email': () => settleEmailsEverywhere(services),
    'export.clean': () => cleanExports(services),
    'approval.remind': () => remindEverywhere(services),
    'attendance.close': () => closeEverywhere(services),
    'attendance.recompute': ({ workspaceId }) => recomputeStale(services, workspaceId),
    'attendance.rules': () => inEveryWorkspace(services, 'attendance.rules', newerRulesPortion(services)),
    'leave.grant-year': () => grantEverywhere(services),
    'leave.remind-expiring': () => remindExpiringEverywhere(services),
    'notification.digest': () => digestEverywhere(services),
    'leave.settle-ended': () => settleEverywhere(services),
    'system.relay-error': report => relayError(services, report),
    'workspace.delete': () => deleteDueWorkspaces(services, connection),
    'workspace.export': job => exportWorkspace(services, connection, job),
  }
}

export async function startJobs(services: Services, connection: ConnectionSettings): Promise<void> {
  const { jobs } = services
  const handlers = jobHandlers(services, connection)
  await jobs.work('mail.send', handlers['mail.send'])
  await jobs.work('push.send', handlers['push.send'])
  await jobs.work('session.send-link', handlers['session.send-link'])
  await jobs.work('session.clean', handlers['session.clean'])
  await jobs.work('space.invite-owner', handlers['space.invite-owner'])
  await jobs.work('system.relay-error', handlers['system.relay-error'])
  await jobs.work('file.remove', handlers['file.remove'])
  await jobs.work('employee.day', handlers['employee.day'])
  await jobs.work('employee.email', handlers['employee.email'])
  await jobs.work('export.clean', handlers['export.clean'])
  await jobs.work('approval.remind', handlers['approval.remind'])
  await jobs.work('attendance.close', handlers['attendance.close'])
  await jobs.work('attendance.recompute', handlers['attendance.recompute'])
  await jobs.work('attendance.rules', handlers['attendance.rules'])
  await jobs.work('leave.grant-year', handlers['leave.grant-year'])
  await jobs.work('leave.remind-expiring', handlers['leave.remind-expiring'])
  await jobs.work('notification.digest', handlers['notification.digest'])
  await jobs.work('leave.settle-ended', handlers['leave.settle-ended'])
  await jobs.work('workspace.delete', handlers['workspace.delete'])
  await jobs.work('workspace.export', handlers['workspace.export'])
  await jobs.schedule('employee.day', '5 * * * *', defaultTimeZone)
  await jobs.schedule('employee.email', '45 * * * *', defaultTimeZone)
  await jobs.schedule('export.clean', '35 * * * *', defaultTimeZone)
  // Every hour: each company has its own time zone.
  await jobs.schedule('approval.remind', '15 * * * *', defaultTimeZone)
  await jobs.schedule('attendance.close', '25 * * * *', defaultTimeZone)
  await jobs.schedule('leave.grant-year', '10 * * * *', defaultTimeZone)
  await jobs.schedule('leave.settle-ended', '20 * * * *', defaultTimeZone)
  await jobs.schedule('leave.remind-expiring', '55 * * * *', defaultTimeZone)
  // Retries, and what no process heard of (push-waker.ts).
  await jobs.schedule('push.send', '* * * * *', defaultTimeZone)
  // Some time zones are half an hour or 45 minutes off.
  await jobs.schedule('notification.digest', '*/15 * * * *', defaultTimeZone)
  await jobs.schedule('session.clean', '40 3 * * *', defaultTimeZone)
  await jobs.schedule('workspace.delete', '50 * * * *', defaultTimeZone)
  await queueWaitingMail(services)
  await catchUp(services)
}

/** Enqueues what became due while the server was off, or through the rules of a newer version (L6, P7, P8, A7, A16). */
async function catchUp({ db, jobs }: Services): Promise<void> {
  await inTransaction(db, async trx => {
    await jobs.add(trx, 'employee.day', {})
    await jobs.add(trx, 'leave.grant-year', {})
    await jobs.add(trx, 'leave.settle-ended', {})
    await jobs.add(trx, 'employee.email', {})
    await jobs.add(trx, 'attendance.rules', {})
    await jobs.add(trx, 'attendance.close', {})
  })
}

function settleEmailsEverywhere(services: Services): Promise<void> {
  const settle = (trx: Scope) => settleOverdueChanges(trx, services)
  return inEveryWorkspace(services, 'employee.email', settle)
}

async function cleanExports(services: Services): Promise<void> {
  await inEveryWorkspace(services, 'export.clean', async trx => {
    await deleteSnapshots(trx, oldestSnapshot(services.now()))
    return { hasMore: false }
  })
  await deleteOldExports(services)
}

function digestEverywhere(services: Services): Promise<void> {
  return inEveryWorkspace(services, 'notification.digest', async trx => {
    await sendDigests(trx, services)
    return { hasMore: false }
  })
}

function remindEverywhere(services: Services): Promise<void> {
  const remind = (trx: Scope) => remindApprovers(trx, services)
  return inEveryWorkspace(services, 'approval.remind', remind)
}

function closeEverywhere(services: Services): Promise<void> {
  // First days whose own job was lost.
  const close = async (trx: Scope) => {
    await deleteOldChanges(trx)
    await mergeSums(trx)
    const { hasMore } = await recomputePortion(trx)
    return hasMore ? { hasMore } : closeDays(trx)
  }
  return inEveryWorkspace(services, 'attendance.close', close)
}

async function grantEverywhere(services: Services): Promise<void> {
  const job = 'leave.grant-year'
  await inEveryWorkspace(services, job, async trx => {
    await grantDueYears(trx, {})
    return { hasMore: false }
  })
}

async function settleEverywhere(services: Services): Promise<void> {
  const job = 'leave.settle-ended'
  await inEveryWorkspace(services, job, async trx => ({
    hasMore: await settleEndedLots(trx),
  }))
}

function remindExpiringEverywhere(services: Services): Promise<void> {
  const remind = (trx: Scope) => notifyLeaveExpiring(trx, services)
  return inEveryWorkspace(services, 'leave.remind-expiring', remind)
}
