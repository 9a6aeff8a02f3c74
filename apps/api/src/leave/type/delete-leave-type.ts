// Deletes an unused leave type with its yearly grants (L1). The lock prevents new requests and grants.
import { amountOfYear } from '@hr/domain/leave/amount-of-year.ts'
import type { deleteLeaveType as endpoint } from '@hr/contract/leave-type.ts'
import { auditDelete } from '#api/audit/write-audit.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { deleteGrantsOfType } from '../ledger/delete-grants-of.ts'
import { leaveTypeColumns } from './leave-type-columns.ts'
import { countLeaveTypeUsage } from './leave-type-usage.queries.ts'
import { loadTypeYears } from './leave-type-years.ts'
import { deleteLeaveTypeRow, findLeaveTypeForDelete } from './leave-type.store.ts'

/** LEAVE_TYPE_IN_USE reports how it is used. */
export const deleteLeaveType: Handler<typeof endpoint> = async ({ db, input }) => {
  const type = orNotFound(await findLeaveTypeForDelete(db, input.id))
  const usage = await countLeaveTypeUsage(db, type.id)
  if (Object.values(usage).some(count => count > 0)) throw new Refusal('LEAVE_TYPE_IN_USE', usage)
  const grants = await deleteGrantsOfType(db, type.id)
  await deleteLeaveTypeRow(db, type.id)
  const { current } = await loadTypeYears(db)
  await auditDelete(db, 'leave_type', type.id, {
    ...leaveTypeColumns(type),
    amount: amountOfYear(type.amounts, current),
    grants,
  })
  await publishLive(db, { topic: 'leave', employeeIds: [] })
  return {}
}
