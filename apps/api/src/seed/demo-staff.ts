// The people of the demo company as new employees: heads of units, line managers, start dates.
import { addDays, addMonths } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { NewEmployee } from '#api/employee/create-people.ts'
import { people } from './demo/people.ts'
import type { DemoPerson } from './demo/people.ts'
import { units } from './demo/structure.ts'
import type { PositionName, UnitKey } from './demo/structure.ts'
import type { Random } from './random.ts'

export type StaffMember = Omit<NewEmployee, 'job'> & {
  readonly username: string
  readonly unit: UnitKey
  readonly position: PositionName
  readonly grade: string
  readonly lineManagerId: number | null
  readonly isTerminated: boolean
}
export type Staff = {
  readonly members: readonly StaffMember[]
  readonly headOf: ReadonlyMap<UnitKey, number>
}

/** Mobile prefixes of the Lao networks. */
const prefixes = ['22', '28', '52', '55', '58', '59', '77', '78', '91', '96', '99']

export const mobileNumber = (chance: Random): string =>
  `+85620${chance.pick(prefixes)}${String(chance.between(0, 999_999)).padStart(6, '0')}`

/** `ids` are reserved, one per person; the first administrator gets 195 instead (P6). */
export function demoStaff(ids: readonly number[], today: LocalDate, chance: Random): Staff {
  const rows = units.flatMap(unit => people[unit.key].map((person, place) => ({ unit, person, place })))
  const idOf = (index: number) =>
    rows[index]?.person[8]?.isFirstAdministrator ? firstAdministratorId : (ids[index] ?? 0)
  const headOf = new Map<UnitKey, number>()
  rows.forEach(({ unit, place }, index) => {
    if (place === 0 && !unit.headedFromAbove) headOf.set(unit.key, idOf(index))
  })
  for (const unit of units) {
    const above = unit.parent === null ? undefined : headOf.get(unit.parent)
    if (unit.headedFromAbove && above) headOf.set(unit.key, above)
  }
  const members = rows.map(({ unit, person, place }, index): StaffMember => {
    const isHead = place === 0 && !unit.headedFromAbove
    const above = unit.parent === null ? null : (headOf.get(unit.parent) ?? null)
    return {
      ...personal(person, today, chance),
      id: idOf(index),
      staffId: `SB-${String(index + 1).padStart(4, '0')}`,
      roles: person[8]?.roles ?? [isHead ? 'MANAGER' : 'EMPLOYEE'],
      unit: unit.key,
      position: person[5],
      grade: person[6],
      lineManagerId: isHead ? above : (headOf.get(unit.key) ?? null),
    }
  })
  return { members, headOf }
}

export const firstAdministratorId = 195

function personal(
  [firstName, lastName, firstNameLo, lastNameLo, gender, , , served, given]: DemoPerson,
  today: LocalDate,
  chance: Random,
) {
  const number = Number.parseInt(served, 10)
  const months = served.endsWith('y') ? number * 12 + chance.between(0, 11) : number
  const status: NewEmployee['status'] = given?.status === 'probation' ? 'probation' : 'active'
  return {
    firstName,
    lastName,
    firstNameLo,
    lastNameLo,
    gender,
    status,
    username: given?.username ?? firstName.toLowerCase(),
    email: `${firstName}.${lastName}@sabai-trading.example`.toLowerCase(),
    phone: mobileNumber(chance),
    startedOn: addDays(addMonths(today, -months), -chance.between(0, 20)),
    isTerminated: given?.status === 'terminated',
  }
}
