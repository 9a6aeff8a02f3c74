// A row of a list of the company, as others name it: a unit, a job grade, a shift, a role.
import * as z from 'zod/mini'

export const namedRow = z.object({ id: z.string(), name: z.string(), nameLo: z.string() })
export type NamedRow = z.output<typeof namedRow>
