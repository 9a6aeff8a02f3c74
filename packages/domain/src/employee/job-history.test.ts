import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import {
  changedFacts,
  changedHistory,
  factsOn,
  noJobFacts,
  withReplaced,
  withoutChange,
} from './job-history.ts'
import type { JobRow } from './job-history.ts'

type Facts = { readonly unit: string | null; readonly salary: number | null; readonly leader: number | null }
const first: JobRow<Facts>[] = [
  { from: '2026-01-01', to: null, facts: { unit: 'A', salary: 100, leader: 1 } },
]
const short = (rows: readonly JobRow<Facts>[]) =>
  rows.map(({ from, to, facts }) => `${from}..${to ?? ''} ${facts.unit} ${facts.salary} ${facts.leader}`)

describe('a change from a date', () => {
  test('splits the row: the days before stay as they were', () => {
    const rows = changedHistory(first, { from: '2026-03-01', facts: { unit: 'B' } })
    expect(short(rows)).toEqual(['2026-01-01..2026-02-28 A 100 1', '2026-03-01.. B 100 1'])
    expect(changedFacts(first[0]?.facts ?? {}, rows[1]?.facts ?? {})).toEqual(['unit'])
  })

  test('applies through later rows that changed something else, up to the one that changed the same fact', () => {
    const salary = changedHistory(first, { from: '2026-03-01', facts: { salary: 200 } })
    const unit = changedHistory(salary, { from: '2026-05-01', facts: { unit: 'C' } })
    expect(short(changedHistory(unit, { from: '2026-02-01', facts: { unit: 'B' } }))).toEqual([
      '2026-01-01..2026-01-31 A 100 1',
      '2026-02-01..2026-02-28 B 100 1',
      '2026-03-01..2026-04-30 B 200 1',
      '2026-05-01.. C 200 1',
    ])
  })

  test('on the day of a row changes that row; the same value again changes nothing', () => {
    const rows = changedHistory(first, { from: '2026-03-01', facts: { unit: 'B' } })
    expect(short(changedHistory(rows, { from: '2026-03-01', facts: { unit: 'C' } }))).toEqual([
      '2026-01-01..2026-02-28 A 100 1',
      '2026-03-01.. C 100 1',
    ])
    expect(changedHistory(rows, { from: '2026-02-01', facts: { unit: 'A' } })).toEqual(rows)
    expect(short(changedHistory(rows, { from: '2026-01-01', facts: { unit: 'B' } }))).toEqual([
      '2026-01-01.. B 100 1',
    ])
  })

  test('can clear a fact, and is refused before the first day', () => {
    expect(short(changedHistory(first, { from: '2026-03-01', facts: { leader: null } }))).toEqual([
      '2026-01-01..2026-02-28 A 100 1',
      '2026-03-01.. A 100 null',
    ])
    expect(() => changedHistory(first, { from: '2025-12-31', facts: { unit: 'B' } })).toThrow(RangeError)
  })
})

test('undoing a change restores only the facts it changed', () => {
  const unit = changedHistory(first, { from: '2026-03-01', facts: { unit: 'B', salary: 150 } })
  const later = changedHistory(unit, { from: '2026-05-01', facts: { salary: 300 } })
  expect(short(withoutChange(later, '2026-03-01'))).toEqual([
    '2026-01-01..2026-04-30 A 100 1',
    '2026-05-01.. A 300 1',
  ])
  expect(withoutChange(later, '2026-03-02')).toEqual(later)
  expect(withoutChange(later, '2026-01-01')).toEqual(later)
})

test('reports of one manager move to another from a day on, and on every later day', () => {
  const away = changedHistory(first, { from: '2026-02-01', facts: { leader: 2 } })
  const back = changedHistory(away, { from: '2026-04-01', facts: { leader: 1 } })
  expect(short(withReplaced(back, { from: '2026-01-15', fact: 'leader', old: 1, value: 9 }))).toEqual([
    '2026-01-01..2026-01-14 A 100 1',
    '2026-01-15..2026-01-31 A 100 9',
    '2026-02-01..2026-03-31 A 100 2',
    '2026-04-01.. A 100 9',
  ])
  expect(withReplaced(back, { from: '2026-01-15', fact: 'leader', old: 7, value: 9 })).toEqual(back)
})

const start = '2026-01-01'
const days = 40
const day = fc.integer({ min: 0, max: days - 1 })
const change = fc.record({
  day,
  facts: fc.record(
    {
      unit: fc.constantFrom('A', 'B', 'C', null),
      salary: fc.constantFrom(100, 200, null),
      leader: fc.constantFrom(1, 2, null),
    },
    { requiredKeys: [] },
  ),
})

/** Day by day, fact by fact, without any rows: what "applies until that fact changes again" means. */
function replayed(changes: readonly { day: number; facts: Partial<Facts> }[]): Facts[] {
  const timeline: Facts[] = Array.from({ length: days }, () => first[0]?.facts ?? failed())
  for (const { day: from, facts } of changes) {
    for (const name of ['unit', 'salary', 'leader'] as const) {
      const value = facts[name]
      if (value === undefined) continue
      let end = from + 1
      while (end < days && timeline[end]?.[name] === timeline[end - 1]?.[name]) end += 1
      for (let at = from; at < end; at += 1) timeline[at] = { ...(timeline[at] ?? failed()), [name]: value }
    }
  }
  return timeline
}
const failed = (): never => {
  throw new Error('No such day')
}

test('whatever changes come: as of a day equals replaying them; no gap, no overlap, one open row, no equal neighbours', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), changes => {
      const rows = changes.reduce(
        (history, { day: at, facts }) => changedHistory(history, { from: addDays(start, at), facts }),
        first,
      )
      replayed(changes).forEach((facts, at) => expect(factsOn(rows, addDays(start, at))).toEqual(facts))
      expect(rows[0]?.from).toBe(start)
      expect(rows.filter(row => row.to === null)).toEqual([rows.at(-1)])
      rows.slice(1).forEach((row, index) => {
        expect(row.from).toBe(addDays(rows[index]?.to ?? '', 1))
        expect(changedFacts(rows[index]?.facts ?? row.facts, row.facts)).not.toEqual([])
      })
    }),
  )
})

test('a change of a fact that is planned for nothing else later is undone by taking it back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: days }), fc.constantFrom('B', 'C', null), (at, unit) => {
      const from = addDays(start, at)
      expect(withoutChange(changedHistory(first, { from, facts: { unit } }), from)).toEqual(first)
    }),
  )
})

test('nothing is known of a job of which nothing is known', () => {
  expect(changedFacts(noJobFacts, { ...noJobFacts, costCenter: 'C-1', unitId: 'x' })).toEqual([
    'unitId',
    'costCenter',
  ])
})
