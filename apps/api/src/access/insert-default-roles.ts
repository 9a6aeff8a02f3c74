// The default roles of a new company (P4).
import { defaultRoles } from '@hr/domain/access/default-roles.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'

export async function insertDefaultRoles(db: Scope): Promise<void> {
  const roles = defaultRoles.map(role => ({ ...role, id: newId() }))
  await db
    .insertInto('role')
    .values(
      roles.map(({ id, code, name, nameLo }) => ({
        workspace_id: db.workspaceId,
        id,
        code,
        name,
        name_lo: nameLo,
      })),
    )
    .execute()
  await db
    .insertInto('role_permission')
    .values(
      roles.flatMap(role =>
        role.permissions.map(permission => ({
          workspace_id: db.workspaceId,
          role_id: role.id,
          group_name: permission.groupName,
          action: permission.name,
        })),
      ),
    )
    .execute()
}
