// A computed day in the contract's shape: the spec's attendance day record, with person and reasons as text.
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { whyDayText } from '@hr/contract/messages/why-day.ts'
import type { Amount } from '@hr/domain/attendance/penalty.ts'
import { totalHours } from '@hr/domain/attendance/total-hours.ts'
import { toPerson } from '#api/people/person.ts'
import { inBothLanguages } from '#api/notification/parameter-text.ts'
import type { ComputedDay } from './attendance-day.store.ts'
import type { DayPerson, PendingRequest } from './day-people.queries.ts'

type DayAround = {
  /** As of the day. */
  readonly person: DayPerson
  readonly pendingLeave: PendingRequest | null
  readonly pendingAttendance: PendingRequest | null
  readonly isLocked: boolean
}

export function toDay({ record, facts }: ComputedDay, around: DayAround): AttendanceDay {
  const { id: employeeId, ...name } = toPerson(around.person)
  const leave = facts.leave[0]
  const request = facts.attendanceRequests[0]
  const { pendingAttendance } = around
  return {
    ...name,
    employeeId,
    staffId: around.person.staff_id,
    date: record.date,
    department: around.person.unit,
    departmentLo: around.person.unit_lo,
    jobGrade: facts.jobGrade,
    status: record.status,
    statuses: [...record.statuses],
    leaveType: leave?.type ?? null,
    leaveTypeLo: leave ? leave.typeLo || leave.type : null,
    attendanceType: request?.type ?? null,
    attendanceTypeLo: request ? request.typeLo || request.type : null,
    requestAttendanceType: pendingAttendance?.type ?? null,
    requestAttendanceTypeLo: pendingAttendance ? pendingAttendance.typeLo || pendingAttendance.type : null,
    startContract: around.person.started_on,
    endContract: around.person.ended_on,
    requests: {
      leaveRequest: toPending(around.pendingLeave),
      attendanceRequest: toPending(pendingAttendance),
    },
    periods: record.periods.map(({ status, timeSchedule, expected, timeCheck, workedMinutes }) => ({
      status: [...status],
      timeSchedule,
      expected,
      timeCheck,
      totalHours: totalHours(workedMinutes),
    })),
    isProvisional: record.isProvisional,
    lateTime: record.lateTime,
    earlyOutTime: record.earlyOutTime,
    overtimeMinutes: around.person.overtimeMinutes,
    lateMinutes: record.lateTime,
    earlyMinutes: record.earlyOutTime,
    waivedLate: record.waivedLate,
    waivedEarlyOut: record.waivedEarlyOut,
    totalHours: totalHours(record.workedMinutes),
    penalty: toAmount(record.penalty.amount),
    penaltyParts: record.penalty.parts.map(part => ({ ...part, amount: toAmount(part.amount) })),
    why: inBothLanguages(language => whyDayText(language, record.why)),
    locked: around.isLocked,
  }
}

const toPending = (pending: PendingRequest | null) =>
  pending && { id: pending.id, createdAt: new Date(pending.createdAt).toISOString() }

const toAmount = (amount: Amount) => (amount === 'NO_RATE' ? null : amount)
