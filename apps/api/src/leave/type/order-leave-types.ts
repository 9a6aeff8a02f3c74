// Sets the order of leave types, which every list, form and summary follows (L1).
import type { orderLeaveTypes as endpoint } from '@hr/contract/leave-type.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { rankRows } from '#api/db/rank-rows.ts'
import type { Handler } from '#api/http/context.ts'
import { refusePartialOrder } from '#api/http/refuse-partial-order.ts'
import { lockLeaveTypes } from './leave-type.store.ts'

/** LIST_CHANGED unless the ids are all types. */
export const orderLeaveTypes: Handler<typeof endpoint> = async ({ db, input: { ids } }) => {
  const before = await lockLeaveTypes(db)
  refusePartialOrder(before, ids)
  await rankRows(db, 'leave_type', ids)
  await auditUpdate(db, 'leave_type', 'order', { before: { ids: before }, after: { ids } })
  return {}
}
