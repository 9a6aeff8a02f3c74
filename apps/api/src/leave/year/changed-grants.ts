// The yearly days that differ in the first leave year after the granted ones (L2, L3).
import type { LeaveYearGrant } from '@hr/contract/company-leave-year.ts'
import { amountOfYear } from '@hr/domain/leave/amount-of-year.ts'
import { isGrantedTo } from '@hr/domain/leave/is-granted-to.ts'
import { leaveYearOf } from '@hr/domain/leave/leave-year.ts'
import { yearlyGrant } from '@hr/domain/leave/pro-rata.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { listEmployed } from '../request/leave.queries.ts'
import { listGrantableTypes } from '../type/leave-type.store.ts'
import type { PlannedYears } from './planned-years.ts'

type ChangedGrant = Omit<LeaveYearGrant, 'employee'> & { readonly employeeId: number }

/** By the id of the employee; of people who are known by now. */
export async function changedGrants(
  db: Scope,
  { before, after, granted }: PlannedYears,
): Promise<ChangedGrant[]> {
  const [was, becomes] = [before, after].map(starts => leaveYearOf(granted + 1, starts))
  if (!was || !becomes || was.to === becomes.to) return []
  const to = was.to > becomes.to ? was.to : becomes.to
  const [people, types] = await Promise.all([
    listEmployed(db, { from: was.from, to }),
    listGrantableTypes(db, undefined),
  ])
  return people.flatMap(({ id: employeeId, gender, started_on: startedOn, ended_on: endedOn }) =>
    types
      .filter(type => isGrantedTo(type, gender))
      .map(({ id, name, nameLo, amounts, proRata }) => {
        const amountDays = amountOfYear(amounts, granted + 1)
        const grantIn = (year: typeof was) => yearlyGrant({ amountDays, proRata, year, startedOn, endedOn })
        const names = { employeeId, leaveTypeId: id, typeName: name, typeNameLo: nameLo }
        return { ...names, before: grantIn(was), after: grantIn(becomes) }
      })
      .filter(grant => grant.before !== grant.after),
  )
}
