// Mails a notification at once to those who chose so, for kinds without a special e-mail (N1): requests and
// sign-ins do.
import { defaultPaces } from '@hr/domain/notification/channel.ts'
import type { Href } from '@hr/contract/paths.ts'
import { mailPeople } from '#api/mail/mail-people.ts'
import type { Paces } from './load-paces.ts'
import type { NotifyWork } from './notify.ts'
import { kindOfCode, notificationText } from './notification-texts.ts'
import type { KindCode } from './notification-texts.ts'
import { listReaders } from './notification.store.ts'
import type { TextParameters } from './parameter-text.ts'

type Mailed = {
  readonly employeeIds: readonly number[]
  readonly code: KindCode
  readonly parameters: TextParameters
  readonly link: Href
}

export async function mailNotification(
  { db, services }: NotifyWork,
  { employeeIds, code, parameters, link }: Mailed,
  paces: Paces,
): Promise<void> {
  const kind = kindOfCode(code)
  if (defaultPaces[kind].EMAIL !== 'OFF') return
  const ids = employeeIds.filter(id => paces(id, kind, 'EMAIL') === 'AT_ONCE')
  if (ids.length === 0) return
  await mailPeople(
    db,
    { ...services, now: () => db.now },
    {
      workspaceId: db.workspaceId,
      people: await listReaders(db, ids),
      kind,
      template: 'news',
      parameters: language => notificationText(language, code, parameters),
      link,
    },
  )
}
