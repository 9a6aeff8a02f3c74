// Totals of a range of days (A15): days by status, minutes, penalties, hours.
import type { DayStatus } from './attendance-status.ts'

type Counted = {
  readonly status: DayStatus | null
  /** All that apply. */
  readonly statuses: readonly DayStatus[]
  readonly lateMinutes: number
  readonly earlyMinutes: number
  /** Null = the job grade has no rate. */
  readonly penalty: number | null
  readonly totalHours: number | null
  /** Payable (O3). */
  readonly overtimeMinutes: number
}

export type DayTotals = {
  readonly regular: number
  readonly late: number
  readonly lateMinutes: number
  readonly early: number
  readonly earlyMinutes: number
  /** Days with a missing time in or out. */
  readonly missing: number
  readonly absent: number
  readonly leaveHalfDays: number
  readonly offSite: number
  readonly overtimeMinutes: number
  readonly penalty: number
  /** Days whose job grade has no rates: the sum is without them. */
  readonly withoutRate: number
  readonly hours: number
}

export function dayTotals(days: readonly Counted[]): DayTotals {
  const count = (fits: (day: Counted) => boolean) => days.filter(fits).length
  const sum = (of: (day: Counted) => number) => days.reduce((total, day) => total + of(day), 0)
  return {
    regular: count(day => day.status === 'REGULAR'),
    late: count(day => day.lateMinutes > 0),
    lateMinutes: sum(day => day.lateMinutes),
    early: count(day => day.earlyMinutes > 0),
    earlyMinutes: sum(day => day.earlyMinutes),
    missing: count(({ statuses }) => statuses.includes('NO_TIME_IN') || statuses.includes('NO_TIME_OUT')),
    absent: count(({ statuses }) => statuses.includes('ABSENT')),
    leaveHalfDays: sum(leaveHalfDays),
    offSite: count(({ statuses }) => statuses.includes('OFF_SITE_WORK')),
    overtimeMinutes: sum(day => day.overtimeMinutes),
    penalty: sum(day => day.penalty ?? 0),
    withoutRate: count(day => day.penalty === null),
    // Adding hundredths avoids floating point errors.
    hours: sum(day => Math.round((day.totalHours ?? 0) * 100)) / 100,
  }
}

function leaveHalfDays({ statuses }: Counted): number {
  if (statuses.includes('LEAVE_FULL_DAY')) return 2
  return statuses.includes('LEAVE_AM') || statuses.includes('LEAVE_PM') ? 1 : 0
}
