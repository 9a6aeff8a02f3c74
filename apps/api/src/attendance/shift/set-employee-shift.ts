// Assigns a shift to one person from a date on, and recounts leave (A1, P8, L10).
import type * as contract from '@hr/contract/shift-holder.ts'
import type { Recounted } from '@hr/contract/recount.ts'
import { windowReachDays } from '@hr/domain/attendance/day-windows.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { jobChangeRefusal } from '@hr/domain/employee/job-change-refusal.ts'
import { guardOwnRecord, refuseOwnRecord } from '#api/access/own-record.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { dryRun } from '#api/db/connect/dry-run.ts'
import { formatDate } from '#api/http/format-date.ts'
import { lockEmployee } from '#api/people/lock-employees.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { recomputeChangedDays } from '../day/recompute-changed-days.ts'
import {
  changeShifts,
  lockAssignableShift,
  listShiftHistories,
  listWorkShiftRows,
  shiftOn,
} from './employee-shift.store.ts'

type Change = {
  readonly id: number
  readonly workShiftId: string
  readonly from: string
  readonly takeDays: boolean
}

export const setEmployeeShift: Handler<typeof contract.setEmployeeShift> = async work => {
  const { id, closedReason, ownRecordReason: reason } = work.input
  const own = { employeeId: id, area: 'SHIFT', reason, field: 'ownRecordReason' } as const
  await guardOwnRecord(work, own)
  const requests = await setShift(work, work.input)
  const from = addDays(work.input.from, -windowReachDays)
  const fact = { employeeIds: [work.input.id], from, to: null } as const
  const by = work.caller.employeeId
  await recomputeChangedDays(work, { ...fact, by, cause: 'SHIFT', reason: closedReason })
  return { requests }
}

/** Makes the change and rolls it back, so that the preview is always exact. */
export const previewEmployeeShift: Handler<typeof contract.previewEmployeeShift> = async work => ({
  requests: await dryRun(work.db, async () => {
    await refuseOwnRecord(work, work.input.id, 'SHIFT')
    return setShift(work, { ...work.input, takeDays: true })
  }),
})

async function setShift(
  work: Work<unknown>,
  { id, from, workShiftId, takeDays }: Change,
): Promise<Recounted[]> {
  const { db } = work
  const isThere = await lockAssignableShift(db, workShiftId)
  const employee = orNotFound(await lockEmployee(db, id))
  const refusal = jobChangeRefusal({ from, startedOn: employee.started_on, endedOn: employee.ended_on })
  if (refusal) throw new Refusal(refusal.code, { date: formatDate(refusal.date) })
  const shift = (await listWorkShiftRows(db)).find(one => one.id === workShiftId)
  if (!shift || !isThere)
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'workShiftId', code: 'choice', parameters: {} }])
  const histories = await listShiftHistories(db, [id])
  const before = histories.map(history => shiftOn(history, from))
  if (before.includes(workShiftId)) return []
  const { name, nameLo } = shift
  const requests = await work.services.reactions.shiftChanged(
    work,
    { employeeIds: [id], from, takeDays, name, nameLo },
    () => changeShifts(db, histories, { from, workShiftId }),
  )
  await auditUpdate(db, 'employee_shift', id, {
    before: { workShiftId: before[0] ?? null },
    after: { from, workShiftId },
  })
  await publishLive(db, { topic: 'employee', employeeIds: [] })
  return requests
}
