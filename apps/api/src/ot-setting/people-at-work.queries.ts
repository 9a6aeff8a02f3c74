// How many people a company has on a date, with or without a job grade (O1).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Scope } from '#api/db/connect/scope.ts'

export async function countPeopleAtWork(db: Scope, date: LocalDate): Promise<number> {
  const { people } = await db
    .from('employee')
    .select(eb => eb.fn.countAll<number>().as('people'))
    .where('started_on', '<=', date)
    .where(eb => eb.or([eb('ended_on', 'is', null), eb('ended_on', '>=', date)]))
    .executeTakeFirstOrThrow()
  return Number(people)
}
