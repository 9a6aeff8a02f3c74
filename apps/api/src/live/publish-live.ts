// Sends a hint at commit to the browsers of some people, in any server process, that their data changed.
// The browser then reads again what it shows.
import type { Topic } from '@hr/contract/endpoint.ts'
import type { ImportProgress } from '@hr/contract/import.ts'
import { inBatches } from '#api/db/in-batches.ts'
import { noteForCommit } from '#api/db/connect/commit-writes.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db } from '#api/db/schema/tables.ts'

export const liveChannel = 'sabai_live'
/** Empty `employeeIds` = everybody in the workspace. */
type LiveHint = { readonly topic: Topic; readonly employeeIds: readonly number[] }
export type LiveMessage = LiveHint & { readonly workspaceId: string }
/** New notifications: employee id -> notification id. */
export type NotificationMessage = {
  readonly workspaceId: string
  readonly notifications: Readonly<Record<string, string>>
}
/** Closes the sockets of ended sessions. */
export type SessionsEnded = { readonly endedSessions: readonly string[] }

/** Progress of a long operation; sent outside its transaction, because hints inside it only go out at commit. */
export type SessionProgress = { readonly sessionId: string; readonly progress: ImportProgress }

/** A payload is limited to 8,000 bytes; this many ids fit. */
const mostIds = 150

export async function publishLive(trx: Scope, hint: LiveHint): Promise<void> {
  const { employeeIds } = hint
  const message = { workspaceId: trx.workspaceId, ...hint }
  if (employeeIds.length <= mostIds) return send(trx, message)
  for (const some of inBatches(employeeIds, mostIds)) await send(trx, { ...message, employeeIds: some })
}

/** Each person gets only their own ids; the browser reads the texts in its reader's language. */
export async function publishNotifications(
  trx: Scope,
  bells: readonly { readonly employeeId: number; readonly id: string }[],
): Promise<void> {
  for (const some of inBatches(bells, mostIds)) {
    await send(trx, {
      workspaceId: trx.workspaceId,
      notifications: Object.fromEntries(some.map(one => [one.employeeId, one.id])),
    })
  }
}

export async function publishSessionsEnded(db: Db, ids: readonly string[]): Promise<void> {
  for (const some of inBatches(ids, mostIds)) {
    await send(db, { endedSessions: some })
  }
}

export async function publishProgress(db: Db, message: SessionProgress): Promise<void> {
  await send(db, message)
}

async function send(
  db: Db,
  message: LiveMessage | NotificationMessage | SessionsEnded | SessionProgress,
): Promise<void> {
  await noteForCommit(db, { channel: liveChannel, payload: JSON.stringify(message) })
}
