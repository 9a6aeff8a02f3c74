import * as holderContract from '@hr/contract/shift-holder.ts'
import * as contract from '@hr/contract/work-shift.ts'
import { todayIn } from '#api/company/today.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { getEmployeeShifts } from './shift/get-employee-shifts.ts'
import { previewEmployeeShift, setEmployeeShift } from './shift/set-employee-shift.ts'
import { previewWorkShift, updateWorkShift } from './shift/change-work-shift.ts'
import { createWorkShift } from './shift/create-work-shift.ts'
import { deleteWorkShift } from './shift/delete-work-shift.ts'
import { listWorkShiftHolders } from './shift/list-work-shift-holders.ts'
import { previewDefaultWorkShift, setDefaultWorkShift } from './shift/set-default-shift.ts'
import { findShift, listShifts } from './shift/work-shift.store.ts'

export const workShiftRoutes: readonly Route[] = [
  route(contract.listWorkShifts, async ({ db }) => listShifts(db, await todayIn(db))),
  route(contract.getWorkShift, async ({ db, input }) =>
    orNotFound(await findShift(db, await todayIn(db), input.id)),
  ),
  route(contract.createWorkShift, createWorkShift),
  route(contract.previewWorkShift, previewWorkShift),
  route(contract.updateWorkShift, updateWorkShift),
  route(contract.deleteWorkShift, deleteWorkShift),
  route(contract.previewDefaultWorkShift, previewDefaultWorkShift),
  route(contract.setDefaultWorkShift, setDefaultWorkShift),
  route(holderContract.listWorkShiftHolders, listWorkShiftHolders),
  route(holderContract.getEmployeeShifts, getEmployeeShifts),
  route(holderContract.previewEmployeeShift, previewEmployeeShift),
  route(holderContract.setEmployeeShift, setEmployeeShift),
]
