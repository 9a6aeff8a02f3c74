import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Overrule } from './day-facts.ts'
import { dayRecord } from './day-record.ts'
import { exampleDay, officeWorker, punchAt, weekShift } from './office-worker.ts'
import { overruleRefusal } from './overrule-refusal.ts'
import type { AskedOverrule } from './overrule-refusal.ts'

const monday = '2026-03-23'
const asked = (type: Overrule['type'], timeIn: string | null = null, timeOut: string | null = null) => ({
  type,
  timeIn,
  timeOut,
})
const entered = (...all: readonly AskedOverrule[]): Overrule[] =>
  all.map((one, index) => ({ ...one, sequence: index + 1 }))
const nightShift = weekShift([['20:00', '04:00']])
const late = ['08:46', '17:30']
const early = ['08:30', '17:00']
const onTime = ['08:30', '17:30']

describe('an overrule of a day (A8)', () => {
  test.each([
    ['late, waived', late, [], asked('LATE'), undefined],
    ['on time', onTime, [], asked('LATE'), 'OVERRULE_NOT_LATE'],
    ['late is waived already', late, [asked('LATE')], asked('LATE'), 'OVERRULE_NOT_LATE'],
    ['absent', [], [], asked('LATE'), 'OVERRULE_NOT_LATE'],
    ['early, waived', early, [], asked('EARLY_OUT'), undefined],
    ['late, but not early', late, [], asked('EARLY_OUT'), 'OVERRULE_NOT_EARLY'],
    ['early is waived already', early, [asked('EARLY_OUT')], asked('EARLY_OUT'), 'OVERRULE_NOT_EARLY'],
    ['nothing is waived', late, [], asked('UNWAIVE_ATTENDANCE'), 'OVERRULE_NOT_WAIVED'],
    ['waived, taken back', late, [asked('LATE')], asked('UNWAIVE_ATTENDANCE'), undefined],
    [
      'taken back already',
      late,
      [asked('LATE'), asked('UNWAIVE_ATTENDANCE')],
      asked('UNWAIVE_ATTENDANCE'),
      'OVERRULE_NOT_WAIVED',
    ],
    ['a time in', [], [], asked('TIME_ATTENDANCE', '08:30'), undefined],
    ['both times', [], [], asked('TIME_ATTENDANCE', '08:30', '17:30'), undefined],
    ['the same time twice', [], [], asked('TIME_ATTENDANCE', '08:30', '08:30'), 'TIMES_SAME'],
    ['no time where none is held', late, [], asked('TIME_ATTENDANCE'), 'OVERRULE_NO_TIMES'],
    [
      'no time where one is held',
      late,
      [asked('TIME_ATTENDANCE', '08:30')],
      asked('TIME_ATTENDANCE'),
      undefined,
    ],
    [
      'no time where they were taken back',
      late,
      [asked('TIME_ATTENDANCE', '08:30'), asked('TIME_ATTENDANCE')],
      asked('TIME_ATTENDANCE'),
      'OVERRULE_NO_TIMES',
    ],
    [
      'the times that are held',
      late,
      [asked('TIME_ATTENDANCE', '08:30')],
      asked('TIME_ATTENDANCE', '08:30'),
      'OVERRULE_TIMES_HELD',
    ],
    [
      'one of them more',
      late,
      [asked('TIME_ATTENDANCE', '08:30')],
      asked('TIME_ATTENDANCE', '08:30', '17:30'),
      undefined,
    ],
  ] as const)('%s', (_, punches, before, wanted, refusal) => {
    const day = exampleDay({
      date: monday,
      punches: [...punches],
      approved: { overrules: entered(...before) },
    })
    expect(day && overruleRefusal(day, wanted, Infinity)).toBe(refusal)
  })

  test.each([
    ['in and out of the day', '08:30', '17:30', undefined],
    ['swapped', '17:30', '08:30', 'OVERRULE_TIMES_SWAPPED'],
    ['swapped by an hour', '13:00', '12:00', 'OVERRULE_TIMES_SWAPPED'],
    ['out in the last minute of the day’s window', '08:30', '01:00', undefined],
    ['out after the window: of the next day', '08:30', '01:01', 'OVERRULE_TIMES_SWAPPED'],
    ['only a time out of the morning', null, '08:30', undefined],
    ['only a time in of the evening', '17:30', null, undefined],
  ] as const)('times on a day shift: %s', (_, timeIn, timeOut, refusal) => {
    const day = exampleDay({ date: monday })
    expect(day && overruleRefusal(day, asked('TIME_ATTENDANCE', timeIn, timeOut), Infinity)).toBe(refusal)
  })

  test.each([
    ['a night shift', '20:00', '04:00'],
    ['a night shift, the other way round', '04:00', '20:00'],
  ] as const)('times on %s are never swapped', (_, timeIn, timeOut) => {
    const person = officeWorker({ shiftOn: () => nightShift })
    const day = exampleDay({ date: monday, person })
    expect(day && overruleRefusal(day, asked('TIME_ATTENDANCE', timeIn, timeOut), Infinity)).toBe(undefined)
  })

  test('on a day without work the times are taken as they are', () => {
    const day = exampleDay({ date: '2026-03-28' })
    expect(day && overruleRefusal(day, asked('TIME_ATTENDANCE', '22:00', '02:00'), Infinity)).toBe(undefined)
  })

  test.each([
    ['17:29', asked('TIME_ATTENDANCE', '08:30', '17:30'), 'OVERRULE_TIME_FUTURE'],
    ['17:30', asked('TIME_ATTENDANCE', '08:30', '17:30'), undefined],
    ['08:29', asked('TIME_ATTENDANCE', '08:30'), 'OVERRULE_TIME_FUTURE'],
    ['08:30', asked('TIME_ATTENDANCE', '08:30'), undefined],
  ] as const)('times by hand are of the past: at %s', (clock, wanted, refusal) => {
    const day = exampleDay({ date: monday, now: clock })
    expect(day && overruleRefusal(day, wanted, punchAt(monday, clock))).toBe(refusal)
  })
})

