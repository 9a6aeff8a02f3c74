// Mails the open notifications of a day to those who chose a digest, at their hour (N1). Safe late, twice and in several
// processes: a notification leaves the digest in the transaction that creates its mail.
import { paths } from '@hr/contract/paths.ts'
import { chosenKinds } from '@hr/domain/notification/channel.ts'
import { digestUntil } from '@hr/domain/notification/digest.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { digestName } from '#api/mail/mail-choice.ts'
import { sendMail } from '#api/mail/send-mail.ts'
import type { Services } from '#api/services.ts'
import { listDigestReaders, takeDigest } from './digest.store.ts'
import type { DigestReader } from './digest.store.ts'
import { digestItems } from './digest-items.ts'
import { loadPaces } from './load-paces.ts'

export async function sendDigests(trx: Scope, services: Services): Promise<void> {
  for (const reader of await listDigestReaders(trx)) await sendDigest(trx, services, reader)
}

async function sendDigest(trx: Scope, services: Services, reader: DigestReader): Promise<void> {
  const { employeeId, email: to, language, hour, timeZone, isEmployed } = reader
  const until = new Date(digestUntil(trx.now.getTime(), hour, timeZone))
  const open = await takeDigest(trx, employeeId, until)
  if (open.length === 0 || to === null || !isEmployed) return
  const paces = await loadPaces(trx, [employeeId])
  const kinds = chosenKinds.filter(kind => paces(employeeId, kind, 'EMAIL') === 'DIGEST')
  // Turned off since: what waited is not mailed any more.
  if (kinds.length === 0) return
  await sendMail(trx, services, {
    workspaceId: trx.workspaceId,
    to,
    language,
    template: 'digest',
    parameters: {
      count: String(open.length),
      items: digestItems(language, open, services.config.publicUrl),
    },
    link: paths.dashboard,
    choice: { employeeId, kind: digestName(kinds) },
  })
}
