import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leaveYear } from './leave-year.ts'
import { settleEnded } from './settle-ended.ts'
import type { EndedFacts } from './settle-ended.ts'

const next = leaveYear('2026-01-01', { month: 1, changes: [] })
const lot = (id: string, remaining: number, validTo = '2025-12-31') => ({ id, remaining, validTo })
const settle = (facts: Partial<EndedFacts>) =>
  settleEnded({
    next,
    carryOverAmount: 5,
    expiredAmount: 90,
    endedOn: null,
    carriedAlready: 0,
    lots: [lot('grant', 14)],
    ...facts,
  })

describe('settleEnded (L6)', () => {
  test('carries up to the limit until 31 March, and the rest expires', () => {
    expect(settle({})).toEqual({
      carried: 10,
      validFrom: '2026-01-01',
      validTo: '2026-03-31',
      lots: [{ lotId: 'grant', carryOut: 10, expiry: 4 }],
    })
  })

  test.each<[string, Partial<EndedFacts>, number]>([
    ['less than the limit: all of it', { lots: [lot('grant', 3)] }, 3],
    ['nothing for a type without carry-over', { carryOverAmount: 0 }, 0],
    ['nothing for somebody who left with the year', { endedOn: '2025-12-31' }, 0],
    ['everything for somebody who leaves later', { endedOn: '2026-01-01' }, 10],
    ['only up to the limit when some were carried before', { carriedAlready: 7 }, 3],
    ['nothing more when the limit is reached', { carriedAlready: 10 }, 0],
    ['nothing of days that ended within the year', { lots: [lot('carried', 4, '2025-03-31')] }, 0],
    ['of several lots together', { lots: [lot('grant', 6), lot('adjusted', 6)] }, 10],
    ['nothing of nothing', { lots: [] }, 0],
  ])('%s', (_, facts, carried) => expect(settle(facts).carried).toBe(carried))

  test.each([
    [0, '2026-12-31'],
    [1, '2026-01-01'],
    [90, '2026-03-31'],
    [365, '2026-12-31'],
  ])('an expiry after %i days is on %s', (expiredAmount, validTo) =>
    expect(settle({ expiredAmount }).validTo).toBe(validTo),
  )

  test('in a leave year of its own the days end with that year', () => {
    const fiscal = leaveYear('2026-04-01', { month: 4, changes: [] })
    expect(settle({ next: fiscal, lots: [lot('grant', 4, '2026-03-31')], expiredAmount: 0 })).toMatchObject({
      carried: 4,
      validFrom: '2026-04-01',
      validTo: '2027-03-31',
    })
  })

  test('takes out exactly what remained, carries no more than the limit, and nothing the second time', () => {
    const lots = fc.array(
      fc.record({
        id: fc.uuid(),
        remaining: fc.integer({ min: 1, max: 60 }),
        validTo: fc.constantFrom('2025-12-31', '2025-06-30'),
      }),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(lots, fc.nat(20), fc.nat(40), (ended, carryOverAmount, carriedAlready) => {
        const facts = { lots: ended, carryOverAmount, carriedAlready }
        const first = settle(facts)
        for (const { lotId, carryOut, expiry } of first.lots) {
          expect(carryOut + expiry).toBe(ended.find(({ id }) => id === lotId)?.remaining)
          expect(Math.min(carryOut, expiry)).toBeGreaterThanOrEqual(0)
        }
        expect(first.carried + carriedAlready).toBeLessThanOrEqual(
          Math.max(carryOverAmount * 2, carriedAlready),
        )
        const again = settle({ ...facts, lots: [], carriedAlready: carriedAlready + first.carried })
        expect(again.carried).toBe(0)
      }),
    )
  })
})
