// People as every answer shows them: the spec's employee search result, by id.
import type { Person } from '@hr/contract/person.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { isEmployed } from './valid-on.ts'

export const personColumns = [
  'id',
  'first_name',
  'last_name',
  'first_name_lo',
  'last_name_lo',
  'profile_image',
] as const

/** In queries that call the employee `e`. */
export const ePersonColumns = personColumns.map(name => `e.${name}` as const)

export type PersonRow = {
  id: number
  first_name: string
  last_name: string
  first_name_lo: string
  last_name_lo: string
  profile_image: string | null
}

/** http/sign-pictures.ts signs the name of the photo when the answer is sent. */
export const toPerson = (row: PersonRow): Person => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  firstNameLo: row.first_name_lo,
  lastNameLo: row.last_name_lo,
  profileImage: row.profile_image,
})

/** The map has no entry for people who are not in the workspace. */
export async function listPeople(db: Scope, ids: readonly (number | null)[]): Promise<Map<number, Person>> {
  const wanted = [...new Set(ids.filter(id => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .from('employee')
    .select(personColumns)
    .where(sql<boolean>`id = any(${wanted}::integer[])`)
    .execute()
  return new Map(rows.map(row => [row.id, toPerson(row)]))
}

/** Those who work here, by name. */
export async function listEmployedPeople(db: Scope, ids: readonly number[]): Promise<Person[]> {
  const rows = await db
    .from('employee as e')
    .select(personColumns)
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .where(isEmployed('e'))
    .orderBy('sort_name')
    .orderBy('id')
    .execute()
  return rows.map(toPerson)
}
