// Settles overtime records in the transaction that changed a fact (O3-O6, A12). They follow from the stored days, so that
// settling again changes nothing.
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { settleDays } from '@hr/domain/overtime/settle-days.ts'
import type { OtDayToSettle, OtDayRecord, OtOutcome } from '@hr/domain/overtime/settle-days.ts'
import { isDeepStrictEqual } from 'node:util'
import { listClosedPeriods } from '#api/calendar/closed-periods.queries.ts'
import { lockPeriodsShared } from '#api/calendar/period-lock.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { loadOtSettings } from '#api/ot-setting/load-ot-settings.ts'
import { gradeOn } from '#api/people/grade-history.queries.ts'
import type { Dates } from '../day/day-facts.queries.ts'
import { dayKey } from '../day/day-people.queries.ts'
import { insertDifferences } from '../day/differences.store.ts'
import type { Because } from '../day/differences.store.ts'
import { requireReason } from '../period/closed-reason.ts'
import { attendedDay } from './attended-day.ts'
import {
  listDaysBeside,
  listEnteredMinutes,
  listOvertime,
  listSalaries,
  saveRecords,
} from './ot-record.store.ts'
import type { DayOf, OvertimeOf } from './ot-record.store.ts'

type People = Dates & { readonly employeeIds: readonly number[] }

/** Call it with the people locked, after their days of these dates are stored. */
export async function settleRecords(
  db: Scope,
  { employeeIds, from, to }: People,
  because: Because,
): Promise<void> {
  const months = { from: attendancePeriod(addDays(from, -1)).from, to: attendancePeriod(addDays(to, 1)).to }
  const found = await listOvertime(db, { employeeIds, ...months })
  if (found.length === 0) return
  const settled = await computeRecords(db, found, months)
  const before = new Map(found.map(({ record, ...day }) => [dayKey(day), record]))
  const after = new Map(
    settled.map(({ employeeId, record }) => [dayKey({ employeeId, date: record.date }), record]),
  )
  const changed = found.flatMap(({ employeeId, date }) => {
    const key = dayKey({ employeeId, date })
    const change = { before: before.get(key) ?? null, after: outcome(after.get(key)) }
    return isDeepStrictEqual(change.before, change.after) ? [] : [{ employeeId, date, ...change }]
  })
  if (changed.length === 0) return
  await noteOvertime(db, changed, because)
  await saveRecords(db, changed)
}

function outcome(record: OtDayRecord | undefined): OtOutcome | null {
  if (!record) return null
  const { date: _, ...kept } = record
  return kept
}

type SettledOf = { readonly employeeId: number; readonly record: OtDayRecord }

/** From the stored days; stores nothing. `entered` replaces what HR entered for its date. */
export async function computeRecords(
  db: Scope,
  found: readonly OvertimeOf[],
  months: Dates,
  entered?: DayOf & { readonly minutes: number | null },
): Promise<SettledOf[]> {
  const worked = found.flatMap(({ employeeId, facts }) => (facts ? [{ employeeId, facts }] : []))
  if (worked.length === 0) return []
  const employeeIds = [...new Set(worked.map(({ employeeId }) => employeeId))]
  const people = { employeeIds, ...months }
  const [beside, entries, settingOf, salaries] = await Promise.all([
    listDaysBeside(
      db,
      worked.map(({ employeeId, facts }) => ({ employeeId, date: facts.date })),
    ),
    listEnteredMinutes(db, people),
    loadOtSettings(db, employeeIds, months),
    listSalaries(db, people),
  ])
  const days = new Map([...beside, ...worked].map(day => [keyOf(day), attendedDay(day.facts)]))
  const byHand = new Map(entries.map(entry => [dayKey(entry), entry.minutes]))
  if (entered) setOrDelete(byHand, dayKey(entered), entered.minutes)
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

function setOrDelete(map: Map<string, number>, key: string, value: number | null): void {
  if (value === null) map.delete(key)
  else map.set(key, value)
}

const toSalary = (job: { amount: number | null; currency: string | null } | undefined) =>
  job?.amount != null && job.currency !== null ? { amount: job.amount, currency: job.currency } : null

type Changed = DayOf & { readonly before: OtOutcome | null; readonly after: OtOutcome | null }

/** Changes in closed periods are listed, and need a reason (A13). */
async function noteOvertime(db: Scope, changed: readonly Changed[], because: Because): Promise<void> {
  const dates = changed.map(({ date }) => date).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return
  await lockPeriodsShared(db)
  const closed = await listClosedPeriods(db, { from, to })
  const differences = changed.flatMap(({ employeeId, date, before, after }) => {
    const period = closed.find(one => one.from <= date && date <= one.to)
    const change = { before: null, after: null, otBefore: before, otAfter: after }
    return period
      ? [{ employeeId, date, to: date, periodFrom: period.from, periodTo: period.to, ...change }]
      : []
  })
  const last = differences.at(-1)
  if (!last) return
  requireReason(because, last.periodTo)
  await insertDifferences(db, differences, because)
}
