// The job that exports a workspace (P3). A failure ends it, and the operator may start again; a job that a killed server
// lost is retried. Does nothing the second time.
import { paths } from '@hr/contract/paths.ts'
import { exportHours, exportKeptUntil } from '@hr/domain/business/workspace-export.ts'
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { defaultTimeZone } from '#api/company/company.store.ts'
import type { ConnectionSettings } from '#api/db/connect/connection.ts'
import { inWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { formatDate } from '#api/http/format-date.ts'
import type { JobData } from '#api/jobs/queues.ts'
import { sendMails } from '#api/mail/send-mail.ts'
import type { Services } from '#api/services.ts'
import { storeArchive, removeArchive } from './archive-files.ts'
import { findRunningExport, finishExport, listOwnersToMail } from './workspace-export.store.ts'
import { writeArchive } from './write-archive.ts'

const job = 'workspace.export'

export async function exportWorkspace(
  services: Services,
  connection: ConnectionSettings,
  { workspaceId, exportId }: JobData['workspace.export'],
): Promise<void> {
  const { db, config, files, log, now } = services
  const inIt = <T>(work: (trx: Scope) => Promise<T>) =>
    inWorkspace(db, workspaceId, trx => work(trx.as({ actor: { job }, now: now() })))
  const workspace = await inIt(trx => findRunningExport(trx, exportId))
  if (!workspace) return
  const { name: company, space_id: spaceId } = workspace
  const archive = { workspaceId, exportId }
  const signal = AbortSignal.timeout(exportHours * 3_600_000)
  try {
    const source = { connection, files, workspaceId, company, now: now() }
    const bytes = await storeArchive(config, archive, path => writeArchive(source, path, signal))
    const isKept = await inIt(async trx => {
      const expires = new Date(exportKeptUntil(trx.now.getTime()))
      const finish = { status: 'ready', byte_count: bytes, expires_at: expires } as const
      if (!(await finishExport(trx, exportId, finish))) return false
      await mailOwners(trx, services, { spaceId, company, expires })
      return true
    })
    // The workspace was deleted meanwhile.
    if (!isKept) await removeArchive(config, archive)
  } catch (error) {
    log.error({ err: error, job, workspaceId })
    await removeArchive(config, archive)
    await inIt(trx => finishExport(trx, exportId, { status: 'failed' }))
  }
}

type Ready = { readonly spaceId: string; readonly company: string; readonly expires: Date }

async function mailOwners(trx: Scope, services: Services, { spaceId, company, expires }: Ready) {
  const date = formatDate(localDateOf(expires.getTime(), defaultTimeZone))
  const owners = await listOwnersToMail(trx, spaceId)
  const mails = owners.map(({ email, language }) => ({
    workspaceId: null,
    to: email,
    language,
    template: 'workspaceExported' as const,
    parameters: { company, date },
    link: paths.space,
  }))
  await sendMails(trx, services, mails)
}
