import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarText, escapedText, foldedLine } from './icalendar.ts'
import type { CalendarEvent } from './icalendar.ts'

const event: CalendarEvent = {
  uid: 'leave-1@sabai-hr',
  from: '2026-12-31',
  to: '2026-12-31',
  title: 'Away: Kham Sisouk',
  createdAt: '2026-03-02T02:00:00.000Z',
  changedAt: '2026-03-02T02:01:30.500Z',
  sequence: 90,
  isTentative: false,
  isBusy: true,
}
const octets = (text: string) => new TextEncoder().encode(text).length
/** What a calendar program does before it reads the lines. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '')
const linesOf = (text: string) => unfolded(text).split('\r\n')

test('an event, line by line; its end is the day after', () => {
  expect(linesOf(calendarText('Leave', [event]))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sabai HR//Leave calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Leave',
    'NAME:Leave',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:leave-1@sabai-hr',
    'DTSTAMP:20260302T020130Z',
    'CREATED:20260302T020000Z',
    'LAST-MODIFIED:20260302T020130Z',
    'SEQUENCE:90',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Away: Kham Sisouk',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('what is not decided is tentative, and need not keep anybody busy', () => {
  const text = calendarText('Leave', [{ ...event, isTentative: true, isBusy: false }])
  expect(text).toContain('\r\nSTATUS:TENTATIVE\r\nTRANSP:TRANSPARENT\r\n')
})

test.each([
  ['a;b,c', String.raw`a\;b\,c`],
  [String.raw`back\slash`, String.raw`back\\slash`],
  ['two\nlines', String.raw`two\nlines`],
  ['two\r\nlines', String.raw`two\nlines`],
  ['bell\u0007 and tab\t', 'bell and tab'],
  ['BEGIN:VEVENT', 'BEGIN:VEVENT'],
])('%j is written %j', (text, written) => expect(escapedText(text)).toBe(written))

test.each([
  ['a line of 75 octets stays one', 'x'.repeat(75), 'x'.repeat(75)],
  ['one more goes to the next', 'x'.repeat(76), `${'x'.repeat(75)}\r\n x`],
  ['Lao letters are three octets', 'ກ'.repeat(26), `${'ກ'.repeat(25)}\r\n ກ`],
  ['the blank counts as well', 'x'.repeat(75 + 74 + 1), `${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`],
  ['a pair of surrogates is one letter', `${'x'.repeat(73)}😀`, `${'x'.repeat(73)}\r\n 😀`],
])('%s', (_, line, folded) => expect(foldedLine(line)).toBe(folded))

test('whatever is in a title: no line is too long, no letter is lost, no line is smuggled in', () => {
  const title = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }).map(text => text.toWellFormed()),
    fc
      .array(fc.constantFrom('ກ', 'ໍ', '່', '\r\n', '\n', 'END:VEVENT', ';', ',', '\\', '😀'), {
        maxLength: 60,
      })
      .map(parts => parts.join('')),
  )
  fc.assert(
    fc.property(title, text => {
      const written = calendarText(text, [{ ...event, title: text }])
      expect(Math.max(...written.split('\r\n').map(octets))).toBeLessThanOrEqual(75)
      expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(linesOf(written)).toHaveLength(23)
      expect(linesOf(written)[17]).toBe(`SUMMARY:${escapedText(text)}`)
    }),
  )
})
