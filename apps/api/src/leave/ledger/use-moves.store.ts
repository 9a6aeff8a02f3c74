// Saves moves of used leave from one lot to another (L5, L6).
import type { UseMove } from '@hr/domain/leave/reallocated-uses.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'

type Move = UseMove & { readonly round: number }

/** Positive half days are released, after `round` earlier releases; negative ones are used. */
export async function insertUseMoves(db: Scope, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return
  const rows = moves.map(({ requestId, lotId, date, halfDays, round }) => ({
    workspace_id: db.workspaceId,
    id: newId(),
    lot_id: lotId,
    kind: halfDays > 0 ? ('RELEASE' as const) : ('USE' as const),
    half_days: halfDays,
    date,
    request_id: requestId,
    round: halfDays > 0 ? round : 0,
    created_at: db.now,
  }))
  await db.insertInto('leave_entry').values(rows).execute()
}
