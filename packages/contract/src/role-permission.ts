// What roles give, of a company and of the operator console: the permission editor of both (P3, P4).
import type { CatalogueGroup } from '@hr/domain/access/permission-catalogue.ts'
import { permissionOf } from '@hr/domain/access/role-permissions.ts'
import * as z from 'zod/mini'
import { id } from './field.ts'
import { permission } from './permission.ts'

/** A group as the permission editor shows it (spec 3). */
export const permissionGroup = z.object({
  groupName: z.string(),
  /** `all`, or every action. */
  checked: z.boolean(),
  partly: z.boolean(),
  permissionIds: z.array(z.string()),
})
export type PermissionGroup = z.output<typeof permissionGroup>

/** A group with its actions, and `all`. */
export const catalogueGroup = z.object({
  area: z.string(),
  groupName: z.string(),
  permissions: z.array(permission),
})

/** The input that replaces the permissions of a role with those of a catalogue. */
export function newPermissions(catalogue: readonly CatalogueGroup[]) {
  const known = z
    .string()
    .check(z.refine(text => permissionOf(text, catalogue) !== undefined, { error: 'choice' }))
  const permissionIds = z.array(known).check(z.maxLength(500))
  return z.strictObject({
    id: id(),
    permissionIds: z._default(permissionIds, []),
    /** What the role gave when it was read: 409 STALE when somebody else has changed it since. */
    before: z.optional(permissionIds),
  })
}
