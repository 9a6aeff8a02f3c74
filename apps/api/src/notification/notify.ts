// Puts a notification into the bells of some people, and tells their browsers at commit (N1).
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import { newId } from '#api/db/new-id.ts'
import { publishNews } from '#api/live/publish-live.ts'
import { insertNotifications } from './notification.store.ts'
import type { NotificationCode } from './notification-texts.ts'
import type { TextParameters } from './parameter-text.ts'

export type NewNotification = {
  /** Each gets one, however often named. */
  readonly employeeIds: readonly number[]
  readonly code: NotificationCode
  readonly parameters: TextParameters
  /** A path of the web application. */
  readonly link: string
}

export async function notify(
  trx: WorkspaceTransaction,
  workspaceId: string,
  now: Date,
  { employeeIds, code, parameters, link }: NewNotification,
): Promise<void> {
  const readers = [...new Set(employeeIds)]
  if (readers.length === 0) return
  const bells = readers.map(employeeId => ({ employeeId, id: newId() }))
  await insertNotifications(
    trx,
    bells.map(({ employeeId, id }) => ({
      workspace_id: workspaceId,
      id,
      employee_id: employeeId,
      code,
      parameters: JSON.stringify(parameters),
      link,
      created_at: now,
    })),
  )
  await publishNews(trx, workspaceId, bells)
}
