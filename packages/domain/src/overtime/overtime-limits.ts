// The three limits of overtime that pending and approved requests count against (O2): hours of the day, hours of the
// period from the 21st to the 20th, and days in a row. The form shows them as a meter.
import { attendancePeriod } from '../calendar/attendance-period.ts'
import type { DateRange } from '../calendar/date-filter.ts'
import { addDays, daysBetween } from '../calendar/local-date.ts'
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

/** Minutes, or days. The sum of the first three may exceed the limit. */
export type LimitUse = {
  readonly approved: number
  readonly pending: number
  readonly requested: number
  readonly limit: number
}
export type OvertimeLimits = {
  /** Minutes on the date. */
  readonly day: LimitUse
  /** Minutes in the period. */
  readonly month: LimitUse & DateRange
  /** Days in a row that include the date. */
  readonly consecutive: LimitUse & DateRange
}

export const exceeds = ({ approved, pending, requested, limit }: LimitUse): boolean =>
  approved + pending + requested > limit

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
  const requested = overtimeMinutes(asked)
  const period = attendancePeriod(asked.date)
  const minutesIn = ({ from, to }: DateRange) =>
    countedMinutes(uses.filter(({ date }) => from <= date && date <= to))
  return {
    day: {
      ...minutesIn({ from: asked.date, to: asked.date }),
      requested,
      limit: setting.maxHourPerDay * 60,
    },
    month: { ...period, ...minutesIn(period), requested, limit: setting.maxHourPerMonth * 60 },
    consecutive: { ...daysInRow(asked.date, uses), limit: setting.maxConsecutiveDays },
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

function daysInRow(date: LocalDate, uses: readonly OvertimeUse[]): Omit<LimitUse, 'limit'> & DateRange {
  const [any, decided] = [new Set<LocalDate>(), new Set<LocalDate>()]
  for (const use of uses) {
    any.add(use.date)
    if (use.isApproved) decided.add(use.date)
  }
  let [from, to] = [date, date]
  while (any.has(addDays(from, -1))) from = addDays(from, -1)
  while (any.has(addDays(to, 1))) to = addDays(to, 1)
  const all = daysBetween(from, to) + 1
  const requested = any.has(date) ? 0 : 1
  const approved = [...decided].filter(day => from <= day && day <= to).length
  return { from, to, approved, pending: all - requested - approved, requested }
}
