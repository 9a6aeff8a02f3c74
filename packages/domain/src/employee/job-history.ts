// The dated facts of a job and how they change from a date (P8). Each fact is a timeline of its own: a change applies until
// a later day on which that same fact changed; the days before stay as they were.
import { addDays } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'

export const contractTypes = [
  'fullTime',
  'partTime',
  'internOrTrainee',
  'contract',
  'probationary',
  'seasonal',
  'temporary',
  'freelance',
  'permanent',
  'consultant',
] as const
type ContractType = (typeof contractTypes)[number]

/** Money in the currency's smallest unit. */
export type JobFacts = {
  readonly unitId: string | null
  readonly positionId: string | null
  readonly jobGradeId: string | null
  readonly lineManagerId: number | null
  readonly contractType: ContractType | null
  readonly contractStart: LocalDate | null
  readonly contractEnd: LocalDate | null
  readonly salaryAmount: number | null
  readonly salaryCurrency: string | null
  readonly fuelAllowance: number | null
  readonly phoneAllowance: number | null
  readonly housingAllowance: number | null
  readonly homeTripAllowance: number | null
  readonly costCenter: string
}
export type JobFactName = keyof JobFacts

/** A job of which nothing is known. */
export const noJobFacts: JobFacts = {
  unitId: null,
  positionId: null,
  jobGradeId: null,
  lineManagerId: null,
  contractType: null,
  contractStart: null,
  contractEnd: null,
  salaryAmount: null,
  salaryCurrency: null,
  fuelAllowance: null,
  phoneAllowance: null,
  housingAllowance: null,
  homeTripAllowance: null,
  costCenter: '',
}

export const jobFactNames = Object.keys(noJobFacts) as readonly JobFactName[]

/** Sensitive (P7). */
const payFactNames = [
  'salaryAmount',
  'salaryCurrency',
  'fuelAllowance',
  'phoneAllowance',
  'housingAllowance',
  'homeTripAllowance',
] as const satisfies readonly JobFactName[]

/** The facts for a reader without access to pay; a change of pay alone is then no change. */
export const withoutPay = (rows: readonly JobRow[]): JobRow[] =>
  joined(
    rows.map(({ from, facts }) => ({
      from,
      facts: { ...facts, ...Object.fromEntries(payFactNames.map(name => [name, null])) },
    })),
  )

/** The facts apply from the first to the last day; `to` null = open. */
export type JobRow<Facts extends object = JobFacts> = {
  readonly from: LocalDate
  readonly to: LocalDate | null
  readonly facts: Facts
}

/** The names of the facts that differ. */
export function changedFacts<Facts extends object>(before: Facts, after: Facts): (keyof Facts)[] {
  return namesOf(after).filter(name => before[name] !== after[name])
}

/** The facts of a day; undefined before the first. `rows` by their first day, without a gap. */
export const factsOn = <Facts extends object>(
  rows: readonly JobRow<Facts>[],
  date: LocalDate,
): Facts | undefined => rows.find(row => row.from <= date && (row.to === null || date <= row.to))?.facts

type Change<Facts extends object> = { readonly from: LocalDate; readonly facts: Partial<Facts> }
type Start<Facts> = { readonly from: LocalDate; readonly facts: Facts }

/**
 * Applies the given facts from `from` on, each until a later row changes that fact: rows that only carry
 * the old value get the new one. Throws if `from` is before the first row.
 */
export function changedHistory<Facts extends object>(
  rows: readonly JobRow<Facts>[],
  { from, facts }: Change<Facts>,
): JobRow<Facts>[] {
  const ends = new Map(namesOf(facts).map(name => [name, nextChange(rows, from, name)]))
  return joined(
    startsWith(rows, from).map(row => {
      const after = { ...row.facts }
      for (const [name, end] of ends) {
        const value = facts[name]
        if (value !== undefined && row.from >= from && (end === undefined || row.from < end))
          after[name] = value
      }
      return { from: row.from, facts: after }
    }),
  )
}

/** Undoes the changes of the day: the previous values continue until a later row changes that fact. */
export function withoutChange<Facts extends object>(
  rows: readonly JobRow<Facts>[],
  from: LocalDate,
): JobRow<Facts>[] {
  const place = rows.findIndex(row => row.from === from)
  const [before, row] = [rows[place - 1], rows[place]]
  if (!before || !row) return [...rows]
  const old: Partial<Facts> = {}
  for (const name of changedFacts(before.facts, row.facts)) old[name] = before.facts[name]
  return changedHistory(rows, { from, facts: old })
}

type Replacement<Facts extends object, Name extends keyof Facts> = {
  readonly from: LocalDate
  readonly fact: Name
  readonly old: Facts[Name]
  readonly value: Facts[Name]
}

/** Replaces one value of a fact by another wherever it occurs from `from` on, such as a line manager. */
export function withReplaced<Facts extends object, Name extends keyof Facts>(
  rows: readonly JobRow<Facts>[],
  { from, fact, old, value }: Replacement<Facts, Name>,
): JobRow<Facts>[] {
  const starts = factsOn(rows, from) ? startsWith(rows, from) : rows
  return joined(
    starts.map(row =>
      row.from >= from && row.facts[fact] === old
        ? { from: row.from, facts: { ...row.facts, [fact]: value } }
        : row,
    ),
  )
}

const namesOf = <Facts extends object>(facts: Facts) => Object.keys(facts) as (keyof Facts)[]

/** The rows, with one that begins on the day. */
function startsWith<Facts extends object>(
  rows: readonly JobRow<Facts>[],
  from: LocalDate,
): readonly Start<Facts>[] {
  const facts = factsOn(rows, from)
  if (!facts) throw new RangeError(`No job on ${from}`)
  if (rows.some(row => row.from === from)) return rows
  return [...rows, { from, facts }].toSorted((one, other) => (one.from < other.from ? -1 : 1))
}

function nextChange<Facts extends object>(
  rows: readonly JobRow<Facts>[],
  from: LocalDate,
  name: keyof Facts,
): LocalDate | undefined {
  return rows.find((row, index) => {
    const before = rows[index - 1]
    return row.from > from && before !== undefined && before.facts[name] !== row.facts[name]
  })?.from
}

/** Equal neighbours become one row; each ends the day before the next begins, the last one is open. */
function joined<Facts extends object>(starts: readonly Start<Facts>[]): JobRow<Facts>[] {
  const kept = starts.filter((row, index) => {
    const before = starts[index - 1]
    return before === undefined || changedFacts(before.facts, row.facts).length > 0
  })
  return kept.map(({ from, facts }, index) => {
    const next = kept[index + 1]
    return { from, to: next ? addDays(next.from, -1) : null, facts }
  })
}
