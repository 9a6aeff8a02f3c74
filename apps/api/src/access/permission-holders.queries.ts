// Who can do something today: active employees with an active sign-in and the permission, and administrators (P4, P6).
import type { Action, PageGroup } from '@hr/domain/access/page-groups.ts'
import { sql } from 'kysely'
import type { Config } from '#api/config.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { AppCaller } from '#api/http/caller.ts'
import { listAdministratorIds, listOwners } from './administrators.queries.ts'
import { isEmployed } from '#api/people/valid-on.ts'

type Rule = Pick<Config, 'fullAccessEmployeeId'>
export type Need = { readonly group: PageGroup; readonly action: Action }

/** Without space owners, who have no employee record. */
export async function listPermissionHolders(
  db: Scope,
  { fullAccessEmployeeId }: Rule,
  { group, action }: Need,
): Promise<number[]> {
  const holders = sql<{ id: number }>`
    select distinct e.id from employee_role er
    join role_permission rp on rp.workspace_id = er.workspace_id and rp.role_id = er.role_id
    join employee e on e.workspace_id = er.workspace_id and e.id = er.employee_id
    join account a on a.workspace_id = e.workspace_id and a.employee_id = e.id
    where er.workspace_id = ${db.workspaceId} and rp.group_name = ${group} and rp.action in (${action}, 'all')
      and ${isEmployed('e')} and a.status = 'active'`
  const [{ rows }, administrators] = await Promise.all([
    holders.execute(db),
    listAdministratorIds(db, fullAccessEmployeeId),
  ])
  return [...new Set([...rows.map(({ id }) => id), ...administrators])]
}

/** Whether another employee has all the permissions, or the space has another owner. */
export async function hasSecondPerson(
  db: Scope,
  rule: Rule,
  caller: Pick<AppCaller, 'employeeId' | 'accountId'>,
  needs: readonly Need[],
): Promise<boolean> {
  if (await hasSecondAdministrator(db, rule, caller)) return true
  return (await listSecondPeople(db, rule, caller, needs)).length > 0
}

/** Whether another administrator or another owner of the space exists. */
export async function hasSecondAdministrator(
  db: Scope,
  { fullAccessEmployeeId }: Rule,
  { employeeId, accountId }: Pick<AppCaller, 'employeeId' | 'accountId'>,
): Promise<boolean> {
  const administrators = await listAdministratorIds(db, fullAccessEmployeeId)
  if (administrators.some(id => id !== employeeId)) return true
  const owners = await listOwners(db)
  return owners.some(({ id }) => id !== accountId)
}

/** The other employees with all the permissions. */
export async function listSecondPeople(
  db: Scope,
  rule: Rule,
  { employeeId }: Pick<AppCaller, 'employeeId'>,
  needs: readonly Need[],
): Promise<number[]> {
  const holders: ReadonlySet<number>[] = []
  for (const need of needs) holders.push(new Set(await listPermissionHolders(db, rule, need)))
  const [first = new Set<number>(), ...rest] = holders
  return [...first].filter(id => id !== employeeId && rest.every(one => one.has(id)))
}
