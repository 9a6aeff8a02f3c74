// Days of attendance of oneself, or of a person for who may see everybody's (A15, P5), and why a day is what it is (A12).
import type { explainDayOf, explainMyDay, listDaysOf, listMyDays } from '@hr/contract/attendance.ts'
import { punchSpan } from '@hr/domain/attendance/attendance-span.ts'
import { localDateOf, localTimeOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { Handler } from '#api/http/context.ts'
import { ownEmployeeId } from '#api/http/own-employee.ts'
import { refuseLongRange } from '#api/http/refuse-long-range.ts'
import { found } from '#api/http/refusal.ts'
import { listPunches } from '../punch/punch.store.ts'
import { findEmployed } from './day-facts.queries.ts'
import type { Dates } from './day-facts.queries.ts'
import { readDays } from './read-days.ts'
import { shownDay } from './shown-day.ts'

export const myDaysListed: Handler<typeof listMyDays> = work =>
  days(work, ownEmployeeId(work.caller), work.input)

export const daysOfListed: Handler<typeof listDaysOf> = work => days(work, work.input.id, work.input)

export const myDayExplained: Handler<typeof explainMyDay> = work =>
  explained(work, ownEmployeeId(work.caller), work.input.date)

export const dayOfExplained: Handler<typeof explainDayOf> = work =>
  explained(work, work.input.id, work.input.date)

/** END_BEFORE_START, INVALID_INPUT for more than 62 days. */
async function days(
  { db, caller: { workspaceId }, now }: Work<unknown>,
  employeeId: number,
  { from, to }: Dates,
) {
  refuseLongRange({ from, to })
  const person = found(await findEmployed(db, workspaceId, employeeId))
  return (await readDays(db, workspaceId, now, { person, from, to })).map(shownDay)
}

/** Every punch that could have counted: those of the windows around it too. */
async function explained(
  { db, caller: { workspaceId }, now }: Work<unknown>,
  employeeId: number,
  date: LocalDate,
) {
  const person = found(await findEmployed(db, workspaceId, employeeId))
  const [record] = await readDays(db, workspaceId, now, { person, from: date, to: date })
  const { time_zone: timeZone } = await getCompanyTime(db, workspaceId)
  const punches = await listPunches(db, workspaceId, employeeId, punchSpan(date, date, timeZone))
  return {
    day: record ? shownDay(record) : null,
    punches: punches.map(({ at, receivedAt, voidedAt, voidReason, ...punch }) => ({
      ...punch,
      at: at.toISOString(),
      date: localDateOf(at.getTime(), timeZone),
      time: localTimeOf(at.getTime(), timeZone),
      receivedAt: receivedAt.toISOString(),
      voidedAt: voidedAt?.toISOString() ?? null,
      voidReason: voidReason ?? '',
    })),
  }
}
