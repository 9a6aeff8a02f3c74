// A look at the kept board: places, which change with the clock, and their counts.
import type { BoardFilter } from '@hr/contract/attendance-board.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { boardPlace, changesAt } from '@hr/domain/attendance/board-place.ts'
import { setImmediate } from 'node:timers/promises'
import type { KeptBoard, KeptPerson, Look } from './kept-board.ts'

/** At the minute when many people's places change, other calls get their turn in between. */
const computedAtOnce = 1000

export async function lookAt(people: readonly KeptPerson[], now: number): Promise<Look> {
  const places: Look['places'][number][] = []
  const counts: Record<BoardFilter, number> = {
    IN: 0,
    OUT: 0,
    MISSING: 0,
    NOT_YET: 0,
    AWAY: 0,
    OFF: 0,
    LATE: 0,
  }
  let [from, until, computed] = [-Infinity, Infinity, 0]
  for (const kept of people) {
    if (!isValid(kept, now)) {
      computed += 1
      if (computed % computedAtOnce === 0) await setImmediate()
      computePlace(kept, now)
    }
    const { place } = kept
    from = Math.max(from, kept.from)
    until = Math.min(until, kept.until)
    if (!place) continue
    places.push({ id: kept.person.id, place })
    counts[place.state] += 1
    if (place.lateMinutes > 0) counts.LATE += 1
  }
  return { people, places, counts, from, until }
}

/** In the order of the language: the last look, while neither facts nor the clock changed a place. */
export async function lookAtEverybody(board: KeptBoard, language: Language, now: number): Promise<Look> {
  const last = board.looks.get(language)
  if (last && isValid(last, now)) return last
  const people = last?.people ?? board.order[language].flatMap(id => board.people.get(id) ?? [])
  const look = await lookAt(people, now)
  board.looks.set(language, look)
  return look
}

const isValid = ({ from, until }: Pick<Look, 'from' | 'until'>, now: number): boolean =>
  from <= now && now < until

/** Remembers it for the next look. */
function computePlace(kept: KeptPerson, now: number): void {
  const instants = changesAt(kept.days)
  kept.place = boardPlace(kept.days, now)
  kept.from = Math.max(-Infinity, ...instants.filter(at => at <= now))
  kept.until = Math.min(Infinity, ...instants.filter(at => at > now))
}
