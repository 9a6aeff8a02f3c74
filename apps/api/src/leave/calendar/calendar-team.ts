// Whose leave the calendar shows first, and whose requests its reader may open (P5).
import { leaveGroups } from '@hr/contract/leave.ts'
import { can } from '@hr/domain/access/can.ts'
import type { Access } from '@hr/domain/access/can.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { teamMemberIds } from '#api/access/team-member-ids.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { listDelegators } from '#api/approval/delegation.store.ts'
import type { SeenBy } from './leave-calendar.queries.ts'
import { listUnitOf } from '../request/leave.queries.ts'

type CalendarReader = {
  readonly employeeId: number | null
  readonly access: Access
}
type Team = {
  /** People of my unit today, me included; empty without a unit. */
  readonly unit: readonly number[]
  /** Me, my unit and my reports; empty for an owner without an employee record. */
  readonly members: readonly number[]
  readonly seenBy: SeenBy
}

/** For readers who may open every request; undefined for others. */
export function seenByAll({ employeeId, access }: CalendarReader): SeenBy | undefined {
  const holds = holdsOf(access)
  return holds.holdsView ? { ...holds, employeeId, decidesFor: [], reports: [] } : undefined
}

const holdsOf = (access: Access) => ({
  holdsView: can(access, leaveGroups.all, 'view'),
  holdsApprove: can(access, leaveGroups.all, 'approve'),
})

/** As of today, whatever dates are shown. */
export async function calendarTeam(
  db: Scope,
  { employeeId, access }: CalendarReader,
  today: LocalDate,
): Promise<Team> {
  const holds = holdsOf(access)
  if (employeeId === null)
    return { unit: [], members: [], seenBy: { ...holds, employeeId, decidesFor: [], reports: [] } }
  const [unit, reports, delegators] = await Promise.all([
    listUnitOf(db, employeeId, today),
    teamMemberIds(db, employeeId, today),
    // Readers who may open every request need no other person's access.
    holds.holdsView ? [] : listDelegators(db, employeeId, today),
  ])
  return {
    unit,
    members: [...new Set([employeeId, ...unit, ...reports])],
    seenBy: {
      ...holds,
      employeeId,
      decidesFor: [employeeId, ...delegators],
      reports: can(access, leaveGroups.team, 'view') ? reports : [],
    },
  }
}
