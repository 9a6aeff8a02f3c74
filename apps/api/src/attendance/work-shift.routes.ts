import { listWorkShifts, setEmployeeShift } from '@hr/contract/work-shift.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { listWorkShiftRows } from './employee-shift.store.ts'
import { employeeShiftSet } from './set-employee-shift.ts'

export const workShiftRoutes: readonly Route[] = [
  route(listWorkShifts, ({ db, caller }) => listWorkShiftRows(db, caller.workspaceId)),
  route(setEmployeeShift, employeeShiftSet),
]
