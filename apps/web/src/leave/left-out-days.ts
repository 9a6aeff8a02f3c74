// Days of a request that do not count, with their name; adjacent days with the same reason share a line (L7).
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'

export type PreviewDay = {
  readonly date: LocalDate
  readonly half: 'AM' | 'PM'
  readonly counted: boolean
  readonly reason: 'WEEKEND' | 'HOLIDAY' | null
  readonly holidayName: string | null
  readonly holidayNameLo: string | null
}

export type LeftOut = {
  readonly from: LocalDate
  readonly to: LocalDate
  /** Only this half of the one day is left out; null = whole days. */
  readonly half: 'AM' | 'PM' | null
  readonly reason: 'WEEKEND' | 'HOLIDAY'
  readonly name: string | null
  readonly nameLo: string | null
}

function leftOutOf(date: LocalDate, halves: readonly PreviewDay[]): LeftOut[] {
  const [first, second] = halves.filter(half => !half.counted)
  if (first?.reason === undefined || first.reason === null) return []
  const half = second === undefined && halves.length === 2 ? first.half : null
  const { reason, holidayName: name, holidayNameLo: nameLo } = first
  return [{ from: date, to: date, half, reason, name, nameLo }]
}

const continues = (last: LeftOut, next: LeftOut) =>
  last.half === null &&
  next.half === null &&
  last.reason === next.reason &&
  last.name === next.name &&
  addDays(last.to, 1) === next.from

/** leftOutDays of Friday to Monday -> one line: Saturday to Sunday, WEEKEND. */
export function leftOutDays(days: readonly PreviewDay[]): LeftOut[] {
  const byDate = new Map<LocalDate, PreviewDay[]>()
  for (const day of days) byDate.set(day.date, [...(byDate.get(day.date) ?? []), day])
  const lines: LeftOut[] = []
  for (const next of [...byDate].flatMap(([date, halves]) => leftOutOf(date, halves))) {
    const last = lines.at(-1)
    if (last !== undefined && continues(last, next)) lines[lines.length - 1] = { ...last, to: next.to }
    else lines.push(next)
  }
  return lines
}
