// The person of the worked examples, in tests and benches: Office shift, 08:30-17:30 from Monday to Friday, in Vientiane.
import { addDays, instantOf } from '../calendar/local-date.ts'
import type { LocalDate, LocalTime } from '../calendar/local-date.ts'
import type { Holiday } from '../calendar/day-plan.ts'
import { attendanceDays } from './attendance-days.ts'
import { attendanceSpan } from './attendance-span.ts'
import type { PersonFacts } from './attendance-days.ts'
import type { ApprovedFacts, AttendanceShift, DayFacts, RateRow } from './day-facts.ts'
import type { DayRecord } from './day-record.ts'
import { seededRates } from './penalty-table.ts'

/** The same hours from Monday to Friday. */
export const weekShift = (
  periods: readonly (readonly [LocalTime, LocalTime])[],
  more: Partial<AttendanceShift> = {},
): AttendanceShift => ({
  name: 'Office',
  nameLo: 'ຫ້ອງການ',
  checkMode: 'DAY_ENDS',
  graceMinutes: 0,
  amEnd: '12:00',
  pmStart: '13:00',
  items: [1, 2, 3, 4, 5].flatMap(day =>
    periods.map(([timeIn, timeOut]) => ({
      day,
      timeIn,
      timeOut,
      startDate: '2020-01-01',
      expireDate: null,
    })),
  ),
  ...more,
})

const office = weekShift([['08:30', '17:30']])
export const ratesOfGrade = (jobGrade: string): readonly RateRow[] | null =>
  seededRates.find(rate => rate.jobGrade === jobGrade)?.rows ?? null

export const officeWorker = (more: Partial<PersonFacts> = {}, jobGrade = 'GM-2'): PersonFacts => ({
  startContract: '2020-01-01',
  endContract: null,
  shiftOn: () => office,
  punches: [],
  approved: new Map(),
  jobGradeOn: () => jobGrade,
  ratesOn: () => ratesOfGrade(jobGrade),
  ...more,
})

/** 'HH:mm' or 'HH:mm:ss' of the date; a + in front is of the next day, a - of the day before. */
export function punchAt(date: LocalDate, time: string, timeZone = 'Asia/Vientiane'): number {
  const days = time.startsWith('+') ? 1 : time.startsWith('-') ? -1 : 0
  const clock = time.replace(/^[+-]/, '')
  return instantOf(addDays(date, days), clock.slice(0, 5), timeZone) + Number(clock.slice(6) || 0) * 1000
}

export type Example = {
  readonly date: LocalDate
  readonly punches?: readonly string[]
  readonly approved?: Partial<ApprovedFacts>
  readonly person?: PersonFacts
  readonly holidays?: readonly Holiday[]
  readonly timeZone?: string
  /** When it is asked; a week later unless said. */
  readonly now?: string
}

/** The facts and the record of one day of the example; undefined outside the contract. */
export function exampleDay({
  date,
  punches = [],
  approved = {},
  person = officeWorker(),
  holidays = [],
  timeZone = 'Asia/Vientiane',
  now,
}: Example): { readonly facts: DayFacts; readonly record: DayRecord } | undefined {
  const facts = {
    ...person,
    punches: [...person.punches, ...punches.map(time => punchAt(date, time, timeZone))],
    approved: new Map([...person.approved, [date, { ...person.approved.get(date), ...approved }]]),
  }
  const asked =
    now === undefined ? punchAt(addDays(date, 7), '00:00', timeZone) : punchAt(date, now, timeZone)
  return attendanceDays(attendanceSpan({ timeZone, holidays, from: date, to: date }), facts, asked)[0]
}
