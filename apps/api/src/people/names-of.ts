// Names of people in both languages, for texts.
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import { listPeople } from './person.ts'

export async function namesOf(db: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, Bilingual>> {
  const people = await listPeople(db, ids)
  return new Map(
    [...people].map(([id, person]) => [id, { en: fullName(person, 'en'), lo: fullName(person, 'lo') }]),
  )
}

/** The name of the caller, for texts: of the employee, or of an account without an employee record. */
export async function actorName(db: Scope, caller: AppCaller): Promise<Bilingual> {
  const person = (await listPeople(db, [caller.employeeId])).get(caller.employeeId ?? 0)
  if (person) return { en: fullName(person, 'en'), lo: fullName(person, 'lo') }
  const account = await db
    .selectFrom('account')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', caller.accountId)
    .executeTakeFirstOrThrow()
  const name = fullName(account, 'en')
  return { en: name, lo: name }
}
