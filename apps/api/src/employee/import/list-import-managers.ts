// The line managers that the preview of an import names, by staff id: people of the company and new ones of the file (P10).
import type { Language } from '@hr/contract/messages/text.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { staffKey } from '@hr/domain/employee/import-facts.ts'
import type { ImportFacts } from '@hr/domain/employee/import-facts.ts'
import type { ImportPlan } from '@hr/domain/employee/import-plan.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { listPeople } from '#api/people/person.ts'

/** The name of the person with a staff id; the staff id itself for nobody. */
export type ManagerName = (staffId: string) => string

export async function listImportManagers(
  db: Scope,
  { creates, updates }: ImportPlan,
  { employees }: ImportFacts,
  language: Language,
): Promise<ManagerName> {
  const moved = updates.filter(({ changes }) => changes.manager !== undefined)
  const given = new Set([
    ...moved.map(({ changes }) => staffKey(changes.manager ?? '')),
    ...creates.map(({ person }) => staffKey(person.manager ?? '')),
  ])
  const before = new Set(moved.map(({ known }) => known.job.lineManagerId))
  const shown = employees.filter(({ id, staffId }) => before.has(id) || given.has(staffKey(staffId)))
  const people = await listPeople(
    db,
    shown.map(({ id }) => id),
  )
  const names = new Map<string, string>()
  const add = (staffId: string, person: Parameters<typeof fullName>[0]) =>
    names.set(staffKey(staffId), `${fullName(person, language)} (${staffId})`)
  for (const { person } of creates) {
    const { firstName = '', lastName = '', firstNameLo = '', lastNameLo = '' } = person
    add(person.staffId, { firstName, lastName, firstNameLo, lastNameLo })
  }
  for (const { id, staffId } of shown) {
    const person = people.get(id)
    if (person) add(staffId, person)
  }
  return staffId => names.get(staffKey(staffId)) ?? staffId
}
