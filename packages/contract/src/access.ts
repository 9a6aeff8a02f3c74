// Permissions of the signed-in person, and their roles (P4, P5).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Permission (spec 3): `groupName` is the page group, `name` the action. */
export const permission = z.object({ id: z.string(), groupName: z.string(), name: z.string() })

export const myPermissions = endpoint({
  method: 'GET',
  path: '/permissions/roles',
  allow: 'signedIn',
  summary: 'The permissions of the signed-in person, kept by the client for hiding only',
  input: z.strictObject({}),
  output: z.array(permission),
})
