import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import { allocateLots } from './allocate-lots.ts'
import { remainingLots } from './balance.ts'
import type { LeaveLot } from './balance.ts'
import { reallocatedUses } from './reallocated-uses.ts'

const lot = (id: string, kind: LeaveLot['kind'], halfDays: number, validFrom: string, validTo: string) => ({
  id,
  kind,
  halfDays,
  validFrom,
  validTo,
})
const grant = lot('grant', 'GRANT', 30, '2027-01-01', '2027-12-31')
const carried = lot('carried', 'CARRY_OVER', 10, '2027-01-01', '2027-03-31')
const use = (requestId: string, lotId: string, date: string, halfDays: number) => ({
  requestId,
  lotId,
  date,
  halfDays,
  kind: halfDays < 0 ? ('USE' as const) : ('RELEASE' as const),
})
const from = '2027-01-01'

describe('reallocatedUses (L5, L6)', () => {
  test('leave of January that the grant pays for is paid by the days carried over', () => {
    const entries = [use('a', 'grant', '2027-01-04', -2)]
    expect(reallocatedUses([grant, carried], entries, from)).toEqual([
      { requestId: 'a', lotId: 'grant', date: '2027-01-04', halfDays: 2 },
      { requestId: 'a', lotId: 'carried', date: '2027-01-04', halfDays: -2 },
    ])
  })

  test.each([
    ['is paid by them already', [use('a', 'carried', '2027-01-04', -2)]],
    ['comes after they expired', [use('a', 'grant', '2027-04-01', -2)]],
    ['was before the date', [use('a', 'grant', '2026-12-31', -2)]],
    ['was returned', [use('a', 'grant', '2027-01-04', -2), use('a', 'grant', '2027-01-04', 2)]],
  ])('leave that %s stays', (_, entries) =>
    expect(reallocatedUses([grant, carried], entries, from)).toEqual([]),
  )

  test('the earlier dates are paid first; what does not fit stays with the grant', () => {
    const entries = [use('late', 'carried', '2027-03-30', -2), use('early', 'grant', '2027-01-04', -1)]
    expect(reallocatedUses([grant, { ...carried, halfDays: 2 }], entries, from)).toEqual([
      { requestId: 'early', lotId: 'grant', date: '2027-01-04', halfDays: 1 },
      { requestId: 'late', lotId: 'carried', date: '2027-03-30', halfDays: 1 },
      { requestId: 'early', lotId: 'carried', date: '2027-01-04', halfDays: -1 },
      { requestId: 'late', lotId: 'grant', date: '2027-03-30', halfDays: -1 },
    ])
  })

  test('whatever was requested in whatever order before and after: the same lots pay, and again nothing moves', () => {
    const day = fc.integer({ min: 0, max: 120 }).map(days => addDays(from, days))
    const requests = fc.uniqueArray(fc.record({ date: day, isBefore: fc.boolean() }), {
      selector: ({ date }) => date,
      maxLength: 15,
    })
    fc.assert(
      fc.property(requests, some => {
        const lots = [grant, carried]
        const paid = (date: string, known: readonly LeaveLot[], entries: readonly ReturnType<typeof use>[]) =>
          allocateLots(remainingLots(known, entries), [
            { date, half: 'AM', counted: true, reason: null },
          ]).allocations.map(({ lotId }) => use(date, lotId, date, -1))
        const asked = (isBefore: boolean, entries: readonly ReturnType<typeof use>[]) =>
          some
            .filter(one => one.isBefore === isBefore)
            .reduce((all, { date }) => [...all, ...paid(date, isBefore ? [grant] : lots, all)], [...entries])
        const moved = (entries: readonly ReturnType<typeof use>[]) => [
          ...entries,
          ...reallocatedUses(lots, entries, from).map(move =>
            use(move.requestId, move.lotId, move.date, move.halfDays),
          ),
        ]
        const after = moved(asked(false, moved(asked(true, []))))
        const inTime = Math.min(10, some.filter(({ date }) => date <= carried.validTo).length)
        const left = remainingLots(lots, after).map(({ remaining }) => remaining)
        expect(left).toEqual([30 - some.length + inTime, 10 - inTime])
        expect(moved(after)).toEqual(after)
      }),
    )
  })
})
