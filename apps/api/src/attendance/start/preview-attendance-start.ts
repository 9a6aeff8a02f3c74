// What the days before the first day of attendance would be (A12): the same computation as the change, without storing it.
import type { previewAttendanceStart as endpoint } from '@hr/contract/company-attendance-start.ts'
import { irregularStatuses } from '@hr/domain/attendance/attendance-status.ts'
import type { DayStatus } from '@hr/domain/attendance/attendance-status.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import { todayIn } from '#api/company/today.ts'
import type { Handler } from '#api/http/context.ts'
import { computedDays, inPortions, lastDates } from '../day/computed-days.ts'
import type { ComputedDay } from '../day/computed-days.ts'
import { listPeopleAtWorkFrom } from '../shift/shift-holders.queries.ts'
import { refuseLateStart } from './refuse-late-start.ts'

/** Days that are computed: a few seconds. */
const mostComputed = 20_000

const irregular: readonly DayStatus[] = irregularStatuses

/** INVALID_INPUT. */
export const previewAttendanceStart: Handler<typeof endpoint> = async ({ db, input }) => {
  const { attendanceSince: from } = input
  const { attendance_since: since } = await getCompanyTime(db)
  refuseLateStart(from, since, await todayIn(db))
  const dates = { from, to: addDays(since, -1) }
  const employed = await listPeopleAtWorkFrom(db, from)
  const people = employed.filter(({ firstDay }) => firstDay <= dates.to).map(({ id }) => id)
  const computed = lastDates(dates, people.length, mostComputed)
  const days: ComputedDay[] = []
  for (const some of inPortions(people, computed))
    days.push(...(await computedDays(db, some, computed, { isPriced: false })))
  const wrong = days
    .map(({ record }) => record.statuses)
    .filter(statuses => statuses.some(status => irregular.includes(status)))
  const absences = wrong.filter(statuses => statuses.includes('ABSENT')).length
  return {
    ...computed,
    people: people.length,
    absences,
    irregular: wrong.length - absences,
  }
}
