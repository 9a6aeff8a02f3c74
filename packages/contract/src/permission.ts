// The permissions of the signed-in person (P4, spec 7). Roles are in access.ts: the sign-in pages need only this.
import { pageGroups } from '@hr/domain/access/page-groups.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { plainPaging } from './envelope.ts'

/** Permission (spec 3): `groupName` is the page group, `name` the action. */
export const permission = z.object({ id: z.string(), groupName: z.string(), name: z.string() })

export const myPermissions = endpoint('GET', '/permissions/roles', {
  allow: 'signedIn',
  topics: ['access'],
  summary: 'The permissions of the signed-in person, kept by the client for hiding only',
  input: z.strictObject(plainPaging),
  output: z.array(permission),
})

export const listChangingRoles = endpoint('GET', '/permissions/changing-roles', {
  allow: 'app',
  topics: ['access'],
  summary:
    'Which roles that somebody has let people change a page that the reader may view; people with full access always may',
  input: z.strictObject({ ...plainPaging, group: z.enum(pageGroups) }),
  output: z.array(z.object({ id: z.string(), name: z.string(), nameLo: z.string() })),
})
