// When whoever keeps a request waiting is reminded: after two working days, and after every further two (R11).
import { addDays, datesFrom } from '../calendar/local-date.ts'
import type { LocalDate, LocalTime } from '../calendar/local-date.ts'

const workingDaysApart = 2

/** Nobody is reminded at night: from this time of the company's day on. */
export const remindFrom: LocalTime = '08:00'

type IsWorkingDay = (date: LocalDate) => boolean

export type WaitingStep = {
  /** The day on which it became the approver's turn. */
  readonly since: LocalDate
  /** The day of the last reminder of this step. */
  readonly remindedOn: LocalDate | null
}

/** Working days after the day it became somebody's turn, today included: from Friday to Tuesday it is 2. */
export const workingDaysWaited = (since: LocalDate, today: LocalDate, isWorkingDay: IsWorkingDay): number =>
  datesFrom(addDays(since, 1), today).filter(isWorkingDay).length

/**
 * Only on a working day of the approver. A reminder that is late, after days without the server, is one: the next is
 * due two working days after it. What was reminded before the step became theirs does not count.
 */
export function isReminderDue(
  { since, remindedOn }: WaitingStep,
  today: LocalDate,
  isWorkingDay: IsWorkingDay,
): boolean {
  const from = remindedOn !== null && remindedOn > since ? remindedOn : since
  return isWorkingDay(today) && workingDaysWaited(from, today, isWorkingDay) >= workingDaysApart
}
