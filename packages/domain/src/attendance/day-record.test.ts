import { describe, expect, test } from 'vitest'
import { dayRecord } from './day-record.ts'
import { exampleDay, officeWorker, punchAt, weekShift } from './office-worker.ts'
import type { Example } from './office-worker.ts'

const monday = '2026-03-23'
const record = (example: Partial<Example>) => exampleDay({ date: monday, ...example })?.record

describe('worked examples (A9, word for word)', () => {
  test('grade GM-2: in 08:46 (16 late), out 17:00 of 17:30 (30 early): 50,000 + 50,000 = 100,000, IRREGULAR', () => {
    expect(record({ punches: ['08:46', '17:00'] })).toMatchObject({
      status: 'IRREGULAR',
      statuses: ['LATE', 'EARLY_OUT'],
      lateTime: 16,
      earlyOutTime: 30,
      penalty: {
        amount: 100_000,
        parts: [
          { kind: 'LATE', minutes: 16, amount: 50_000 },
          { kind: 'EARLY_OUT', minutes: 30, amount: 50_000 },
        ],
      },
    })
  })

  test('grade SO, no clock-out, in 08:31: 18,000 + 100,000 = 118,000', () => {
    expect(record({ punches: ['08:31'], person: officeWorker({}, 'SO') })).toMatchObject({
      status: 'IRREGULAR',
      statuses: ['LATE', 'NO_TIME_OUT'],
      penalty: {
        amount: 118_000,
        parts: [
          { kind: 'LATE', minutes: 1, amount: 18_000 },
          { kind: 'NO_TIME', minutes: 0, amount: 100_000 },
        ],
      },
    })
  })

  test('a record is what its kept facts say', () => {
    const day = exampleDay({ date: monday, punches: ['08:46', '17:00'] })
    const kept: typeof day = JSON.parse(JSON.stringify(day))
    expect(kept && dayRecord(kept.facts, Infinity)).toEqual(day?.record)
    expect(kept).toEqual(day)
  })
})

describe('a whole record', () => {
  test('of a regular day', () => {
    expect(record({ punches: ['08:12', '17:45'] })).toEqual({
      date: monday,
      status: 'REGULAR',
      statuses: ['REGULAR'],
      isProvisional: false,
      closesAt: punchAt('2026-03-24', '01:00'),
      periods: [
        {
          status: ['REGULAR'],
          timeSchedule: { timeIn: '08:30', timeOut: '17:30' },
          expected: null,
          timeCheck: { timeIn: '08:12', timeOut: '17:45', labelIn: 'ON_TIME', labelOut: 'ON_TIME' },
          workedMinutes: 573,
        },
      ],
      lateTime: 0,
      earlyOutTime: 0,
      waivedLate: 0,
      waivedEarlyOut: 0,
      workedMinutes: 573,
      penalty: { amount: 0, parts: [] },
      why: [
        {
          code: 'IN_ON_TIME',
          parameters: {
            time: '08:12',
            by: 'PUNCH',
            minutes: 18,
            scheduled: '08:30',
            shift: 'Office',
            shiftLo: 'ຫ້ອງການ',
          },
        },
        {
          code: 'OUT_ON_TIME',
          parameters: {
            time: '17:45',
            by: 'PUNCH',
            minutes: 15,
            scheduled: '17:30',
            shift: 'Office',
            shiftLo: 'ຫ້ອງການ',
          },
        },
      ],
    })
  })

  test('of two periods: time between them is no work', () => {
    const person = officeWorker({
      shiftOn: () =>
        weekShift([
          ['08:00', '12:00'],
          ['13:00', '17:00'],
        ]),
    })
    const periods = record({ punches: ['08:05', '12:10', '12:50', '17:30'], person })?.periods
    expect(periods?.map(period => [period.status, period.timeCheck, period.workedMinutes])).toEqual([
      [['LATE'], { timeIn: '08:05', timeOut: null, labelIn: 'LATE', labelOut: null }, 235],
      [['REGULAR'], { timeIn: null, timeOut: '17:30', labelIn: null, labelOut: 'ON_TIME' }, 270],
    ])
  })
})

describe('off-site work later today (A6, A7)', () => {
  const offSite = [{ timeIn: '13:00', timeOut: '17:30', place: 'Pakse' }]
  const at = (now: string, punches: readonly string[] = []) => {
    const { status, lateTime, penalty, periods } = record({ now, punches, approved: { offSite } }) ?? {}
    const times = periods?.flatMap(({ timeCheck: { timeIn, timeOut } }) =>
      [timeIn ?? [], timeOut ?? []].flat(),
    )
    return [status, lateTime, penalty?.amount, times?.join(' ')]
  }

  test('is no lateness before it begins', () => {
    expect(at('09:00')).toEqual(['OFF_SITE_WORK', 0, 0, ''])
    expect(at('09:00', ['08:20'])).toEqual(['OFF_SITE_WORK', 0, 0, '08:20'])
  })

  test('and counts from its time on, and when the day is over', () => {
    expect(at('13:00')).toEqual(['LATE', 270, 200_000, '13:00'])
    expect(at('+09:00', ['08:20'])).toEqual(['OFF_SITE_WORK', 0, 0, '08:20 17:30'])
    expect(at('+09:00').slice(0, 2)).toEqual(['LATE', 270])
  })
})
