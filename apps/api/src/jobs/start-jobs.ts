// Which function works on which queue, and what runs by the clock.
import { inTransaction, inWorkspace } from '#api/db/connect/in-workspace.ts'
import { defaultTimeZone } from '#api/company/create-company.ts'
import { grantDueYears } from '#api/leave/grant-year.ts'
import { deliverMail } from '#api/mail/deliver-mail.ts'
import { smtpTransport } from '#api/mail/smtp-transport.ts'
import type { Services } from '#api/services.ts'
import { cleanSessions } from '#api/session/clean-sessions.ts'
import { sendLink } from '#api/session/send-link.ts'
import { listActiveWorkspaceIds } from '#api/space/space.store.ts'
import { relayError } from '#api/system/relay-error.ts'
import type { JobData, QueueName } from './queues.ts'

export type JobHandlers = { readonly [Name in QueueName]: (data: JobData[Name]) => Promise<void> }

export function jobHandlers(services: Services): JobHandlers {
  const { smtpUrl, mailFrom } = services.config
  const transport = smtpUrl ? smtpTransport(smtpUrl, mailFrom) : null
  return {
    'mail.send': ({ messageId }) => deliverMail(services, transport, messageId),
    'session.send-link': job => sendLink(services, job),
    'session.clean': () => cleanSessions(services),
    'leave.grant-year': () => grantEverywhere(services),
    'system.relay-error': report => relayError(services, report),
  }
}

export async function startJobs(services: Services): Promise<void> {
  const { jobs } = services
  const handlers = jobHandlers(services)
  await jobs.work('mail.send', handlers['mail.send'])
  await jobs.work('session.send-link', handlers['session.send-link'])
  await jobs.work('session.clean', handlers['session.clean'])
  await jobs.work('system.relay-error', handlers['system.relay-error'])
  await jobs.work('leave.grant-year', handlers['leave.grant-year'])
  await jobs.schedule('leave.grant-year', '10 0 * * *', defaultTimeZone)
  await jobs.schedule('session.clean', '40 3 * * *', defaultTimeZone)
}

/** One workspace that fails does not keep the others waiting; the job runs again, and grants only what is missing. */
async function grantEverywhere({ db, now }: Services): Promise<void> {
  const actor = { job: 'leave.grant-year' }
  const failures: unknown[] = []
  for (const workspaceId of await inTransaction(db, listActiveWorkspaceIds)) {
    await inWorkspace(db, workspaceId, trx =>
      grantDueYears(trx, { ...actor, workspaceId }, now(), { workspaceId }),
    ).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Leave was not granted in ${failures.length} workspaces`)
}
