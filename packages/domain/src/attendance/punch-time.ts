// When a line of a file from a clock says that somebody punched (A2): wall clocks as devices and spreadsheets write them.
import { serialZero, yearFirst } from '../calendar/typed-date.ts'
import { addDays, isLocalDate } from '../calendar/local-date.ts'
import type { LocalDate, LocalTime } from '../calendar/local-date.ts'
import { instantOf } from '../calendar/local-date.ts'

/** Which comes first in 01/02/2026, the day or the month. If no date of a file proves it, somebody has to say it. */
export const dateOrders = ['DMY', 'MDY'] as const
export type DateOrder = (typeof dateOrders)[number]

type PunchTime = {
  readonly date: LocalDate
  readonly time: LocalTime
  readonly second: number
  /** Ahead of UTC, where the text says it itself; else it is what clocks at the device showed. */
  readonly offsetMinutes: number | undefined
}

const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/
const clock = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:\s*([ap])\.?m\.?)?$/i
const offset = /\s*(?:(z)|([+-])(\d{2}):?(\d{2}))$/i
/** Days since 1899-12-30, as spreadsheets count. */
const serial = /^(\d{5})(?:\.(\d+))?$/
const secondsADay = 86_400

const two = (value: number): string => String(value).padStart(2, '0')

/** Whether day and month of a written date are ambiguous. */
export const isOrderAsked = (text: string): boolean => yearLast.test(dateText(text))

/** The only order in which the text is a date: 27/11/2026 has the day first. Undefined if both or neither are. */
export function provenOrder(text: string): DateOrder | undefined {
  const date = dateText(text)
  const fitting = dateOrders.filter(order => isOrderAsked(date) && writtenDate(date, order) !== undefined)
  return fitting.length === 1 ? fitting[0] : undefined
}

/**
 * Date and time in one text, or in two where a file has them apart. readPunchTime('2026-02-09 08:31:48', undefined),
 * readPunchTime('9/2/26 8:31 PM', 'DMY'). Undefined for anything else, for a date without a time, outside the years
 * 2000 to 2100, and where the order matters and is not known.
 */
export function readPunchTime(
  text: string | { readonly date: string; readonly time: string },
  order: DateOrder | undefined,
): PunchTime | undefined {
  const whole = typeof text === 'string' ? text.trim() : `${dateText(text.date)} ${clockText(text.time)}`
  const said = offset.exec(whole)
  const isInstant = said !== null && /\d:\d/.test(whole) && yearFirst.test(dateText(whole))
  const local = isInstant ? whole.slice(0, said.index) : whole
  const days = serial.exec(local)
  const read = days ? serialTime(days[1], days[2]) : writtenTime(local, order)
  if (!read || read.date < '2000-01-01' || read.date > '2100-12-31') return undefined
  return { ...read, offsetMinutes: isInstant ? offsetOf(said) : undefined }
}

/** The instant, in milliseconds. */
export function punchInstant({ date, time, second, offsetMinutes }: PunchTime, timeZone: string): number {
  const minute =
    offsetMinutes === undefined
      ? instantOf(date, time, timeZone)
      : instantOf(date, time, 'UTC') - offsetMinutes * 60_000
  return minute + second * 1000
}

/** The part before the first space or T. */
const dateText = (text: string): string => /^[^\sT]*/.exec(text.trim())?.[0] ?? ''
/** A spreadsheet gives a time of day as a date and a time, or as a part of a day. */
function clockText(text: string): string {
  const given = text.trim()
  if (/^0?\.\d+$/.test(given)) return clockOf(Math.round(Number(given) * secondsADay))
  return given.replace(/^\d{4}-\d{2}-\d{2}[T ]+/, '')
}

type Read = Omit<PunchTime, 'offsetMinutes'>

function serialTime(days = '', part: string | undefined): Read | undefined {
  if (part === undefined) return undefined
  const seconds = Math.round(Number(`0.${part}`) * secondsADay)
  const date = addDays(serialZero, Number(days) + Math.floor(seconds / secondsADay))
  const [time, second] = [clockOf(seconds % secondsADay), seconds % 60]
  return { date, time: time.slice(0, 5), second }
}

const clockOf = (seconds: number): string =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`

function writtenTime(text: string, order: DateOrder | undefined): Read | undefined {
  const first = dateText(text)
  const date = writtenDate(first, order)
  const time = clock.exec(text.slice(first.length).replace(/^T/, '').trim())
  if (date === undefined || !time) return undefined
  const [, hours = '', minutes = '', seconds = '0', half] = time
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half.toLowerCase() === 'p')
  if (hour === undefined || hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return { date, time: `${two(hour)}:${minutes}`, second: Number(seconds) }
}

/** 12 AM is midnight, 12 PM noon. */
const hourOfHalf = (hour: number, isAfternoon: boolean): number | undefined =>
  hour < 1 || hour > 12 ? undefined : (hour % 12) + (isAfternoon ? 12 : 0)

function writtenDate(text: string, order: DateOrder | undefined): LocalDate | undefined {
  if (/^\d{5}$/.test(text)) return addDays(serialZero, Number(text))
  const known = yearFirst.exec(text)
  if (known) return dateOf(known[1], known[2], known[3])
  const parts = yearLast.exec(text)
  if (!parts || order === undefined) return undefined
  const [, first, second, year = ''] = parts
  const whole = year.length === 2 ? `20${year}` : year
  return order === 'DMY' ? dateOf(whole, second, first) : dateOf(whole, first, second)
}

function dateOf(year = '', month = '', day = ''): LocalDate | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isLocalDate(date) ? date : undefined
}

function offsetOf([, isUtc, sign, hours = '0', minutes = '0']: RegExpExecArray): number {
  if (isUtc !== undefined) return 0
  const ahead = Number(hours) * 60 + Number(minutes)
  return sign === '-' ? -ahead : ahead
}
