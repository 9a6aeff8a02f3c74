// Whether a changed request needs a new approval (R7), and on which of its dates an
// approved one counts (A6).
import type { DateRange } from '../calendar/date-filter.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import type { AskedTimes } from './overlap-date.ts'

/** The facts of a request; its reason may change. `place` is '' for a request about attendance. */
export type AskedAttendance = AskedTimes & {
  readonly attendanceTypeId: string | null
  readonly place: string
}
const compared = ['attendanceTypeId', 'from', 'to', 'timeIn', 'timeOut', 'place'] as const

export const isMaterialChange = (before: AskedAttendance, after: AskedAttendance): boolean =>
  compared.some(field => before[field] !== after[field])

/** Of several days those with work; a single day counts whatever the shift says, since somebody asked for that day. */
export const countsOn = (
  { from, to }: DateRange,
  date: LocalDate,
  isWorking: (date: LocalDate) => boolean,
): boolean => from <= date && date <= to && (from === to || isWorking(date))
