// A penalty table in the audit log: one line per band.
import type { AttendanceRate } from '@hr/contract/attendance-rate.ts'

export const rateFacts = ({ jobGrade, from, rows }: AttendanceRate) => ({
  jobGradeId: jobGrade.id,
  from,
  rows: rows.map(({ minTime, maxTime, amount }) => `${minTime}-${maxTime}: ${amount}`),
})
