// The approved request that its owner asks to cancel or to change (R6).
import { askRefusal } from '@hr/domain/approval/change-refusal.ts'
import { listSteps } from '#api/approval/approval.store.ts'
import { canSeeRequest } from '#api/approval/can-see-request.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { statusText } from '#api/approval/status-text.ts'
import { Refusal, found } from '#api/http/refusal.ts'
import type { Kind, RowOf, Shapes } from './kind.ts'
import { findRow } from './request.queries.ts'

/**
 * Behind its lock: of two who ask at once, the second sees what the first asked. NOT_FOUND for a caller who may not see
 * it, FORBIDDEN for somebody else's, NOT_APPROVED, CHANGE_OPEN.
 */
export async function originalToChange<S extends Shapes>(
  { db, caller, input, now, language }: Omit<Work<{ readonly id: string }>, 'services'>,
  kind: Kind<S>,
): Promise<RowOf<S>> {
  const { workspaceId, employeeId } = caller
  const head = found(await kind.lock(db, workspaceId, input.id))
  const steps = await listSteps(db, { workspaceId, kind: kind.kind }, [head.id])
  if (!(await canSeeRequest({ db, caller, now }, kind, head, steps))) throw new Refusal('NOT_FOUND')
  const original = found(await findRow(db, kind, workspaceId, head.id))
  const hasOpenChange = original.openChange !== null
  const refusal = askRefusal({ ...head, requestStatus: head.status, actorId: employeeId, hasOpenChange })
  if (refusal) throw new Refusal(refusal.code, { status: statusText(language, head.status) })
  return original
}
