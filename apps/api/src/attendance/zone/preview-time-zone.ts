// What another time zone would change in the stored days of open periods (N4): the same computation as the change, without
// storing anything.
import type { TimeZoneEffect, previewTimeZone as endpoint } from '@hr/contract/company-time-zone.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import { isDeepStrictEqual } from 'node:util'
import { refuseOwnDefinition } from '#api/access/own-definition.ts'
import { lockFirstOpenDate } from '#api/calendar/period-lock.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { Handler } from '#api/http/context.ts'
import { comparedDays } from '../day/compared-days.ts'
import { lastDates } from '../day/computed-days.ts'
import { keptDates } from '../day/kept-dates.ts'
import { listPeopleAtWorkFrom } from '../shift/shift-holders.queries.ts'
import { ownTimeZone } from './own-time-zone.ts'
import { refuseUnknownZone } from './refuse-unknown-zone.ts'

/** Days that are compared: a few seconds. */
const mostCompared = 20_000

/** INVALID_INPUT, OWN_RECORD. */
export const previewTimeZone: Handler<typeof endpoint> = async work => {
  const { db, input } = work
  const { timeZone } = input
  refuseUnknownZone(timeZone)
  await refuseOwnDefinition(work, await ownTimeZone(work))
  const dates = await keptDates(db, { from: await lockFirstOpenDate(db), to: '9999-12-31' })
  const none: TimeZoneEffect = { openFrom: null, comparedFrom: null, days: 0, people: 0 }
  if (!dates) return none
  const people = (await listPeopleAtWorkFrom(db, dates.from)).map(({ id }) => id)
  const openFrom = dates.from
  if ((await getCompanyTime(db)).time_zone === timeZone || people.length === 0)
    return { ...none, openFrom, comparedFrom: openFrom }
  const compared = lastDates(dates, people.length, mostCompared)
  const moved = (await comparedDays(db, people, { ...compared, timeZone }))
    .filter(({ before, after }) => !isAlike(before, after))
    .map(({ employeeId }) => employeeId)
  return { openFrom, comparedFrom: compared.from, days: moved.length, people: new Set(moved).size }
}

/** The status, the minutes and the penalty; the instants of the schedule always differ. */
function isAlike(before: DayRecord, after: DayRecord | undefined): boolean {
  return after !== undefined && isDeepStrictEqual(shown(before), shown(after))
}

const shown = ({ status, statuses, lateTime, earlyOutTime, workedMinutes, penalty }: DayRecord) => ({
  status,
  statuses,
  lateTime,
  earlyOutTime,
  workedMinutes,
  penalty,
})
