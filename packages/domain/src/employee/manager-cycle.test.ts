import { expect, test } from 'vitest'
import { everAbove, managerCycle } from './manager-cycle.ts'
import type { ManagerSpan } from './manager-cycle.ts'

const span = (employeeId: number, managerId: number | null, from = '2026-01-01', to: string | null = null) =>
  ({ employeeId, managerId, from, to }) satisfies ManagerSpan

test.each<[string, ManagerSpan[], number[] | undefined]>([
  ['a chain is none', [span(1, 2), span(2, 3), span(3, null)], undefined],
  ['somebody who leads themselves is one', [span(1, 1)], [1]],
  ['two who lead each other are one', [span(1, 2), span(2, 1)], [1, 2]],
  ['one of three, in the order of the chain', [span(1, 2), span(2, 3), span(3, 1)], [1, 2, 3]],
  ['an existing cycle further up does not count', [span(1, 2), span(2, 3), span(3, 2)], undefined],
  ['nobody known leads nobody', [], undefined],
])('%s', (_name, spans, ids) => {
  expect(managerCycle(spans, [1], '2026-03-01')?.ids).toEqual(ids)
})

test('a cycle on a later day is found, one of days before the change is not', () => {
  const spans = [span(1, 2), span(2, null, '2026-01-01', '2026-04-30'), span(2, 1, '2026-05-01')]
  expect(managerCycle(spans, [1], '2026-03-01')).toEqual({ date: '2026-05-01', ids: [1, 2] })
  const past = [span(1, 2), span(2, 1, '2026-01-01', '2026-02-28'), span(2, null, '2026-03-01')]
  expect(managerCycle(past, [1], '2026-03-01')).toBeUndefined()
  expect(managerCycle(past, [1], '2026-02-28')?.ids).toEqual([1, 2])
})

test('of several whose manager changes, any may close one', () => {
  expect(managerCycle([span(1, null), span(2, 3), span(3, 2)], [1, 2], '2026-03-01')?.ids).toEqual([2, 3])
})

test('finds everybody who leads a person, directly or through others, on any day; a cycle ends the search', () => {
  const spans = [span(1, 2), span(2, 3, '2026-05-01'), span(2, 4), span(4, 2), span(5, 1), span(6, null)]
  expect([...everAbove(spans, 1)].toSorted()).toEqual([2, 3, 4])
  expect(everAbove(spans, 6).size).toBe(0)
})
