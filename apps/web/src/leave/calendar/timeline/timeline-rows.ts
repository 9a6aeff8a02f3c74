// The rows of the timeline: people, with a heading above the team and above each unit.
import type { CalendarPerson } from '@hr/contract/leave-calendar.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { touches } from '../leave-span.ts'

type Unit = NonNullable<CalendarPerson['unit']>
export type HeadingRow = {
  readonly kind: 'heading'
  readonly key: string
  /** Null = people without a unit. */
  readonly heading: 'team' | Unit | null
}
export type PersonRow = {
  readonly kind: 'person'
  readonly key: string
  /** Among the people. */
  readonly place: number
  readonly person: CalendarPerson
  /** Leave that overlaps the days, by first day. */
  readonly leaves: CalendarPerson['leaves']
}
export type TimelineRow = HeadingRow | PersonRow

function headingOf({ group, unit }: CalendarPerson): HeadingRow {
  if (group !== 'UNIT') return { kind: 'heading', key: 'team', heading: 'team' }
  return { kind: 'heading', key: unit?.id ?? 'none', heading: unit }
}

/** In the server's order. A team without units needs no heading. */
export function timelineRows(people: readonly CalendarPerson[], dates: readonly LocalDate[]): TimelineRow[] {
  const isTeamOnly = people.every(person => person.group !== 'UNIT')
  let last = isTeamOnly ? 'team' : ''
  return people.flatMap((person, place): TimelineRow[] => {
    const heading = headingOf(person)
    const isNew = heading.key !== last
    last = heading.key
    const leaves = person.leaves
      .filter(leave => touches(dates, leave))
      .toSorted((one, other) => one.from.localeCompare(other.from))
    const row: PersonRow = { kind: 'person', key: String(person.employee.id), place, person, leaves }
    return isNew ? [heading, row] : [row]
  })
}
