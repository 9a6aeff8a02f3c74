// What a role has, seen as groups with a checked flag (spec 3, P4): `all` is the same as every action of the group.
import type { Permission } from './can.ts'
import { actionsOfGroup, everyGroup } from './permission-catalogue.ts'
import type { CatalogueGroup } from './permission-catalogue.ts'

export type PermissionGroup = {
  readonly groupName: string
  /** `all`, or every action by itself. */
  readonly checked: boolean
  /** Some actions, but not every one. */
  readonly partly: boolean
  /** The actions held, one by one, in the order of the catalogue. */
  readonly permissionIds: readonly string[]
}

/** permissionId({ groupName: 'EMPLOYEE', name: 'edit' }) -> 'EMPLOYEE:edit' */
export const permissionId = ({ groupName, name }: Permission): string => `${groupName}:${name}`

type Catalogue = readonly CatalogueGroup[]

/** The permission of an id, `GROUP:all` included; undefined if the catalogue has none. */
export function permissionOf(id: string, catalogue: Catalogue): Permission | undefined {
  const [groupName = '', name = '', ...rest] = id.split(':')
  if (rest.length > 0 || !catalogue.some(group => group.groupName === groupName)) return undefined
  const actions: readonly string[] = actionsOfGroup(groupName)
  return name === 'all' || actions.includes(name) ? { groupName, name } : undefined
}

/** The held actions one by one, in catalogue order, without unknown ones. */
export function singlePermissions(held: readonly Permission[]): Permission[] {
  const ids = new Set(held.map(permissionId))
  return everyGroup.flatMap(({ groupName, actions }) =>
    actions
      .filter(name => ids.has(`${groupName}:all`) || ids.has(`${groupName}:${name}`))
      .map(name => ({ groupName, name })),
  )
}

/** Every group of the catalogue, held or not. */
export function permissionGroups(held: readonly Permission[], catalogue: Catalogue): PermissionGroup[] {
  const single = singlePermissions(held)
  return catalogue.map(({ groupName, actions }) => {
    const own = single.filter(permission => permission.groupName === groupName)
    const checked = own.length === actions.length
    return { groupName, checked, partly: own.length > 0 && !checked, permissionIds: own.map(permissionId) }
  })
}

/** The stored form: one `all` instead of every action of a group. */
export function storedPermissions(given: readonly Permission[]): Permission[] {
  return permissionGroups(given, everyGroup).flatMap(({ groupName, checked, permissionIds }) =>
    checked ? [{ groupName, name: 'all' }] : permissionIds.flatMap(id => permissionOf(id, everyGroup) ?? []),
  )
}

/** What each has that the other does not, action by action. */
export function permissionDifference(
  here: readonly Permission[],
  there: readonly Permission[],
): { readonly onlyHere: Permission[]; readonly onlyThere: Permission[] } {
  const without = (some: readonly Permission[], others: readonly Permission[]) => {
    const ids = new Set(singlePermissions(others).map(permissionId))
    return singlePermissions(some).filter(permission => !ids.has(permissionId(permission)))
  }
  return { onlyHere: without(here, there), onlyThere: without(there, here) }
}
