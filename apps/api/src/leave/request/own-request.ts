// One's own request that is edited, or of which a change is asked: what it asks for now, and what is free for the change.
import type { LeaveRange } from '@hr/domain/leave/leave-days.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { Refusal, found } from '#api/http/refusal.ts'
import { findLeaveRow } from './leave-request-list.queries.ts'

export type OwnRequest = LeaveRange & {
  readonly id: string
  readonly leaveTypeId: string
  /** The requests whose days and balance the change may use: itself, and the leave it would replace. */
  readonly replacedIds: readonly string[]
}

/** NOT_FOUND for somebody else's. */
export async function findOwnRequest(
  db: Kysely<Tables>,
  workspaceId: string,
  employeeId: number,
  id: string,
): Promise<OwnRequest> {
  const row = found(await findLeaveRow(db, workspaceId, id))
  if (row.requesterId !== employeeId) throw new Refusal('NOT_FOUND')
  const { leaveTypeId, from, to, fromHalf, toHalf, originalId } = row
  const replacedIds = originalId === null ? [id] : [id, originalId]
  return { id, leaveTypeId, from, to, fromHalf, toHalf, replacedIds }
}
