import { addDays, datesFrom } from '@hr/domain/calendar/local-date.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekBars } from './week-bars.ts'

const week = datesFrom('2026-03-09', '2026-03-15')
type Half = 'AM' | 'PM'
const leave = (id: string, from: string, to: string, fromHalf: Half = 'AM', toHalf: Half = 'PM') => ({
  id,
  from,
  to,
  fromHalf,
  toHalf,
})
const placed = (...leaves: ReturnType<typeof leave>[]) =>
  weekBars(week, leaves, 3).bars.map(bar => [bar.leave.id, bar.start, bar.end, bar.lane])

test.each([
  ['2026-03-09', '2026-03-09', 'AM', 'PM', 0, 2],
  ['2026-03-10', '2026-03-10', 'AM', 'AM', 2, 3],
  ['2026-03-10', '2026-03-10', 'PM', 'PM', 3, 4],
  ['2026-03-11', '2026-03-13', 'PM', 'AM', 5, 9],
  ['2026-03-15', '2026-03-15', 'AM', 'PM', 12, 14],
] as const)('%s to %s, %s to %s lies from %i to %i', (from, to, fromHalf, toHalf, start, end) => {
  expect(placed(leave('a', from, to, fromHalf, toHalf))).toEqual([['a', start, end, 0]])
})

test('a leave that continues from before and beyond fills the week, whatever its halves', () => {
  const { bars } = weekBars(week, [leave('a', '2026-03-02', '2026-03-20', 'PM', 'AM')], 3)
  expect(bars).toMatchObject([{ start: 0, end: 14, isContinued: true, continues: true }])
})

test('leaves of other weeks are not shown', () => {
  expect(placed(leave('a', '2026-03-02', '2026-03-08'), leave('b', '2026-03-16', '2026-03-16'))).toEqual([])
})

test('the longer one comes first, the next gets the first free lane', () => {
  expect(
    placed(
      leave('c', '2026-03-12', '2026-03-12'),
      leave('b', '2026-03-09', '2026-03-09'),
      leave('a', '2026-03-09', '2026-03-11'),
    ),
  ).toEqual([
    ['a', 0, 6, 0],
    ['b', 0, 2, 1],
    ['c', 6, 8, 0],
  ])
})

test('a morning and an afternoon of two people are two lanes', () => {
  expect(
    placed(
      leave('a', '2026-03-09', '2026-03-09', 'AM', 'AM'),
      leave('b', '2026-03-09', '2026-03-09', 'PM', 'PM'),
    ),
  ).toEqual([
    ['a', 0, 1, 0],
    ['b', 1, 2, 1],
  ])
})

test('a leave without a lane is counted on each of its days', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map(id => leave(id, '2026-03-10', '2026-03-11'))
  const { bars, lanes, hidden } = weekBars(week, many, 3)
  expect([bars.length, lanes, hidden]).toEqual([3, 3, [0, 2, 2, 0, 0, 0, 0]])
})

test('bars never overlap in a lane, and every leave of the week has a bar or is counted', () => {
  const half = fc.constantFrom<Half>('AM', 'PM')
  const some = fc.record({
    from: fc.integer({ min: -5, max: 11 }),
    length: fc.integer({ min: 0, max: 6 }),
    fromHalf: half,
    toHalf: half,
  })
  fc.assert(
    fc.property(fc.array(some, { maxLength: 20 }), fc.integer({ min: 1, max: 5 }), (drawn, most) => {
      const leaves = drawn.map(({ from, length, fromHalf, toHalf }, index) => {
        const start = addDays('2026-03-09', from)
        const end = length === 0 && fromHalf === 'PM' ? 'PM' : toHalf
        return leave(String(index), start, addDays(start, length), fromHalf, end)
      })
      const { bars, lanes, hidden } = weekBars(week, leaves, most)
      expect(lanes).toBeLessThanOrEqual(most)
      for (const [index, day] of week.entries()) {
        const here = bars.filter(bar => bar.start < index * 2 + 2 && bar.end > index * 2)
        expect(new Set(here.map(bar => bar.lane)).size).toBe(here.length)
        const away = leaves.filter(({ from, to }) => from <= day && to >= day)
        expect(here.length + (hidden[index] ?? 0)).toBe(away.length)
      }
    }),
  )
})
