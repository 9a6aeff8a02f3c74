// Makes a work shift the company's default from today on; earlier days keep theirs (A1, P8, L10).
import type * as contract from '@hr/contract/work-shift.ts'
import type { Recounted } from '@hr/contract/recount.ts'
import { windowReachDays } from '@hr/domain/attendance/day-windows.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { guardOwnDefinition, refuseOwnDefinition } from '#api/access/own-definition.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { lockDefaultShift, saveDefaultShift } from '#api/company/company.store.ts'
import { todayIn } from '#api/company/today.ts'
import { dryRun } from '#api/db/connect/dry-run.ts'
import { lockEmployees } from '#api/people/lock-employees.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { recomputeChangedDays } from '../day/recompute-changed-days.ts'
import { lockFirstOpenDate } from '#api/calendar/period-lock.ts'
import { lockAssignableShift, insertOldDefault, listShiftHistories } from './employee-shift.store.ts'
import { ownDefault } from './own-shift.ts'
import { listEmployeeIds } from './shift-holders.queries.ts'
import { findShift } from './work-shift.store.ts'

type Change = { readonly id: string; readonly takeDays: boolean }

export const setDefaultWorkShift: Handler<typeof contract.setDefaultWorkShift> = async work => {
  await guardOwnDefinition(work, await ownDefault(work), work.input.ownRecordReason)
  const { db, caller } = work
  const firstOpen = await lockFirstOpenDate(db)
  const requests = await setDefault(work, work.input)
  const reached = addDays(await todayIn(db), -windowReachDays)
  const from = reached < firstOpen ? firstOpen : reached
  const employeeIds = await listEmployeeIds(db)
  await recomputeChangedDays(work, { employeeIds, from, to: null, by: caller.employeeId, cause: 'SHIFT' })
  return { requests }
}

export const previewDefaultWorkShift: Handler<typeof contract.previewDefaultWorkShift> = async work => ({
  requests: await dryRun(work.db, async () => {
    await refuseOwnDefinition(work, await ownDefault(work))
    return setDefault(work, { ...work.input, takeDays: true })
  }),
})

/** NOT_FOUND, WORK_SHIFT_INACTIVE. */
async function setDefault(work: Work<unknown>, { id, takeDays }: Change): Promise<Recounted[]> {
  const { db, caller } = work
  const { workspaceId } = caller
  const isActive = await lockAssignableShift(db, id)
  const from = await todayIn(db)
  const { name, nameLo } = orNotFound(await findShift(db, from, id))
  if (!isActive) throw new Refusal('WORK_SHIFT_INACTIVE')
  const old = await lockDefaultShift(db)
  if (old === id) return []
  const employeeIds = await listEmployeeIds(db)
  await lockEmployees(db, employeeIds)
  const histories = await listShiftHistories(db, employeeIds)
  const requests = await work.services.reactions.shiftChanged(
    work,
    { employeeIds, from, takeDays, name, nameLo },
    async () => {
      if (old !== null) await insertOldDefault(db, histories, { from, workShiftId: old })
      await saveDefaultShift(db, id)
    },
  )
  await auditUpdate(db, 'company_profile', workspaceId, {
    before: { workShiftId: old },
    after: { from, workShiftId: id },
  })
  await publishLive(db, { topic: 'employee', employeeIds: [] })
  return requests
}
