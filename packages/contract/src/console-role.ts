// Roles of the operator console and what they give (P3).
import { consoleCatalogue } from '@hr/domain/access/permission-catalogue.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, plainPaging } from './envelope.ts'
import { id, name, optionalText } from './field.ts'
import { catalogueGroup, newPermissions, permissionGroup } from './role-permission.ts'

export const consoleRole = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  nameLo: z.string(),
  description: z.string(),
  userCount: z.int(),
  /** Actions, each counted by itself. */
  permissionCount: z.int(),
  /** The reader has all that the role gives, so may assign and change it. */
  mayGive: z.boolean(),
})
export type ConsoleRole = z.output<typeof consoleRole>

const fields = { name: name(), nameLo: optionalText(50), description: optionalText(500) }

export const listConsoleRoles = endpoint('GET', '/ams/roles', {
  allow: { amsGroup: ['AMS_ROLE', 'AMS_USER'], action: 'view' },
  topics: ['consoleRole'],
  summary: 'The roles of the console, by name',
  input: z.strictObject(plainPaging),
  output: z.array(consoleRole),
})

export const createConsoleRole = endpoint('POST', '/ams/roles', {
  allow: { amsGroup: 'AMS_ROLE', action: 'add' },
  topics: ['consoleRole'],
  summary: 'Create a role without permissions, or with those of another one (`copyOf`)',
  input: z.strictObject({ ...fields, copyOf: z.optional(id()) }),
  output: consoleRole,
})

export const updateConsoleRole = endpoint('PUT', '/ams/roles/:id', {
  allow: { amsGroup: 'AMS_ROLE', action: 'edit' },
  topics: ['consoleRole', 'consoleUser'],
  summary: 'Change the names and the description of a role',
  input: z.strictObject({ id: id(), ...fields }),
  output: consoleRole,
})

export const deleteConsoleRole = endpoint('DELETE', '/ams/roles/:id', {
  allow: { amsGroup: 'AMS_ROLE', action: 'delete' },
  topics: ['consoleRole'],
  summary: 'Delete a role that no user has',
  input: z.strictObject({ id: id() }),
  output: nothing,
})

export const getConsoleRolePermissions = endpoint('GET', '/ams/roles/:id/permissions', {
  allow: { amsGroup: 'AMS_ROLE', action: 'view' },
  topics: ['consoleRole'],
  summary: 'Every page group of the console with what the role has of it',
  input: z.strictObject({ ...plainPaging, id: id() }),
  output: z.array(permissionGroup),
})

export const updateConsoleRolePermissions = endpoint('PUT', '/ams/roles/:id/permissions', {
  allow: { amsGroup: 'AMS_ROLE', action: 'edit' },
  topics: ['consoleRole', 'consoleUser'],
  summary: 'Replace the permissions of a role: ids of the catalogue, `GROUP:all` for every action of a group',
  input: newPermissions(consoleCatalogue),
  output: z.array(permissionGroup),
})

export const consolePermissions = z.extend(catalogueGroup, {
  /** The roles that hold some of it, by name. */
  roles: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      nameLo: z.string(),
      permissionIds: z.array(z.string()),
    }),
  ),
})
export type ConsolePermissions = z.output<typeof consolePermissions>

export const listConsolePermissions = endpoint('GET', '/ams/permissions', {
  allow: { amsGroup: 'AMS_PERMISSION', action: 'view' },
  topics: ['consoleRole'],
  summary: 'The catalogue of the console: every page group with its actions, and the roles that hold them',
  input: z.strictObject(plainPaging),
  output: z.array(consolePermissions),
})
