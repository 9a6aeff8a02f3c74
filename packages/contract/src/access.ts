// Roles, what they give and who has them, full access, and seeing the product as somebody else does (P4, P6).
import { permissionCatalogue } from '@hr/domain/access/permission-catalogue.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, nothing, paging, plainPaging } from './envelope.ts'
import { employeeId, id, name, optionalText, search } from './field.ts'
import { permission } from './permission.ts'
import { person, positionNames, unitNames } from './person.ts'
import { missingSecondSteps } from './second-step.ts'
import { catalogueGroup, newPermissions, permissionGroup } from './role-permission.ts'

export const listPermissions = endpoint('GET', '/permissions', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'view' },
  topics: ['access'],
  summary: 'The catalogue: every page group with the actions that mean something for it, by area of the menu',
  input: z.strictObject(plainPaging),
  output: z.array(catalogueGroup),
})

export const role = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  nameLo: z.string(),
  description: z.string(),
  memberCount: z.int(),
  /** Actions, each counted by itself. */
  permissionCount: z.int(),
  /** Of everybody who has it, from their next sign-in on. */
  requiresSecondStep: z.boolean(),
  /** A new company starts with it; it can be changed, not deleted. */
  isDefault: z.boolean(),
  /** The reader has all that the role gives, so may give, take and change it. */
  mayGive: z.boolean(),
})
export type Role = z.output<typeof role>

const fields = {
  name: name(),
  nameLo: optionalText(50),
  description: optionalText(500),
  /** Left out: as it is, or as in the copied role. */
  requiresSecondStep: z.optional(z.boolean()),
}

export const listRoles = endpoint('GET', '/roles', {
  allow: { group: ['ROLE_AND_PERMISSION', 'EMPLOYEE'], action: 'view' },
  topics: ['access'],
  summary: 'The roles of the company: the default ones first, then by name',
  input: z.strictObject(plainPaging),
  output: z.array(role),
})

export const createRole = endpoint('POST', '/roles', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'add' },
  topics: ['access'],
  summary: 'Create a role without permissions, or with those of another one (`copyOf`)',
  input: z.strictObject({ ...fields, copyOf: z.optional(id()) }),
  output: role,
})

export const getRole = endpoint('GET', '/roles/:id', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'view' },
  topics: ['access'],
  summary: 'One role',
  input: z.strictObject({ id: id() }),
  output: role,
})

export const updateRole = endpoint('PUT', '/roles/:id', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'edit' },
  topics: ['access'],
  summary: 'Change the names, the description and the required second step of a role',
  input: z.strictObject({ id: id(), ...fields }),
  output: role,
})

export const countRoleSecondStep = endpoint('GET', '/roles/:id/second-step', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'edit' },
  topics: ['access', 'ownAccount'],
  summary: 'How many people with the role have not set up a second step yet',
  input: z.strictObject({ id: id() }),
  output: missingSecondSteps,
})

export const deleteRole = endpoint('DELETE', '/roles/:id', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'delete' },
  topics: ['access'],
  summary: 'Delete a role that nobody has; never a default one',
  input: z.strictObject({ id: id() }),
  output: nothing,
})

export const getRolePermissions = endpoint('GET', '/roles/:id/permissions', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'view' },
  topics: ['access'],
  summary: 'Every page group with what the role has of it',
  input: z.strictObject({ ...plainPaging, id: id() }),
  output: z.array(permissionGroup),
})

export const updateRolePermissions = endpoint('PUT', '/roles/:id/permissions', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'edit' },
  topics: ['access'],
  summary: 'Replace the permissions of a role: ids of the catalogue, `GROUP:all` for every action of a group',
  input: newPermissions(permissionCatalogue),
  output: z.array(permissionGroup),
})

const roleMember = z.extend(person, {
  staffId: z.string(),
  ...unitNames,
  ...positionNames,
  isEmployed: z.boolean(),
  /** Why the reader cannot see the product as this person does; null = they can. */
  viewAsRefusal: z.nullable(z.enum(['SELF', 'MORE_THAN_HELD', 'NO_SIGN_IN'])),
})
export type RoleMember = z.output<typeof roleMember>

export const listRoleMembers = endpoint('GET', '/roles/:id/members', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'view' },
  topics: ['access'],
  summary: 'Who has the role, by name',
  input: z.strictObject({ id: id(), ...paging, search: search() }),
  output: listOf(roleMember),
})

export const addRoleMembers = endpoint('POST', '/roles/:id/members', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'edit' },
  topics: ['access'],
  summary: 'Give the role to people; those who have it keep it',
  input: z.strictObject({
    id: id(),
    employeeIds: z.array(employeeId()).check(z.minLength(1, 'required'), z.maxLength(500)),
  }),
  output: z.object({ added: z.int() }),
})

export const removeRoleMember = endpoint('DELETE', '/roles/:id/members/:employeeId', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'edit' },
  topics: ['access'],
  summary: 'Take the role from somebody',
  input: z.strictObject({ id: id(), employeeId: employeeId() }),
  output: nothing,
})

export const getRoleDifference = endpoint('GET', '/roles/:id/difference', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'view' },
  topics: ['access'],
  summary: 'What one role has and the other (`with`) does not, action by action',
  input: z.strictObject({ id: id(), with: id() }),
  output: z.object({ onlyHere: z.array(permission), onlyThere: z.array(permission) }),
})

export const viewAs = endpoint('POST', '/roles/view-as', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'edit' },
  topics: [],
  summary: 'A session of thirty minutes that sees what somebody else sees and can change nothing',
  secret: true,
  input: z.strictObject({ employeeId: employeeId() }),
  output: z.object({ token: z.string(), endsAt: z.string() }),
})

/** by: `flag` = given by an administrator, `rule` = the reserved employee id, `owner` = owner of the space. */
export const administrator = z.object({
  person: z.nullable(person),
  name: z.string(),
  username: z.string(),
  by: z.enum(['flag', 'rule', 'owner']),
  since: z.string(),
})
export type Administrator = z.output<typeof administrator>

export const listFullAccess = endpoint('GET', '/full-access', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'view' },
  topics: ['access'],
  summary: 'Who may do everything, and why',
  input: z.strictObject(plainPaging),
  output: z.array(administrator),
})

export const giveFullAccess = endpoint('POST', '/full-access', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'edit' },
  topics: ['access'],
  summary: 'Give somebody full access; only administrators may',
  input: z.strictObject({ employeeId: employeeId() }),
  output: nothing,
})

export const takeFullAccess = endpoint('DELETE', '/full-access/:employeeId', {
  allow: { group: 'ROLE_AND_PERMISSION', action: 'edit' },
  topics: ['access'],
  summary:
    'Take full access back, also where it comes from the reserved employee id; only administrators may',
  input: z.strictObject({ employeeId: employeeId() }),
  output: nothing,
})
