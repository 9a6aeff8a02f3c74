// Records in date order (O3-O6): limits of the month, bands, pay, reasons.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attendancePeriod } from '../calendar/attendance-period.ts'
import { addDays, timeOfMinutes } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'
import { defaultOtSetting } from './default-ot-setting.ts'
import { settleDays } from './settle-days.ts'
import type { OtDayToSettle } from './settle-days.ts'

const minuteMs = 60_000
const at = (date: LocalDate, minutes: number) => Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs

type Given = { readonly date: LocalDate; readonly minutes: number; readonly isHoliday?: boolean }
/** From 17:30 on, on a day without work. */
const evening = ({ date, minutes, isHoliday = false }: Given): OtDayToSettle => ({
  before: undefined,
  after: undefined,
  day: {
    date,
    timeZone: 'UTC',
    isHoliday,
    schedule: [{ startsAt: at(date, 510), endsAt: at(date, 1050) }],
    windowEndsAt: at(date, 2880),
    overtime: [{ timeIn: '17:30', timeOut: '23:30' }],
    presence: [{ inAt: at(date, 500), outAt: at(date, 1050 + minutes) }],
  },
  setting: defaultOtSetting,
  salary: { amount: 2_600_000, currency: 'LAK' },
  byHand: null,
})
const codes = (record: ReturnType<typeof settleDays>[number] | undefined) =>
  (record?.why ?? []).map(({ code, parameters }) => [code, ...Object.values(parameters)])

test('an evening: approved, present, break, rate, amount', () => {
  const [record] = settleDays([evening({ date: '2026-03-10', minutes: 132 })])
  expect(record).toMatchObject({
    status: 'NORMAL',
    dayType: 'WORKDAY',
    approved: 360,
    worked: 132,
    breakMinutes: 0,
    cutByDay: 0,
    cutByMonth: 0,
    payable: 132,
    bands: [{ percent: 150, minutes: 132 }],
    // 132 / 60 x 1.5 x 2,600,000 / (26 x 8)
    pay: { amount: 41_250, currency: 'LAK' },
  })
  expect(codes(record)).toEqual([
    ['APPROVED', '17:30', '23:30'],
    ['PRESENT', '08:20', '19:42'],
    ['BREAK', 0],
    ['PAID', 132, 150],
  ])
})

test('break, rates and the limit of the day', () => {
  const [record] = settleDays([evening({ date: '2026-03-10', minutes: 360 })])
  expect(record).toMatchObject({ worked: 360, breakMinutes: 60, cutByDay: 120, payable: 180 })
  expect(codes(record).slice(2)).toEqual([
    ['BREAK', 60],
    ['CUT_BY_DAY', 120, 3],
    ['PAID', 180, 150],
  ])
})

test('minutes of a rate in two bands are one', () => {
  const setting = {
    ...defaultOtSetting,
    dailyOtTime: [
      { dayType: 'WORKDAY', timeIn: '17:30', timeOut: '18:00', percent: 200 },
      { dayType: 'WORKDAY', timeIn: '18:00', timeOut: '18:30', percent: 175 },
      { dayType: 'WORKDAY', timeIn: '18:30', timeOut: '23:00', percent: 200 },
    ],
  } as const
  const [record] = settleDays([{ ...evening({ date: '2026-03-10', minutes: 90 }), setting }])
  expect(record?.bands).toEqual([
    { percent: 175, minutes: 30 },
    { percent: 200, minutes: 60 },
  ])
})

test('the limit of the month cuts in date order and begins again on the 21st', () => {
  const dates = ['2026-03-18', '2026-03-19', '2026-03-20', '2026-03-21']
  const setting = { ...defaultOtSetting, maxHourPerMonth: 5 }
  const records = settleDays(dates.map(date => ({ ...evening({ date, minutes: 180 }), setting })))
  expect(records.map(({ payable, cutByMonth }) => [payable, cutByMonth])).toEqual([
    [180, 0],
    [120, 60],
    [0, 180],
    [180, 0],
  ])
  expect(codes(records[2]).slice(-2)).toEqual([['CUT_BY_MONTH', 180, 5], ['NOTHING_PAID']])
})

