// Who is at work right now, from the kept board: a state ("should be here by now") changes with the clock alone.
import type { attendanceToday as endpoint, BoardFilter, BoardRow } from '@hr/contract/attendance-board.ts'
import { can } from '@hr/domain/access/can.ts'
import type { BoardPlace } from '@hr/domain/attendance/board-place.ts'
import { teamMemberIds } from '#api/access/team-member-ids.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { toPerson } from '#api/people/person.ts'
import { searchParts } from '#api/people/search-text.ts'
import { lookAt, lookAtEverybody } from './board-look.ts'
import { listFoundIds, listShownPeople, listUnitsBelow } from './board-people.queries.ts'
import type { ShownPerson } from './board-people.queries.ts'
import type { KeptBoard, KeptPerson, Look } from './kept-board.ts'

type Work = Parameters<Handler<typeof endpoint>>[0]

/** The team of a manager, or everybody with the permission. BAD_CURSOR. */
export const attendanceToday: Handler<typeof endpoint> = async work => {
  const { db, caller, input, services, now } = work
  const { only, page, limit, after } = input
  const isTeam = !can(caller.access, 'ATTENDANCE_MONITORING', 'view')
  const board = await services.boards.current(db)
  const look = isNarrowed(work, isTeam)
    ? await lookAt(await boardPeople(work, board, isTeam), now.getTime())
    : await lookAtEverybody(board, work.language, now.getTime())
  const { people, places } = look
  const shown = only === undefined ? places : places.filter(one => fits(one, only))
  const start = after === undefined ? (page - 1) * limit : placeAfter(after, people, shown)
  const onPage = shown.slice(start, start + limit)
  const ids = onPage.map(({ id }) => id)
  const persons = await listShownPeople(db, ids, board.today)
  const last = onPage.at(-1)
  return {
    rows: onPage.flatMap(({ id, place }) => {
      const person = persons.get(id)
      return person ? boardRow(person, place) : []
    }),
    total: shown.length,
    page,
    limit,
    ...(last && start + limit < shown.length && { next: String(last.id) }),
    counts: look.counts,
    everybody: places.length,
    isTeam,
  }
}

const isNarrowed = ({ input: { search, unitId } }: Work, isTeam: boolean): boolean =>
  isTeam || unitId !== undefined || searchParts(search).length > 0

/** By name, or the best match of a search first. */
async function boardPeople(
  { db, caller: { employeeId }, input: { search, unitId }, language }: Work,
  { people, order, today }: KeptBoard,
  isTeam: boolean,
): Promise<KeptPerson[]> {
  const team = isTeam
    ? new Set(employeeId === null ? [] : await teamMemberIds(db, employeeId, today))
    : undefined
  const units = unitId === undefined ? undefined : await listUnitsBelow(db, unitId)
  const ids = searchParts(search).length === 0 ? order[language] : await listFoundIds(db, search, language)
  const found: KeptPerson[] = []
  for (const id of ids) {
    const kept = people.get(id)
    if (!kept || team?.has(id) === false) continue
    const { unit_id: unit } = kept.person
    if (!units || (unit !== null && units.has(unit))) found.push(kept)
  }
  return found
}

const fits = ({ place }: Look['places'][number], filter: BoardFilter): boolean =>
  filter === 'LATE' ? place.lateMinutes > 0 : place.state === filter

/** After the last person seen, whose state may have changed. */
function placeAfter(cursor: string, people: Look['people'], shown: Look['places']): number {
  const ranks = new Map(people.map(({ person }, index) => [person.id, index]))
  const seen = ranks.get(Number(cursor))
  if (seen === undefined) throw new Refusal('BAD_CURSOR')
  const next = shown.findIndex(({ id }) => (ranks.get(id) ?? 0) > seen)
  return next === -1 ? shown.length : next
}

const boardRow = (person: ShownPerson, place: BoardPlace): BoardRow => ({
  employee: toPerson(person),
  staffId: person.staff_id,
  unit: person.unit,
  unitLo: person.unitLo,
  ...place,
})
