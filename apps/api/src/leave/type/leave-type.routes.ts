// Leave types (L1).
import * as contract from '@hr/contract/leave-type.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { createLeaveType } from './create-leave-type.ts'
import { deleteLeaveType } from './delete-leave-type.ts'
import { countLeaveTypeUsage } from './leave-type-usage.queries.ts'
import { loadTypeYears, toLeaveTypeRow } from './leave-type-years.ts'
import { findLeaveType, listLeaveTypeRows } from './leave-type.store.ts'
import { orderLeaveTypes } from './order-leave-types.ts'
import { previewLeaveType } from './preview-leave-type.ts'
import { updateLeaveType } from './update-leave-type.ts'

export const leaveTypeRoutes: readonly Route[] = [
  route(contract.listLeaveTypes, async ({ db }) => {
    const years = await loadTypeYears(db)
    const rows = await listLeaveTypeRows(db)
    return rows.map(row => toLeaveTypeRow(row, years))
  }),
  route(contract.createLeaveType, createLeaveType),
  route(contract.orderLeaveTypes, orderLeaveTypes),
  route(contract.previewLeaveType, previewLeaveType),
  route(contract.updateLeaveType, updateLeaveType),
  route(contract.getLeaveTypeUsage, async ({ db, input }) => {
    const { id } = orNotFound(await findLeaveType(db, input.id))
    return countLeaveTypeUsage(db, id)
  }),
  route(contract.deleteLeaveType, deleteLeaveType),
]
