// Reads leave requests for lists, details and previews.
import type { RequestStatus } from '@hr/domain/approval/step.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import type { OpenRequest, OpenRequests } from '#api/approval/request-kind.ts'
import { mostCounted } from '#api/http/list-page.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'

type Db = Kysely<Tables>
export type LeaveRow = Awaited<ReturnType<typeof listLeaveRows>>[number]

/** Whose requests, or those that wait for somebody's decision. */
export type Whose =
  | 'all'
  | { readonly employeeIds: readonly number[] }
  | { readonly waitsFor: number | null; readonly holdsApprove: boolean }
export type LeaveFilter = {
  readonly whose: Whose
  readonly status?: RequestStatus | undefined
  /** Requests that touch these dates. */
  readonly from?: LocalDate | undefined
  readonly to?: LocalDate | undefined
  /** In the form of searchText: part of the employee's names, or a request number. */
  readonly search: string
}

export const filteredLeave = (
  db: Db,
  workspaceId: string,
  { whose, status, from, to, search }: LeaveFilter,
) =>
  db
    .selectFrom('leave_request as r')
    .innerJoin('leave_type as t', join =>
      join.onRef('t.workspace_id', '=', 'r.workspace_id').onRef('t.id', '=', 'r.leave_type_id'),
    )
    .innerJoin('employee as e', join =>
      join.onRef('e.workspace_id', '=', 'r.workspace_id').onRef('e.id', '=', 'r.employee_id'),
    )
    .where('r.workspace_id', '=', workspaceId)
    .where(condition(whose))
    .$if(status !== undefined, query => query.where('r.status', '=', status ?? 'PENDING'))
    .$if(from !== undefined, query => query.where('r.to_date', '>=', from ?? ''))
    .$if(to !== undefined, query => query.where('r.from_date', '<=', to ?? ''))
    .$if(search !== '', query =>
      query.where(
        sql<boolean>`(strpos(e.search_text, ${search}) > 0 or r.number::text = ${search.replace(/^#/, '')})`,
      ),
    )

/**
 * The step that is ready is the first pending one of a pending request (domain: readyStep), since a line is decided in
 * its order and a rejection ends it.
 */
function condition(whose: Whose) {
  if (whose === 'all') return sql<boolean>`true`
  if ('employeeIds' in whose) return sql<boolean>`r.employee_id = any(${[...whose.employeeIds]}::int[])`
  const { waitsFor, holdsApprove } = whose
  return sql<boolean>`r.status = 'PENDING' and r.employee_id is distinct from ${waitsFor}::int and exists (
    select from approval_step s
    where s.workspace_id = r.workspace_id and s.kind = 'LEAVE' and s.request_id = r.id and s.status = 'PENDING'
      and (s.approver_id = ${waitsFor}::int or (s.approver_id is null and ${holdsApprove}::boolean))
      and not exists (
        select from approval_step earlier
        where earlier.workspace_id = s.workspace_id and earlier.kind = s.kind and earlier.request_id = s.request_id
          and earlier.status = 'PENDING' and earlier.approve_order < s.approve_order))`
}

const columns = [
  'r.id',
  'r.number',
  'r.status',
  'r.employee_id as requesterId',
  'r.from_date as from',
  'r.to_date as to',
  'r.from_half as fromHalf',
  'r.to_half as toHalf',
  'r.half_days as halfDays',
  'r.reason',
  'r.created_at as createdAt',
  't.id as leaveTypeId',
  't.name as typeName',
  't.name_lo as typeNameLo',
  't.color as typeColor',
] as const

/** Newest first. */
export const listLeaveRows = (
  db: Db,
  workspaceId: string,
  filter: LeaveFilter,
  { limit, offset, after }: PageWindow<NewestKey>,
) =>
  filteredLeave(db, workspaceId, filter)
    .select(columns)
    .$if(after !== undefined, query =>
      query.where(eb =>
        eb(eb.refTuple('r.created_at', 'r.id'), '<', eb.tuple(new Date(after?.[0] ?? ''), after?.[1] ?? '')),
      ),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countLeaveRows(db: Db, workspaceId: string, filter: LeaveFilter): Promise<number> {
  const row = await db
    .selectFrom(
      filteredLeave(db, workspaceId, filter)
        .select('r.id')
        .limit(mostCounted + 1)
        .as('counted'),
    )
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

export const findLeaveRow = (db: Db, workspaceId: string, id: string) =>
  filteredLeave(db, workspaceId, { whose: 'all', search: '' })
    .where('r.id', '=', id)
    .select(columns)
    .executeTakeFirst()

/** Leave that is approved or asked for and touches the dates, by first day. */
export const listAway = (
  db: Db,
  workspaceId: string,
  whose: Extract<Whose, 'all' | { employeeIds: readonly number[] }>,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
) =>
  filteredLeave(db, workspaceId, { whose, from, to, search: '' })
    .where('r.status', 'in', ['APPROVED', 'PENDING'])
    .select(columns)
    .orderBy('r.from_date')
    .orderBy('r.id')
    .execute()

/** What may still be decided or cancelled, by number (R8, R9). */
export async function listOpenLeave(
  db: Db,
  workspaceId: string,
  { statuses, requesterIds }: OpenRequests,
): Promise<OpenRequest[]> {
  const whose = requesterIds ? { employeeIds: requesterIds } : 'all'
  const rows = await filteredLeave(db, workspaceId, { whose, search: '' })
    .where('r.status', 'in', statuses)
    .select(columns)
    .orderBy('r.number')
    .execute()
  return rows.map(row => ({
    id: row.id,
    requesterId: row.requesterId,
    status: row.status,
    number: row.number,
    title: row.typeName,
    titleLo: row.typeNameLo,
    from: row.from,
    to: row.to,
  }))
}
