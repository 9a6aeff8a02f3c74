// What kind of day overtime is on, by the shifts and holidays of the person (O2): one statement for any number of requests.
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { overtimeDay } from '@hr/domain/overtime/overtime-day.ts'
import type { OvertimeDay } from '@hr/domain/overtime/overtime-day.ts'
import { loadCalendars } from '#api/calendar/person-calendar.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { around } from './load-used.ts'
import type { OtRow } from './ot-request.queries.ts'

type Asked = Pick<OtRow, 'requesterId' | 'date'>

export async function loadOtDays(db: Scope, rows: readonly Asked[]): Promise<(row: Asked) => OvertimeDay> {
  const people = [...new Set(rows.map(row => row.requesterId))]
  const { from, to } = around(rows.map(row => row.date))
  const calendarOf = await loadCalendars(db, people, addDays(from, -1), addDays(to, 1))
  return row => overtimeDay(row.date, calendarOf(row.requesterId))
}

export const loadOtDay = async (db: Scope, row: Asked): Promise<OvertimeDay> =>
  (await loadOtDays(db, [row]))(row)
