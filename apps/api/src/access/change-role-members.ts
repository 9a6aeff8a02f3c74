// Assigns a role to people or removes it: the caller must hold all its permissions (P4).
import type * as contract from '@hr/contract/access.ts'
import { writeAudits } from '#api/audit/write-audit.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listPeople } from '#api/people/person.ts'
import { lockHeldRole } from './load-role.ts'
import { refuseLosingRoleEdit } from './refuse-losing-role-edit.ts'
import { publishAccess } from './publish-access.ts'
import { deleteEmployeeRole } from './role-member.store.ts'
import { insertEmployeeRoles } from './role.store.ts'

/** All or none. Throws NOT_FOUND if one of the people is not in the company. */
export const addRoleMembers: Handler<typeof contract.addRoleMembers> = async context => {
  const { db, caller, input, services } = context
  const { role } = await lockHeldRole(db, caller, input.id)
  const employeeIds = [...new Set(input.employeeIds)]
  const people = await listPeople(db, employeeIds)
  if (people.size < employeeIds.length) throw new Refusal('NOT_FOUND')
  const rows = employeeIds.map(employeeId => ({ employeeId, roleId: role.id }))
  const added = await insertEmployeeRoles(db, rows)
  await writeAudits(
    db,
    added.map(id => ({
      operation: 'CREATE',
      entity: 'employee_role',
      entityId: id,
      after: { role: role.name },
    })),
  )
  if (added.length > 0) await publishAccess(db, services.config, added)
  return { added: added.length }
}

/** Throws NOT_FOUND if they do not have it, LAST_ADMINISTRATOR. */
export const removeRoleMember: Handler<typeof contract.removeRoleMember> = async context => {
  const { db, caller, input, services } = context
  const { role } = await lockHeldRole(db, caller, input.id)
  if (!(await deleteEmployeeRole(db, input.employeeId, role.id))) throw new Refusal('NOT_FOUND')
  await refuseLosingRoleEdit(db, services, caller)
  await writeAudits(db, [
    {
      operation: 'DELETE',
      entity: 'employee_role',
      entityId: input.employeeId,
      before: { role: role.name },
    },
  ])
  await publishAccess(db, services.config, [input.employeeId])
  return {}
}
