// The attendance types, and the caller's remaining quota of each in the period of a date (A10).
import type { listAttendanceTypes as endpoint } from '@hr/contract/attendance-type.ts'
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { quotaUsed } from '@hr/domain/attendance/quota-refusal.ts'
import type { Handler } from '#api/http/context.ts'
import { listLiveRequests } from '../request/attendance-request.queries.ts'
import { listAttendanceTypeRows } from './attendance-type.store.ts'

export const listAttendanceTypes: Handler<typeof endpoint> = async ({ db, caller, input }) => {
  const { workspaceId, employeeId } = caller
  const types = await listAttendanceTypeRows(db)
  if (input.date === undefined || employeeId === null) return types.map(type => ({ ...type, left: null }))
  const period = attendancePeriod(input.date)
  const of = { workspaceId, kind: 'ATTENDANCE' } as const
  const live = await listLiveRequests(db, of, { requesterIds: [employeeId], ...period })
  return types.map(type => {
    const uses = live.filter(request => request.attendanceTypeId === type.id)
    const left = Math.max(0, type.quotaPerMonth - quotaUsed(period, uses))
    return { ...type, left: type.quotaPerMonth === 0 ? null : left }
  })
}
