// All facts to check a draft of an attendance or off-site request, for the preview and the request alike, so that they
// cannot differ.
import type { QuotaPeriod } from '@hr/contract/attendance-request-shapes.ts'
import { attendancePeriods } from '@hr/domain/calendar/attendance-period.ts'
import { quotaUsed } from '@hr/domain/attendance/quota-refusal.ts'
import { isMaterialChange } from '@hr/domain/attendance/request-change.ts'
import { overlapDate } from '@hr/domain/attendance/overlap-date.ts'
import { isTooLong, mostRequestDays, requestRefusal } from '@hr/domain/attendance/request-refusal.ts'
import type { RequestFacts } from '@hr/domain/attendance/request-refusal.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import type { MessageParameters } from '@hr/contract/messages/text.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import { lockRow } from '#api/db/lock-row.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import type { DraftOf, FactsOf } from '#api/request/kind.ts'
import { findEmployed } from '../day/day-facts.queries.ts'
import { findAttendanceType } from '../type/attendance-type.store.ts'
import { listLiveRequests } from './attendance-request.queries.ts'
import type { LiveRequest } from './attendance-request.queries.ts'
import { askedOf } from './asked-attendance.ts'
import type { AttendanceOf } from './attendance-request.queries.ts'
import type { AttendanceShapes } from './attendance-shapes.ts'

/** Throws NOT_FOUND for an attendance type of another workspace. */
export async function loadAttendanceFacts(
  db: Scope,
  of: AttendanceOf,
  employeeId: number,
  { own, fileCount, ...draft }: DraftOf<AttendanceShapes>,
): Promise<FactsOf<AttendanceShapes>> {
  const asked = askedOf(draft)
  const { attendanceTypeId } = asked
  const [_, foundType, employed, live, company] = await Promise.all([
    attendanceTypeId === null ? null : lockRow(db, 'attendance_type', attendanceTypeId),
    attendanceTypeId === null ? null : findAttendanceType(db, attendanceTypeId),
    findEmployed(db, employeeId),
    listOthers(db, of, employeeId, asked),
    getCompanyTime(db),
  ])
  const type = attendanceTypeId === null ? null : orNotFound(foundType)
  const { started_on: startedOn, ended_on: endedOn } = orNotFound(employed)
  const others = live.filter(other => !own?.replacedIds.includes(other.id))
  const quotaPerMonth = type?.quotaPerMonth ?? 0
  const uses = others.filter(other => other.attendanceTypeId === attendanceTypeId)
  const isSame = own !== undefined && !isMaterialChange(own, asked)
  const facts = {
    type,
    quota: { quotaPerMonth, others: uses },
    startedOn,
    endedOn,
    attendanceSince: company.attendance_since,
    overlap: others.map(other => overlapDate(asked, other)).find(date => date !== undefined),
    isSame,
  }
  const code = requestRefusal({ ...asked, fileCount }, facts)
  return {
    asked: { ...asked, typeName: type?.name ?? null, typeNameLo: type?.nameLo ?? null },
    isSame,
    quota: quotaPerMonth === 0 ? [] : quotaPeriods(asked, quotaPerMonth, uses),
    refusal: code && new Refusal(code, parametersOf(code, facts)),
  }
}

/** Requests of the periods that the draft overlaps; none for a range that is refused anyway. */
async function listOthers(
  db: Scope,
  of: AttendanceOf,
  employeeId: number,
  draft: DateRange,
): Promise<LiveRequest[]> {
  const periods = draft.to < draft.from || isTooLong(draft) ? [] : attendancePeriods(draft)
  const [first, last] = [periods[0], periods.at(-1)]
  if (!first || !last) return []
  return listLiveRequests(db, of, { requesterIds: [employeeId], from: first.from, to: last.to })
}

export const quotaPeriods = (
  range: DateRange,
  quota: number,
  uses: Parameters<typeof quotaUsed>[1],
): QuotaPeriod[] =>
  attendancePeriods(range).map(period => {
    const used = quotaUsed(period, uses)
    return { ...period, quota, used, left: Math.max(0, quota - used) }
  })

/** `date` is the day that causes the refusal. */
function parametersOf(
  code: string,
  { overlap, startedOn, endedOn, attendanceSince }: RequestFacts,
): MessageParameters {
  if (code === 'ATTENDANCE_TOO_LONG') return { days: mostRequestDays }
  const dates: Readonly<Record<string, string | null | undefined>> = {
    REQUEST_OVERLAPS: overlap,
    BEFORE_EMPLOYMENT: startedOn,
    AFTER_EMPLOYMENT: endedOn,
    BEFORE_ATTENDANCE: attendanceSince,
  }
  const date = dates[code]
  return date ? { date: date.split('-').toReversed().join('/') } : {}
}
