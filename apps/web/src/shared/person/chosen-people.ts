// The people chosen in a form, whose values are ids alone: a restored field shows the name again (docs/decisions/0064-typed-forms.md).
import { person } from '@hr/contract/person.ts'
import type { Person } from '@hr/contract/person.ts'
import * as z from 'zod/mini'

/** By field. */
export type ChosenPeople = Readonly<Record<string, Person>>

const shape = z.record(z.string(), person)

/** What was kept of them; nothing if it is of another version. */
export function keptPeople(kept: unknown): ChosenPeople {
  const parsed = z.safeParse(shape, kept)
  return parsed.success ? parsed.data : {}
}

/** Without the photos, whose addresses expire. */
export const withoutPhotos = (chosen: ChosenPeople): ChosenPeople =>
  Object.fromEntries(Object.entries(chosen).map(([name, one]) => [name, { ...one, profileImage: null }]))

/** The person with the id of the field: the one chosen in it, or one whom the form knows. */
export const personOf = (id: unknown, people: readonly (Person | null | undefined)[]): Person | null =>
  people.find(one => one?.id === id && id !== undefined) ?? null
