// What an overtime setting says (O1): limits and the divisor of pay in whole hours and days, rates by day type and time.
import type { LocalTime } from '../calendar/local-date.ts'

export const otDayTypes = ['WORKDAY', 'RESTDAY', 'HOLIDAY'] as const
export type OtDayType = (typeof otDayTypes)[number]

/** From timeIn until timeOut; timeOut <= timeIn lasts over midnight, equal times are 24 hours. */
export type OtBand = {
  readonly dayType: OtDayType
  readonly timeIn: LocalTime
  readonly timeOut: LocalTime
  readonly percent: number
}

export type OtSetting = {
  readonly workingDayPerMonth: number
  readonly workingHourPerDay: number
  readonly maxHourPerDay: number
  readonly maxHourPerMonth: number
  readonly maxConsecutiveDays: number
  /** A record of this many hours loses a break (O4) ... */
  readonly totalHourRequiredBreak: number
  /** ... that begins this many hours after its start ... */
  readonly breakTimeStartAfter: number
  /** ... and lasts this many hours. */
  readonly breakTimeDeductionDuration: number
  readonly minHourPerRequest: number
  readonly dailyOtTime: readonly OtBand[]
}
export type OtFigure = Exclude<keyof OtSetting, 'dailyOtTime'>

/** A minute in no band (O1). */
export const percentOfGap = 150
