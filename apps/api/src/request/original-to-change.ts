// The approved request whose owner asks to cancel or change it (R6).
import { askRefusal } from '@hr/domain/approval/change-refusal.ts'
import { openRequest } from '#api/approval/open-request.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { statusText } from '#api/approval/status-text.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import type { Kind, RowOf, Shapes } from './kind.ts'
import { findRow } from './request.queries.ts'

/**
 * Locked, so that of two concurrent calls the second sees the first. Throws NOT_FOUND if the caller may not see it,
 * FORBIDDEN for another person's, NOT_APPROVED or CHANGE_OPEN.
 */
export async function originalToChange<S extends Shapes>(
  work: Work<{ readonly id: string }>,
  kind: Kind<S>,
): Promise<RowOf<S>> {
  const { db, caller, language } = work
  const { employeeId } = caller
  const { head } = await openRequest(work, kind)
  const original = orNotFound(await findRow(db, kind, head.id))
  const hasOpenChange = original.openChange !== null
  const refusal = askRefusal({ ...head, requestStatus: head.status, actorId: employeeId, hasOpenChange })
  if (refusal) throw new Refusal(refusal.code, { status: statusText(language, head.status) })
  return original
}
