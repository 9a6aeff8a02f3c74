// The balance of one person and leave type on a date, as the answer to a change of it (L11).
import type { LeaveBalance } from '@hr/contract/leave.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { leaveYear } from '@hr/domain/leave/leave-year.ts'
import type { YearStarts } from '@hr/domain/leave/leave-year.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { findGender } from '../request/leave.queries.ts'
import { balancesOf } from './balances-of.ts'

type Asked = {
  readonly employeeId: number
  readonly leaveTypeId: string
  readonly date: LocalDate
  readonly yearStarts: YearStarts
}

export async function balanceOn(
  db: Scope,
  { employeeId, leaveTypeId, date, yearStarts }: Asked,
): Promise<LeaveBalance> {
  const holder = { id: employeeId, gender: await findGender(db, employeeId) }
  const balances = await balancesOf(db, { date, year: leaveYear(date, yearStarts) }, [holder])
  return orNotFound(balances.get(employeeId)?.find(balance => balance.leaveTypeId === leaveTypeId))
}
