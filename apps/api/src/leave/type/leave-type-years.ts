// The leave years of a leave type: the current one, and those in which a changed amount can start (L1, L3).
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { amountOfYear } from '@hr/domain/leave/amount-of-year.ts'
import { dueLeaveYears } from '@hr/domain/leave/due-leave-years.ts'
import { leaveYearOf } from '@hr/domain/leave/leave-year.ts'
import type { LeaveType } from '@hr/contract/leave-type.ts'
import type { LeaveYear, YearStarts } from '@hr/domain/leave/leave-year.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { StoredLeaveType } from './leave-type.store.ts'

type TypeYears = {
  readonly current: number
  readonly yearStarts: YearStarts
  /** From this leave year to the first one not granted yet. */
  readonly choices: readonly LeaveYear[]
}

export async function loadTypeYears(db: Scope): Promise<TypeYears> {
  const { time_zone: zone, year_starts: yearStarts } = await getCompanyTime(db)
  const due = dueLeaveYears(localDateOf(db.now.getTime(), zone), yearStarts)
  const current = due[0]?.year ?? 0
  const choices = [...due, leaveYearOf(current + due.length, yearStarts)]
  return { current, yearStarts, choices }
}

/** As shown to readers: the amount of today, and the planned one. */
export function toLeaveTypeRow(
  { amounts, ...type }: StoredLeaveType,
  { current, yearStarts }: TypeYears,
): LeaveType {
  return {
    ...type,
    amount: amountOfYear(amounts, current),
    planned: amounts.dated
      .filter(({ year }) => year > current)
      .map(({ year, amount }) => ({ from: leaveYearOf(year, yearStarts).from, amount })),
  }
}
