// What decides which days a person works: the shift of each date and the holidays, in one statement (A1, N2).
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
type Stored = { readonly shifts: readonly HeldShift[]; readonly holidays: readonly StoredHoliday[] }

export async function loadCalendar(
  db: Scope,
  employeeId: number,
  from: LocalDate,
  to: LocalDate,
): Promise<PersonCalendar> {
  const shifts = jsonArrayFrom(shiftsBetween(db, employeeId, from, to))
  const holidays = jsonArrayFrom(holidaysBetween(db, from, to))
  const { rows } = await sql<Stored>`select ${shifts} as shifts, ${holidays} as holidays ${prepared}`.execute(
    db,
  )
  const [found = { shifts: [], holidays: [] }] = rows
  return { shiftOn: shiftOnOf(found.shifts), holidays: found.holidays }
}
