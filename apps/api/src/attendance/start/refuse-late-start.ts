import { earlierStarts } from '@hr/domain/attendance/attendance-start.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Refusal } from '#api/http/refusal.ts'

/** INVALID_INPUT: attendance can only begin earlier than `since`, and at most 12 months ago. */
export function refuseLateStart(from: LocalDate, since: LocalDate, today: LocalDate): void {
  const range = earlierStarts(since, today)
  if (range === null || from < range.from || from > range.to)
    throw new Refusal('INVALID_INPUT', {}, [
      { path: 'attendanceSince', code: 'attendanceStart', parameters: {} },
    ])
}
