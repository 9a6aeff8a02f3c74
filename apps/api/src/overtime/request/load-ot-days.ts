// What kind of day overtime is on, by the shifts, holidays and leave of the person (O2): two statements for any number of
// requests.
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { overtimeDay } from '@hr/domain/overtime/overtime-day.ts'
import type { OvertimeDay } from '@hr/domain/overtime/overtime-day.ts'
import { loadLeaveOn } from '#api/calendar/leave-on.queries.ts'
import type { LeaveOn } from '#api/calendar/leave-on.queries.ts'
import { loadCalendars } from '#api/calendar/person-calendar.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { around } from './load-used.ts'
import type { OtRow } from './ot-request.queries.ts'

type Asked = Pick<OtRow, 'requesterId' | 'date'>
export type OtDay = OvertimeDay & { readonly leave: LeaveOn | null }

export async function loadOtDays(db: Scope, rows: readonly Asked[]): Promise<(row: Asked) => OtDay> {
  const people = [...new Set(rows.map(row => row.requesterId))]
  const { from, to } = around(rows.map(row => row.date))
  const [calendarOf, leaveOn] = await Promise.all([
    loadCalendars(db, people, addDays(from, -1), addDays(to, 1)),
    loadLeaveOn(db, rows),
  ])
  return row => ({ ...overtimeDay(row.date, calendarOf(row.requesterId)), leave: leaveOn(row) })
}

export const loadOtDay = async (db: Scope, row: Asked): Promise<OtDay> => (await loadOtDays(db, [row]))(row)
