// The search parameters of a request page.
import * as z from 'zod/mini'

export const requestPageShape = z.object({
  /** Whether the edit form is open. */
  edit: z.optional(z.string()),
  /** Whether the form to change an approved request is open. */
  change: z.optional(z.string()),
  /** Whether the form to make an ended request again is open. */
  again: z.optional(z.string()),
})
