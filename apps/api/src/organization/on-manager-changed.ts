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
export async function onManagerChanged(
  work: StructureWork,
  id: string,
  managerId: number | null,
): Promise<void> {
  const { db } = work
  if (managerId !== null) await giveManagerRole(db, [managerId])
  const date = await todayIn(db)
  await reassignSteps(work, { date, requesterIds: await peopleBelow(work, id) })
}

/** Everybody in the unit or below it on the date; by default today. */
export async function peopleBelow({ db }: StructureWork, id: string, date?: LocalDate): Promise<number[]> {
  const inside = new Set(subtree(await listUnits(db), id).map(unit => unit.id))
  const members = await listMembers(db, date ?? (await todayIn(db)))
  return members.filter(member => inside.has(member.unitId ?? '')).map(member => member.id)
}
