// What leave years that begin in another month would change (L2, N4). Stores nothing.
import type { LeaveYearGrant, previewLeaveYear as endpoint } from '@hr/contract/company-leave-year.ts'
import type { Person } from '@hr/contract/person.ts'
import { amountOfYear } from '@hr/domain/leave/amount-of-year.ts'
import { isGrantedTo } from '@hr/domain/leave/is-granted-to.ts'
import { leaveYearOf } from '@hr/domain/leave/leave-year.ts'
import type { YearStarts } from '@hr/domain/leave/leave-year.ts'
import { yearlyGrant } from '@hr/domain/leave/pro-rata.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'
import { pageOfRows } from '#api/organization/page-of-rows.ts'
import { listPeople } from '#api/people/person.ts'
import { listEmployed } from '../request/leave.queries.ts'
import { listGrantableTypes } from '../type/leave-type.store.ts'
import { plannedYears } from './planned-years.ts'
import type { PlannedYears } from './planned-years.ts'

type ChangedGrant = Omit<LeaveYearGrant, 'employee'> & { readonly employeeId: number }

/** By the id of the employee; of people who are known by now. */
async function changedGrants(db: Scope, { before, after, granted }: PlannedYears): Promise<ChangedGrant[]> {
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

/** After the granted year: the one that becomes shorter, and a whole one. */
const shown = [1, 2]

/** People by name. */
export const previewLeaveYear: Handler<typeof endpoint> = async ({ db, input, language }) => {
  const planned = await plannedYears(db, input.startMonth)
  const { after, granted } = planned
  const changed = await changedGrants(db, planned)
  const people = await listPeople(db, [...new Set(changed.map(({ employeeId }) => employeeId))])
  const rows = changed.flatMap(({ employeeId, ...grant }) => {
    const employee = people.get(employeeId)
    return employee ? [{ employee, ...grant }] : []
  })
  const page = await pageOfRows(input, rows, {
    language,
    keyOf: ({ employee, leaveTypeId }) => [
      '0',
      nameIn(nameOf(employee), language),
      `${employee.id} ${leaveTypeId}`,
    ],
  })
  return {
    ...page,
    granted: datesOf(granted, after),
    years: shown.map(ahead => datesOf(granted + ahead, after)),
    people: people.size,
  }
}

const nameOf = ({ firstName, lastName, firstNameLo, lastNameLo }: Person) => ({
  name: `${firstName} ${lastName}`,
  nameLo: firstNameLo && `${firstNameLo} ${lastNameLo}`,
})

function datesOf(year: number, starts: YearStarts) {
  const { from, to } = leaveYearOf(year, starts)
  return { from, to }
}
