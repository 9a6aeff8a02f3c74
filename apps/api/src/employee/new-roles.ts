// The roles of a new employee: nobody assigns permissions they do not hold (P4).
import { covers } from '@hr/domain/access/covers.ts'
import type { Db } from '#api/db/schema/tables.ts'
import type { AppCaller } from '#api/http/caller.ts'
import { Refusal } from '#api/http/refusal.ts'

/**
 * Codes of the roles with these ids; default: the role Employee. Throws for an unknown role or one with more
 * permissions.
 */
export async function newRoles(
  db: Db,
  caller: AppCaller,
  roleIds: readonly string[] | undefined,
): Promise<string[]> {
  if (!roleIds) return ['EMPLOYEE']
  const { workspaceId } = caller
  const roles = await db
    .selectFrom('role')
    .select(['id', 'code'])
    .where('workspace_id', '=', workspaceId)
    .forKeyShare()
    .execute()
  const codeOf = new Map(roles.map(({ id, code }) => [id, code]))
  const codes = [...new Set(roleIds)].map(id => codeOf.get(id) ?? refused('choice'))
  if (codes.length === 0) return []
  const permissions = await db
    .selectFrom('role_permission')
    .select(['group_name as groupName', 'action as name'])
    .where('workspace_id', '=', workspaceId)
    .where('role_id', 'in', [...roleIds])
    .execute()
  return covers(caller.access, { isAdmin: false, permissions }) ? codes : refused('roleNotHeld')
}

function refused(code: 'choice' | 'roleNotHeld'): never {
  const fields = [{ path: 'roleIds', code, parameters: {} }]
  throw code === 'choice' ? new Refusal('INVALID_INPUT', {}, fields) : new Refusal('FORBIDDEN', {}, fields)
}
