// The text of a calendar of whole-day events, as calendar programs read it (RFC 5545).
import { addDays } from './local-date.ts'
import type { LocalDate } from './local-date.ts'

export type CalendarEvent = {
  /** The same whenever this event is written, and no other event's. */
  readonly uid: string
  /** Both ends included. */
  readonly from: LocalDate
  readonly to: LocalDate
  readonly title: string
  /** Instants, '2026-03-02T02:00:00.000Z'. */
  readonly createdAt: string
  readonly changedAt: string
  /** Grows with each change. */
  readonly sequence: number
  readonly isTentative: boolean
  /** Whether the event shows as busy. */
  readonly isBusy: boolean
}

/** Octets of a line without its end (RFC 5545, 3.1). */
const longestLine = 75

const octetsOf = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** A line that is too long continues in the next one behind a blank; no letter is cut. */
export function foldedLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const letter of line) {
    const next = octetsOf(letter)
    if (octets + next > longestLine) {
      folded += '\r\n '
      octets = 1
    }
    folded += letter
    octets += next
  }
  return folded
}

/** escapedText('a;b') -> 'a\\;b'; control characters have no place in a text. */
export const escapedText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, sign => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')

const dateText = (date: LocalDate): string => date.replaceAll('-', '')
/** '2026-03-02T02:00:00.000Z' -> '20260302T020000Z' */
const instantText = (instant: string): string => `${instant.replaceAll(/[-:]|\..*/g, '').slice(0, 15)}Z`

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapedText(event.uid)}`,
  `DTSTAMP:${instantText(event.changedAt)}`,
  `CREATED:${instantText(event.createdAt)}`,
  `LAST-MODIFIED:${instantText(event.changedAt)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTART;VALUE=DATE:${dateText(event.from)}`,
  `DTEND;VALUE=DATE:${dateText(addDays(event.to, 1))}`,
  `SUMMARY:${escapedText(event.title)}`,
  `STATUS:${event.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
  `TRANSP:${event.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
  'END:VEVENT',
]

/** The same calendar gives the same text, letter by letter. */
export const calendarText = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sabai HR//Leave calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapedText(name)}`,
    `NAME:${escapedText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map(line => `${foldedLine(line)}\r\n`)
    .join('')
