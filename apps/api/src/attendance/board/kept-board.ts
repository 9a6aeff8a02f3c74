// Everybody's place on today's board with the facts it is computed from, so that the clock needs no statement and a change
// reads its person alone (docs/decisions/0096-kept-board.md).
import type { BoardFilter } from '@hr/contract/attendance-board.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { attendanceDays } from '@hr/domain/attendance/attendance-days.ts'
import type { BoardDays, BoardPlace } from '@hr/domain/attendance/board-place.ts'
import { addDays, instantOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { setImmediate } from 'node:timers/promises'
import { inBatches } from '#api/db/in-batches.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { everybody, readChanges, takeSnapshot } from '#api/people/person-changes.store.ts'
import type { Snapshot } from '#api/people/person-changes.store.ts'
import { keptDates } from '../day/kept-dates.ts'
import { loadPersonFacts } from '../day/load-person-facts.ts'
import { listBoardOrder, listBoardPeople } from './board-people.queries.ts'
import type { BoardPerson } from './board-people.queries.ts'

export type KeptPerson = {
  readonly person: BoardPerson
  readonly days: BoardDays
  /** Valid from `from` until before `until`. */
  place: BoardPlace | null
  from: number
  until: number
}
type Place = { readonly id: number; readonly place: BoardPlace }
/** Everybody of a look, in its order. The places are valid from `from` until before `until`. */
export type Look = {
  readonly people: readonly KeptPerson[]
  readonly places: readonly Place[]
  readonly counts: Readonly<Record<BoardFilter, number>>
  readonly from: number
  readonly until: number
}
export type KeptBoard = {
  readonly today: LocalDate
  /** What it has saw every transaction that this snapshot saw, or more. */
  readonly snapshot: Snapshot
  readonly people: ReadonlyMap<number, KeptPerson>
  readonly order: Readonly<Record<Language, readonly number[]>>
  /** The last look at everybody; a board with a change has its own. */
  readonly looks: Map<Language, Look>
}

/** People per load, so that other calls get their turn in between. */
const portion = 1000

export async function buildBoard(db: Scope, today: LocalDate): Promise<KeptBoard> {
  const snapshot = await takeSnapshot(db)
  const order = await listBoardOrder(db, today)
  return { today, snapshot, order, people: await keptPeople(db, today, order.en), looks: new Map() }
}

/** The same board with what changed since its snapshot. */
export async function refreshedBoard(db: Scope, kept: KeptBoard): Promise<KeptBoard> {
  const { today } = kept
  const { snapshot, employeeIds } = await readChanges(db, kept.snapshot)
  if (employeeIds.length === 0) return { ...kept, snapshot }
  if (employeeIds.includes(everybody[0])) return buildBoard(db, today)
  const changed = await keptPeople(db, today, employeeIds)
  const people = new Map(kept.people)
  for (const id of employeeIds) {
    const now = changed.get(id)
    if (now) people.set(id, now)
    else people.delete(id)
  }
  const isMoved = employeeIds.some(id => orderedBy(kept.people.get(id)) !== orderedBy(changed.get(id)))
  const order = isMoved ? await listBoardOrder(db, today) : kept.order
  return { today, snapshot, people, order, looks: new Map() }
}

const orderedBy = (kept: KeptPerson | undefined) =>
  kept && `${kept.person.sort_name}\n${kept.person.sort_name_lo}`

async function keptPeople(
  db: Scope,
  today: LocalDate,
  ids: readonly number[],
): Promise<Map<number, KeptPerson>> {
  const kept = new Map<number, KeptPerson>()
  const yesterday = addDays(today, -1)
  const dates = await keptDates(db, { from: yesterday, to: today })
  if (!dates) return kept
  const { time_zone: timeZone } = await getCompanyTime(db)
  const midnight = instantOf(today, '00:00', timeZone)
  for (const some of inBatches(ids, portion)) {
    const people = await listBoardPeople(db, some, today)
    const employed = people.map(({ id }) => id)
    const { span, facts } = await loadPersonFacts(db, employed, dates, { isPriced: false })
    for (const person of people) {
      const own = facts.get(person.id)
      const days = own ? attendanceDays(span, own, db.now.getTime()).map(day => day.facts) : []
      const on = (date: LocalDate) => days.find(day => day.date === date) ?? null
      const before = on(yesterday)
      const endsAt = before?.schedule.at(-1)?.endsAt ?? 0
      kept.set(person.id, {
        person,
        days: { yesterday: endsAt > midnight ? before : null, today: on(today) },
        place: null,
        from: Infinity,
        until: -Infinity,
      })
    }
    await setImmediate()
  }
  return kept
}
