// Tells the browsers of some people, at whatever server process they hang, that something of theirs changed.
// Sent at commit; a hint only: the browser asks again for what it shows.
import type { ImportProgress } from '@hr/contract/import.ts'
import type { Kysely } from 'kysely'
import { noteForCommit } from '#api/db/connect/commit-notes.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'

export const liveChannel = 'sabai_live'
export type LiveTopic =
  | 'notification'
  | 'leave'
  | 'attendance'
  | 'access'
  | 'employee'
  | 'organization'
  | 'address'
/** `employeeIds` empty = everybody of the workspace. */
export type LiveMessage = {
  readonly workspaceId: string
  readonly topic: LiveTopic
  readonly employeeIds: readonly number[]
}
/** New in the bells of some people: number of the employee -> id of the notification. */
export type NewsMessage = {
  readonly workspaceId: string
  readonly news: Readonly<Record<string, string>>
}
/** These sessions are over: their sockets are closed. */
export type SessionsEnded = { readonly endedSessions: readonly string[] }

/** How far long work of this session is; sent outside its transaction, whose end nobody would wait for. */
export type SessionProgress = { readonly sessionId: string; readonly progress: ImportProgress }

/** A payload has 8,000 bytes: so many ids fit into one. */
const mostIds = 150

export async function publishLive(trx: WorkspaceTransaction, message: LiveMessage): Promise<void> {
  const { employeeIds } = message
  if (employeeIds.length <= mostIds) return send(trx, message)
  for (let start = 0; start < employeeIds.length; start += mostIds)
    await send(trx, { ...message, employeeIds: employeeIds.slice(start, start + mostIds) })
}

/** Each hears of their own; what it says, the browser asks for in the language of its reader. */
export async function publishNews(
  trx: WorkspaceTransaction,
  workspaceId: string,
  bells: readonly { readonly employeeId: number; readonly id: string }[],
): Promise<void> {
  for (let start = 0; start < bells.length; start += mostIds) {
    const some = bells.slice(start, start + mostIds)
    await send(trx, { workspaceId, news: Object.fromEntries(some.map(one => [one.employeeId, one.id])) })
  }
}

export async function publishSessionsEnded(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += mostIds) {
    await send(db, { endedSessions: ids.slice(start, start + mostIds) })
  }
}

export async function publishProgress(db: Kysely<Tables>, message: SessionProgress): Promise<void> {
  await send(db, message)
}

async function send(
  db: Kysely<Tables>,
  message: LiveMessage | NewsMessage | SessionsEnded | SessionProgress,
): Promise<void> {
  await noteForCommit(db, { channel: liveChannel, payload: JSON.stringify(message) })
}
