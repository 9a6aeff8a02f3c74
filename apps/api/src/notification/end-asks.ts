// Ends the notifications that ask for a decision which somebody has made: they say by whom, and count as read (N1).
import type { Scope } from '#api/db/connect/scope.ts'
import { publishLive } from '#api/live/publish-live.ts'
import type { Ending } from './ending-text.ts'
import { endAskingNotifications } from './notification.store.ts'

type Asked = {
  /** The request or proposal. */
  readonly asksFor: string
  readonly ending: Ending
  /** Who is still to decide. */
  readonly keep?: readonly number[]
}

export async function endAsks(db: Scope, { asksFor, ending, keep = [] }: Asked): Promise<void> {
  const employeeIds = await endAskingNotifications(db, { asksFor, ending, keep })
  if (employeeIds.length > 0) await publishLive(db, { topic: 'notification', employeeIds })
}
