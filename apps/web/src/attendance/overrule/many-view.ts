// What the address holds of overruling many days: the dates, whose days, what to do.
import type { Person } from '@hr/contract/person.ts'
import { overruleTypes } from '@hr/domain/attendance/day-facts.ts'
import * as z from 'zod/mini'
import { rangeFields } from '../range-view.ts'

/** Whose days can be chosen; everybody's without a choice. */
export const chosenWhose = ['UNIT', 'PEOPLE'] as const

export const manyViewShape = z.object({
  ...rangeFields,
  whose: z.optional(z.enum(chosenWhose)),
  unit: z.optional(z.uuid()),
  type: z.optional(z.enum(overruleTypes)),
})
export type ManyView = z.output<typeof manyViewShape>

/** Undefined: a unit or people are to be chosen, and none is yet. */
export function whoseDays({ whose, unit }: ManyView, people: readonly Person[]) {
  if (whose === 'UNIT') return unit === undefined ? undefined : { unitId: unit }
  if (whose === 'PEOPLE') return people.length === 0 ? undefined : { employeeIds: people.map(({ id }) => id) }
  return {}
}
