// Why overtime cannot be requested (O2). The first reason that applies.
import { minutesOfDay } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import { minutesSpan, overtimeMinutes, overtimesOverlap } from './asked-overtime.ts'
import type { AskedOvertime } from './asked-overtime.ts'
import { exceeds, overtimeLimits } from './overtime-limits.ts'
import type { LimitSetting, OvertimeLimits, OvertimeUse } from './overtime-limits.ts'

export type OvertimeFacts = {
  readonly startedOn: LocalDate
  readonly endedOn: LocalDate | null
  /** The company's first day of attendance. */
  readonly attendanceSince: LocalDate
  readonly setting: LimitSetting
  /** Scheduled work of the date, the day before and the day after. */
  readonly work: readonly AskedOvertime[]
  /** Pending and approved requests, without what the request replaces. */
  readonly uses: readonly OvertimeUse[]
}
export type OvertimeRefusal =
  | {
      readonly code: 'BEFORE_EMPLOYMENT' | 'AFTER_EMPLOYMENT' | 'BEFORE_ATTENDANCE'
      readonly date: LocalDate
    }
  | { readonly code: 'TIMES_SAME' }
  | {
      readonly code: 'OT_TOO_SHORT' | 'OT_DAY_LIMIT' | 'OT_MONTH_LIMIT'
      readonly hours: number
    }
  | { readonly code: 'OT_CONSECUTIVE_DAYS'; readonly days: number }
  | { readonly code: 'OT_OVERLAPS' | 'OT_IN_WORK_TIME'; readonly other: AskedOvertime }

export function overtimeRefusal(asked: AskedOvertime, facts: OvertimeFacts): OvertimeRefusal | undefined {
  const { startedOn, endedOn, attendanceSince, setting, work, uses } = facts
  const minutes = overtimeMinutes(asked)
  if (asked.date < startedOn) return { code: 'BEFORE_EMPLOYMENT', date: startedOn }
  if (endedOn !== null && asked.date > endedOn) return { code: 'AFTER_EMPLOYMENT', date: endedOn }
  if (asked.date < attendanceSince) return { code: 'BEFORE_ATTENDANCE', date: attendanceSince }
  if (minutes === 0) return { code: 'TIMES_SAME' }
  if (minutes < setting.minHourPerRequest * 60)
    return { code: 'OT_TOO_SHORT', hours: setting.minHourPerRequest }
  const overlapped = uses.find(other => overtimesOverlap(asked, other))
  if (overlapped) return { code: 'OT_OVERLAPS', other: overlapped }
  const worked = work.find(period => overlapsWork(asked, period))
  if (worked) return { code: 'OT_IN_WORK_TIME', other: worked }
  return limitRefusal(overtimeLimits(asked, uses, setting), setting)
}

/** Scheduled work from 08:00 to 08:00 lasts the whole day. */
function overlapsWork(asked: AskedOvertime, period: AskedOvertime): boolean {
  const span = minutesSpan(asked, asked.date)
  const { from } = minutesSpan(period, asked.date)
  const to = from + (overtimeMinutes(period) || minutesOfDay)
  return span.from < to && from < span.to
}

function limitRefusal(limits: OvertimeLimits, setting: LimitSetting): OvertimeRefusal | undefined {
  if (exceeds(limits.day)) return { code: 'OT_DAY_LIMIT', hours: setting.maxHourPerDay }
  if (exceeds(limits.month)) return { code: 'OT_MONTH_LIMIT', hours: setting.maxHourPerMonth }
  if (exceeds(limits.consecutive)) return { code: 'OT_CONSECUTIVE_DAYS', days: setting.maxConsecutiveDays }
  return undefined
}
