// What leave years that begin in another month would change (L2, N4). Stores nothing.
import type { previewLeaveYear } from '@hr/contract/company-leave-year.ts'
import type { Person } from '@hr/contract/person.ts'
import { leaveYearOf } from '@hr/domain/leave/leave-year.ts'
import type { YearStarts } from '@hr/domain/leave/leave-year.ts'
import type { Handler } from '#api/http/context.ts'
import { nameIn, pageOfRows } from '#api/organization/page-of-rows.ts'
import { listPeople } from '#api/people/person.ts'
import { changedGrants } from './changed-grants.ts'
import { plannedYears } from './planned-years.ts'

/** After the granted year: the one that becomes shorter, and a whole one. */
const shown = [1, 2]

/** People by name. */
export const leaveYearPreviewed: Handler<typeof previewLeaveYear> = async ({ db, input, language }) => {
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
