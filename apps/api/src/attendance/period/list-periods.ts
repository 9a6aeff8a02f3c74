// The periods of a company (A13).
import type { listPeriods as endpoint } from '@hr/contract/attendance-period.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { attendancePeriods } from '@hr/domain/calendar/attendance-period.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import { addMonths, localDateOf } from '@hr/domain/calendar/local-date.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import { listPeople } from '#api/people/person.ts'
import { listPeriodChanges, listPeriodRows } from './period.store.ts'

type Asking = Pick<Work<unknown>, 'db' | 'caller' | 'now'>
type Row = OutputOf<typeof endpoint>[number]

export const listPeriods = async (work: Asking): Promise<Row[]> => {
  const { time_zone: timeZone, attendance_since: since } = await profileOf(work)
  const today = localDateOf(work.now.getTime(), timeZone)
  const yearAgo = addMonths(today, -12)
  const periods = attendancePeriods({ from: since > yearAgo ? since : yearAgo, to: today })
  return toPeriods(work, periods.toReversed())
}

export async function toPeriods(work: Asking, periods: readonly DateRange[]): Promise<Row[]> {
  const { db } = work
  const profile = await profileOf(work)
  const known = new Map((await listPeriodRows(db)).map(row => [row.from, row]))
  const people = await listPeople(
    db,
    [...known.values()].map(row => row.changedBy),
  )
  const changes = await listPeriodChanges(db, periods)
  return periods.map(({ from, to }) => {
    const row = known.get(from)
    const { differences = 0, isStale = false } = changes.get(from) ?? {}
    const isClosed = row?.isClosed ?? false
    return {
      id: to.slice(0, 7),
      from,
      to,
      isClosed,
      mayClose: !isClosed && !isStale && to <= (profile.attendance_closed_to ?? ''),
      changedAt: row?.changedAt.toISOString() ?? null,
      changedBy: people.get(row?.changedBy ?? 0) ?? null,
      reason: row?.reason ?? '',
      differences,
    }
  })
}

const profileOf = ({ db }: Asking) => getCompanyProfile(db)
