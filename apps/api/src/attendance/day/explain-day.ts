// Explains a day (A12): its reasons one by one, and every punch that could have counted.
import type { explainDay as endpoint } from '@hr/contract/attendance.ts'
import { whyText } from '@hr/contract/messages/why-day.ts'
import { otWhyText } from '@hr/contract/messages/why-overtime.ts'
import { punchSpan } from '@hr/domain/attendance/attendance-span.ts'
import { outsideCause, uncountedCause } from '@hr/domain/attendance/punch-use.ts'
import { addDays, instantOf } from '@hr/domain/calendar/local-date.ts'
import { listPeople } from '#api/people/person.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { inBothLanguages } from '#api/notification/parameter-text.ts'
import { findOutcome } from '../overtime/ot-record.store.ts'
import type { DayOf } from '../overtime/ot-record.store.ts'
import { listDayOverrules } from '../overrule/overrule-list.queries.ts'
import { peopleOfOverrules, toOverrule } from '../overrule/to-overrule.ts'
import { listPunchEntries, listPunches } from '../punch/punch.store.ts'
import { toPunch } from '../punch/to-punch.ts'
import { findEmployed } from './day-facts.queries.ts'
import { requestsOfDay } from './day-requests.ts'
import { maySeeDaysOf } from './day-scope.ts'
import { readDays } from './read-days.ts'
import { toDays } from './to-days.ts'

/** Throws NOT_FOUND for a person whose days the caller may not see. */
export const explainDay: Handler<typeof endpoint> = async work => {
  const { db, input, now } = work
  const { employeeId, date } = input
  if (!(await maySeeDaysOf(work, employeeId))) throw new Refusal('NOT_FOUND')
  orNotFound(await findEmployed(db, employeeId))
  // Nearby punches belong to the neighbouring days.
  const around = await readDays(db, {
    employeeId,
    from: addDays(date, -2),
    to: addDays(date, 2),
  })
  const day = around.find(one => one.record.date === date)
  const [shown] = day ? await toDays(db, [{ employeeId, day }]) : []
  const { time_zone: timeZone } = await getCompanyTime(db)
  const punches = await listPunches(db, employeeId, {
    ...punchSpan(date, date, timeZone),
    fromAt: instantOf(addDays(date, -1), '00:00', timeZone),
  })
  const overrules = await listDayOverrules(db, { employeeId, date })
  const entries = await listPunchEntries(
    db,
    punches.map(({ id }) => id),
  )
  const people = await listPeople(db, [
    ...peopleOfOverrules(overrules),
    ...entries.flatMap(({ by }) => by ?? []),
  ])
  const history = Map.groupBy(entries, ({ punchId }) => punchId)
  const windows = around.map(({ facts }) => facts.window)
  const dayOf = (at: Date) => around.find(({ facts }) => facts.punches.includes(at.getTime()))
  const uncountedOf = (instant: Date) => {
    const at = instant.getTime()
    const of = dayOf(instant)
    return of ? uncountedCause(of.facts, at, now.getTime()) : outsideCause(at, windows)
  }
  return {
    day: shown ?? null,
    overtime: await overtimeOn(db, { employeeId, date }),
    reasons: (day?.record.why ?? []).map(why => inBothLanguages(language => whyText(language, why))),
    requests: await requestsOfDay(work, { employeeId, date }),
    punches: punches.map(row => ({
      ...toPunch({ ...row, dayDate: dayOf(row.at)?.record.date ?? null }, timeZone),
      uncounted: row.voidedAt === null ? uncountedOf(row.at) : null,
      history: (history.get(row.id) ?? []).map(({ action, at, by, reason }) => ({
        action,
        at: at.toISOString(),
        by: people.get(by ?? 0) ?? null,
        reason,
      })),
    })),
    overrules: overrules.map(row => toOverrule(row, people)),
    timeZone,
  }
}

async function overtimeOn(db: Scope, day: DayOf) {
  const record = await findOutcome(db, day)
  if (!record) return null
  const { status, payable, why } = record
  return { status, payable, reasons: why.map(one => inBothLanguages(language => otWhyText(language, one))) }
}
