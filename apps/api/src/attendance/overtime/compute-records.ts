// Computes overtime records from the stored days (O3-O6); stores nothing.
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { OtSetting } from '@hr/domain/overtime/ot-setting.ts'
import { settleDays } from '@hr/domain/overtime/settle-days.ts'
import type { OtDayToSettle, OtDayRecord, OtOutcome } from '@hr/domain/overtime/settle-days.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Scope } from '#api/db/connect/scope.ts'
import { loadOtSettings } from '#api/ot-setting/load-ot-settings.ts'
import { gradeOn } from '#api/people/grade-history.queries.ts'
import type { Dates } from '../day/day-facts.queries.ts'
import { dayKey } from '../day/day-people.queries.ts'
import { attendedDay } from './attended-day.ts'
import { listNeighbourDays, listEnteredMinutes, listSalaries } from './ot-record.store.ts'
import type { ChangedRecord, DayOf, OvertimeOf } from './ot-record.store.ts'

type SettledOf = { readonly employeeId: number; readonly record: OtDayRecord }

type Otherwise = {
  /** Replaces what HR entered for its date. */
  readonly entered?: DayOf & { readonly minutes: number }
  /** Replaces the stored settings. */
  readonly settingOf?: (employeeId: number, date: LocalDate) => OtSetting
}

/** From the stored days; stores nothing. */
export async function computeRecords(
  db: Scope,
  found: readonly OvertimeOf[],
  months: Dates,
  { entered, settingOf: given }: Otherwise = {},
): Promise<SettledOf[]> {
  const worked = found.flatMap(({ employeeId, facts }) => (facts ? [{ employeeId, facts }] : []))
  if (worked.length === 0) return []
  const employeeIds = [...new Set(worked.map(({ employeeId }) => employeeId))]
  const people = { employeeIds, ...months }
  const [neighbours, entries, settingOf, salaries] = await Promise.all([
    listNeighbourDays(
      db,
      worked.map(({ employeeId, facts }) => ({ employeeId, date: facts.date })),
    ),
    listEnteredMinutes(db, people),
    given ?? loadOtSettings(db, employeeIds, months),
    listSalaries(db, people),
  ])
  const days = new Map([...neighbours, ...worked].map(day => [keyOf(day), attendedDay(day.facts)]))
  const byHand = new Map(entries.map(entry => [dayKey(entry), entry.minutes]))
  if (entered) byHand.set(dayKey(entered), entered.minutes)
  const ofPeople = Map.groupBy(worked, ({ employeeId }) => employeeId)
  return [...ofPeople].flatMap(([employeeId, own]) => {
    const on = (date: string) => days.get(dayKey({ employeeId, date }))
    const toSettle = own.flatMap(({ facts: { date } }): OtDayToSettle[] => {
      const day = on(date)
      if (!day) return []
      const salary = gradeOn(salaries.get(employeeId), date)
      return [
        {
          before: on(addDays(date, -1)),
          day,
          after: on(addDays(date, 1)),
          setting: settingOf(employeeId, date),
          salary: toSalary(salary),
          byHand: byHand.get(dayKey({ employeeId, date })) ?? null,
        },
      ]
    })
    return settleDays(toSettle).map(record => ({ employeeId, record }))
  })
}

const keyOf = ({ employeeId, facts: { date } }: { employeeId: number; facts: { date: string } }) =>
  dayKey({ employeeId, date })

const toSalary = (job: { amount: number | null; currency: string | null } | undefined) =>
  job?.amount != null && job.currency !== null ? { amount: job.amount, currency: job.currency } : null

/** Dates whose record differs from the stored one, appears or goes. */
export function changedRecords(found: readonly OvertimeOf[], settled: readonly SettledOf[]): ChangedRecord[] {
  const computed = new Map(
    settled.map(({ employeeId, record }) => [dayKey({ employeeId, date: record.date }), record]),
  )
  return found.flatMap(({ employeeId, date, record: before }) => {
    const after = outcome(computed.get(dayKey({ employeeId, date })))
    return isDeepStrictEqual(before, after) ? [] : [{ employeeId, date, before, after }]
  })
}

function outcome(record: OtDayRecord | undefined): OtOutcome | null {
  if (!record) return null
  const { date: _, ...kept } = record
  return kept
}
