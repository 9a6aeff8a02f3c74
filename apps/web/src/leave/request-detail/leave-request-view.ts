// What the address holds of one leave request.
import * as z from 'zod/mini'

export const leaveRequestViewShape = z.object({
  /** The form that edits it is open. */
  edit: z.optional(z.string()),
  /** The form that asks to change approved leave is open. */
  change: z.optional(z.string()),
})
