// What decides which days people work: the shift of each date and the holidays, in one statement (A1, N2).
import type { Shift } from '@hr/domain/calendar/day-plan.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { prepared } from '#api/db/connect/prepared.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { holidaysBetween } from './holidays.queries.ts'
import type { StoredHoliday } from './holidays.queries.ts'
import { shiftOnOf, shiftsBetween } from './shifts-on.queries.ts'
import type { HeldShift } from './shifts-on.queries.ts'

type PersonCalendar = {
  readonly shiftOn: (date: LocalDate) => Shift
  readonly holidays: readonly StoredHoliday[]
}
type Stored = {
  readonly people: readonly { readonly id: number; readonly shifts: readonly HeldShift[] }[]
  readonly holidays: readonly StoredHoliday[]
}

export const loadCalendar = async (
  db: Scope,
  employeeId: number,
  from: LocalDate,
  to: LocalDate,
): Promise<PersonCalendar> => (await loadCalendars(db, [employeeId], from, to))(employeeId)

/** Of any number of people. */
export async function loadCalendars(
  db: Scope,
  employeeIds: readonly number[],
  from: LocalDate,
  to: LocalDate,
): Promise<(employeeId: number) => PersonCalendar> {
  const shifts = jsonArrayFrom(shiftsBetween(db, sql.ref<number>('person.id'), from, to))
  const holidays = jsonArrayFrom(holidaysBetween(db, from, to))
  const { rows } = await sql<Stored>`
    select ${holidays} as holidays, (
      select coalesce(json_agg(json_build_object('id', person.id, 'shifts', ${shifts})), '[]')
      from unnest((select ${employeeIds}::integer[])) as person (id)) as people ${prepared}`.execute(db)
  const [found = { people: [], holidays: [] }] = rows
  const shiftsOf = new Map(found.people.map(({ id, shifts: held }) => [id, held]))
  return id => ({ shiftOn: shiftOnOf(shiftsOf.get(id) ?? []), holidays: found.holidays })
}
