// Leave counted again because a holiday or a shift changed (L10). Half days are integers.
import * as z from 'zod/mini'
import { requestStatus } from './approval.ts'
import { person } from './person.ts'

/** GIVEN_BACK and TAKEN: days; MOVED: as many, on other days; KEPT: more days would count, and HR left the request as it is; SHORT: the balance is not enough for them. */
const recountOutcomes = ['GIVEN_BACK', 'TAKEN', 'MOVED', 'KEPT', 'SHORT', 'CANCELLED'] as const

export const recounted = z.object({
  requestId: z.string(),
  number: z.int(),
  employee: person,
  status: requestStatus,
  from: z.string(),
  to: z.string(),
  halfDaysBefore: z.int(),
  halfDaysAfter: z.int(),
  /** Of them, how many did not count before. */
  halfDaysTaken: z.int(),
  outcome: z.enum(recountOutcomes),
})
export type Recounted = z.output<typeof recounted>

/** Days that did not count before are taken only if true. A request without days left is cancelled either way. */
export const takeDays = z._default(z.boolean(), false)
export const recountEffect = z.object({ requests: z.array(recounted) })
