// Ends the notifications that ask for a decision which somebody has made: they say by whom, and count as read (N1).
import { writeLate } from '#api/db/connect/commit-writes.ts'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { publishLive } from '#api/live/publish-live.ts'
import type { Ending } from './ending-text.ts'
import { endedAsks } from './notification.store.ts'

type Asked = {
  /** The request or proposal. */
  readonly asksFor: string
  readonly ending: Ending
  /** Who is still to decide. */
  readonly keep?: readonly number[]
}

export async function endAsks(db: Scope, { asksFor, ending, keep = [] }: Asked): Promise<void> {
  writeLate(db)
  const ended = await endedAsks(db, { asksFor, ending, keep }).returning('employee_id').execute()
  await publishEnd(
    db,
    ended.map(row => row.employee_id),
  )
}

/** The same without waiting, for those who were asked, read under the lock of what they decide. */
export async function endKnownAsks(
  db: Scope,
  { askedIds, ...ended }: Asked & { readonly askedIds: readonly number[] },
): Promise<void> {
  if (askedIds.length === 0) return
  await sendWrite(db, endedAsks(db, ended).compile())
  await publishEnd(db, askedIds)
}

async function publishEnd(db: Scope, readers: readonly number[]): Promise<void> {
  const employeeIds = [...new Set(readers)]
  if (employeeIds.length > 0) await publishLive(db, { topic: 'notification', employeeIds })
}
