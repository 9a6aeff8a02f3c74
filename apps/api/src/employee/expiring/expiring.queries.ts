// Documents, contracts and probations of employees that expire, and who is notified.
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { expiryKinds } from '@hr/domain/employee/expiring.ts'
import type { ExpiryKind } from '@hr/domain/employee/expiring.ts'

import { sql } from 'kysely'
import { isKeyOf, isNumberText } from '#api/http/page-key.ts'
import { pageText } from '#api/db/connect/row-limit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { PageWindow } from '#api/http/list-page.ts'
import { isEmployed } from '#api/people/valid-on.ts'

export type Expiring = {
  readonly employeeId: number
  readonly kind: ExpiryKind
  readonly expiresOn: LocalDate
}
type ExpiryFilter = {
  readonly kinds: readonly ExpiryKind[]
  /** The last day of the list. */
  readonly until: LocalDate
}
type ExpiringKey = readonly [expiresOn: string, employeeId: string, kind: string]
export const isExpiringKey = isKeyOf<ExpiringKey>(isLocalDate, isNumberText, part =>
  expiryKinds.some(kind => kind === part),
)

/**
 * A probation ends only for people on probation; a contract counts from the last planned job row, so a renewed one
 * does not expire. Nothing expires after a planned end of employment.
 */
const expiring = (db: Scope, { kinds, until }: ExpiryFilter) => sql`
  select item.employee_id, item.kind, item.expires_on from (
    select id as employee_id, 'passport' as kind, passport_expires_on as expires_on from employee
    where workspace_id = ${db.workspaceId}
    union all
    select id, 'visa', visa_expires_on from employee where workspace_id = ${db.workspaceId}
    union all
    select id, 'workPermit', work_permit_expires_on from employee where workspace_id = ${db.workspaceId}
    union all
    select id, 'probation', probation_ends_on from employee
    where workspace_id = ${db.workspaceId} and status = 'probation'
    union all
    select employee_id, 'contract', contract_end from employee_job
    where workspace_id = ${db.workspaceId} and valid_to is null
  ) as item
  join employee e on e.workspace_id = ${db.workspaceId} and e.id = item.employee_id
  where item.expires_on <= ${until} and item.kind = any(${[...kinds]}::text[]) and e.status <> 'terminated'
    and (e.ended_on is null or e.ended_on > item.expires_on)`

export async function listExpiringRows(
  db: Scope,
  filter: ExpiryFilter,
  { limit, offset, after }: PageWindow<ExpiringKey>,
): Promise<Expiring[]> {
  const behind = after
    ? sql`where (expires_on, employee_id, kind) > (${after[0]}::date, ${Number(after[1])}::integer, ${after[2]})`
    : sql``
  const { rows } = await sql<{ employee_id: number; kind: ExpiryKind; expires_on: string }>`
    select * from (${expiring(db, filter)}) as found ${behind}
    order by expires_on, employee_id, kind ${pageText({ limit, offset })}`.execute(db)
  return rows.map(row => ({ employeeId: row.employee_id, kind: row.kind, expiresOn: row.expires_on }))
}

export const countExpiring = (db: Scope, filter: ExpiryFilter): Promise<number> =>
  countRows(db, expiring(db, filter))

/** Active employees with a role to edit people. */
export async function listEditorIds(db: Scope): Promise<number[]> {
  const rows = await db
    .from('employee as e')
    .innerJoin('employee_role as er', join =>
      join.onRef('er.workspace_id', '=', 'e.workspace_id').onRef('er.employee_id', '=', 'e.id'),
    )
    .innerJoin('role_permission as rp', join =>
      join.onRef('rp.workspace_id', '=', 'er.workspace_id').onRef('rp.role_id', '=', 'er.role_id'),
    )
    .select('e.id')
    .distinct()
    .where(isEmployed('e'))
    .where('rp.group_name', '=', 'EMPLOYEE')
    .where('rp.action', 'in', ['edit', 'all'])
    .execute()
  return rows.map(row => row.id)
}
