// A computed day as the contract shows it.
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import type { DayRecord } from '@hr/domain/attendance/day-record.ts'
import type { Amount } from '@hr/domain/attendance/penalty.ts'
import { totalHours } from '@hr/domain/attendance/total-hours.ts'

export const shownDay = (record: DayRecord): AttendanceDay => ({
  date: record.date,
  status: record.status,
  statuses: [...record.statuses],
  isProvisional: record.isProvisional,
  periods: record.periods.map(({ status, timeSchedule, expected, timeCheck, workedMinutes }) => ({
    status: [...status],
    timeSchedule,
    expected,
    timeCheck,
    totalHours: totalHours(workedMinutes),
  })),
  lateTime: record.lateTime,
  earlyOutTime: record.earlyOutTime,
  waivedLate: record.waivedLate,
  waivedEarlyOut: record.waivedEarlyOut,
  totalHours: totalHours(record.workedMinutes),
  penalty: {
    amount: shownAmount(record.penalty.amount),
    parts: record.penalty.parts.map(part => ({ ...part, amount: shownAmount(part.amount) })),
  },
  why: record.why.map(({ code, parameters }) => ({ code, parameters: { ...parameters } })),
})

const shownAmount = (amount: Amount) => (amount === 'NO_RATE' ? null : amount)
