// Tells the browsers of some people, at whatever server process they hang, that something of theirs changed.
// Sent at commit; a hint only: the browser asks again for what it shows.
import { sql } from 'kysely'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'

export const liveChannel = 'sabai_live'
export type LiveTopic = 'notification' | 'leave' | 'access'
/** `employeeIds` empty = everybody of the workspace. */
export type LiveMessage = {
  readonly workspaceId: string
  readonly topic: LiveTopic
  readonly employeeIds: readonly number[]
}

export async function publishLive(trx: WorkspaceTransaction, message: LiveMessage): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${JSON.stringify(message)})`.execute(trx)
}
