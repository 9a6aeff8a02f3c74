import * as contract from '@hr/contract/work-shift.ts'
import { todayIn } from '#api/company/today.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { employeeShiftsListed } from './shift/list-employee-shifts.ts'
import { employeeShiftPreviewed, employeeShiftSet } from './shift/set-employee-shift.ts'
import { workShiftPreviewed, workShiftUpdated } from './shift/change-work-shift.ts'
import { createWorkShift } from './shift/create-work-shift.ts'
import { deleteWorkShift } from './shift/delete-work-shift.ts'
import { listShiftHolders } from './shift/list-shift-holders.ts'
import { defaultShiftPreviewed, defaultShiftSet } from './shift/set-default-shift.ts'
import { findShift, listShifts } from './shift/work-shift.store.ts'

export const workShiftRoutes: readonly Route[] = [
  route(contract.listWorkShifts, async ({ db }) => listShifts(db, await todayIn(db))),
  route(contract.getWorkShift, async ({ db, input }) =>
    orNotFound(await findShift(db, await todayIn(db), input.id)),
  ),
  route(contract.createWorkShift, createWorkShift),
  route(contract.previewWorkShift, workShiftPreviewed),
  route(contract.updateWorkShift, workShiftUpdated),
  route(contract.deleteWorkShift, deleteWorkShift),
  route(contract.previewDefaultWorkShift, defaultShiftPreviewed),
  route(contract.setDefaultWorkShift, defaultShiftSet),
  route(contract.listWorkShiftHolders, listShiftHolders),
  route(contract.getEmployeeShifts, employeeShiftsListed),
  route(contract.previewEmployeeShift, employeeShiftPreviewed),
  route(contract.setEmployeeShift, employeeShiftSet),
]
