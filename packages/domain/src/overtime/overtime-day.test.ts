// What overtime of a date is measured against (O1, O2).
import { expect, test } from 'vitest'
import { overtimeDay } from './overtime-day.ts'

const item = (day: number, timeIn: string, timeOut: string) => ({
  day,
  timeIn,
  timeOut,
  startDate: '2026-01-01',
  expireDate: null,
})
const weekdays = [1, 2, 3, 4, 5]
const shift = { items: weekdays.map(day => item(day, '22:00', '06:00')), amEnd: '12:00', pmStart: '13:00' }
const newYear = { from: '2026-04-14', to: '2026-04-16', name: 'Pi Mai', nameLo: 'ປີໃໝ່', yearly: false }
const dayOn = (date: string) => overtimeDay(date, { shiftOn: () => shift, holidays: [newYear] })

test.each([
  ['a workday', '2026-04-10', 'WORKDAY', ['2026-04-09', '2026-04-10']],
  ['a rest day after a workday', '2026-04-11', 'RESTDAY', ['2026-04-10']],
  ['a rest day before a workday', '2026-04-12', 'RESTDAY', ['2026-04-13']],
  ['a holiday on a weekday has no work', '2026-04-14', 'HOLIDAY', ['2026-04-13']],
  ['a workday after a holiday', '2026-04-17', 'WORKDAY', ['2026-04-17']],
])('%s', (_, date, dayType, around) => {
  const day = dayOn(date)
  expect(day.dayType).toBe(dayType)
  expect(day.around.map(work => work.date)).toEqual(around)
  expect(day.schedule).toEqual(day.around.filter(work => work.date === date))
  expect(day.holiday).toBe(dayType === 'HOLIDAY' ? newYear : null)
})
