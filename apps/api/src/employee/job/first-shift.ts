// The work shift of a new employee, from the first day on (A1, P8).
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
export async function assignFirstShift(db: Scope, { employeeId, from, workShiftId }: First): Promise<void> {
  const isDefault = (await listWorkShiftRows(db)).some(row => row.id === workShiftId && row.isDefault)
  if (isDefault) return
  await insertEmployeeShifts(db, [{ employeeId, from, workShiftId }])
  await auditUpdate(db, 'employee_shift', employeeId, {
    before: { workShiftId: null },
    after: { from, workShiftId },
  })
}
