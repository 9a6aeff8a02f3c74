// Who is away on each day of a week, one row per person.
import type { leaveCalendar } from '@hr/contract/leave-calendar.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'

type Leave = OutputOf<typeof leaveCalendar>['leaves'][number]
export type Away = { readonly part: 'DAY' | 'AM' | 'PM'; readonly isPending: boolean }
export type AwayRow = { readonly employee: Leave['employee']; readonly days: readonly (Away | undefined)[] }

/** The part of a date that a leave covers; undefined outside its dates. */
function partOf({ from, to, fromHalf, toHalf }: Leave, date: LocalDate): Away['part'] | undefined {
  if (date < from || date > to) return undefined
  if (date === from && fromHalf === 'PM') return 'PM'
  return date === to && toHalf === 'AM' ? 'AM' : 'DAY'
}

/** Two leaves on one date: two halves make a day, and approved leave takes precedence over pending leave. */
function joined(one: Away | undefined, other: Away): Away {
  if (one === undefined) return other
  const part = one.part === other.part ? one.part : 'DAY'
  return { part, isPending: one.isPending && other.isPending }
}

/** People by their first leave; those without leave on these dates are omitted. */
export function awayRows(leaves: readonly Leave[], dates: readonly LocalDate[]): AwayRow[] {
  const rows = new Map<number, { employee: Leave['employee']; days: (Away | undefined)[] }>()
  for (const leave of leaves.toSorted((one, other) => one.from.localeCompare(other.from))) {
    const row = rows.get(leave.employee.id) ?? { employee: leave.employee, days: dates.map(() => undefined) }
    for (const [index, date] of dates.entries()) {
      const part = partOf(leave, date)
      if (part !== undefined)
        row.days[index] = joined(row.days[index], { part, isPending: leave.status === 'PENDING' })
    }
    if (row.days.some(day => day !== undefined)) rows.set(leave.employee.id, row)
  }
  return [...rows.values()]
}
