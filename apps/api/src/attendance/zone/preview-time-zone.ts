// What another time zone would change in the stored days of open periods (N4): the same computation as the change, without
// storing anything.
import type { TimeZoneEffect, previewTimeZone } from '@hr/contract/company-time-zone.ts'
import { attendanceDays } from '@hr/domain/attendance/attendance-days.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import { addDays, daysBetween } from '@hr/domain/calendar/local-date.ts'
import { isDeepStrictEqual } from 'node:util'
import { refuseOwnDefinition } from '#api/access/own-definition.ts'
import { lockFirstOpenDate } from '#api/calendar/period-lock.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'
import { listEmployed } from '../day/day-facts.queries.ts'
import type { Dates } from '../day/day-facts.queries.ts'
import { dayKey } from '../day/day-people.queries.ts'
import { listRecords } from '../day/differences.store.ts'
import { keptDates } from '../day/kept-dates.ts'
import { loadPersonFacts } from '../day/person-facts.ts'
import { listPeopleAtWorkFrom } from '../shift/shift-holders.queries.ts'
import { ownTimeZone } from './own-time-zone.ts'
import { refuseUnknownZone } from './refuse-unknown-zone.ts'

/** Days that are compared: a few seconds. */
const mostCompared = 20_000
/** Days in one computation. */
const batch = 2000

/** INVALID_INPUT, OWN_RECORD. */
export const timeZonePreviewed: Handler<typeof previewTimeZone> = async work => {
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
  const earliest = addDays(dates.to, 1 - Math.max(1, Math.floor(mostCompared / people.length)))
  const compared = { from: earliest > openFrom ? earliest : openFrom, to: dates.to }
  const moved = await movedDays(db, people, { ...compared, timeZone })
  return { openFrom, comparedFrom: compared.from, days: moved.length, people: new Set(moved).size }
}

type Asked = Dates & { readonly timeZone: string }

/** The person of each day that would differ. */
async function movedDays(db: Scope, employeeIds: readonly number[], asked: Asked): Promise<number[]> {
  const days = daysBetween(asked.from, asked.to) + 1
  const portion = Math.max(1, Math.floor(batch / days))
  const moved: number[] = []
  for (let start = 0; start < employeeIds.length; start += portion)
    moved.push(...(await movedOf(db, employeeIds.slice(start, start + portion), asked)))
  return moved
}

async function movedOf(db: Scope, employeeIds: readonly number[], { timeZone, ...dates }: Asked) {
  const stored = await listRecords(db, { employeeIds, ...dates })
  const people = await listEmployed(db, employeeIds)
  const { span, facts } = await loadPersonFacts(db, people, dates, { timeZone })
  const after = new Map(
    [...facts].flatMap(([employeeId, person]) =>
      attendanceDays(span, person, db.now.getTime()).days.map(
        ({ record }) => [dayKey({ employeeId, date: record.date }), record] as const,
      ),
    ),
  )
  return stored
    .filter(row => !isAlike(row.record, after.get(dayKey(row))))
    .map(({ employeeId }) => employeeId)
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
