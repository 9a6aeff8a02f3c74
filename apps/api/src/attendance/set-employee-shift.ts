// Gives one person a shift from a date on (A1, P8).
import type { setEmployeeShift } from '@hr/contract/work-shift.ts'
import { jobChangeRefusal } from '@hr/domain/employee/job-change-refusal.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { shownDate } from '#api/employee/change-job.ts'
import { lockEmployee } from '#api/employee/job.store.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, found } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { changeShifts, listShiftHistories, listWorkShiftRows, shiftOn } from './employee-shift.store.ts'

export const employeeShiftSet: Handler<typeof setEmployeeShift> = async ({ db, caller, input, now }) => {
  const { workspaceId } = caller
  const { id, from, workShiftId } = input
  const employee = found(await lockEmployee(db, workspaceId, id))
  const refusal = jobChangeRefusal({ from, startedOn: employee.started_on, endedOn: employee.ended_on })
  if (refusal) throw new Refusal(refusal.code, { date: shownDate(refusal.date) })
  const shifts = await listWorkShiftRows(db, workspaceId)
  if (!shifts.some(shift => shift.id === workShiftId))
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'workShiftId', code: 'choice', parameters: {} }])
  const histories = await listShiftHistories(db, workspaceId, [id])
  const before = histories.map(history => shiftOn(history, from))
  if (before.includes(workShiftId)) return {}
  await changeShifts(db, workspaceId, histories, { from, workShiftId })
  await writeAudit(db, caller, now, {
    operation: 'UPDATE',
    entity: 'employee_shift',
    entityId: id,
    before: { workShiftId: before[0] ?? null },
    after: { from, workShiftId },
  })
  await publishLive(db, { workspaceId, topic: 'employee', employeeIds: [] })
  return {}
}
