import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarText } from './calendar-file.ts'
import type { CalendarEvent } from './calendar-file.ts'

const event: CalendarEvent = {
  uid: 'leave-1@sabai-hr',
  from: '2026-12-31',
  to: '2026-12-31',
  title: 'Away: Kham Sisouk',
  createdAt: new Date('2026-03-02T02:00:00.000Z'),
  changedAt: new Date('2026-03-02T02:01:30.500Z'),
  sequence: 90,
  isTentative: false,
  isBusy: true,
}
const octets = (text: string) => new TextEncoder().encode(text).length
/** What a calendar program does before it reads the lines. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const titleOf = (title: string) =>
  linesOf(calendarText('Leave', [{ ...event, title }])).filter(line => line.startsWith('SUMMARY:'))

test('an event, line by line; its end is the day after', () => {
  const lines = linesOf(calendarText('Leave', [event]))
  expect(lines.filter(line => !line.startsWith('X-MICROSOFT')).toSorted()).toEqual(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Sabai HR//Leave calendar//EN',
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
    ].toSorted(),
  )
})

test('the same calendar gives the same text', () =>
  expect(calendarText('Leave', [event])).toBe(calendarText('Leave', [event])))

test('what is not decided is tentative, and need not keep anybody busy', () => {
  const lines = linesOf(calendarText('Leave', [{ ...event, isTentative: true, isBusy: false }]))
  expect(lines).toEqual(expect.arrayContaining(['STATUS:TENTATIVE', 'TRANSP:TRANSPARENT']))
})

test.each([
  ['a;b,c', String.raw`a\;b\,c`],
  [String.raw`back\slash`, String.raw`back\\slash`],
  ['two\nlines', 'two lines'],
  ['bell\u0007 and tab\t.', 'bell  and tab .'],
  ['BEGIN:VEVENT', 'BEGIN:VEVENT'],
])('%j is written %j', (title, written) => expect(titleOf(title)).toEqual([`SUMMARY:${written}`]))

test('whatever is in a title: no line is too long, no letter is lost, no line is smuggled in', () => {
  const anyTitle = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }).map(text => text.toWellFormed()),
    fc
      .array(fc.constantFrom('ກ', 'ໍ', '່', '\r\n', '\n', 'END:VEVENT', ';', ',', '\\', '😀'), {
        minLength: 1,
        maxLength: 60,
      })
      .map(parts => parts.join('')),
  )
  const count = linesOf(calendarText('Leave', [event])).length
  fc.assert(
    fc.property(anyTitle, title => {
      const written = calendarText('Leave', [{ ...event, title }])
      expect(Math.max(...written.split('\r\n').map(octets))).toBeLessThanOrEqual(75)
      expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(linesOf(written)).toHaveLength(count)
      const shown = title.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[\\;,]/g, sign => `\\${sign}`)
      expect(titleOf(title)).toEqual([`SUMMARY:${shown}`])
    }),
  )
})
