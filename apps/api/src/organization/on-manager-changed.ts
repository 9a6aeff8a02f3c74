// Effects of another manager of a unit, or of another place: the Manager role, and open approval steps of the people in
// it and below (P5, R9).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { subtree } from '@hr/domain/organization/tree.ts'
import { giveManagerRole } from '#api/access/give-manager-role.ts'
import { reassignSteps } from '#api/approval/reassign-steps.ts'
import { todayIn } from '#api/company/today.ts'
import type { StructureWork } from './save-org-node.ts'
import { listMembers, listUnits } from './structure.queries.ts'

/** With `managerId` null nobody gets the role. */
export const onManagerChanged = (work: StructureWork, id: string, managerId: number | null): Promise<void> =>
  onManagersChanged(work, new Map([[id, managerId]]))

/** The same for several units at once: id -> manager. */
export async function onManagersChanged(
  work: StructureWork,
  managers: ReadonlyMap<string, number | null>,
): Promise<void> {
  const { db } = work
  await giveManagerRole(
    db,
    [...new Set(managers.values())].filter(id => id !== null),
  )
  const requesterIds = await peopleBelow(work, [...managers.keys()])
  await reassignSteps(work, { date: await todayIn(db), requesterIds })
}

/** Everybody in the units or below them on the date; by default today. */
export async function peopleBelow(
  { db }: StructureWork,
  ids: readonly string[],
  date?: LocalDate,
): Promise<number[]> {
  const units = await listUnits(db)
  const inside = new Set(ids.flatMap(id => subtree(units, id)).map(unit => unit.id))
  const members = await listMembers(db, date ?? (await todayIn(db)))
  return members.filter(member => inside.has(member.unitId ?? '')).map(member => member.id)
}
