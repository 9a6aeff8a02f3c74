// Which day's window approved overtime stretches (A3). Overtime that continues the work or overtime of the day before is
// left with the check-out of that day, so it stretches the window of that day.
import { spanOf } from './attendance-span.ts'

type Span = { readonly startsAt: number; readonly endsAt: number }
type WorkedDay = { readonly work: Span | null; readonly overtime: readonly Span[] }

/** For consecutive days: from the start of the earliest to the end of the latest overtime; null = none. */
export function overtimeByDay(days: readonly WorkedDay[]): (Span | null)[] {
  const held: Span[][] = days.map(() => [])
  days.forEach(({ overtime }, index) => {
    if (overtime.length === 0) return
    for (const span of overtime.toSorted((one, other) => one.startsAt - other.startsAt)) {
      const before = held[index - 1]
      const ends = [days[index - 1]?.work, ...(before ?? [])].map(one => one?.endsAt ?? -Infinity)
      const isContinued = before !== undefined && Math.max(...ends) >= span.startsAt
      ;(isContinued ? before : held[index])?.push(span)
    }
  })
  return held.map(spanOf)
}
