// Properties of settled overtime (O1, O4-O6), against a count of single minutes.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeOfMinutes } from '../calendar/local-date.ts'
import { bandOverlap } from './band-overlap.ts'
import { defaultOtSetting } from './default-ot-setting.ts'
import { percentAt } from './band-minutes.ts'
import { minutesIn } from './cut-minutes.ts'
import { otDayTypes } from './ot-setting.ts'
import type { OtBand } from './ot-setting.ts'
import { settleOvertime } from './settle-overtime.ts'
import type { OtRecord } from './settle-overtime.ts'
import { splitByBand } from './split-by-band.ts'

const hours = (max: number) => fc.integer({ min: 1, max })
const time = fc.integer({ min: 0, max: 1439 }).map(timeOfMinutes)
const band: fc.Arbitrary<OtBand> = fc.record({
  dayType: fc.constantFrom(...otDayTypes),
  timeIn: time,
  timeOut: time,
  percent: fc.integer({ min: 100, max: 1000 }),
})
/** Without those that overlap an earlier one. */
const bands = fc
  .array(band, { maxLength: 8 })
  .map(given =>
    given.reduce<OtBand[]>((kept, next) => (bandOverlap([...kept, next]) ? kept : [...kept, next]), []),
  )
const stretches = fc
  .uniqueArray(fc.integer({ min: 0, max: 2000 }), { minLength: 2, maxLength: 6 })
  .map(times => times.toSorted((one, other) => one - other))
  .map(times =>
    times.flatMap((from, index) => {
      const to = times[index + 1]
      return index % 2 === 0 && to !== undefined ? [{ from, to }] : []
    }),
  )
const record: fc.Arbitrary<OtRecord> = fc.record({
  stretches,
  dayType: fc.constantFrom(...otDayTypes),
  setting: fc.record({
    workingDayPerMonth: hours(31),
    workingHourPerDay: hours(24),
    maxHourPerDay: hours(24),
    maxHourPerMonth: hours(60),
    maxConsecutiveDays: hours(31),
    totalHourRequiredBreak: hours(24),
    breakTimeStartAfter: hours(24),
    breakTimeDeductionDuration: hours(6),
    minHourPerRequest: fc.constant(0),
    dailyOtTime: bands,
  }),
  salary: fc.integer({ min: 0, max: 1_000_000_000 }),
  usedToday: fc.integer({ min: 0, max: 600 }),
  usedInMonth: fc.integer({ min: 0, max: 4000 }),
})

/** The minutes that are paid, one by one. */
function paidMinutes({ stretches: given, setting, usedToday, usedInMonth }: OtRecord): number[] {
  const all = given.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index))
  const pauseFrom = setting.breakTimeStartAfter * 60
  const pauseTo = pauseFrom + setting.breakTimeDeductionDuration * 60
  const isLong = all.length >= setting.totalHourRequiredBreak * 60
  const worked = all.filter((_, index) => !isLong || index < pauseFrom || index >= pauseTo)
  return worked.filter(
    (_, index) =>
      usedToday + index < setting.maxHourPerDay * 60 && usedInMonth + index < setting.maxHourPerMonth * 60,
  )
}

test('settled overtime pays exactly the minutes within the limits, each at its rate', () => {
  fc.assert(
    fc.property(record, given => {
      const settled = settleOvertime(given)
      const paid = paidMinutes(given)
      const byMinute = settled.bands.flatMap(({ from, to, percent }) =>
        Array.from({ length: to - from }, (_, index) => [from + index, percent]),
      )
      expect(byMinute).toEqual(
        paid.map(minute => [minute, percentAt(given.setting.dailyOtTime, given.dayType, minute)]),
      )
      expect(settled.bands.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(settled.payable)
      const { payable, breakMinutes, cutByDay, cutByMonth } = settled
      expect(payable + breakMinutes + cutByDay + cutByMonth).toBe(minutesIn(given.stretches))
      const { maxHourPerDay, maxHourPerMonth } = given.setting
      expect(payable).toBeLessThanOrEqual(Math.max(0, maxHourPerDay * 60 - given.usedToday))
      expect(payable).toBeLessThanOrEqual(Math.max(0, maxHourPerMonth * 60 - given.usedInMonth))
    }),
    { numRuns: 200 },
  )
})

test('without a break, a longer record never pays less', () => {
  const more = fc.integer({ min: 0, max: 600 })
  fc.assert(
    fc.property(record, more, (given, minutes) => {
      const setting = { ...given.setting, breakTimeStartAfter: 24, totalHourRequiredBreak: 24 }
      const last = given.stretches.at(-1)
      if (!last) return
      fc.pre(minutesIn(given.stretches) + minutes < 24 * 60)
      const longer = [...given.stretches.slice(0, -1), { from: last.from, to: last.to + minutes }]
      const [less, greater] = [given.stretches, longer].map(of =>
        settleOvertime({ ...given, setting, stretches: of }),
      )
      expect(greater?.amount).toBeGreaterThanOrEqual(less?.amount ?? 0)
    }),
  )
})

test('parts of a stretch adjoin and neighbours have different rates', () => {
  fc.assert(
    fc.property(stretches, fc.constantFrom(...otDayTypes), bands, ([stretch], dayType, given) => {
      if (!stretch) return
      const parts = splitByBand(stretch, dayType, given)
      expect(parts[0]?.from).toBe(stretch.from)
      expect(parts.at(-1)?.to).toBe(stretch.to)
      for (const [index, part] of parts.slice(1).entries()) {
        expect(part.from).toBe(parts[index]?.to)
        expect(part.percent).not.toBe(parts[index]?.percent)
      }
    }),
  )
})

test('an evening by the law: break, limit of the day, rates, amount', () => {
  const settled = settleOvertime({
    stretches: [{ from: 1020, to: 1500 }],
    dayType: 'WORKDAY',
    setting: { ...defaultOtSetting, maxHourPerDay: 6 },
    salary: 2_600_000,
    usedToday: 0,
    usedInMonth: 0,
  })
  expect(settled).toEqual({
    bands: [
      { from: 1020, to: 1260, percent: 150, minutes: 240 },
      { from: 1320, to: 1440, percent: 200, minutes: 120 },
    ],
    breakMinutes: 60,
    cutByDay: 60,
    cutByMonth: 0,
    payable: 360,
    amount: 125_000,
  })
})
