// A stored day of attendance as overtime sees it (O3): its schedule, and when somebody came and left.
import { measuredDay } from '@hr/domain/attendance/measured-day.ts'
import type { AttendedDay } from '@hr/domain/overtime/worked-overtime.ts'
import type { StoredFacts } from '#api/db/schema/attendance-tables.ts'

/** Of a day that is over. */
export function attendedDay(facts: StoredFacts): AttendedDay {
  const { stretches } = measuredDay({ ...facts, startContract: null, endContract: null }, Infinity)
  return {
    date: facts.date,
    timeZone: facts.timeZone,
    isHoliday: facts.holiday !== null,
    schedule: facts.schedule,
    windowEndsAt: facts.window.toAt,
    overtime: facts.overtime,
    presence: stretches.map(({ inAt, outAt }) => ({ inAt, outAt })),
  }
}
