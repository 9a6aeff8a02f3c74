// The person whose days are shown, known before the first day is read (A15, P5).
import type { getDaysOwner as endpoint } from '@hr/contract/attendance.ts'
import { listPeople } from '#api/people/person.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { maySeeDaysOf } from './day-scope.ts'

/** Throws NOT_FOUND for a person whose days the caller may not see. */
export const getDaysOwner: Handler<typeof endpoint> = async work => {
  const { db, input } = work
  if (!(await maySeeDaysOf(work, input.employeeId))) throw new Refusal('NOT_FOUND')
  const people = await listPeople(db, [input.employeeId])
  return orNotFound(people.get(input.employeeId))
}
