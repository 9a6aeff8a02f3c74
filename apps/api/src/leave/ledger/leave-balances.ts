// The balances of one employee on a date (L3, L11).
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { leaveYear } from '@hr/domain/leave/leave-year.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { PersonalBalance, leaveBalances as endpoint } from '@hr/contract/leave.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import { Refusal } from '#api/http/refusal.ts'
import { balancesOf } from './balances-of.ts'
import { canSeeBalance } from '../request/can-see-balance.ts'
import { expiringDays } from './expiring-days.ts'
import { findEmployment, findGender } from '../request/leave.queries.ts'
import { findOwnRequest } from '#api/request/find-own-request.ts'
import { leaveKind } from '../request/leave-kind.ts'

/**
 * NOT_FOUND for an employee whose balance the caller may not see, or a request of somebody else. Empty for a caller
 * without an employee record.
 */
export async function leaveBalances(work: Work<CheckedInputOf<typeof endpoint>>): Promise<PersonalBalance[]> {
  const { db, caller, input, now } = work
  const { workspaceId } = caller
  const company = await getCompanyTime(db)
  const today = localDateOf(now.getTime(), company.time_zone)
  const employeeId = input.employeeId ?? caller.employeeId
  if (employeeId === null) return []
  if (!(await canSeeBalance(work, employeeId, today))) throw new Refusal('NOT_FOUND')
  const date = input.date ?? today
  const yearStarts = company.year_starts
  const own = input.requestId && (await findOwnRequest(work, leaveKind, employeeId, input.requestId))
  const without = own ? own.replacedIds : []
  const asked = { workspaceId, date, year: leaveYear(date, yearStarts), without }
  const holder = { id: employeeId, gender: await findGender(db, employeeId) }
  const balances = (await balancesOf(db, asked, [holder])).get(employeeId) ?? []
  const { endedOn } = await findEmployment(db, employeeId)
  const people = [{ id: employeeId, endedOn }]
  const expiring = (await expiringDays(db, people, { today, yearStarts, without })).get(employeeId)
  return balances.map(balance => ({ ...balance, expiring: expiring?.get(balance.leaveTypeId) ?? null }))
}
