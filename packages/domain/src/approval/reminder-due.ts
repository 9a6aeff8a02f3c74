// When an approver is reminded: after two working days, and every two after that (R11).
import { addDays, datesFrom } from '../calendar/local-date.ts'
import type { LocalDate, LocalTime } from '../calendar/local-date.ts'

const workingDaysApart = 2

/** Nobody is reminded at night: from this time of the company's day on. */
export const remindFrom: LocalTime = '08:00'

type IsWorkingDay = (date: LocalDate) => boolean

export type WaitingStep = {
  /** The day the step became current for this approver. */
  readonly since: LocalDate
  /** The day of the last reminder of this step. */
  readonly remindedOn: LocalDate | null
}

/** Working days after the step became current, today included: Friday to Tuesday is 2. */
export const workingDaysWaited = (since: LocalDate, today: LocalDate, isWorkingDay: IsWorkingDay): number =>
  datesFrom(addDays(since, 1), today).filter(isWorkingDay).length

/**
 * Only on a working day of the approver. After days without the server one reminder is sent; the next is
 * due two working days later. Reminders before the step became theirs do not count.
 */
export function isReminderDue(
  { since, remindedOn }: WaitingStep,
  today: LocalDate,
  isWorkingDay: IsWorkingDay,
): boolean {
  const from = remindedOn !== null && remindedOn > since ? remindedOn : since
  return isWorkingDay(today) && workingDaysWaited(from, today, isWorkingDay) >= workingDaysApart
}
