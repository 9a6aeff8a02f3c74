// A person as a reference in another shape: the employee search result of the spec, with the Lao name.
import * as z from 'zod/mini'

/** A photo is at this path of the host, followed by its file name. */
export const profileImagePath = '/employee-profile-image/'

export const person = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  firstNameLo: z.string(),
  lastNameLo: z.string(),
  /** A signed file name that expires (see profileImagePath), or null for the placeholder. */
  profileImage: z.nullable(z.string()),
})
export type Person = z.output<typeof person>

/** Where somebody works, in both languages; null = nowhere, or no Lao name. */
export const unitNames = { unit: z.nullable(z.string()), unitLo: z.nullable(z.string()) }
export const positionNames = { position: z.nullable(z.string()), positionLo: z.nullable(z.string()) }
