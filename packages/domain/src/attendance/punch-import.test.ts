import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOf } from '../calendar/local-date.ts'
import { holderOn, punchImport } from './punch-import.ts'
import type { PunchImportFacts, PunchLine } from './punch-import.ts'

const zone = 'Asia/Vientiane'
const at = (text: string) => instantOf(text.slice(0, 10), text.slice(11), zone)
const facts: PunchImportFacts = {
  timeZone: zone,
  now: at('2026-03-10 12:00'),
  staff: new Map([['e-1', 1]]),
  numbers: new Map([
    ['46', 2],
    ['0046', 3],
  ]),
  holders: new Map([
    [
      '7',
      [
        { from: '2026-03-05', employeeId: 2 },
        { from: '2026-02-01', employeeId: 1 },
      ],
    ],
  ]),
  employed: new Map([
    [1, { startedOn: '2026-01-01', endedOn: '2026-03-06' }],
    [2, { startedOn: '2026-03-03', endedOn: null }],
    [3, { startedOn: '2020-01-01', endedOn: null }],
  ]),
  closed: [{ from: '2026-01-21', to: '2026-02-20' }],
  takesClosed: false,
}
const line = (by: PunchLine['by'], person: string, time: string, row = 1): PunchLine => ({
  row,
  by,
  person,
  at: at(time),
  device: '',
  name: '',
})

/** What became of one line, in a word. */
function fate(one: PunchLine, changed: Partial<PunchImportFacts> = {}): string {
  const { assigned, waiting, closed, bad } = punchImport([one], { ...facts, ...changed })
  return [
    ...assigned.map(({ employeeId }) => `of ${employeeId}`),
    ...waiting.map(({ deviceUser }) => `${deviceUser} waits`),
    ...closed.map(({ employeeId }) => `closed for ${employeeId}`),
    ...bad.map(({ code }) => code),
  ].join()
}

test.each([
  ['staffId', 'E-1', '2026-03-02 08:00', 'of 1'],
  ['staffId', 'e-1', '2026-03-02 08:00', 'of 1'],
  ['staffId', 'e-2', '2026-03-02 08:00', 'staffIdUnknown'],
  ['staffId', 'e-1', '2025-12-31 23:59', 'BEFORE_EMPLOYMENT'],
  ['staffId', 'e-1', '2026-01-01 00:00', 'of 1'],
  // A night shift ends on the day after the last one.
  ['staffId', 'e-1', '2026-03-07 23:59', 'of 1'],
  ['staffId', 'e-1', '2026-03-08 00:00', 'AFTER_EMPLOYMENT'],
  ['deviceNumber', '46', '2026-03-03 00:00', 'of 2'],
  // Somebody else had the number before, and nobody knows who.
  ['deviceNumber', '46', '2026-03-02 23:59', '46 waits'],
  ['deviceNumber', '0046', '2026-03-02 23:59', 'of 3'],
  ['deviceNumber', '046', '2026-03-03 08:00', '046 waits'],
  // What HR said, from the day on.
  ['deviceNumber', '7', '2026-01-31 23:59', '7 waits'],
  ['deviceNumber', '7', '2026-02-21 08:00', 'of 1'],
  ['deviceNumber', '7', '2026-03-04 23:59', 'of 1'],
  ['deviceNumber', '7', '2026-03-05 00:00', 'of 2'],
  ['deviceNumber', '46', '2026-03-10 12:00', 'of 2'],
  ['deviceNumber', '46', '2026-03-10 12:01', 'PUNCH_FUTURE'],
  ['staffId', 'e-1', '2026-01-20 23:59', 'of 1'],
  ['staffId', 'e-1', '2026-01-21 00:00', 'closed for 1'],
  ['deviceNumber', '7', '2026-02-20 23:59', 'closed for 1'],
] as const)('%s %s at %s: %s', (by, person, time, expected) =>
  expect(fate(line(by, person, time))).toBe(expected),
)

test('with a reason the punches of a closed period are taken', () =>
  expect(fate(line('deviceNumber', '7', '2026-02-20 23:59'), { takesClosed: true })).toBe('of 1'))

test('a skipped punch of a closed period has the first line that says it', () => {
  const said = [9, 10, 8].map(row => line('staffId', 'E-1', '2026-02-20 08:00', row))
  expect(punchImport(said, facts).closed.map(({ row }) => row)).toEqual([8])
})

test('what HR said counts before the record', () =>
  expect(
    fate(line('deviceNumber', '46', '2026-03-04 08:00'), {
      holders: new Map([['46', [{ from: '2026-03-04', employeeId: 3 }]]]),
    }),
  ).toBe('of 3'))

test('a repeated line is one punch; two people at the same moment are two', () => {
  const twice = punchImport(
    [
      line('deviceNumber', '46', '2026-03-04 08:00', 1),
      line('deviceNumber', '46', '2026-03-04 08:00', 2),
      line('deviceNumber', '0046', '2026-03-04 08:00', 3),
      line('deviceNumber', '99', '2026-03-04 08:00', 4),
      line('deviceNumber', '99', '2026-03-04 08:00', 5),
    ],
    facts,
  )
  expect(twice.assigned.map(({ employeeId }) => employeeId)).toEqual([2, 3])
  expect(twice.waiting).toHaveLength(1)
})

test('nobody has a number before the first who was given it', () => {
  expect(holderOn([], '2026-03-04')).toBeUndefined()
  expect(holderOn([{ from: '2026-03-05', employeeId: 2 }], '2026-03-04')).toBeUndefined()
})

describe('invariants', () => {
  const lines = fc.array(
    fc.record({
      row: fc.nat(),
      by: fc.constantFrom('staffId' as const, 'deviceNumber' as const),
      person: fc.constantFrom('E-1', 'e-1', '46', '0046', '7', '99'),
      at: fc.integer({ min: 0, max: 90 }).map(hours => at('2026-02-17 00:00') + hours * 6 * 3_600_000),
      device: fc.constantFrom('', 'Door 1'),
      name: fc.constantFrom('', 'Noy'),
    }),
  )
  const sorted = (rows: readonly object[]) => rows.map(row => JSON.stringify(row)).toSorted()
  const outcome = (of: readonly PunchLine[]) => {
    const { assigned, waiting, closed, bad } = punchImport(of, facts)
    return [sorted(assigned), sorted(waiting), sorted(closed), sorted(bad)]
  }

  test('the order of the lines makes no difference', () => {
    fc.assert(
      fc.property(
        lines.chain(some =>
          fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
        ),
        ([some, shuffled]) => {
          expect(outcome(shuffled)).toEqual(outcome(some))
        },
      ),
    )
  })

  test('two files give the punches of one', () => {
    fc.assert(
      fc.property(lines, fc.nat(), (some, cut) => {
        const place = some.length === 0 ? 0 : cut % some.length
        const keys = (of: readonly PunchLine[]) =>
          punchImport(of, facts).assigned.map(({ employeeId, at: when }) => `${employeeId} ${when}`)
        const apart = new Set([...keys(some.slice(0, place)), ...keys(some.slice(place))])
        expect([...apart].toSorted()).toEqual(keys(some).toSorted())
      }),
    )
  })
})
