// The rows of the people-by-days calendar: everybody of the scope, each with their leave.
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { leaveCalendarPeople as endpoint } from '@hr/contract/leave-calendar.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { toPerson } from '#api/people/person.ts'
import type { Handler } from '#api/http/context.ts'
import { listPage } from '#api/http/list-page.ts'
import { calendarFilter } from './calendar-filter.ts'
import { countCalendarPeople, isPlaceKey, listCalendarPeople, placeKey } from './calendar-people.queries.ts'
import type { CalendarPersonRow } from './calendar-people.queries.ts'
import { toCalendarLeave } from './leave-calendar.ts'
import { listLeavesOf } from './leave-calendar.queries.ts'
import type { CalendarFilter, CalendarRow } from './leave-calendar.queries.ts'

const groups = ['SELF', 'TEAM', 'UNIT', 'UNIT'] as const

export const leaveCalendarPeople: Handler<typeof endpoint> = async context => {
  const { db, input, language } = context
  const { filter, team, date } = await calendarFilter(context, { isTeamNamed: true })
  const peopleFilter = { ...filter, team, date, search: input.search, onlyAway: input.onlyAway }
  let count = 0
  const page = await listPage(input, {
    rows: async window => {
      const [rows, total] = await Promise.all([
        listCalendarPeople(db, peopleFilter, language, window),
        countCalendarPeople(db, peopleFilter),
      ])
      count = total
      return rows
    },
    total: async () => count,
    keyOf: placeKey,
    isKey: isPlaceKey,
  })
  const leaves = await leavesOf(context, filter, page.rows)
  return {
    ...page,
    rows: page.rows.map(row => ({
      employee: toPerson(row),
      group: groups[row.rank] ?? 'UNIT',
      unit:
        row.unitId === null
          ? null
          : { id: row.unitId, name: row.unitName ?? '', nameLo: row.unitNameLo ?? '' },
      leaves: (leaves.get(row.id) ?? []).map(toCalendarLeave),
    })),
  }
}

async function leavesOf(
  { db }: Pick<Work<CheckedInputOf<typeof endpoint>>, 'db'>,
  filter: CalendarFilter,
  rows: readonly CalendarPersonRow[],
): Promise<Map<number, CalendarRow[]>> {
  const byPerson = new Map<number, CalendarRow[]>()
  if (rows.length === 0) return byPerson
  const shown = { ...filter, employeeIds: rows.map(row => row.id) }
  for (const leave of await listLeavesOf(db, shown))
    byPerson.set(leave.employeeId, [...(byPerson.get(leave.employeeId) ?? []), leave])
  return byPerson
}
