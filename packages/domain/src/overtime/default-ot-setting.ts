// The overtime setting every company starts with (O1): the rates and limits of the Lao Labour Law.
import type { LocalDate } from '../calendar/local-date.ts'
import type { OtBand, OtSetting } from './ot-setting.ts'

/** A version effective from this date has always applied. */
export const otSinceEver: LocalDate = '1900-01-01'

const freeDay = (dayType: OtBand['dayType']): OtBand[] => [
  { dayType, timeIn: '06:00', timeOut: '16:00', percent: 250 },
  { dayType, timeIn: '16:00', timeOut: '22:00', percent: 300 },
  { dayType, timeIn: '22:00', timeOut: '06:00', percent: 350 },
]

export const defaultOtSetting: OtSetting = {
  workingDayPerMonth: 26,
  workingHourPerDay: 8,
  maxHourPerDay: 3,
  maxHourPerMonth: 45,
  maxConsecutiveDays: 4,
  totalHourRequiredBreak: 5,
  breakTimeStartAfter: 4,
  breakTimeDeductionDuration: 1,
  minHourPerRequest: 0,
  dailyOtTime: [
    { dayType: 'WORKDAY', timeIn: '17:00', timeOut: '22:00', percent: 150 },
    { dayType: 'WORKDAY', timeIn: '22:00', timeOut: '06:00', percent: 200 },
    ...freeDay('RESTDAY'),
    ...freeDay('HOLIDAY'),
  ],
}
