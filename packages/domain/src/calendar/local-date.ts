// Local dates and times of a workspace, and the only place that turns instants into them (domain.md, Units).
// Dates are compared as text: 'YYYY-MM-DD' sorts like the calendar.

/** 'YYYY-MM-DD', a real date of the years 0001 to 9999. */
export type LocalDate = string
/** 'HH:mm', 00:00 to 23:59. */
export type LocalTime = string

export const minutesOfDay = 1440
const minuteMs = 60_000
const dayMs = 86_400_000
const datePattern = /^\d{4}-\d{2}-\d{2}$/

const pad = (value: number, length: number) => String(value).padStart(length, '0')
const timeTexts: readonly LocalTime[] = Array.from(
  { length: minutesOfDay },
  (_, minute) => `${pad(Math.floor(minute / 60), 2)}:${pad(minute % 60, 2)}`,
)
const minuteOfText = new Map(timeTexts.map((time, minute) => [time, minute]))
const twoDigits = Array.from({ length: 32 }, (_, value) => pad(value, 2))
const dateText = (year: number, month: number, day: number): LocalDate =>
  `${pad(year, 4)}-${twoDigits[month]}-${twoDigits[day]}`

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysInMonth = (year: number, month: number) =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

function partsOf(date: LocalDate): { year: number; month: number; day: number } {
  if (!datePattern.test(date)) throw new RangeError(`Not a date: ${date}`)
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }
}

/** The calendar repeats after 400 years; `Date.UTC` misreads the years 0 to 99. */
const repeats = { years: 400, ms: 146_097 * dayMs }

const mostKnownDays = 5000
const knownMidnights = new Map<LocalDate, number>()

/** Milliseconds from 1970-01-01T00:00Z to 00:00 of the date read as UTC; the dates of a month are asked again and again. */
function midnightMs(date: LocalDate): number {
  const known = knownMidnights.get(date)
  if (known !== undefined) return known
  const { year, month, day } = partsOf(date)
  const midnight = Date.UTC(year + repeats.years, month - 1, day) - repeats.ms
  if (knownMidnights.size >= mostKnownDays) knownMidnights.clear()
  knownMidnights.set(date, midnight)
  return midnight
}

const wallClockMs = (date: LocalDate, time: LocalTime = '00:00'): number =>
  midnightMs(date) + minuteOfDay(time) * minuteMs

/** Real dates only: isLocalDate('2026-02-29') is false. */
export function isLocalDate(text: string): boolean {
  if (!datePattern.test(text)) return false
  const { year, month, day } = partsOf(text)
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

export const isLocalTime = (text: string): boolean => minuteOfText.has(text)

/** minuteOfDay('08:30') = 510 */
export function minuteOfDay(time: LocalTime): number {
  const minute = minuteOfText.get(time)
  if (minute === undefined) throw new RangeError(`Not a time: ${time}`)
  return minute
}

/** addDays('2026-02-28', 1) = '2026-03-01' */
export function addDays(date: LocalDate, days: number): LocalDate {
  const moved = new Date(wallClockMs(date) + days * dayMs)
  return dateText(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate())
}

/** Days from the first to the second date: daysBetween('2026-01-01', '2026-01-03') = 2 */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((wallClockMs(to) - wallClockMs(from)) / dayMs)

/** 0 (Sunday) to 6 (Saturday) */
export const weekday = (date: LocalDate): number => new Date(wallClockMs(date)).getUTCDay()

/** Every date from the first to the last, both included; empty when `to` is before `from`. */
export function datesFrom(from: LocalDate, to: LocalDate): LocalDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))
}

export const yearOf = (date: LocalDate): number => partsOf(date).year

/** 1 to 12 */
export const monthOf = (date: LocalDate): number => partsOf(date).month

/** Clamped to the month's end: addMonths('2026-01-31', 1) = '2026-02-28' */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { year, month, day } = partsOf(date)
  const count = year * 12 + month - 1 + months
  const newYear = Math.floor(count / 12)
  const newMonth = count - newYear * 12 + 1
  return dateText(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)))
}

