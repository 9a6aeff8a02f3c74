// What the address holds of overruling many days: the dates, the unit, what to do.
import { overruleTypes } from '@hr/domain/attendance/day-facts.ts'
import * as z from 'zod/mini'
import { rangeFields } from '../range-view.ts'

export const manyViewShape = z.object({
  ...rangeFields,
  unit: z.optional(z.uuid()),
  type: z.optional(z.enum(overruleTypes)),
})
export type ManyView = z.output<typeof manyViewShape>
