// Filters of request lists of every kind: owner, search, waiting for a person.
import { searchText } from '@hr/domain/employee/lao-text.ts'
import type { RequestStatus } from '@hr/domain/approval/step.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { Expression } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { RequestKind } from '#api/db/schema/leave-tables.ts'
import { matching, searchParts } from '#api/people/search-text.ts'

/** By owner, or waiting for a person's decision. */
export type Whose =
  | 'all'
  | { readonly employeeIds: readonly number[] }
  | {
      readonly waitsFor: number | null
      /** Selects the approvers for whom they also decide (R10). */
      readonly delegators: Expression<unknown>
      readonly holdsApprove: boolean
      /** All active holders of the permission (R8a). */
      readonly holders: readonly number[]
    }
export type RequestFilter = {
  readonly whose: Whose
  readonly status?: RequestStatus | undefined
  /** Requests that overlap these dates. */
  readonly from?: LocalDate | undefined
  readonly to?: LocalDate | undefined
  /** The result of a search; no search if missing. */
  readonly found?: Found | undefined
}
/** People by name, or one request by number. */
type Found = { readonly employeeIds: readonly number[]; readonly number: number | null }

/** Resolves a search to people or a number first, so that the requests of few people are read by index. */
export async function findSearched(db: Scope, search: string): Promise<Found | undefined> {
  if (searchParts(search).length === 0) return undefined
  const people = await db.from('employee as e').select('e.id').$call(matching(search)).execute()
  const number = /^#?(\d{1,9})$/.exec(searchText(search))?.[1]
  return { employeeIds: people.map(({ id }) => id), number: number === undefined ? null : Number(number) }
}

/** Conditions on rows of a kind's table, aliased as `r`. */
export function isInFilter(
  { workspaceId }: Scope,
  kind: RequestKind,
  { whose, status, from, to, found }: RequestFilter,
) {
  const conditions = [isWhose(workspaceId, kind, whose)]
  if (status !== undefined) conditions.push(sql<boolean>`r.status = ${status}`)
  if (from !== undefined) conditions.push(sql<boolean>`r.to_date >= ${from}`)
  if (to !== undefined) conditions.push(sql<boolean>`r.from_date <= ${to}`)
  if (found !== undefined)
    conditions.push(
      sql<boolean>`(r.employee_id = any(${[...found.employeeIds]}::int[]) or r.number = ${found.number}::int)`,
    )
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/**
 * The current step is the first pending one of a pending request (domain: readyStep), since steps are decided in order
 * and a rejection ends the request.
 */
function isWhose(workspaceId: string, kind: RequestKind, whose: Whose) {
  if (whose === 'all') return sql<boolean>`true`
  if ('employeeIds' in whose) {
    const { employeeIds } = whose
    const [only] = employeeIds
    // A separate statement: its plan differs from the one for a team.
    if (employeeIds.length === 1) return sql<boolean>`r.employee_id = ${only}::int`
    return sql<boolean>`r.employee_id = any(${[...employeeIds]}::int[])`
  }
  const { waitsFor, delegators, holdsApprove, holders } = whose
  const isOwn = sql`s.approver_id = any(${waitsFor}::int || array(${delegators}))`
  // Conditions that do not apply to the reader are omitted, so that the generic plan is as good as a custom one.
  const ofHolders = holdsApprove
    ? sql`or (s.approver_id is null and not ${isForSomebodyElse(waitsFor, holders)})`
    : sql``
  // The few steps of a manager are read first, by index, not all requests that wait in the company.
  const hasOwnStep = holdsApprove
    ? sql`true`
    : sql`r.id = any(array(select s.request_id from approval_step s
        where s.workspace_id = ${workspaceId} and s.kind = ${kind} and s.status = 'PENDING' and ${isOwn}))`
  return sql<boolean>`r.status = 'PENDING' and r.employee_id is distinct from ${waitsFor}::int and ${hasOwnStep} and exists (
    select from approval_step s
    where s.workspace_id = r.workspace_id and s.kind = ${kind} and s.request_id = r.id and s.status = 'PENDING'
      and s.approver_id is distinct from r.employee_id
      and (${isOwn} ${ofHolders})
      and not exists (
        select from approval_step earlier
        where earlier.workspace_id = s.workspace_id and earlier.kind = s.kind and earlier.request_id = s.request_id
          and earlier.status = 'PENDING' and earlier.approve_order < s.approve_order))`
}

/** domain: unassignedDeciders, for the step aliased as `s`. */
function isForSomebodyElse(reader: number | null, holders: readonly number[]) {
  // Without another holder no step has to be looked up.
  if (holders.every(id => id === reader)) return sql<boolean>`false`
  return sql<boolean>`(exists (
    select from approval_step mine
    where mine.workspace_id = s.workspace_id and mine.kind = s.kind and mine.request_id = s.request_id
      and mine.status = 'APPROVED' and ${reader}::int in (mine.decided_by, mine.decided_for))
  and exists (
    select from unnest(${[...holders]}::int[]) as holder (id)
    where holder.id <> r.employee_id and holder.id <> ${reader}::int and not exists (
      select from approval_step done
      where done.workspace_id = s.workspace_id and done.kind = s.kind and done.request_id = s.request_id
        and done.status = 'APPROVED' and holder.id in (done.decided_by, done.decided_for))))`
}

export const historyCount = (kind: RequestKind) =>
  sql<number>`(select count(*)::integer from approval_event e
    where e.workspace_id = r.workspace_id and e.kind = ${kind} and e.request_id = r.id)`.as('historyCount')

export const fileCount = (kind: RequestKind) =>
  sql<number>`(select count(*)::integer from request_file f
    where f.workspace_id = r.workspace_id and f.kind = ${kind} and f.request_id = r.id)`.as('fileCount')
