// Builds a kind of request from its description: what approvals need to know about it (R1).
import { requestLocks } from '#api/approval/request-locks.queries.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { findClosedTo } from './closed-to.ts'
import type { Description, Kind, Shapes } from './kind.ts'
import { notifyRequest } from './notify-request.ts'
import { findRow, listOpenRows } from './request.queries.ts'
import { updateRequestStatus } from './request.store.ts'

export function kindOf<S extends Shapes>(description: Description<S>): Kind<S> {
  const { kind, table, isTableShared, lockCounted } = description
  return {
    ...description,
    ...requestLocks(table, isTableShared && kind),
    lockCounted: lockCounted ?? (() => Promise.resolve()),
    findClosedTo: (db, id) => findClosedTo(db, description, id),
    async settle(work, head, status, reason) {
      const dates = await updateRequestStatus(work.db, table, head.id, { status, now: work.now })
      await description.applyStatus?.(work, { head, status, dates }, reason)
    },
    async replaceOriginal(work, { id }, reason) {
      const change = orNotFound(await findRow(work.db, description, id))
      await description.applyReplacement?.(work, change, reason)
      return change
    },
    notify: (work, head, notices) => notifyRequest(work, description, head, notices),
    listOpen: (db, which) => listOpenRows(db, description, which),
  }
}
