import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import {
  endRefusal,
  endsWith,
  handedBack,
  handedOver,
  handoverDay,
  historyUntil,
  isAffected,
} from './end-employment.ts'
import type { EndFacts } from './end-employment.ts'
import { changedHistory, noJobFacts } from './job-history.ts'
import type { JobRow } from './job-history.ts'

const facts: EndFacts = {
  status: 'active',
  startedOn: '2024-01-08',
  endedOn: null,
  date: '2026-03-31',
  isOneself: false,
}

test.each<[Partial<EndFacts>, string | undefined]>([
  [{}, undefined],
  [{ status: 'probation' }, undefined],
  [{ status: 'inactive' }, undefined],
  [{ endedOn: '2026-05-01' }, undefined],
  [{ date: '2024-01-08' }, undefined],
  [{ date: '2024-01-07' }, 'BEFORE_EMPLOYMENT 2024-01-08'],
  [{ status: 'terminated', endedOn: '2025-12-31' }, 'ALREADY_ENDED 2025-12-31'],
  [{ isOneself: true, status: 'terminated' }, 'OWN_EMPLOYMENT null'],
])('%j', (changed, expected) => {
  const refusal = endRefusal({ ...facts, ...changed })
  expect(refusal && `${refusal.code} ${refusal.date}`).toBe(expected)
})

test('others lead from the day after; at once when the last day is today', () => {
  expect(handoverDay('2026-03-31', '2026-03-02')).toBe('2026-04-01')
  expect(handoverDay('2026-03-01', '2026-03-02')).toBe('2026-03-02')
  expect(handoverDay('2026-03-02', '2026-03-02')).toBe('2026-03-02')
})

test.each([
  ['PENDING', '2026-03-30', '2026-03-31', true, false],
  ['PENDING', '2026-03-30', '2026-04-01', true, true],
  ['PENDING', '2026-04-01', '2026-04-01', true, true],
  ['APPROVED', '2026-03-30', '2026-03-31', false, false],
  ['APPROVED', '2026-03-31', '2026-04-01', true, false],
  ['APPROVED', '2026-04-01', '2026-04-01', true, true],
] as const)('%s leave from %s to %s', (status, from, to, affected, ends) => {
  expect(isAffected({ status, from, to }, '2026-03-31')).toBe(affected)
  expect(endsWith({ status, from, to }, '2026-03-31')).toBe(ends)
})

const led = (lineManagerId: number | null): JobRow[] => [
  { from: '2024-01-08', to: null, facts: { ...noJobFacts, lineManagerId } },
]
const leaders = (rows: readonly JobRow[]) => rows.map(row => `${row.from} ${row.facts.lineManagerId}`)
const handover = { from: '2026-04-01', managerId: 2, newManagerId: 3, aboveId: 1 }

describe('reports', () => {
  test('go to the new manager from the day on; the new manager goes to who led before', () => {
    expect(leaders(handedOver(7, led(2), handover))).toEqual(['2024-01-08 2', '2026-04-01 3'])
    expect(leaders(handedOver(3, led(2), handover))).toEqual(['2024-01-08 2', '2026-04-01 1'])
    expect(leaders(handedOver(7, led(5), handover))).toEqual(['2024-01-08 5'])
    expect(leaders(handedOver(7, led(2), { ...handover, newManagerId: null }))).toEqual([
      '2024-01-08 2',
      '2026-04-01 null',
    ])
  })

  test('who would have come below later goes to the new manager as well', () => {
    const later = changedHistory(led(5), { from: '2026-06-01', facts: { lineManagerId: 2 } })
    expect(leaders(handedOver(7, later, handover))).toEqual(['2024-01-08 5', '2026-06-01 3'])
  })

  test('return to the previous manager, whatever else was planned', () => {
    const day = fc.integer({ min: 0, max: 60 }).map(days => addDays('2026-03-10', days))
    const change = fc.record({ from: day, unit: fc.constantFrom('A', 'B') })
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 4 }),
        fc.constantFrom(3, 7, null),
        (changes, newManagerId) => {
          const rows = changes.reduce(
            (all, { from, unit }) => changedHistory(all, { from, facts: { unitId: unit } }),
            led(2),
          )
          const given = { ...handover, newManagerId }
          expect(handedBack(7, handedOver(7, rows, given), given)).toEqual(rows)
        },
      ),
    )
  })

  test('who changed hands meanwhile stays where they are', () => {
    const moved = changedHistory(handedOver(7, led(2), handover), {
      from: '2026-04-01',
      facts: { lineManagerId: 9 },
    })
    expect(handedBack(7, moved, handover)).toEqual(moved)
  })
})

test('what was planned for later days is gone, the last row goes on', () => {
  const rows = changedHistory(led(2), { from: '2026-04-01', facts: { unitId: 'B' } })
  expect(historyUntil(rows, '2026-03-31')).toEqual(led(2))
  expect(historyUntil(rows, '2026-04-01')).toEqual(rows)
})
