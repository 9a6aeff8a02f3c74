import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import { attendanceDays } from './attendance-days.ts'
import type { PersonFacts } from './attendance-days.ts'
import { attendanceSpan } from './attendance-span.ts'
import { boardPlace, changesAt } from './board-place.ts'
import type { ApprovedFacts, AttendanceShift, Overrule } from './day-facts.ts'
import { dayRecord } from './day-record.ts'
import { exampleDay, officeWorker, punchAt, weekShift } from './office-worker.ts'

const zone = 'Asia/Vientiane'
const everyDay = (timeIn: string, timeOut: string): AttendanceShift => ({
  ...weekShift([], { name: 'Night' }),
  items: [0, 1, 2, 3, 4, 5, 6].map(day => ({
    day,
    timeIn,
    timeOut,
    startDate: '2020-01-01',
    expireDate: null,
  })),
})

describe('invariants', () => {
  const [from, to] = ['2026-03-23', '2026-03-31']
  const clock = fc
    .integer({ min: 0, max: 1439 })
    .map(at => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`)
  const maybeClock = fc.option(clock)
  const instant = fc.integer({ min: punchAt(from, '-00:00'), max: punchAt(to, '+12:00') })
  const dates = fc.integer({ min: -2, max: 10 }).map(days => addDays(from, days))
  const leave = fc.uniqueArray(
    fc.record({
      half: fc.constantFrom('AM' as const, 'PM' as const),
      isPaid: fc.boolean(),
      type: fc.constant('Annual'),
      typeLo: fc.constant(''),
    }),
    { selector: one => one.half, maxLength: 2 },
  )
  const times = { timeIn: maybeClock, timeOut: maybeClock }
  const approved: fc.Arbitrary<ApprovedFacts> = fc.record({
    leave,
    offSite: fc.array(fc.record({ ...times, place: fc.constant('Pakse') }), { maxLength: 2 }),
    attendanceRequests: fc.array(
      fc.record({ ...times, type: fc.constant('Forgot'), typeLo: fc.constant('') }),
      { maxLength: 2 },
    ),
    overtime: fc.array(fc.record({ timeIn: clock, timeOut: clock }), { maxLength: 2 }),
    overrules: fc.uniqueArray(
      fc.record({
        ...times,
        type: fc.constantFrom(
          'TIME_ATTENDANCE' as const,
          'UNWAIVE_ATTENDANCE' as const,
          'LATE' as const,
          'EARLY_OUT' as const,
        ),
        sequence: fc.integer({ min: 1, max: 9 }),
      }),
      { selector: one => one.sequence, maxLength: 4 },
    ),
  })
  const shift = fc.constantFrom(
    weekShift([['08:30', '17:30']]),
    weekShift(
      [
        ['08:00', '12:00'],
        ['13:00', '17:00'],
      ],
      { checkMode: 'PER_PERIOD', graceMinutes: 5 },
    ),
    everyDay('22:00', '06:00'),
    null,
  )
  const person = fc
    .record({
      punches: fc.array(instant, { maxLength: 30 }),
      facts: fc.array(fc.tuple(dates, approved), { maxLength: 6 }),
      before: shift,
      after: shift,
      contract: fc.tuple(fc.option(dates), fc.option(dates)),
    })
    .map(({ punches, facts, before, after, contract: [startContract, endContract] }) =>
      officeWorker({
        startContract,
        endContract,
        punches,
        approved: new Map(facts),
        shiftOn: date => (date < '2026-03-27' ? before : after),
      }),
    )
  const span = attendanceSpan({
    timeZone: zone,
    holidays: [{ from: '2026-03-26', to: '2026-03-26', name: 'Holiday', nameLo: '', yearly: false }],
    from,
    to,
  })
  const now = fc.oneof(fc.constant(Infinity), instant)

  test('a day never depends on the order in which facts arrived', () => {
    const reversed = (facts: Partial<ApprovedFacts>): Partial<ApprovedFacts> => ({
      ...facts,
      leave: facts.leave?.toReversed() ?? [],
      offSite: facts.offSite?.toReversed() ?? [],
      attendanceRequests: facts.attendanceRequests?.toReversed() ?? [],
      overtime: facts.overtime?.toReversed() ?? [],
      overrules: facts.overrules?.toReversed() ?? [],
    })
    const inOtherOrder = (one: PersonFacts): PersonFacts => ({
      ...one,
      punches: [...one.punches.toReversed(), ...one.punches],
      approved: new Map([...one.approved].toReversed().map(([date, facts]) => [date, reversed(facts)])),
    })
    const daysOf = (one: PersonFacts, at: number) => attendanceDays(span, one, at)
    fc.assert(
      fc.property(person, now, (one, at) => {
        expect(daysOf(inOtherOrder(one), at)).toEqual(daysOf(one, at))
      }),
    )
  })

  test('each punch within the window of a day belongs to it alone, once and in order (A3)', () => {
    fc.assert(
      fc.property(person, one => {
        const days = attendanceDays(span, one, Infinity)
        const inOrder = [...new Set(one.punches)].toSorted((a, b) => a - b)
        for (const { facts } of days) {
          const { fromAt, toAt } = facts.window
          expect(facts.punches).toEqual(inOrder.filter(at => fromAt <= at && at < toAt))
        }
        const found = days.flatMap(({ facts }) => facts.punches)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })

  test('the board changes only at the instants it names', () => {
    fc.assert(
      fc.property(person, instant, fc.nat(20 * 3_600_000), (one, at, later) => {
        const days = attendanceDays(span, one, at)
        days.forEach(({ facts }, index) => {
          const of = { yesterday: days[index - 1]?.facts ?? null, today: facts }
          const isSteady = !changesAt(of).some(change => at < change && change <= at + later)
          if (isSteady) expect(boardPlace(of, at + later)).toEqual(boardPlace(of, at))
        })
      }),
    )
  })

  test('computing one date gives what computing all of them gives, and so do the kept facts', () => {
    fc.assert(
      fc.property(person, now, (one, at) => {
        for (const { facts, record } of attendanceDays(span, one, at)) {
          const alone = attendanceSpan({
            timeZone: zone,
            holidays: facts.holiday
              ? [{ ...facts.holiday, from: facts.date, to: facts.date, yearly: false }]
              : [],
            from: facts.date,
            to: facts.date,
          })
          expect(attendanceDays(alone, one, at)).toEqual([{ facts, record }])
          expect(dayRecord(JSON.parse(JSON.stringify(facts)), at)).toEqual(record)
        }
      }),
      { numRuns: 40 },
    )
  }, 20_000)

  test('a closed day is the same whenever it is asked for', () => {
    fc.assert(
      fc.property(person, one => {
        for (const { facts, record } of attendanceDays(span, one, Infinity))
          expect(dayRecord(facts, record.closesAt)).toEqual(record)
      }),
    )
  })

  test('waiving, then unwaiving, gives the same day', () => {
    const entry = (type: Overrule['type'], sequence: number): Overrule => ({
      type,
      sequence,
      timeIn: null,
      timeOut: null,
    })
    fc.assert(
      fc.property(
        clock,
        clock,
        fc.subarray(['LATE', 'EARLY_OUT'] as const, { minLength: 1 }),
        (timeIn, timeOut, waived) => {
          const overrules = [
            ...waived.map((type, index) => entry(type, index + 1)),
            entry('UNWAIVE_ATTENDANCE', 9),
          ]
          const punches = [timeIn, timeOut]
          const day = exampleDay({ date: from, punches, approved: { overrules } })
          expect(day?.record).toEqual(exampleDay({ date: from, punches })?.record)
        },
      ),
    )
  })

  test('the penalty never grows when lateness shrinks', () => {
    const minute = fc.integer({ min: 0, max: 480 })
    fc.assert(
      fc.property(minute, minute, fc.constantFrom('GM', 'SO', 'SS-2'), (one, other, grade) => {
        const amount = (late: number) => {
          const timeIn = punchAt(from, '08:30') + late * 60_000
          const punches = [timeIn, punchAt(from, '17:30')]
          return Number(
            exampleDay({ date: from, person: officeWorker({ punches }, grade) })?.record.penalty.amount,
          )
        }
        expect(amount(Math.min(one, other))).toBeLessThanOrEqual(amount(Math.max(one, other)))
      }),
    )
  })
})
