// Reads for approvals from tables of other features: managers, permissions, active employees.
import type { TemplateItem } from '@hr/domain/approval/approval-line.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import type { Period } from '@hr/domain/approval/delegation-refusal.ts'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { prepared } from '#api/db/connect/prepared.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { RequestKind } from '#api/db/schema/leave-tables.ts'
import { isEmployed, validOn } from '#api/people/valid-on.ts'
import { templateOf } from './template.store.ts'

/** Jobs of people on a date; people without one are missing. */
export async function listJobsOf(
  db: Scope,
  employeeIds: readonly number[],
  date: LocalDate,
): Promise<{ employeeId: number; unitId: string | null; lineManagerId: number | null }[]> {
  if (employeeIds.length === 0) return []
  return db
    .from('employee_job')
    .select(['employee_id as employeeId', 'unit_id as unitId', 'line_manager_id as lineManagerId'])
    .where(sql<boolean>`employee_id = any(${employeeIds}::integer[])`)
    .where(validOn('employee_job', date))
    .execute()
}

/** The manager of the unit, or of the nearest ancestor that has one. */
const unitManager = (workspaceId: string, unitId: RawBuilder<unknown>) => sql<number | null>`(
  with recursive above as (
    select parent_id, manager_id, 0 as level from org_node where workspace_id = ${workspaceId} and id = ${unitId}
    union all
    select node.parent_id, node.manager_id, level + 1 from org_node node join above on node.id = above.parent_id
    where node.workspace_id = ${workspaceId} and above.manager_id is null and level < 100
  )
  select manager_id from above where manager_id is not null order by level limit 1)`

export async function findUnitManager(db: Scope, unitId: string): Promise<number | null> {
  const manager = unitManager(db.workspaceId, sql`${unitId}::uuid`)
  const { rows } = await sql<{ manager_id: number | null }>`select ${manager} as manager_id`.execute(db)
  return rows[0]?.manager_id ?? null
}

type PersonStatus = { readonly id: number; readonly isActive: boolean }
export type LinePeople = {
  readonly lineManagerId: number | null
  readonly unitManagerId: number | null
  /** The template of `kind`. */
  readonly template: readonly TemplateItem[]
  /** Those who exist among the two, the template's employees and `others`. */
  readonly statuses: readonly PersonStatus[]
}

type LineOf = {
  readonly employeeId: number
  readonly date: LocalDate
  readonly kind?: RequestKind
  readonly others: readonly number[]
}

/** Managers of a person on a date (P8), with the status of everybody in the line. */
export async function findLinePeople(
  db: Scope,
  { employeeId, date, kind, others }: LineOf,
): Promise<LinePeople> {
  const { rows } = await sql<LinePeople>`
    select leader.line as "lineManagerId", leader.unit as "unitManagerId",
      ${jsonArrayFrom(templateOf(db, kind ?? null))} as template, (
        select coalesce(json_agg(json_build_object('id', e.id, 'isActive', ${isEmployed('e')})), '[]')
        from employee e
        where e.workspace_id = ${db.workspaceId} and e.id = any(array[leader.line, leader.unit]
          || ${others}::integer[] || array(select employee_id from approval_template_step
            where workspace_id = ${db.workspaceId} and kind = ${kind ?? null} and employee_id is not null))
      ) as statuses
    from (values (1)) as always (one)
    left join lateral (
      select job.line_manager_id as line, ${unitManager(db.workspaceId, sql`job.unit_id`)} as unit
      from employee_job job
      where job.workspace_id = ${db.workspaceId} and job.employee_id = ${employeeId}
        and ${validOn('job', date)}) leader on true`.execute(db)
  return rows[0] ?? { lineManagerId: null, unitManagerId: null, template: [], statuses: [] }
}

/** Those of the employees who exist, each with whether they are active. */
export async function listPersonStatus(db: Scope, ids: readonly number[]): Promise<PersonStatus[]> {
  if (ids.length === 0) return []
  const rows = await db
    .from('employee')
    .select(['id', 'status'])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute()
  return rows.map(({ id, status }) => ({ id, isActive: status === 'active' || status === 'probation' }))
}

type Deciders = {
  readonly approverIds: readonly number[]
  /** Holders of `approve` on it decide unassigned steps; null if there are none. */
  readonly group: PageGroup | null
  readonly fullAccessEmployeeId: number | null
  readonly date: LocalDate
}

/**
 * Further deciders on a day: delegates per approver (R10), and for null (an unassigned step) the active employees who may
 * approve in the group, by role or as administrators.
 */
export async function listOtherDeciders(
  db: Scope,
  { approverIds, group, fullAccessEmployeeId, date }: Deciders,
): Promise<{ approverId: number | null; employeeId: number }[]> {
  if (approverIds.length === 0 && group === null) return []
  const { rows } = await sql<{ approverId: number | null; employeeId: number }>`
    select delegator_id as "approverId", delegate_id as "employeeId" from approval_delegation
    where workspace_id = ${db.workspaceId} and delegator_id = any(${approverIds}::integer[]) and ended_at is null
      and from_date <= ${date} and to_date >= ${date}
    union all
    select null, id from employee
    where workspace_id = ${db.workspaceId} and ${isEmployed('employee')} and ${group}::text is not null
      -- As values they are looked up: joined, everybody was read to find a few.
      and id = any (array(
        select er.employee_id from employee_role er
        join role_permission rp on rp.workspace_id = er.workspace_id and rp.role_id = er.role_id
        where er.workspace_id = ${db.workspaceId} and rp.group_name = ${group} and rp.action in ('approve', 'all')
        union
        select employee_id from account
        where workspace_id = ${db.workspaceId} and status = 'active'
          and (is_admin or (employee_id = ${fullAccessEmployeeId} and not full_access_revoked))))
    order by "employeeId" ${prepared}`.execute(db)
  return rows
}

/** Whether the person approves for anybody: as a line or unit manager, in a template, or in an open step. */
export async function isApprover(db: Scope, employeeId: number, date: LocalDate): Promise<boolean> {
  const { rows } = await sql<{ is_approver: boolean }>`
    select exists (
        select from employee_job where workspace_id = ${db.workspaceId} and line_manager_id = ${employeeId}
          and ${validOn('employee_job', date)})
      or exists (select from org_node where workspace_id = ${db.workspaceId} and manager_id = ${employeeId})
      or exists (
        select from approval_template_step where workspace_id = ${db.workspaceId} and employee_id = ${employeeId})
      or exists (
        select from approval_step
        where workspace_id = ${db.workspaceId} and approver_id = ${employeeId} and status = 'PENDING')
      as is_approver`.execute(db)
  return rows[0]?.is_approver ?? false
}

/** Pending and approved leave of people in a date range, by first day. */
export async function listLeaveOf(
  db: Scope,
  employeeIds: readonly number[],
  { from, to }: Period,
): Promise<(Period & { readonly employeeId: number })[]> {
  if (employeeIds.length === 0) return []
  return db
    .from('leave_request')
    .select(['employee_id as employeeId', 'from_date as from', 'to_date as to'])
    .where(sql<boolean>`employee_id = any(${employeeIds}::integer[])`)
    .where('status', 'in', ['PENDING', 'APPROVED'])
    .where('from_date', '<=', to)
    .where('to_date', '>=', from)
    .orderBy('from_date')
    .execute()
}
