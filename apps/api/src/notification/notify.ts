// Creates notifications for some people and publishes them at commit (N1).
import type { Href } from '@hr/contract/paths.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import { publishNotifications } from '#api/live/publish-live.ts'
import { insertNotifications } from './notification.store.ts'
import type { NotificationCode } from './notification-texts.ts'
import type { TextParameters } from './parameter-text.ts'

export type NewNotification = {
  /** Each person gets one, even if named twice. */
  readonly employeeIds: readonly number[]
  readonly code: NotificationCode
  readonly parameters: TextParameters
  readonly link: Href
}

export const notify = (trx: Scope, notification: NewNotification): Promise<void> =>
  notifyAll(trx, [notification])

/** Several notifications in one statement. */
export async function notifyAll(trx: Scope, all: readonly NewNotification[]): Promise<void> {
  const rows = all.map(({ employeeIds, code, parameters, link }) =>
    [...new Set(employeeIds)].map(employeeId => ({
      workspace_id: trx.workspaceId,
      id: newId(),
      employee_id: employeeId,
      code,
      parameters: JSON.stringify(parameters),
      link,
      created_at: trx.now,
    })),
  )
  await insertNotifications(trx, rows.flat())
  for (const bells of rows)
    await publishNotifications(
      trx,
      bells.map(bell => ({ employeeId: bell.employee_id, id: bell.id })),
    )
}
