// Invented people of the branches, with names combined from the demo company: heads, line managers, start dates.
import { addDays, addMonths } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { NewEmployee } from '#api/employee/create-people.ts'
import { mobileNumber } from '../demo-staff.ts'
import { people } from '../demo/people.ts'
import type { Random } from '../random.ts'
import type { LargeUnit, Post } from './branch-structure.ts'

export type BranchMember = Omit<NewEmployee, 'job' | 'signIn'> &
  Post & {
    readonly lineManagerId: number | null
    readonly isTerminated: boolean
  }

const known = Object.values(people).flat()

/** `ids` are reserved, one per post; heads of units directly below the company report to `top`. */
export function branchStaff(
  { units, posts }: { readonly units: readonly LargeUnit[]; readonly posts: readonly Post[] },
  ids: readonly number[],
  { top, first }: { readonly top: number | null; readonly first: number },
  today: LocalDate,
  chance: Random,
): BranchMember[] {
  const headOf = new Map(
    posts.flatMap(({ unit, isHead }, index) => (isHead ? [[unit, ids[index] ?? 0] as const] : [])),
  )
  const above = new Map(units.map(({ key, parent }) => [key, parent]))
  const managerOf = ({ unit, isHead }: Post) => {
    const heading = isHead ? above.get(unit) : unit
    return heading ? (headOf.get(heading) ?? null) : top
  }
  return posts.map((post, index) => ({
    ...post,
    ...personal(post.isHead, first + index, today, chance),
    id: ids[index] ?? 0,
    roles: [post.isHead ? 'MANAGER' : 'EMPLOYEE'],
    lineManagerId: managerOf(post),
  }))
}

function personal(isHead: boolean, number: number, today: LocalDate, chance: Random) {
  const [firstName, , firstNameLo, , gender] = chance.pick(known)
  const [, lastName, , lastNameLo] = chance.pick(known)
  // Heads start before the company's data begins, so that every line manager exists.
  const months = isHead || chance.next() < 0.85 ? chance.between(16, 140) : chance.between(0, 12)
  const staffNumber = String(number).padStart(4, '0')
  const status: NewEmployee['status'] = months < 3 ? 'probation' : 'active'
  return {
    staffId: `SB-${staffNumber}`,
    firstName,
    lastName,
    firstNameLo,
    lastNameLo,
    gender,
    status,
    email: `${firstName}.${lastName}.${staffNumber}@sabai-trading.example`.toLowerCase(),
    phone: mobileNumber(chance),
    startedOn: addDays(addMonths(today, -months), -chance.between(0, 20)),
    isTerminated: !isHead && months > 16 && chance.next() < 0.02,
  }
}
