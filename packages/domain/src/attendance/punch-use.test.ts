import { describe, expect, test } from 'vitest'
import type { ApprovedFacts } from './day-facts.ts'
import { exampleDay, officeWorker, punchAt, weekShift } from './office-worker.ts'
import { outsideCause, uncountedCause } from './punch-use.ts'

const monday = '2026-03-23'
const later = punchAt('2026-03-30', '00:00')
const byHand = { type: 'TIME_ATTENDANCE', sequence: 1, timeIn: '08:00', timeOut: null } as const
const request = { timeIn: '08:00', timeOut: null, type: 'Forgot', typeLo: '' }

describe('why a punch of the day counts for nothing (A2, A4)', () => {
  test.each<[string, string[], Partial<ApprovedFacts>, (string | null)[]]>([
    ['a time in and a time out', ['08:30', '17:30'], {}, [null, null]],
    ['one alone', ['08:30'], {}, [null]],
    ['one between', ['08:30', '12:00', '17:30'], {}, [null, 'BETWEEN', null]],
    ['two minutes after the time in', ['08:30', '08:32', '17:30'], {}, [null, 'DUPLICATE', null]],
    ['a second more', ['08:30', '08:32:01', '17:30'], {}, [null, 'BETWEEN', null]],
    ['two minutes before the time out', ['08:30', '17:28', '17:30'], {}, [null, 'DUPLICATE', null]],
    [
      'two between, within two minutes',
      ['08:30', '12:00', '12:01', '17:30'],
      {},
      [null, 'DUPLICATE', 'DUPLICATE', null],
    ],
    ['a time in set by HR', ['08:30', '17:30'], { overrules: [byHand] }, ['BY_HAND', null]],
    [
      'an earlier time in by a request',
      ['08:30', '17:30'],
      { attendanceRequests: [request] },
      ['BY_REQUEST', null],
    ],
  ])('%s', (_, punches, approved, causes) => {
    const day = exampleDay({ date: monday, punches, approved })
    expect(day && punches.map(time => uncountedCause(day.facts, punchAt(monday, time), later))).toEqual(
      causes,
    )
  })

  test('each period has its own times where it is checked', () => {
    const shift = weekShift(
      [
        ['08:00', '12:00'],
        ['13:00', '17:00'],
      ],
      { checkMode: 'PER_PERIOD' },
    )
    const punches = ['08:00', '10:00', '12:00', '13:00', '17:00']
    const day = exampleDay({ date: monday, punches, person: officeWorker({ shiftOn: () => shift }) })
    expect(day && punches.map(time => uncountedCause(day.facts, punchAt(monday, time), later))).toEqual([
      null,
      'BETWEEN',
      null,
      null,
      null,
    ])
    const changed = (approved: Partial<ApprovedFacts>) =>
      exampleDay({ date: monday, punches, approved, person: officeWorker({ shiftOn: () => shift }) })
    const first = (facts: Partial<ApprovedFacts>) => {
      const found = changed(facts)
      return found && uncountedCause(found.facts, punchAt(monday, '08:00'), later)
    }
    expect(first({ overrules: [{ ...byHand, timeIn: '08:10' }] })).toBe('BY_HAND')
    expect(first({ attendanceRequests: [{ ...request, timeIn: '07:50' }] })).toBe('BY_REQUEST')
  })
})

test.each([
  ['a minute before the next window', '01:59', 'BEFORE_WINDOW'],
  ['a minute after the one before', '-23:01', 'AFTER_WINDOW'],
  ['as near to both', '00:30', 'BEFORE_WINDOW'],
  ['a minute nearer to the one before', '00:29', 'AFTER_WINDOW'],
])('a punch in no window: %s', (_, time, cause) =>
  expect(
    outsideCause(punchAt(monday, time), [
      { fromAt: punchAt(monday, '-00:00'), toAt: punchAt(monday, '-01:00') },
      { fromAt: punchAt(monday, '-02:00'), toAt: punchAt(monday, '-23:00') },
      { fromAt: punchAt(monday, '02:00'), toAt: punchAt(monday, '23:00') },
      { fromAt: punchAt(monday, '+02:00'), toAt: punchAt(monday, '+23:00') },
    ]),
  ).toBe(cause),
)
