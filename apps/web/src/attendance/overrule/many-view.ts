// The search parameters of a bulk overrule: dates, people, action.
import type { Person } from '@hr/contract/person.ts'
import { overruleTypes } from '@hr/domain/attendance/day-facts.ts'
import * as z from 'zod/mini'
import { rangeFields } from '#web/shared/range/range-view.ts'

/** The possible selections; without one, everybody. */
export const chosenWhose = ['UNIT', 'PEOPLE'] as const

export const manyViewShape = z.object({
  ...rangeFields,
  whose: z.optional(z.enum(chosenWhose)),
  unit: z.optional(z.uuid()),
  type: z.optional(z.enum(overruleTypes)),
})
export type ManyView = z.output<typeof manyViewShape>

/** Undefined: a unit or people must still be chosen. */
export function whoseDays({ whose, unit }: ManyView, people: readonly Person[]) {
  if (whose === 'UNIT') return unit === undefined ? undefined : { unitId: unit }
  if (whose === 'PEOPLE') return people.length === 0 ? undefined : { employeeIds: people.map(({ id }) => id) }
  return {}
}
