// Marks own notifications as read; throws NOT_FOUND for those of other people.
import type { Caller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { markRead, markUnread } from './notification.store.ts'

type Nothing = Record<string, never>

export async function markNotificationRead(context: Context<{ id: string }, Caller>): Promise<Nothing> {
  const marked = await markOwn(context, context.input.id)
  if (marked === 0) throw new Refusal('NOT_FOUND')
  return {}
}

export async function markAllNotificationsRead(context: Context<object, Caller>): Promise<Nothing> {
  await markOwn(context)
  return {}
}

export async function markNotificationUnread(context: Context<{ id: string }, Caller>): Promise<Nothing> {
  const { db, caller, input } = context
  const marked = caller.employeeId === null ? 0 : await markUnread(db, caller.employeeId, input.id)
  if (marked === 0) throw new Refusal('NOT_FOUND')
  await publishRead(context, marked)
  return {}
}

async function markOwn(context: Context<object, Caller>, id?: string): Promise<number> {
  const { db, caller, now } = context
  const { workspaceId, employeeId } = caller
  if (workspaceId === null || employeeId === null) return 0
  const marked = await markRead(db, employeeId, { now, ...(id !== undefined && { id }) })
  await publishRead(context, marked)
  return marked
}

/** The reader's other windows reload their count. */
async function publishRead({ db, caller: { employeeId } }: Context<object, Caller>, marked: number) {
  if (marked > 0 && employeeId !== null)
    await publishLive(db, { topic: 'notification', employeeIds: [employeeId] })
}