const clock = fc
  .tuple(fc.integer({ min: 6, max: 20 }), fc.integer({ min: 0, max: 59 }))
  .map(parts => parts.map(part => String(part).padStart(2, '0')).join(':'))
const types = ['TIME_ATTENDANCE', 'UNWAIVE_ATTENDANCE', 'LATE', 'EARLY_OUT'] as const
const anyOverrule: fc.Arbitrary<AskedOverrule> = fc
  .record({ type: fc.constantFrom(...types), timeIn: fc.option(clock), timeOut: fc.option(clock) })
  .map(({ type, timeIn, timeOut }) =>
    type === 'TIME_ATTENDANCE' ? asked(type, timeIn, timeOut) : asked(type),
  )
const anyDay = fc
  .record({ punches: fc.array(clock, { maxLength: 3 }), before: fc.array(anyOverrule, { maxLength: 4 }) })
  .map(({ punches, before }) =>
    exampleDay({ date: monday, punches, approved: { overrules: entered(...before) } }),
  )

describe('for any day and what was overruled of it before', () => {
  test('what is refused would have done nothing', () => {
    fc.assert(
      fc.property(anyDay, anyOverrule, (day, wanted) => {
        fc.pre(day !== undefined)
        const refusal = overruleRefusal(day, wanted, Infinity)
        fc.pre(refusal !== undefined && refusal !== 'TIMES_SAME' && refusal !== 'OVERRULE_TIMES_SWAPPED')
        const overrules = [...day.facts.overrules, { ...wanted, sequence: 9 }]
        expect(dayRecord({ ...day.facts, overrules }, Infinity)).toEqual(day.record)
      }),
    )
  })

  test('waiving and then unwaiving gives the day without any waiver', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('LATE', 'EARLY_OUT'), (day, type) => {
        fc.pre(day !== undefined)
        const { facts } = day
        const taken = [asked(type), asked('UNWAIVE_ATTENDANCE')]
        const overrules = [
          ...facts.overrules,
          ...taken.map((one, index) => ({ ...one, sequence: 8 + index })),
        ]
        const times = facts.overrules.filter(one => one.type === 'TIME_ATTENDANCE')
        expect(dayRecord({ ...facts, overrules }, Infinity)).toEqual(
          dayRecord({ ...facts, overrules: times }, Infinity),
        )
      }),
    )
  })

  test('an undone entry does not affect the others', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(3), (day, place) => {
        fc.pre(day !== undefined && place < day.facts.overrules.length)
        const { facts } = day
        const left = facts.overrules
          .filter(({ sequence }) => sequence !== place + 1)
          .toSorted((one, other) => one.sequence - other.sequence)
        expect(dayRecord({ ...facts, overrules: left }, Infinity)).toEqual(
          dayRecord({ ...facts, overrules: entered(...left) }, Infinity),
        )
      }),
    )
  })
})
