// What new permissions of a role change, in a company or in the console (P3, P4).
import type { Access, Permission } from '@hr/domain/access/can.ts'
import type { CatalogueGroup } from '@hr/domain/access/permission-catalogue.ts'
import { permissionChangeRefusal } from '@hr/domain/access/role-change-refusal.ts'
import { permissionDifference, permissionOf, storedPermissions } from '@hr/domain/access/role-permissions.ts'
import { Refusal } from '#api/http/refusal.ts'

type NewPermissions = {
  readonly permissionIds: readonly string[]
  /** What the role gave when the caller read it. */
  readonly before?: readonly string[] | undefined
}
type PermissionChange = {
  /** What the role gives from now on, as it is stored. */
  readonly after: readonly Permission[]
  readonly given: readonly Permission[]
  readonly taken: readonly Permission[]
}

/** Throws STALE, MORE_THAN_HELD. */
export function permissionChange(
  own: Access,
  held: readonly Permission[],
  { permissionIds, before }: NewPermissions,
  catalogue: readonly CatalogueGroup[],
): PermissionChange {
  const permissionsOf = (ids: readonly string[]) => ids.flatMap(id => permissionOf(id, catalogue) ?? [])
  if (before !== undefined && isOther(permissionsOf(before), held)) throw new Refusal('STALE')
  const after = storedPermissions(permissionsOf(permissionIds))
  const refusal = permissionChangeRefusal(own, held, after)
  if (refusal) throw new Refusal(refusal)
  const { onlyHere: taken, onlyThere: given } = permissionDifference(held, after)
  return { after, given, taken }
}

function isOther(one: readonly Permission[], other: readonly Permission[]): boolean {
  const { onlyHere, onlyThere } = permissionDifference(one, other)
  return onlyHere.length + onlyThere.length > 0
}