export const startOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 8)}01`

export function endOfMonth(date: LocalDate): LocalDate {
  const { year, month } = partsOf(date)
  return dateText(year, month, daysInMonth(year, month))
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** Date and time there as the zone's own table says; slow, so it is asked once a zone and day. */
function shownAt(instantMs: number, timeZone: string): { date: LocalDate; time: LocalTime } {
  const parts: Record<string, string> = {}
  for (const part of formatFor(timeZone).formatToParts(instantMs)) parts[part.type] = part.value
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts
  return { date: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}` }
}

/** How far wall clocks are ahead of UTC at this instant; only whole minutes matter to callers. */
function shownOffsetMs(instantMs: number, timeZone: string): number {
  const { date, time } = shownAt(instantMs, timeZone)
  return wallClockMs(date, time) - Math.floor(instantMs / minuteMs) * minuteMs
}

/** The offset of one day in UTC: `before` until `changesAt`, `after` from then on. */
type DayOffset = { readonly before: number; readonly after: number; readonly changesAt: number }

/** Since 1973 every zone is ahead or behind by whole minutes. */
const wholeMinutesSince = 94_694_400_000
const knownOffsets = new Map<string, Map<number, DayOffset>>()

function dayOffset(day: number, timeZone: string): DayOffset {
  let [last, next] = [day * dayMs, (day + 1) * dayMs - minuteMs]
  const [before, after] = [shownOffsetMs(last, timeZone), shownOffsetMs(next, timeZone)]
  if (before === after) return { before, after, changesAt: Infinity }
  while (next - last > minuteMs) {
    const middle = Math.floor((last + next) / 2 / minuteMs) * minuteMs
    if (shownOffsetMs(middle, timeZone) === before) last = middle
    else next = middle
  }
  return { before, after, changesAt: next }
}

/** Known days answer without asking the zone's table: a month of punches is tens of thousands of questions. */
function offsetMs(instantMs: number, timeZone: string): number {
  if (instantMs < wholeMinutesSince) return shownOffsetMs(instantMs, timeZone)
  const day = Math.floor(instantMs / dayMs)
  let days = knownOffsets.get(timeZone)
  if (!days || days.size > mostKnownDays) knownOffsets.set(timeZone, (days = new Map()))
  let offset = days.get(day)
  if (!offset) days.set(day, (offset = dayOffset(day, timeZone)))
  return instantMs < offset.changesAt ? offset.before : offset.after
}

/** The calendar date there: localDateOf(0, 'Asia/Vientiane') = '1970-01-01' */
export function localDateOf(instantMs: number, timeZone: string): LocalDate {
  if (instantMs < wholeMinutesSince) return shownAt(instantMs, timeZone).date
  const shown = new Date(instantMs + offsetMs(instantMs, timeZone))
  return dateText(shown.getUTCFullYear(), shown.getUTCMonth() + 1, shown.getUTCDate())
}

/** The other way round than minuteOfDay, of the next days too: timeOfMinutes(1560) = '02:00' */
export const timeOfMinutes = (minutes: number): LocalTime => timeTexts[minutes % timeTexts.length] ?? ''

/** The wall-clock time there, seconds cut off: localTimeOf(0, 'Asia/Vientiane') = '07:00' */
export function localTimeOf(instantMs: number, timeZone: string): LocalTime {
  if (instantMs < wholeMinutesSince) return shownAt(instantMs, timeZone).time
  return timeOfMinutes(Math.floor(((instantMs + offsetMs(instantMs, timeZone)) % dayMs) / minuteMs))
}

/** Turns instants into whole minutes since 00:00 of the date, as wall clocks there count them; negative before it. */
export function minutesSince(date: LocalDate, timeZone: string): (instantMs: number) => number {
  const begin = wallClockMs(date)
  return instantMs => Math.floor((instantMs + offsetMs(instantMs, timeZone) - begin) / minuteMs)
}

/**
 * The instant (ms) when wall clocks there show this. Where clocks go back, the first of the two; where they skip
 * the time, as many minutes later as they skip.
 */
export function instantOf(date: LocalDate, time: LocalTime, timeZone: string): number {
  const wall = wallClockMs(date, time)
  const before = wall - offsetMs(wall - dayMs, timeZone)
  const after = wall - offsetMs(wall + dayMs, timeZone)
  const shows = (instant: number) => instant + offsetMs(instant, timeZone) === wall
  return [before, after].find(shows) ?? before
}
