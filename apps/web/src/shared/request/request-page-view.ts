// What the address holds of one request.
import * as z from 'zod/mini'

export const requestPageShape = z.object({
  /** The form that edits it is open. */
  edit: z.optional(z.string()),
  /** The form that asks to change an approved request is open. */
  change: z.optional(z.string()),
})
