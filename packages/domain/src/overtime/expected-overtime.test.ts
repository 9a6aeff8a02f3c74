// What overtime comes to if all of it is worked (O3-O6).
import { expect, test } from 'vitest'
import { defaultOtSetting } from './default-ot-setting.ts'
import { expectedOvertime } from './expected-overtime.ts'
import { overtimeDay } from './overtime-day.ts'

const item = (day: number, timeIn: string, timeOut: string) => ({
  day,
  timeIn,
  timeOut,
  startDate: '2026-01-01',
  expireDate: null,
})
const weekdays = [1, 2, 3, 4, 5]
const office = weekdays.flatMap(day => [item(day, '08:30', '12:00'), item(day, '13:00', '17:30')])
const nights = weekdays.map(day => item(day, '22:00', '06:00'))
const newYear = { from: '2026-04-14', to: '2026-04-16', name: 'Pi Mai', nameLo: 'ປີໃໝ່', yearly: false }
/** 25,000 an hour at 100 %. */
const terms = { setting: defaultOtSetting, salary: 5_200_000, usedToday: 0, usedInMonth: 0 }

const friday = '2026-04-10'
const saturday = '2026-04-11'
const holiday = '2026-04-14'

test.each([
  ['after work', office, friday, '17:30', '19:30', 0, 0, 75_000],
  ['partly at work', office, friday, '16:30', '19:30', 60, 0, 75_000],
  ['all of it at work', office, friday, '13:00', '17:30', 270, 0, 0],
  ['in the lunch break', office, friday, '11:00', '14:00', 120, 0, 37_500],
  ['on a rest day', office, saturday, '13:00', '15:00', 0, 0, 125_000],
  ['on a holiday that would be a workday', office, holiday, '13:00', '15:00', 0, 0, 125_000],
  ['until the next morning at work', nights, friday, '20:00', '23:00', 60, 0, 75_000],
  ['while the work of the day before lasts', nights, saturday, '05:00', '07:00', 60, 0, 62_500],
  ['after a day off, until work begins', nights, '2026-04-13', '20:00', '22:00', 0, 0, 75_000],
  ['with a break and the limit of the day', office, friday, '17:30', '22:30', 0, 60, 112_500],
])('%s', (_name, items, date, timeIn, timeOut, inSchedule, breakMinutes, amount) => {
  const day = overtimeDay(date, { shiftOn: () => ({ items }), holidays: [newYear] })
  const expected = expectedOvertime({ date, timeIn, timeOut }, day, terms)
  expect(expected).toMatchObject({ inSchedule, breakMinutes, amount })
  const { asked, payable, cutByDay, cutByMonth } = expected
  expect(inSchedule + breakMinutes + cutByDay + cutByMonth + payable).toBe(asked)
})
