// Whose leave the calendar opens with, and whose requests its reader may open (P5).
import { leaveGroups } from '@hr/contract/leave.ts'
import { can } from '@hr/domain/access/can.ts'
import type { Access } from '@hr/domain/access/can.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Kysely } from 'kysely'
import { teamMemberIds } from '#api/access/team-members.ts'
import { findJob } from '#api/people/jobs-on.queries.ts'
import { listDelegators } from '#api/approval/delegation.store.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import type { SeenBy } from './leave-calendar.queries.ts'
import { listUnitMembers } from '../request/leave.queries.ts'

export type CalendarReader = {
  readonly workspaceId: string
  readonly employeeId: number | null
  readonly access: Access
}
type Team = {
  /** Of my unit today, with me; empty for whoever is in none. */
  readonly unit: readonly number[]
  /** Myself, my unit and whoever I lead; empty for an owner without an employee record. */
  readonly members: readonly number[]
  readonly seenBy: SeenBy
}

/** For whoever may open every request, whoever their people are; nothing for everybody else. */
export function seenByAll({ employeeId, access }: CalendarReader): SeenBy | undefined {
  const holds = holdsOf(access)
  return holds.holdsView ? { ...holds, employeeId, decidesFor: [], reports: [] } : undefined
}

const holdsOf = (access: Access) => ({
  holdsView: can(access, leaveGroups.all, 'view'),
  holdsApprove: can(access, leaveGroups.all, 'approve'),
})

/** Facts of today, whatever dates are shown. */
export async function calendarTeam(
  db: Kysely<Tables>,
  { workspaceId, employeeId, access }: CalendarReader,
  today: LocalDate,
): Promise<Team> {
  const holds = holdsOf(access)
  if (employeeId === null)
    return { unit: [], members: [], seenBy: { ...holds, employeeId, decidesFor: [], reports: [] } }
  const job = await findJob(db, workspaceId, employeeId, today)
  const unit = job?.unitId ? await listUnitMembers(db, workspaceId, job.unitId, today) : []
  const reports = await teamMemberIds(db, workspaceId, employeeId, today)
  return {
    unit,
    members: [...new Set([employeeId, ...unit, ...reports])],
    seenBy: {
      ...holds,
      employeeId,
      decidesFor: [employeeId, ...(await listDelegators(db, workspaceId, employeeId, today))],
      reports: can(access, leaveGroups.team, 'view') ? reports : [],
    },
  }
}
