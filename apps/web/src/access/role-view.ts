// The search parameters of the roles page.
import * as z from 'zod/mini'
import { searchText } from '#web/shared/view-state.ts'

export const roleViewShape = z.object({
  tab: z._default(z.enum(['permissions', 'members']), 'permissions'),
  /** Search text for the permissions or the members. */
  search: searchText(),
  /** The open form. */
  form: z.optional(z.enum(['new', 'edit', 'copy'])),
  /** The id of the role to compare with; 'choose' before one is chosen. */
  with: z.optional(z.string()),
})

/** Takes the place of a role id for the list of people with full access. */
export const fullAccessId = 'full-access'
