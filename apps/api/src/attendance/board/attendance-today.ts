// Who is at work right now. Computes everybody's day of today on each call: a state ("should be here by now") changes
// with
// the clock alone, so it cannot be stored.
import type { attendanceToday, BoardFilter, BoardRow } from '@hr/contract/attendance-board.ts'
import { boardFilters } from '@hr/contract/attendance-board.ts'
import { can } from '@hr/domain/access/can.ts'
import { attendanceDays } from '@hr/domain/attendance/attendance-days.ts'
import type { AttendanceDays, PersonFacts } from '@hr/domain/attendance/attendance-days.ts'
import { firstDayEndsAt } from '@hr/domain/attendance/attendance-span.ts'
import { boardState } from '@hr/domain/attendance/board-state.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { teamMemberIds } from '#api/access/team-members.ts'
import { todayIn } from '#api/company/today.ts'
import { toPerson } from '#api/people/person.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { keptDates } from '../day/kept-dates.ts'
import { loadPersonFacts } from '../day/person-facts.ts'
import type { Employed } from '../day/person-facts.ts'
import { computeDays } from '../day/read-days.ts'
import { listBoardPeople, listShownPeople } from './board-people.queries.ts'
import type { BoardPerson } from './board-people.queries.ts'

type Day = AttendanceDays['days'][number]
type Place = Pick<BoardRow, 'state' | 'lateMinutes'> & { readonly id: number; readonly day: Day }

/** The team of a manager, or everybody with the permission. BAD_CURSOR. */
export const attendanceNow: Handler<typeof attendanceToday> = async work => {
  const { db, caller, input, language } = work
  const { access, employeeId } = caller
  const { only, page, limit, after } = input
  const today = await todayIn(db)
  const isTeam = !can(access, 'ATTENDANCE_MONITORING', 'view')
  const team = () => (employeeId === null ? [] : teamMemberIds(db, employeeId, today))
  const whose = isTeam ? await team() : 'all'
  const { search, unitId } = input
  const people = await listBoardPeople(db, { today, whose, search, unitId }, language)
  const everybody = await boardPlaces(work, people, today)
  const shown = only === undefined ? everybody : everybody.filter(place => fits(place, only))
  const start = after === undefined ? (page - 1) * limit : placeAfter(after, people, shown)
  const onPage = shown.slice(start, start + limit)
  const ids = onPage.map(({ id }) => id)
  const persons = await listShownPeople(db, ids, today)
  const last = onPage.at(-1)
  return {
    rows: onPage.flatMap(place => {
      const person = persons.get(place.id)
      return person ? boardRow(person, place) : []
    }),
    total: shown.length,
    page,
    limit,
    ...(last && start + limit < shown.length && { next: String(last.id) }),
    counts: countsOf(everybody),
    everybody: everybody.length,
    isTeam,
  }
}

const fits = ({ state, lateMinutes }: Place, filter: BoardFilter): boolean =>
  filter === 'LATE' ? lateMinutes > 0 : state === filter

function countsOf(places: readonly Place[]): Record<BoardFilter, number> {
  const counts = { IN: 0, OUT: 0, MISSING: 0, NOT_YET: 0, AWAY: 0, OFF: 0, LATE: 0 }
  for (const filter of boardFilters) counts[filter] = places.filter(place => fits(place, filter)).length
  return counts
}

/** After the last person seen, whose state may have changed. */
function placeAfter(cursor: string, people: readonly Employed[], shown: readonly Place[]): number {
  const places = new Map(people.map(({ id }, index) => [id, index]))
  const seen = places.get(Number(cursor))
  if (seen === undefined) throw new Refusal('BAD_CURSOR')
  const next = shown.findIndex(({ id }) => (places.get(id) ?? 0) > seen)
  return next === -1 ? shown.length : next
}

/** Computes all of them in a fixed number of statements; before attendance starts nobody has a day. */
async function boardPlaces(
  { db, now }: Parameters<typeof attendanceNow>[0],
  people: readonly Employed[],
  today: string,
): Promise<Place[]> {
  const dates = await keptDates(db, { from: addDays(today, -1), to: today })
  if (!dates) return []
  const { span, spanOn, facts } = await loadPersonFacts(
    db,
    people,
    { from: today, to: today },
    { isPriced: false },
  )
  const yesterday = dates.from < today ? spanOn(dates.from) : null
  const mayGoOn = (own: PersonFacts | undefined) =>
    yesterday !== null &&
    own !== undefined &&
    (firstDayEndsAt(yesterday, own.shiftOn(dates.from)) ?? 0) > now.getTime()
  const night = people.filter(({ id }) => mayGoOn(facts.get(id)))
  const before =
    night.length === 0 ? [] : await computeDays(db, { people: night, from: dates.from, to: dates.from })
  const goingOn = new Map(
    before.filter(({ day }) => isGoingOn(day, now)).map(({ employeeId, day }) => [employeeId, day]),
  )
  return people.flatMap(({ id }) => {
    const own = facts.get(id)
    const day = goingOn.get(id) ?? (own && attendanceDays(span, own, now.getTime()).days[0])
    if (!day) return []
    const lateMinutes = day.record.lateTime + day.record.waivedLate
    return { id, day, state: boardState(day, now.getTime()), lateMinutes }
  })
}

/** Yesterday's night shift, until the person who came for it leaves. */
const isGoingOn = (day: Day, now: Date): boolean =>
  day.record.isProvisional &&
  boardState(day, now.getTime()) === 'IN' &&
  (day.facts.schedule.at(-1)?.endsAt ?? 0) > now.getTime()

function boardRow(person: BoardPerson, { day, state, lateMinutes }: Place): BoardRow {
  const { facts, record } = day
  const { periods } = record
  const [leave] = facts.leave
  return {
    employee: toPerson(person),
    staffId: person.staff_id,
    unit: person.unit,
    unitLo: person.unitLo,
    state,
    lateMinutes,
    status: record.status,
    date: record.date,
    timeIn: periods.find(({ timeCheck }) => timeCheck.timeIn !== null)?.timeCheck.timeIn ?? null,
    timeOut: periods.findLast(({ timeCheck }) => timeCheck.timeOut !== null)?.timeCheck.timeOut ?? null,
    scheduleIn: facts.schedule[0]?.timeIn ?? null,
    scheduleOut: facts.schedule.at(-1)?.timeOut ?? null,
    leaveType: leave?.type ?? null,
    leaveTypeLo: leave?.typeLo ?? null,
  }
}
