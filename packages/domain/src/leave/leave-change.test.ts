import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beyondHeld, isMaterialChange } from './leave-change.ts'

const asked = {
  leaveTypeId: 'a',
  from: '2026-03-10',
  to: '2026-03-12',
  fromHalf: 'AM',
  toHalf: 'PM',
} as const

test.each([
  ['nothing', {}, false],
  ['the type', { leaveTypeId: 'b' }, true],
  ['the first day', { from: '2026-03-09' }, true],
  ['the last day', { to: '2026-03-13' }, true],
  ['the first half', { fromHalf: 'PM' as const }, true],
  ['the last half', { toHalf: 'AM' as const }, true],
])('changed: %s', (_name, change, restarted) =>
  expect(isMaterialChange(asked, { ...asked, ...change })).toBe(restarted),
)

const use = (lotId: string, ...days: number[]) =>
  days.map(day => ({ lotId, date: `2026-03-${String(day).padStart(2, '0')}`, half: 'AM' as const }))

test.each([
  ['nothing is held', use('a', 10, 11), [], use('a', 10, 11)],
  ['as much as before', use('a', 10, 11), [{ lotId: 'a', halfDays: 2 }], []],
  ['less than before', use('a', 10), [{ lotId: 'a', halfDays: 2 }], []],
  ['more than before', use('a', 10, 11, 12), [{ lotId: 'a', halfDays: 2 }], use('a', 12)],
  [
    'held on two days',
    use('a', 10, 11, 12),
    [
      { lotId: 'a', halfDays: 1 },
      { lotId: 'a', halfDays: 1 },
    ],
    use('a', 12),
  ],
  ['another lot', use('b', 10, 11), [{ lotId: 'a', halfDays: 2 }], use('b', 10, 11)],
  ['part of another lot', [...use('a', 10), ...use('b', 11)], [{ lotId: 'a', halfDays: 2 }], use('b', 11)],
])('reserved on top of the original: %s', (_name, allocations, held, reserved) =>
  expect(beyondHeld(allocations, held)).toEqual(reserved),
)

test('what is held and what is reserved cover the change in each lot, and nothing is reserved that is held', () => {
  const lot = fc.constantFrom('a', 'b', 'c')
  const allocation = fc.record({
    lotId: lot,
    date: fc.constant('2026-03-10'),
    half: fc.constant('AM' as const),
  })
  const held = fc.record({ lotId: lot, halfDays: fc.integer({ min: 1, max: 6 }) })
  fc.assert(
    fc.property(fc.array(allocation), fc.array(held, { maxLength: 5 }), (allocations, holds) => {
      const reserved = beyondHeld(allocations, holds)
      for (const id of ['a', 'b', 'c']) {
        const wanted = allocations.filter(one => one.lotId === id).length
        const has = holds.filter(one => one.lotId === id).reduce((sum, one) => sum + one.halfDays, 0)
        expect(reserved.filter(one => one.lotId === id)).toHaveLength(Math.max(0, wanted - has))
      }
    }),
  )
})
