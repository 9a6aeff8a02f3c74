// Approved requests as facts of days (A6, A3), by people and dates.
import type { ApprovedFacts } from '@hr/domain/attendance/day-facts.ts'
import { countsOn } from '@hr/domain/attendance/request-change.ts'
import type { AskedTimes } from '@hr/domain/attendance/overlap-date.ts'
import { datesFrom } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { AttendanceKindCode } from './attendance-request.queries.ts'

type ApprovedRequest = AskedTimes & {
  readonly kind: AttendanceKindCode | 'OT'
  readonly employeeId: number
  readonly type: string
  readonly typeLo: string
  readonly place: string
}
type Dates = { readonly from: LocalDate; readonly to: LocalDate }

/** A hypothetical decision to compute days with; nothing is stored. */
export type RequestChange = {
  readonly withoutIds: readonly string[]
  readonly added: readonly ApprovedRequest[]
}

export function selectApprovedRequests(
  db: Scope,
  employeeIds: readonly number[],
  { from, to }: Dates,
  withoutIds: readonly string[],
) {
  const isApproved = sql<boolean>`r.employee_id = any(${employeeIds}::integer[]) and r.id <> all(${withoutIds}::uuid[])
    and r.status = 'APPROVED' and r.purpose <> 'CANCELLATION' and r.from_date <= ${to} and r.to_date >= ${from}`
  return db
    .from('attendance_request as r')
    .leftJoin('attendance_type as t', join =>
      join.onRef('t.workspace_id', '=', 'r.workspace_id').onRef('t.id', '=', 'r.attendance_type_id'),
    )
    .select([
      sql<ApprovedRequest['kind']>`r.kind`.as('kind'),
      'r.employee_id as employeeId',
      'r.from_date as from',
      'r.to_date as to',
      'r.time_in as timeIn',
      'r.time_out as timeOut',
      'r.place',
      sql<string>`coalesce(t.name, '')`.as('type'),
      sql<string>`coalesce(t.name_lo, '')`.as('typeLo'),
    ])
    .where(isApproved)
    .unionAll(
      db
        .from('ot_request as r')
        .select([
          sql<ApprovedRequest['kind']>`'OT'`.as('kind'),
          'r.employee_id as employeeId',
          'r.from_date as from',
          'r.to_date as to',
          'r.time_in as timeIn',
          'r.time_out as timeOut',
          sql<string>`''`.as('place'),
          sql<string>`''`.as('type'),
          sql<string>`''`.as('typeLo'),
        ])
        .where(isApproved),
    )
}

type RequestFacts = Pick<ApprovedFacts, 'offSite' | 'attendanceRequests' | 'overtime'>

/** By date on which a request counts. */
export function requestFacts(
  requests: readonly ApprovedRequest[],
  { from, to }: Dates,
  isWorking: (date: LocalDate) => boolean,
): ReadonlyMap<LocalDate, RequestFacts> {
  const facts = new Map<LocalDate, RequestFacts>()
  if (requests.length === 0) return facts
  for (const date of datesFrom(from, to)) {
    const on = requests.filter(request => countsOn(request, date, isWorking))
    if (on.length === 0) continue
    const ofKind = (kind: ApprovedRequest['kind']) => on.filter(request => request.kind === kind)
    facts.set(date, {
      offSite: ofKind('OFF_SITE').map(({ timeIn, timeOut, place }) => ({ timeIn, timeOut, place })),
      attendanceRequests: ofKind('ATTENDANCE').map(({ timeIn, timeOut, type, typeLo }) => ({
        timeIn,
        timeOut,
        type,
        typeLo,
      })),
      overtime: ofKind('OT').flatMap(({ timeIn, timeOut }) =>
        timeIn === null || timeOut === null ? [] : [{ timeIn, timeOut }],
      ),
    })
  }
  return facts
}
