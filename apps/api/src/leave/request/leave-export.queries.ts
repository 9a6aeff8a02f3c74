// The leave requests of an export: one statement, so that every row is of one moment.
import type { LeaveExportRow } from '@hr/contract/leave-export.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { RequestFilter } from '#api/approval/request-list.queries.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import { isJobOn } from '#api/employee/people-with-job.queries.ts'
import { filteredLeave } from './leave-request-list.queries.ts'

type Db = Kysely<Tables>

/** Newest first; the unit is the one of `on`. At most `limit`. */
export async function listLeaveExportRows(
  db: Db,
  workspaceId: string,
  filter: RequestFilter,
  { on, limit }: { readonly on: LocalDate; readonly limit: number },
): Promise<LeaveExportRow[]> {
  const rows = await filteredLeave(db, workspaceId, filter)
    .innerJoin('leave_type as t', join =>
      join.onRef('t.workspace_id', '=', 'r.workspace_id').onRef('t.id', '=', 'r.leave_type_id'),
    )
    .innerJoin('employee as e', join =>
      join.onRef('e.workspace_id', '=', 'r.workspace_id').onRef('e.id', '=', 'r.employee_id'),
    )
    .leftJoin('employee_job as j', join => join.on(isJobOn(on)))
    .leftJoin('org_node as u', join =>
      join.onRef('u.workspace_id', '=', 'j.workspace_id').onRef('u.id', '=', 'j.unit_id'),
    )
    // The step that is ready is the first pending one (domain: readyStep).
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('approval_step as s')
          .leftJoin('employee as a', join =>
            join.onRef('a.workspace_id', '=', 's.workspace_id').onRef('a.id', '=', 's.approver_id'),
          )
          .select(['a.id', 'a.first_name', 'a.last_name', 'a.first_name_lo', 'a.last_name_lo'])
          .whereRef('s.workspace_id', '=', 'r.workspace_id')
          .where('s.kind', '=', 'LEAVE')
          .whereRef('s.request_id', '=', 'r.id')
          .where('s.status', '=', 'PENDING')
          .orderBy('s.approve_order')
          .limit(1)
          .as('next'),
      join => join.on('r.status', '=', 'PENDING'),
    )
    .select([
      'r.number',
      'r.from_date as from',
      'r.from_half as fromHalf',
      'r.to_date as to',
      'r.to_half as toHalf',
      'r.half_days as halfDays',
      'r.status',
      'r.purpose',
      'r.created_at as createdAt',
      'r.reason',
      'e.staff_id as staffId',
      'e.first_name as firstName',
      'e.last_name as lastName',
      'e.first_name_lo as firstNameLo',
      'e.last_name_lo as lastNameLo',
      'u.name as unit',
      'u.name_lo as unitLo',
      't.name as typeName',
      't.name_lo as typeNameLo',
      'next.id as nextId',
      'next.first_name as nextFirstName',
      'next.last_name as nextLastName',
      'next.first_name_lo as nextFirstNameLo',
      'next.last_name_lo as nextLastNameLo',
      decidedAt.as('decidedAt'),
    ])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(row => {
    const { createdAt, firstName, lastName, firstNameLo, lastNameLo, ...rest } = row
    const { nextId, nextFirstName, nextLastName, nextFirstNameLo, nextLastNameLo, ...shown } = rest
    const approver = {
      firstName: nextFirstName ?? '',
      lastName: nextLastName ?? '',
      firstNameLo: nextFirstNameLo ?? '',
      lastNameLo: nextLastNameLo ?? '',
    }
    return {
      ...shown,
      employee: { firstName, lastName, firstNameLo, lastNameLo },
      requestedAt: createdAt.toISOString(),
      currentApprover: nextId === null ? null : approver,
      decidedAt: row.decidedAt?.toISOString() ?? null,
    }
  })
}

/** The last word on it: a request that was approved may be cancelled later. */
const decidedAt = sql<Date | null>`case when r.status <> 'PENDING' then (
  select max(v.at) from approval_event v
  where v.workspace_id = r.workspace_id and v.kind = 'LEAVE' and v.request_id = r.id
    and v.action in ('APPROVED', 'REJECTED', 'CANCELLED')) end`
