// The three limits of overtime that pending and approved requests count against (O2): hours of the day, hours of the
// period from the 21st to the 20th, and days in a row. The form shows them as a meter.
import { attendancePeriod } from '../calendar/attendance-period.ts'
import type { DateRange } from '../calendar/date-filter.ts'
import { addDays } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import { overtimeMinutes } from './asked-overtime.ts'
import type { AskedOvertime } from './asked-overtime.ts'
import type { OtSetting } from './ot-setting.ts'

export type LimitSetting = Pick<
  OtSetting,
  'maxHourPerDay' | 'maxHourPerMonth' | 'maxConsecutiveDays' | 'minHourPerRequest'
>

/** A pending or approved request of the same person. */
export type OvertimeUse = AskedOvertime & {
  /** The same for a request and its pending change: the longer of the two counts. */
  readonly countedId: string
  readonly isApproved: boolean
}

/** Minutes, or days. */
type Used = { readonly approved: number; readonly pending: number; readonly limit: number }
/** The sum of the three may exceed the limit. */
export type LimitUse = Used & { readonly requested: number }
type Limits<Use> = {
  /** Minutes on the date. */
  readonly day: Use
  /** Minutes in the period. */
  readonly month: Use & DateRange
  /** Days in a row that include the date. */
  readonly consecutive: Use & DateRange
}
export type UsedLimits = Limits<Used>
export type OvertimeLimits = Limits<LimitUse>

export const exceeds = ({ approved, pending, requested, limit }: LimitUse): boolean =>
  approved + pending + requested > limit

export const isAboveLimits = ({ day, month, consecutive }: OvertimeLimits): boolean =>
  [day, month, consecutive].some(exceeds)

/** The dates whose requests count against the limits of a date. */
export function limitDates(date: LocalDate, { maxConsecutiveDays }: LimitSetting): DateRange {
  const period = attendancePeriod(date)
  const [first, last] = [addDays(date, -maxConsecutiveDays), addDays(date, maxConsecutiveDays)]
  return { from: first < period.from ? first : period.from, to: last > period.to ? last : period.to }
}

/** `uses` without the requested overtime and what it replaces. */
export function overtimeLimits(
  asked: AskedOvertime,
  uses: readonly OvertimeUse[],
  setting: LimitSetting,
): OvertimeLimits {
  const { day, month, consecutive } = usedLimits(asked.date, uses, setting)
  const requested = overtimeMinutes(asked)
  const requestedDays = uses.some(({ date }) => date === asked.date) ? 0 : 1
  return {
    day: { ...day, requested },
    month: { ...month, requested },
    consecutive: { ...consecutive, requested: requestedDays },
  }
}

/** Before anything more is requested. The days in a row are those that overtime on the date would continue. */
export function usedLimits(date: LocalDate, uses: readonly OvertimeUse[], setting: LimitSetting): UsedLimits {
  const period = attendancePeriod(date)
  const minutesIn = ({ from, to }: DateRange) =>
    countedMinutes(uses.filter(use => from <= use.date && use.date <= to))
  return {
    day: { ...minutesIn({ from: date, to: date }), limit: setting.maxHourPerDay * 60 },
    month: { ...period, ...minutesIn(period), limit: setting.maxHourPerMonth * 60 },
    consecutive: { ...daysInRow(date, uses), limit: setting.maxConsecutiveDays },
  }
}

/** Of a request and its pending change the longer one counts: the change may be rejected. */
export function countedMinutes(uses: readonly OvertimeUse[]): Pick<LimitUse, 'approved' | 'pending'> {
  let [approved, pending] = [0, 0]
  for (const same of Map.groupBy(uses, ({ countedId }) => countedId).values()) {
    const longest = (of: readonly OvertimeUse[]) => Math.max(0, ...of.map(overtimeMinutes))
    const decided = longest(same.filter(({ isApproved }) => isApproved))
    approved += decided
    pending += longest(same) - decided
  }
  return { approved, pending }
}

function daysInRow(date: LocalDate, uses: readonly OvertimeUse[]): Omit<Used, 'limit'> & DateRange {
  const [any, decided] = [new Set<LocalDate>(), new Set<LocalDate>()]
  for (const use of uses) {
    any.add(use.date)
    if (use.isApproved) decided.add(use.date)
  }
  let [from, to] = [date, date]
  while (any.has(addDays(from, -1))) from = addDays(from, -1)
  while (any.has(addDays(to, 1))) to = addDays(to, 1)
  const inRow = (days: ReadonlySet<LocalDate>) => [...days].filter(day => from <= day && day <= to).length
  const approved = inRow(decided)
  return { from, to, approved, pending: inRow(any) - approved }
}
