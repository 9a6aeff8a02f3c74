// The permissions of the signed-in person (P4). The client hides by them; the server decides each call by itself.
import { myPermissions } from '@hr/contract/permission.ts'
import { amsPageGroups, pageGroups } from '@hr/domain/access/page-groups.ts'
import type { Caller } from '#api/http/caller.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'

export const accessRoutes: readonly Route[] = [
  route(myPermissions, async ({ caller }) =>
    permissionsOf(caller).map(({ groupName, name }) => ({ id: `${groupName}:${name}`, groupName, name })),
  ),
]

/** An administrator holds every page group of the area with `all`. */
function permissionsOf({ access, type }: Caller) {
  if (!access.isAdmin || type === 'space') return access.permissions
  return (type === 'ams' ? amsPageGroups : pageGroups).map(groupName => ({ groupName, name: 'all' }))
}
