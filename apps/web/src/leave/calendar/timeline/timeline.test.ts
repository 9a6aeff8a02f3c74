import type { CalendarPerson } from '@hr/contract/leave-calendar.ts'
import { datesFrom } from '@hr/domain/calendar/local-date.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeAfterKey, activePlace } from './timeline-keys.ts'
import { timelineRows } from './timeline-rows.ts'

const march = datesFrom('2026-03-01', '2026-03-31')
const sales = { id: 'sales', name: 'Sales', nameLo: '' }

const person = (
  id: number,
  group: CalendarPerson['group'],
  days: readonly string[] = [],
  unit = sales,
): CalendarPerson => ({
  employee: { id, firstName: `P${id}`, lastName: '', firstNameLo: '', lastNameLo: '', profileImage: null },
  group,
  unit: group === 'UNIT' ? unit : null,
  leaves: days.map(from => ({
    id: `${id}:${from}`,
    from,
    to: from,
    fromHalf: 'AM',
    toHalf: 'PM',
    status: 'APPROVED',
    leaveType: null,
  })),
})
const office = { id: 'office', name: 'Office', nameLo: '' }
const people = [
  person(1, 'SELF', ['2026-03-20', '2026-03-10', '2026-04-01']),
  person(2, 'TEAM'),
  person(3, 'UNIT', ['2026-03-15'], office),
  person(4, 'UNIT', ['2026-03-02', '2026-03-12', '2026-03-30']),
]
const rows = timelineRows(people, march)

test('the team and each unit have a heading', () => {
  expect(rows.map(row => `${row.kind} ${row.key}`)).toEqual([
    'heading team',
    'person 1',
    'person 2',
    'heading office',
    'person 3',
    'heading sales',
    'person 4',
  ])
})

test('the team alone has none, and leave outside the days is dropped', () => {
  const [first, ...others] = timelineRows(people.slice(0, 2), march)
  expect(first?.kind === 'person' && first.leaves.map(leave => leave.from)).toEqual([
    '2026-03-10',
    '2026-03-20',
  ])
  expect(others.map(row => row.kind)).toEqual(['person'])
})

test.each([
  ['ArrowRight', 1, 0, 1, 1],
  ['ArrowRight', 1, 2, 1, 2],
  ['ArrowLeft', 1, 1, 1, 0],
  ['ArrowLeft', 1, 0, 1, 0],
  ['End', 1, 0, 1, 2],
  ['Home', 6, 3, 6, 0],
  ['ArrowDown', 1, 0, 2, 0],
  // No leave there: moves to the name.
  ['ArrowDown', 1, 1, 2, 0],
  // Skips a heading.
  ['ArrowDown', 2, 0, 4, 0],
  // From 15 March to the leave that begins before it, not to the last one.
  ['ArrowDown', 4, 1, 6, 2],
  ['ArrowUp', 6, 1, 4, 1],
  ['ArrowUp', 1, 2, 1, 2],
  ['ArrowDown', 6, 3, 6, 3],
  ['PageDown', 1, 0, 6, 0],
  ['PageUp', 6, 0, 1, 0],
])('%s in row %i at %i goes to row %i at %i', (key, row, stop, nextRow, nextStop) => {
  expect(placeAfterKey(key, rows, { row, stop })).toEqual({ row: nextRow, stop: nextStop })
})

test.each(['Enter', 'a', 'toString'])('%s moves nowhere', key => {
  expect(placeAfterKey(key, rows, { row: 1, stop: 0 })).toBeUndefined()
})

test('the keyboard starts at the first name and keeps its position as far as it exists', () => {
  expect(activePlace(rows, undefined)).toEqual({ row: 1, stop: 0 })
  expect(activePlace(rows, { row: 6, stop: 9 })).toEqual({ row: 6, stop: 3 })
  expect(activePlace(rows, { row: 99, stop: 1 })).toEqual({ row: 1, stop: 0 })
})

test('any key leads to a name or to leave', () => {
  const key = fc.constantFrom(
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'PageUp',
    'PageDown',
  )
  fc.assert(
    fc.property(fc.array(key, { maxLength: 40 }), keys => {
      let place = activePlace(rows, undefined)
      for (const each of keys) place = placeAfterKey(each, rows, place) ?? place
      expect(activePlace(rows, place)).toEqual(place)
    }),
  )
})
