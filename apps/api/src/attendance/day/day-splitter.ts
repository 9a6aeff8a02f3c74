// Takes apart a computed day, so that what many days share is stored once (A12): the facts that everybody with the shift on
// the date has (the plan), and the text of the record around its figures (the form).
import { nothingApproved } from '@hr/domain/attendance/day-facts.ts'
import type { DayFacts, DayWindow } from '@hr/domain/attendance/day-facts.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import type { StoredFacts } from '#api/db/schema/attendance-tables.ts'

type SplitDay = {
  /** Place among the plans, and among the forms. */
  readonly plan: number
  readonly form: number
  /** What differs from the plan. */
  readonly facts: Partial<StoredFacts>
  readonly figures: string
}
type PlannedFacts = Pick<DayFacts, 'schedule' | 'window'>
type SplitRecord = { readonly form: string; readonly figures: string }

const nothingOwn = { ...nothingApproved, punches: [], jobGrade: null, rates: null } as const
const ownNames = Object.keys(nothingOwn) as readonly (keyof typeof nothingOwn)[]

/** Collects the plans and forms of the days that it splits. */
export function daySplitter() {
  const plans = collected<StoredFacts>()
  const forms = collected<string>()
  return {
    plans: plans.list,
    forms: forms.list,
    split(facts: DayFacts, record: DayRecord): SplitDay {
      const { date, timeZone, shift, schedule, window, holiday } = facts
      const shared = { date, timeZone, shift, schedule, window, holiday }
      const { form, figures } = splitRecord(record, facts)
      return {
        plan: plans.placeOf(JSON.stringify(shared), () => ({ ...shared, ...nothingOwn })),
        form: forms.placeOf(form, () => form),
        facts: ownFacts(facts, record),
        figures,
      }
    },
  }
}

function collected<Shared>() {
  const list: Shared[] = []
  const places = new Map<string, number>()
  return {
    list,
    placeOf(key: string, make: () => Shared): number {
      let place = places.get(key)
      if (place === undefined) places.set(key, (place = list.push(make()) - 1))
      return place
    },
  }
}

/** Omits rates that did not apply, which would be half of all facts, and the contract, which would change every day. */
function ownFacts(facts: DayFacts, { lateTime, earlyOutTime }: DayRecord): Partial<StoredFacts> {
  const isPriced = lateTime > 0 || earlyOutTime > 0
  const own: Partial<Record<keyof StoredFacts, unknown>> = {}
  for (const name of ownNames) {
    const value = facts[name]
    if (value !== null && value.length > 0 && (name !== 'rates' || isPriced)) own[name] = value
  }
  return own as Partial<StoredFacts>
}

/** Times of the schedule stay in the form. PostgreSQL's format() puts the figures back. */
function splitRecord(record: DayRecord, { schedule, window }: PlannedFacts): SplitRecord {
  const figures: string[] = []
  const planned = new Set(schedule.flatMap(({ timeIn, timeOut }) => [timeIn, timeOut]))
  const form = JSON.stringify(withoutColumns(record, window))
    .replaceAll('%', '%%')
    .replaceAll(/\d\d:\d\d|\d+/g, figure => {
      if (planned.has(figure)) return figure
      const place = figures.indexOf(figure)
      return `%${place < 0 ? figures.push(figure) : place + 1}$s`
    })
  return { form, figures: figures.join('|') }
}

/** Without what a stored day has a column for. */
function withoutColumns(record: DayRecord, { toAt }: DayWindow) {
  const { closesAt, periods, waivedLate, waivedEarlyOut, penalty, why } = record
  const kept = { periods, waivedLate, waivedEarlyOut, penalty, why } satisfies Omit<
    DayRecord,
    ColumnName | 'closesAt'
  >
  return closesAt === toAt ? kept : { ...kept, closesAt }
}
type ColumnName =
  | 'date'
  | 'status'
  | 'statuses'
  | 'isProvisional'
  | 'lateTime'
  | 'earlyOutTime'
  | 'workedMinutes'
