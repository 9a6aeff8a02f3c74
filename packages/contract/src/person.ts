// How a person appears beside anything: the employee search result of the spec, with the Lao name.
import * as z from 'zod/mini'

export const person = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  firstNameLo: z.string(),
  lastNameLo: z.string(),
  /** A signed, expiring path below the host, or null for the placeholder. */
  profileImage: z.nullable(z.string()),
})
export type Person = z.output<typeof person>
