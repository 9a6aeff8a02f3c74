import * as contract from '@hr/contract/work-shift.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { listWorkShiftRows } from './employee-shift.store.ts'
import { employeeShiftsListed } from './list-employee-shifts.ts'
import { employeeShiftPreviewed, employeeShiftSet } from './set-employee-shift.ts'

export const workShiftRoutes: readonly Route[] = [
  route(contract.listWorkShifts, ({ db, caller }) => listWorkShiftRows(db, caller.workspaceId)),
  route(contract.getEmployeeShifts, employeeShiftsListed),
  route(contract.previewEmployeeShift, employeeShiftPreviewed),
  route(contract.setEmployeeShift, employeeShiftSet),
]
