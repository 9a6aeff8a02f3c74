// The quota: requests of each type per employee and period from the 21st to the 20th (A10).
import type { saveAttendanceQuota as endpoint } from '@hr/contract/attendance-type.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { lockAttendanceTypes, updateAttendanceTypeRow } from './attendance-type.store.ts'
import { listQuotas } from './list-quota-use.ts'

/** Existing requests stay, even above a lower quota. NOT_FOUND, STALE. */
export const saveAttendanceQuota: Handler<typeof endpoint> = async work => {
  const { db, input } = work
  const types = new Map((await lockAttendanceTypes(db)).map(type => [type.id, type]))
  for (const { attendanceTypeId, quotaPerMonth, before } of input.quotas) {
    const type = orNotFound(types.get(attendanceTypeId))
    if (before !== undefined && before !== type.quotaPerMonth) throw new Refusal('STALE')
    if (quotaPerMonth === type.quotaPerMonth) continue
    await updateAttendanceTypeRow(db, type.id, { quota_per_month: quotaPerMonth })
    await auditUpdate(db, 'attendance_type', type.id, {
      before: { quota_per_month: type.quotaPerMonth },
      after: { quota_per_month: quotaPerMonth },
    })
  }
  await publishLive(db, { topic: 'attendance', employeeIds: [] })
  return listQuotas(db)
}
