// A new manager must see and decide requests of their people: gives the Manager role unless a role allows it already.
import { writeAudit } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { Refusal } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { listAdministratorIds } from './administrators.queries.ts'
import { insertEmployeeRoles, listHoldersOf, listRoleIds } from './role.store.ts'

/**
 * Does nothing if the workspace has no such role. Throws SELF_AS_MANAGER if the caller would get it without seeing the
 * requests of everybody anyway: nobody gives what they do not hold (P4, 0115).
 */
export async function giveManagerRole(trx: Scope, employeeIds: readonly number[]): Promise<void> {
  const roleId = (await listRoleIds(trx)).get('MANAGER')
  if (!roleId || employeeIds.length === 0) return
  const holders = new Set(await listHoldersOf(trx, ['TEAM_LEAVE_REQUEST']))
  const given = employeeIds.filter(id => !holders.has(id))
  if (given.length === 0) return
  const self = given.find(id => id === trx.employeeId)
  if (self !== undefined && !(await seesAll(trx, self))) throw new Refusal('SELF_AS_MANAGER')
  await insertEmployeeRoles(
    trx,
    given.map(employeeId => ({ employeeId, roleId })),
  )
  for (const id of given) {
    const change = { operation: 'CREATE', entity: 'employee_role', entityId: id } as const
    await writeAudit(trx, { ...change, after: { role: 'MANAGER' } })
  }
  await publishLive(trx, { topic: 'access', employeeIds: given })
}

async function seesAll(trx: Scope, employeeId: number): Promise<boolean> {
  const [holders, administrators] = await Promise.all([
    listHoldersOf(trx, ['LEAVE_REQUEST']),
    listAdministratorIds(trx, null),
  ])
  return [...holders, ...administrators].includes(employeeId)
}
