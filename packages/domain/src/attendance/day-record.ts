// From the facts of a day to its record (A4-A9, A12): the one function that everything else of attendance shows or stores.
import type { LocalDate } from '../calendar/local-date.ts'
import type { DayStatus } from './attendance-status.ts'
import type { DayFacts } from './day-facts.ts'
import { dayStatus, statusesThatApply } from './day-status.ts'
import { measuredDay } from './measured-day.ts'
import { penalty } from './penalty.ts'
import type { Penalty } from './penalty.ts'
import { periodRecords } from './period-records.ts'
import type { PeriodRecord } from './period-records.ts'
import { whyDay } from './why-day.ts'
import type { WhyReason } from './why-day.ts'

export type DayRecord = {
  readonly date: LocalDate
  /** The one that is shown; null = the day is still open, shown as "In progress" (A7). */
  readonly status: DayStatus | null
  /** All that apply. */
  readonly statuses: readonly DayStatus[]
  /** Computed before closesAt: a later result can differ. */
  readonly isProvisional: boolean
  /** From this instant on the same facts always give the same record. */
  readonly closesAt: number
  readonly periods: readonly PeriodRecord[]
  /** Minutes that count: 0 if HR waived them, and then `waivedLate` or `waivedEarlyOut` has them. */
  readonly lateTime: number
  readonly earlyOutTime: number
  readonly waivedLate: number
  readonly waivedEarlyOut: number
  /** Minutes between check-ins and check-outs; null when no pair is known. */
  readonly workedMinutes: number | null
  readonly penalty: Penalty
  readonly why: readonly WhyReason[]
}

/** Undefined outside the contract. `now` does not affect a closed day. */
export function dayRecord(facts: DayFacts, now: number): DayRecord | undefined {
  const { date, startContract, endContract } = facts
  if ((startContract !== null && date < startContract) || (endContract !== null && date > endContract))
    return undefined
  const day = measuredDay(facts, now)
  const waivedLate = day.isLateWaived ? day.late : 0
  const waivedEarlyOut = day.isEarlyOutWaived ? day.early : 0
  const lateTime = day.late - waivedLate
  const earlyOutTime = day.early - waivedEarlyOut
  const charged = penalty({
    late: lateTime,
    early: earlyOutTime,
    isTimeMissing: day.irregularities.some(one => one === 'NO_TIME_IN' || one === 'NO_TIME_OUT'),
    isUnpaidLeave: facts.leave.some(half => !half.isPaid),
    rates: facts.rates,
  })
  const periods = periodRecords(day, facts)
  return {
    date,
    status: dayStatus(day, facts),
    statuses: statusesThatApply(day, facts),
    isProvisional: day.isProvisional,
    closesAt: day.closesAt,
    periods,
    lateTime,
    earlyOutTime,
    waivedLate,
    waivedEarlyOut,
    workedMinutes: workedMinutes(periods),
    penalty: charged,
    why: whyDay(facts, day, charged),
  }
}

const workedMinutes = (periods: readonly PeriodRecord[]): number | null =>
  periods.reduce<number | null>(
    (sum, period) => (period.workedMinutes === null ? sum : (sum ?? 0) + period.workedMinutes),
    null,
  )
