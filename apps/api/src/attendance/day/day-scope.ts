// Whose days a caller may see: everybody's, the team's, their own (A15, P5).
import type { DayScope } from '@hr/contract/attendance.ts'
import { can } from '@hr/domain/access/can.ts'
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import { teamMemberIds } from '#api/access/team-member-ids.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { todayIn } from '#api/company/today.ts'
import { Refusal } from '#api/http/refusal.ts'

/** Page groups that allow a scope; any one is enough. */
const groupsOf: { readonly [Scope in DayScope]: readonly PageGroup[] } = {
  mine: ['MY_ATTENDANCE'],
  team: ['TEAM_ATTENDANCE_REQUEST'],
  // To overrule days, people must find them first.
  all: ['ATTENDANCE_SUMMARY', 'ATTENDANCE_MONITORING', 'OVERRULE'],
}
type Asking = Pick<Work<unknown>, 'db' | 'caller' | 'now'>
export type SeenPeople = 'all' | readonly number[]

/** Throws FORBIDDEN for a scope whose page group the caller does not hold. */
export async function peopleInScope(work: Asking, scope: DayScope): Promise<SeenPeople> {
  const { access, employeeId } = work.caller
  if (!can(access, groupsOf[scope])) throw new Refusal('FORBIDDEN')
  if (scope === 'all') return 'all'
  if (scope === 'team') return teamOf(work)
  return employeeId === null ? [] : [employeeId]
}

/** The people of all scopes together. */
export async function seenPeople(work: Asking): Promise<SeenPeople> {
  const { access, employeeId } = work.caller
  if (can(access, groupsOf.all)) return 'all'
  const own = employeeId !== null && can(access, groupsOf.mine) ? [employeeId] : []
  return can(access, groupsOf.team) ? [...own, ...(await teamOf(work))] : own
}

/** Restricts the people to one, if an id is given. */
export const narrowedTo = (seen: SeenPeople, id: number | undefined): SeenPeople =>
  id === undefined ? seen : seen === 'all' || seen.includes(id) ? [id] : []

export async function maySeeDaysOf(work: Asking, id: number): Promise<boolean> {
  const seen = await seenPeople(work)
  return seen === 'all' || seen.includes(id)
}

export async function teamOf({
  db,
  caller: { employeeId },
}: Pick<Work<unknown>, 'db' | 'caller'>): Promise<number[]> {
  if (employeeId === null) return []
  return teamMemberIds(db, employeeId, await todayIn(db))
}
