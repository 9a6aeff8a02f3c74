// The SQL of role members (P4).
import type { Permission } from '@hr/domain/access/can.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { ePersonColumns } from '#api/people/person.ts'
import { matchOrder } from '#api/people/list-order.ts'
import type { PlaceKey } from '#api/people/list-order.ts'
import { matching } from '#api/people/search-text.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { PageWindow } from '#api/http/list-page.ts'
import { hasSecondStep } from '#api/session/second-step/second-step.store.ts'

type MemberFilter = { readonly roleId: string; readonly search: string }

/** False if they do not have it. */
export async function deleteEmployeeRole(db: Scope, employeeId: number, roleId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .delete('employee_role')
    .where('employee_id', '=', employeeId)
    .where('role_id', '=', roleId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function listMemberIds(db: Scope, roleId: string): Promise<number[]> {
  const rows = await db.from('employee_role').select('employee_id').where('role_id', '=', roleId).execute()
  return rows.map(row => row.employee_id)
}

function members(db: Scope, { roleId, search }: MemberFilter) {
  const all = db
    .from('employee_role as er')
    .innerJoin('employee as e', join =>
      join.onRef('e.workspace_id', '=', 'er.workspace_id').onRef('e.id', '=', 'er.employee_id'),
    )
    .where('er.role_id', '=', roleId)
  return all.$call(matching(search))
}

/** By name, best match of the search first. */
export function listMembers(
  db: Scope,
  filter: MemberFilter,
  language: Language,
  { limit, offset, after }: PageWindow<PlaceKey>,
) {
  const order = matchOrder(language, filter.search)
  return members(db, filter)
    .select([
      ...ePersonColumns,
      'e.staff_id',
      'e.status',
      order.rank.as('rank'),
      order.value.as('sort_value'),
    ])
    .$if(after !== undefined, query => query.where(order.isBehind(after ?? ['0', '', '0'])))
    .orderBy(order.by)
    .limit(limit)
    .offset(offset)
    .execute()
}

export const countMembers = (db: Scope, filter: MemberFilter): Promise<number> =>
  countRows(db, members(db, filter))

/** Active sign-ins of members without a second step. */
export const countMembersWithoutSecondStep = (db: Scope, roleId: string): Promise<number> =>
  countRows(
    db,
    db
      .from('employee_role as er')
      .innerJoin('account as a', join =>
        join.onRef('a.workspace_id', '=', 'er.workspace_id').onRef('a.employee_id', '=', 'er.employee_id'),
      )
      .where('er.role_id', '=', roleId)
      .where('a.status', '=', 'active')
      .where(eb => eb.not(hasSecondStep('a.id'))),
  )

/** The sign-ins and permissions of people, by employee; people without a sign-in are missing. */
export async function listSignInsOf(db: Scope, employeeIds: readonly number[]) {
  if (employeeIds.length === 0) return new Map<number, SignInFacts>()
  const accounts = await db
    .from('account')
    .select(['id', 'employee_id as employeeId', 'is_admin as isAdmin', 'full_access_revoked as isRevoked'])
    .where('employee_id', 'in', [...employeeIds])
    .where('status', '=', 'active')
    .execute()
  const held = await db
    .from('employee_role as er')
    .innerJoin('role_permission as rp', join =>
      join.onRef('rp.workspace_id', '=', 'er.workspace_id').onRef('rp.role_id', '=', 'er.role_id'),
    )
    .select(['er.employee_id as employeeId', 'rp.group_name as groupName', 'rp.action as name'])
    .where('er.employee_id', 'in', [...employeeIds])
    .execute()
  const permissionsOf = Map.groupBy(held, row => row.employeeId)
  return new Map<number, SignInFacts>(
    accounts.flatMap(account =>
      account.employeeId === null
        ? []
        : [[account.employeeId, { ...account, permissions: permissionsOf.get(account.employeeId) ?? [] }]],
    ),
  )
}
type SignInFacts = {
  readonly id: string
  readonly isAdmin: boolean
  readonly isRevoked: boolean
  readonly permissions: readonly Permission[]
}
