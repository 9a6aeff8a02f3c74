// Creates notifications for some people, each by the channels they chose, and publishes them at commit (N1).
import type { Href } from '@hr/contract/paths.ts'
import type { NotificationKind } from '@hr/domain/notification/channel.ts'
import { insertLate } from '#api/db/connect/commit-writes.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import { publishNotifications } from '#api/live/publish-live.ts'
import type { Services } from '#api/services.ts'
import { loadPaces } from './load-paces.ts'
import type { Paces } from './load-paces.ts'
import { mailNotification } from './mail-notification.ts'
import { notificationsWithPush } from './push/push.store.ts'
import { kindOfCode } from './notification-texts.ts'
import type { KindCode, NotificationCode } from './notification-texts.ts'
import type { TextParameters } from './parameter-text.ts'

export type NotifyWork = {
  readonly db: Scope
  readonly services: Pick<Services, 'config' | 'jobs'>
}

type NewNotification = {
  /** Each person gets one, even if named twice. */
  readonly employeeIds: readonly number[]
  readonly parameters: TextParameters
  readonly link: Href
} & (OfOwnKind | OfRequest)

/** Its code names its kind. */
type OfOwnKind = { readonly code: KindCode; readonly asksFor?: string }
/** Of a kind of requests, which has its own e-mails. */
type OfRequest = {
  readonly code: NotificationCode
  readonly kind: NotificationKind
  /** What the reader is to decide. */
  readonly asksFor?: string | undefined
}

export const notify = (work: NotifyWork, notification: NewNotification): Promise<void> =>
  notifyAll(work, [notification])

/** Several notifications, written with the commit. `known`: the paces of these people, if already loaded. */
export async function notifyAll(
  work: NotifyWork,
  all: readonly NewNotification[],
  known?: Paces,
): Promise<void> {
  const { db } = work
  const employeeIds = [...new Set(all.flatMap(one => one.employeeIds))]
  if (employeeIds.length === 0) return
  const paces = known ?? (await loadPaces(db, employeeIds))
  const rows = all.flatMap(one => rowsOf(db, one, paces))
  insertLate(db, notificationsWithPush, rows)
  await publishNotifications(
    db,
    rows.filter(row => row.in_bell).map(row => ({ employeeId: row.employee_id, id: row.id })),
  )
  for (const one of all) if (!('kind' in one)) await mailNotification(work, one, paces)
}

function rowsOf(db: Scope, one: NewNotification, paces: Paces) {
  const { code, parameters, link } = one
  const kind = 'kind' in one ? one.kind : kindOfCode(one.code)
  return [...new Set(one.employeeIds)].map(employeeId => ({
    workspace_id: db.workspaceId,
    id: newId(),
    employee_id: employeeId,
    code,
    kind,
    asks_for: one.asksFor ?? null,
    parameters,
    link,
    created_at: db.now,
    in_bell: paces(employeeId, kind, 'BELL') !== 'OFF',
    in_digest: paces(employeeId, kind, 'EMAIL') === 'DIGEST',
    isPushed: paces(employeeId, kind, 'PUSH') !== 'OFF',
  }))
}
