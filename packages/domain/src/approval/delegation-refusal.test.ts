import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import { delegatedDays, delegationState } from './delegation.ts'
import { delegationRefusal, overlaps } from './delegation-refusal.ts'
import type { DelegationDraft, DelegationFacts } from './delegation-refusal.ts'

const today = '2026-03-10'
const draft = (more: Partial<DelegationDraft> = {}): DelegationDraft => ({
  delegatorId: 1,
  delegateId: 2,
  from: '2026-03-12',
  to: '2026-03-14',
  ...more,
})
const facts = (more: Partial<DelegationFacts> = {}): DelegationFacts => ({
  today,
  isDelegateActive: true,
  others: [],
  ...more,
})
const begun = { delegateId: 2, from: '2026-03-09', to: '2026-03-20' }
const planned = { delegateId: 3, from: '2026-03-11', to: '2026-03-13' }
const other = (from: string, to: string) => facts({ others: [{ from, to }] })

type Row = readonly [string, DelegationDraft, DelegationFacts, string | undefined]

describe('delegationRefusal (R10)', () => {
  test.each<Row>([
    ['some days to come', draft(), facts(), undefined],
    ['today only', draft({ from: today, to: today }), facts(), undefined],
    ['oneself', draft({ delegateId: 1 }), facts(), 'DELEGATE_SELF'],
    ['somebody who left', draft(), facts({ isDelegateActive: false }), 'DELEGATE_INACTIVE'],
    ['the end before the start', draft({ to: '2026-03-11' }), facts(), 'END_BEFORE_START'],
    ['366 days', draft({ to: addDays('2026-03-12', 365) }), facts(), undefined],
    ['367 days', draft({ to: addDays('2026-03-12', 366) }), facts(), 'DELEGATION_TOO_LONG'],
    ['from yesterday', draft({ from: '2026-03-09' }), facts(), 'DELEGATION_PAST'],
    ['all over', draft({ from: '2026-03-08', to: '2026-03-09' }), facts(), 'DELEGATION_PAST'],
    ['another until the day before', draft(), other('2026-03-01', '2026-03-11'), undefined],
    ['another from the day after', draft(), other('2026-03-15', '2026-03-16'), undefined],
    ['another until the first day', draft(), other('2026-03-01', '2026-03-12'), 'DELEGATION_OVERLAPS'],
    ['another from the last day', draft(), other('2026-03-14', '2026-03-16'), 'DELEGATION_OVERLAPS'],
    ['another around it', draft(), other('2026-03-01', '2026-03-30'), 'DELEGATION_OVERLAPS'],
    ['another inside it', draft(), other('2026-03-13', '2026-03-13'), 'DELEGATION_OVERLAPS'],
  ])('new: %s', (_, what, known, expected) => expect(delegationRefusal(what, known)).toBe(expected))

  test.each<Row>([
    ['planned: another delegate and other days', draft(), facts({ before: planned }), undefined],
    ['planned: from yesterday', draft({ from: '2026-03-09' }), facts({ before: planned }), 'DELEGATION_PAST'],
    ['begun: longer', draft({ ...begun, to: '2026-03-25' }), facts({ before: begun }), undefined],
    ['begun: until today', draft({ ...begun, to: today }), facts({ before: begun }), undefined],
    [
      'begun: until yesterday',
      draft({ ...begun, to: '2026-03-09' }),
      facts({ before: begun }),
      'DELEGATION_PAST',
    ],
    [
      'begun: another delegate',
      draft({ ...begun, delegateId: 3 }),
      facts({ before: begun }),
      'DELEGATION_BEGUN',
    ],
    [
      'begun: another first day',
      draft({ ...begun, from: '2026-03-11' }),
      facts({ before: begun }),
      'DELEGATION_BEGUN',
    ],
    [
      'begun today: another delegate',
      draft({ from: today, to: today }),
      facts({ before: { delegateId: 3, from: today, to: today } }),
      'DELEGATION_BEGUN',
    ],
    [
      'begun: longer into another',
      draft({ ...begun, to: '2026-03-25' }),
      { ...other('2026-03-25', '2026-03-26'), before: begun },
      'DELEGATION_OVERLAPS',
    ],
  ])('%s', (_, what, known, expected) => expect(delegationRefusal(what, known)).toBe(expected))

  const period = fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }))
    .map(([start, days]) => ({ from: addDays(today, start), to: addDays(today, start + days) }))

  test('any sequence of delegations leaves at most one per day', () => {
    fc.assert(
      fc.property(fc.array(period, { maxLength: 12 }), periods => {
        const named = periods.reduce<{ from: string; to: string }[]>(
          (others, one) =>
            delegationRefusal(draft(one), facts({ others })) === undefined ? [...others, one] : others,
          [],
        )
        for (const [index, one] of named.entries())
          expect(named.slice(index + 1).some(later => overlaps(one, later))).toBe(false)
      }),
    )
  })
})

describe('the days of a delegation', () => {
  test.each([
    ['2026-03-11', '2026-03-12', false, 'PLANNED'],
    ['2026-03-10', '2026-03-12', false, 'ACTIVE'],
    ['2026-03-01', '2026-03-10', false, 'ACTIVE'],
    ['2026-03-01', '2026-03-09', false, 'PAST'],
    ['2026-03-01', '2026-03-20', true, 'PAST'],
    ['2026-03-11', '2026-03-20', true, 'PAST'],
  ])('%s to %s, ended: %s -> %s', (from, to, isEnded, expected) =>
    expect(delegationState({ from, to, isEnded }, today)).toBe(expected),
  )

  test.each([
    ['to come', '2026-03-11', '2026-03-12', { from: '2026-03-11', to: '2026-03-12' }],
    ['begun', '2026-03-01', '2026-03-12', { from: today, to: '2026-03-12' }],
    ['ends today', '2026-03-01', today, { from: today, to: today }],
    ['over', '2026-03-01', '2026-03-09', undefined],
  ])('of a leave that is %s', (_, from, to, expected) =>
    expect(delegatedDays({ from, to }, today)).toEqual(expected),
  )
})
