// The overtime records of one person, in date order, because each month's limit counts the dates before (O3-O6).
import { attendancePeriod } from '../calendar/attendance-period.ts'
import type { LocalDate, LocalTime } from '../calendar/local-date.ts'
import { minutesIn } from './cut-minutes.ts'
import type { OtRecordStatus } from './ot-record-status.ts'
import type { OtDayType, OtSetting } from './ot-setting.ts'
import { settleOvertime } from './settle-overtime.ts'
import type { PaidBand } from './split-by-band.ts'
import { whyOvertime } from './why-overtime.ts'
import type { OtWhy } from './why-overtime.ts'
import { workedOvertime } from './worked-overtime.ts'
import type { DaysAround } from './worked-overtime.ts'

/** A month's, in the smallest unit of its currency. */
export type Salary = { readonly amount: number; readonly currency: string }
export type OtDayToSettle = DaysAround & {
  readonly setting: OtSetting
  readonly salary: Salary | null
  /** The minutes that HR entered for the date. */
  readonly byHand: number | null
}

/** Minutes; worked = break + both cuts + payable. */
export type OtOutcome = {
  readonly status: OtRecordStatus
  readonly dayType: OtDayType
  readonly asked: readonly { readonly timeIn: LocalTime; readonly timeOut: LocalTime }[]
  readonly approved: number
  readonly worked: number
  readonly breakMinutes: number
  readonly cutByDay: number
  readonly cutByMonth: number
  readonly payable: number
  /** By rate, the lowest first. */
  readonly bands: readonly { readonly percent: number; readonly minutes: number }[]
  /** Null = no salary on the date. */
  readonly pay: Salary | null
  readonly why: readonly OtWhy[]
}
export type OtDayRecord = OtOutcome & { readonly date: LocalDate }

/** `days`: from the first date with overtime in a month on, in date order, each with overtime. */
export function settleDays(days: readonly OtDayToSettle[]): OtDayRecord[] {
  let [monthEnd, usedInMonth] = ['', 0]
  return days.map(day => {
    const { date } = day.day
    if (date > monthEnd) [monthEnd, usedInMonth] = [attendancePeriod(date).to, 0]
    const record = settleDay(day, usedInMonth)
    usedInMonth += record.payable
    return record
  })
}

function settleDay(day: OtDayToSettle, usedInMonth: number): OtDayRecord {
  const { setting, salary } = day
  const worked = workedOvertime(day, day.byHand)
  const dayType = dayTypeOf(day.day)
  const settled = settleOvertime({
    stretches: worked.worked,
    dayType,
    setting,
    salary: salary?.amount ?? 0,
    usedToday: 0,
    usedInMonth,
  })
  const bands = byPercent(settled.bands)
  const asked = day.day.overtime.toSorted((one, other) => (one.timeIn < other.timeIn ? -1 : 1))
  return {
    date: day.day.date,
    status: worked.status,
    dayType,
    asked,
    approved: minutesIn(worked.approved),
    worked: minutesIn(worked.worked),
    breakMinutes: settled.breakMinutes,
    cutByDay: settled.cutByDay,
    cutByMonth: settled.cutByMonth,
    payable: settled.payable,
    bands: bands.map(({ percent, minutes }) => ({ percent, minutes })),
    pay: salary && { amount: settled.amount, currency: salary.currency },
    why: whyOvertime(asked, worked, { ...settled, bands, setting }),
  }
}

const dayTypeOf = ({ isHoliday, schedule }: DaysAround['day']): OtDayType =>
  isHoliday ? 'HOLIDAY' : schedule.length === 0 ? 'RESTDAY' : 'WORKDAY'

function byPercent(bands: readonly PaidBand[]): PaidBand[] {
  const together: PaidBand[] = []
  for (const band of bands) {
    const place = together.findIndex(({ percent }) => percent === band.percent)
    const same = together[place]
    if (same) together[place] = { ...same, minutes: same.minutes + band.minutes }
    else together.push(band)
  }
  return together.sort((one, other) => one.percent - other.percent)
}