test('what is not paid leaves the limit of the month untouched', () => {
  const setting = { ...defaultOtSetting, maxHourPerMonth: 6 }
  const records = settleDays([
    // A break of one hour, and two hours over the limit of the day.
    { ...evening({ date: '2026-03-10', minutes: 360 }), setting },
    { ...evening({ date: '2026-03-11', minutes: 180 }), setting },
  ])
  expect(records.map(({ payable }) => payable)).toEqual([180, 180])
})

test('a holiday is paid as such, a person without salary has no amount', () => {
  const [record] = settleDays([
    { ...evening({ date: '2026-03-10', minutes: 60, isHoliday: true }), salary: null },
  ])
  expect(record).toMatchObject({ dayType: 'HOLIDAY', bands: [{ percent: 300, minutes: 60 }], pay: null })
})

test('a person who left before the overtime is absent from it', () => {
  const [record] = settleDays([evening({ date: '2026-03-10', minutes: -30 })])
  expect(record).toMatchObject({ status: 'ABSENT', payable: 0, pay: { amount: 0 } })
  expect(codes(record)).toEqual([
    ['APPROVED', '17:30', '23:30'],
    ['NOT_THEN', '08:20', '17:00'],
    ['NOTHING_PAID'],
  ])
})

const anyDays = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 30 })
  .map(offsets => offsets.toSorted((one, other) => one - other))
const minutes = fc.array(fc.integer({ min: 0, max: 360 }), { minLength: 30, maxLength: 30 })

test('the limits are never exceeded, and worked = break + cuts + payable', () => {
  fc.assert(
    fc.property(anyDays, minutes, fc.integer({ min: 1, max: 20 }), (offsets, lengths, maxHourPerMonth) => {
      const days = offsets.map((offset, index) => ({
        ...evening({ date: addDays('2026-02-15', offset), minutes: lengths[index] ?? 0 }),
        setting: { ...defaultOtSetting, maxHourPerMonth },
      }))
      const records = settleDays(days)
      const inMonths = Map.groupBy(records, ({ date }) => attendancePeriod(date).from)
      for (const record of records) {
        expect(record.payable).toBeLessThanOrEqual(180)
        expect(record.breakMinutes + record.cutByDay + record.cutByMonth + record.payable).toBe(record.worked)
        expect(record.bands.reduce((sum, band) => sum + band.minutes, 0)).toBe(record.payable)
      }
      const parts = [...inMonths.values()].map(own => own.reduce((sum, { payable }) => sum + payable, 0))
      expect(Math.max(0, ...parts)).toBeLessThanOrEqual(maxHourPerMonth * 60)
    }),
  )
})

const minute = fc.integer({ min: 0, max: 1439 })
const stays = fc.array(fc.tuple(minute, fc.integer({ min: 1, max: 600 })), { minLength: 1, maxLength: 3 })
/** Requests of 90 minutes on one day, and the same in another order. */
const inTwoOrders = fc.uniqueArray(minute, { minLength: 2, maxLength: 5 }).chain(starts => {
  const requests = starts.map(from => ({
    timeIn: timeOfMinutes(from),
    timeOut: timeOfMinutes((from + 90) % 1440),
  }))
  const other = fc.shuffledSubarray(requests, { minLength: requests.length })
  return other.map(shuffled => [requests, shuffled] as const)
})

test('the order in which the requests of a day were approved changes nothing', () => {
  fc.assert(
    fc.property(inTwoOrders, stays, ([requests, shuffled], attended) => {
      const { day, ...rest } = evening({ date: '2026-03-10', minutes: 0 })
      const presence = attended.map(([from, length]) => ({
        inAt: at(day.date, from),
        outAt: at(day.date, from + length),
      }))
      const settled = (overtime: typeof requests) =>
        settleDays([{ ...rest, day: { ...day, schedule: [], overtime, presence } }])
      expect(settled(shuffled)).toEqual(settled(requests))
    }),
  )
})
