// Assigns a work shift to chosen people, or to a unit with all units below, from a date (A1, P8): a special case of the
// bulk change.
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type * as contract from '@hr/contract/shift-holder.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { todayIn } from '#api/company/today.ts'
import { filteredEmployees } from '../employee.queries.ts'
import { bulkChange, previewBulkChange } from './bulk-change.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { isUnit } from '#api/attendance/shift/shift-holders.queries.ts'
import { findShift } from '#api/attendance/shift/work-shift.store.ts'

type Assignment = CheckedInputOf<typeof contract.assignWorkShift>

export const assignWorkShift: Handler<typeof contract.assignWorkShift> = async work =>
  bulkChange({ ...work, input: await bulkInput(work) })

export const previewAssignWorkShift: Handler<typeof contract.previewAssignWorkShift> = async work =>
  previewBulkChange({ ...work, input: await bulkInput(work) })

/** NOT_FOUND; INVALID_INPUT if nobody is named, or for a unit of another workspace. */
async function bulkInput({ db, input }: Work<Assignment>) {
  const { id, unitId, from, takeDays, closedReason } = input
  orNotFound(await findShift(db, await todayIn(db), id))
  const ofUnit = unitId === undefined ? [] : await peopleOf(db, unitId, from)
  const employeeIds = [...new Set([...input.employeeIds, ...ofUnit])]
  if (employeeIds.length === 0)
    throw new Refusal('INVALID_INPUT', {}, [
      { path: unitId === undefined ? 'employeeIds' : 'unitId', code: 'nobodyChosen', parameters: {} },
    ])
  return { employeeIds, from, workShiftId: id, takeDays, closedReason }
}

/** The people of the unit and all units below on the day. */
async function peopleOf(db: Scope, unitId: string, on: string) {
  if (!(await isUnit(db, unitId)))
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'unitId', code: 'choice', parameters: {} }])
  const rows = await filteredEmployees(db, {
    search: '',
    statuses: ['active', 'probation', 'inactive'],
    unitId,
    on,
    isEmployedOn: true,
  })
    .select('e.id')
    .orderBy('e.id')
    .execute()
  return rows.map(row => row.id)
}
