// Recounts leave after people change to another shift (L10): on days that are working days in only one of the two, and
// on
// days of which only a half counted before working days had two halves (L7).
import type { Recounted } from '@hr/contract/recount.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { hasWorkOn } from '@hr/domain/calendar/day-plan.ts'
import type { Shift } from '@hr/domain/calendar/day-plan.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { shiftsOn } from '#api/calendar/shifts-on.queries.ts'
import { listLastDays } from './leave-recount.queries.ts'
import type { ShiftChange } from '#api/facts.ts'
import { recountRequests } from './recount-requests.ts'

/** `change` makes the change; the people must be locked. */
export async function recountShiftChange(
  work: Work<unknown>,
  { employeeIds, from, takeDays, name, nameLo }: ShiftChange,
  change: () => Promise<void>,
): Promise<Recounted[]> {
  const { db } = work
  const touching = { from, to: null, employeeIds }
  const lastDays = await listLastDays(db, touching)
  const before = await shiftsOf(work, from, lastDays)
  await change()
  const after = await shiftsOf(work, from, lastDays)
  return recountRequests(work, {
    ...touching,
    isTouched: (employeeId, date, isHalfCounted) =>
      date >= from &&
      (isHalfCounted || hasWork(before, employeeId, date) !== hasWork(after, employeeId, date)),
    takeDays,
    reason: {
      en: `${fieldLabel('en', 'workShiftId')}: ${name}`,
      lo: `${fieldLabel('lo', 'workShiftId')}: ${nameLo || name}`,
    },
  })
}

type Shifts = ReadonlyMap<number, (date: LocalDate) => Shift>

async function shiftsOf(
  { db }: Work<unknown>,
  from: LocalDate,
  lastDays: ReadonlyMap<number, LocalDate>,
): Promise<Shifts> {
  const shifts = new Map<number, (date: LocalDate) => Shift>()
  for (const [employeeId, last] of lastDays)
    shifts.set(employeeId, await shiftsOn(db, employeeId, from, last))
  return shifts
}

function hasWork(shifts: Shifts, employeeId: number, date: LocalDate): boolean {
  const shift = shifts.get(employeeId)?.(date)
  return shift !== undefined && hasWorkOn(shift, date)
}
