// The work shifts of new employees, from the first day on (A1, P8).
import type { FieldError } from '@hr/contract/field-error.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import {
  insertEmployeeShifts,
  listWorkShiftRows,
  lockAssignableShift,
} from '#api/attendance/shift/employee-shift.store.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'

/** 'choice' if it cannot be assigned. Locks it until the transaction ends. */
export async function firstShiftErrors(db: Scope, workShiftId: string | undefined): Promise<FieldError[]> {
  if (workShiftId === undefined || (await lockAssignableShift(db, workShiftId))) return []
  return [{ path: 'workShiftId', code: 'choice', parameters: {} }]
}

type First = { readonly employeeId: number; readonly from: LocalDate; readonly workShiftId: string }

/** The default of the company is not assigned: who has it follows its changes. */
export async function assignFirstShifts(db: Scope, firsts: readonly First[]): Promise<void> {
  if (firsts.length === 0) return
  const byDefault = (await listWorkShiftRows(db)).find(({ isDefault }) => isDefault)
  const assigned = firsts.filter(({ workShiftId }) => workShiftId !== byDefault?.id)
  await insertEmployeeShifts(db, assigned)
  for (const { employeeId, from, workShiftId } of assigned)
    await auditUpdate(db, 'employee_shift', employeeId, {
      before: { workShiftId: null },
      after: { from, workShiftId },
    })
}
