// What the address holds of the roles page, beside the role itself.
import * as z from 'zod/mini'

export const roleViewShape = z.object({
  tab: z._default(z.enum(['permissions', 'members']), 'permissions'),
  /** Search among the permissions, or among the members. */
  search: z._default(z.string(), ''),
  /** The form that is open. */
  form: z.optional(z.enum(['new', 'edit', 'copy'])),
  /** The role it is compared with; 'choose' while none is chosen. */
  with: z.optional(z.string()),
})

/** Stands where the id of a role stands: the people with full access. */
export const fullAccessId = 'full-access'
