// The days of a request, before and after a decision, computed by the engine that stores them (A12).
import type { DayBrief, DayChange } from '@hr/contract/attendance-request-shapes.ts'
import { attendanceDays } from '@hr/domain/attendance/attendance-days.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import { datesFrom } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Dates } from '../day/day-facts.queries.ts'
import { keptDates } from '../day/kept-dates.ts'
import { loadPersonFacts } from '../day/load-person-facts.ts'
import { readDays } from '../day/read-days.ts'
import type { RequestChange } from './approved-requests.queries.ts'

type Wanted = {
  readonly employeeId: number
  readonly from: LocalDate
  readonly to: LocalDate
  /** Null = no change. */
  readonly change: RequestChange | null
}

/** For each date of the range; future dates have no day. */
export async function dayChanges(db: Scope, { employeeId, change, ...wanted }: Wanted): Promise<DayChange[]> {
  const dates = await keptDates(db, wanted)
  if (!dates) return []
  const before = briefs((await readDays(db, { employeeId, ...dates })).map(({ record }) => record))
  const after = change ? briefs(await daysWith(db, { employeeId, dates, change })) : undefined
  return datesFrom(dates.from, dates.to).map(date => ({
    date,
    before: before.get(date) ?? null,
    after: after?.get(date) ?? null,
  }))
}

async function daysWith(
  db: Scope,
  {
    employeeId,
    dates,
    change,
  }: { readonly employeeId: number; readonly dates: Dates; readonly change: RequestChange },
): Promise<DayRecord[]> {
  const { span, facts } = await loadPersonFacts(db, [employeeId], dates, { change })
  const own = facts.get(employeeId)
  return own ? attendanceDays(span, own, db.now.getTime()).map(({ record }) => record) : []
}

const briefs = (records: readonly DayRecord[]): ReadonlyMap<LocalDate, DayBrief> =>
  new Map(records.map(record => [record.date, dayBrief(record)]))

export function dayBrief(record: DayRecord): DayBrief {
  const { status, statuses, isProvisional, periods, lateTime, earlyOutTime } = record
  const times = periods.map(period => period.timeCheck)
  return {
    status,
    statuses: [...statuses],
    isProvisional,
    timeIn: times.find(({ timeIn }) => timeIn !== null)?.timeIn ?? null,
    timeOut: times.findLast(({ timeOut }) => timeOut !== null)?.timeOut ?? null,
    lateTime,
    earlyOutTime,
  }
}
