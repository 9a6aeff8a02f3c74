// Leave counted again because a holiday or a shift changed (L10). Half days are integers.
import { recountOutcomes } from '@hr/domain/leave/recount.ts'
import * as z from 'zod/mini'
import { requestStatus } from './approval.ts'
import { person } from './person.ts'

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
