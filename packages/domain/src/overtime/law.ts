// Where an overtime setting gives less than the Lao Labour Law (O1): lower rates, higher limits, a lower hourly wage.
import { minutesOfDay, timeOfMinutes } from '../calendar/local-date.ts'
import type { LocalTime } from '../calendar/local-date.ts'
import { percentAt, rateBoundaries } from './band-minutes.ts'
import { defaultOtSetting } from './default-ot-setting.ts'
import { otDayTypes } from './ot-setting.ts'
import type { OtDayType, OtFigure, OtSetting } from './ot-setting.ts'

const lawFigures = [
  'maxHourPerDay',
  'maxHourPerMonth',
  'maxConsecutiveDays',
  'workingDayPerMonth',
  'workingHourPerDay',
] as const satisfies readonly OtFigure[]
type LawFigure = (typeof lawFigures)[number]

/** The most that the law allows. */
const lawMost = (figure: LawFigure): number => defaultOtSetting[figure]

/** The least percent of a minute of the day. */
export const lawMinimum = (dayType: OtDayType, minute: number): number =>
  percentAt(defaultOtSetting.dailyOtTime, dayType, minute)

export type LawPoint =
  | {
      readonly kind: 'PERCENT'
      readonly dayType: OtDayType
      /** `to` is excluded and may be on the next day. */
      readonly from: LocalTime
      readonly to: LocalTime
      readonly percent: number
      readonly least: number
    }
  | { readonly kind: 'FIGURE'; readonly figure: LawFigure; readonly value: number; readonly most: number }

/** By day type and time, then the figures; empty = nothing is below the law. */
export function belowLaw(setting: OtSetting): LawPoint[] {
  const figures = lawFigures
    .map(figure => ({ kind: 'FIGURE' as const, figure, value: setting[figure], most: lawMost(figure) }))
    .filter(({ value, most }) => value > most)
  return [...otDayTypes.flatMap(dayType => lowRates(setting, dayType)), ...figures]
}

type Part = { readonly from: number; readonly to: number; readonly percent: number; readonly least: number }

function lowRates({ dailyOtTime }: OtSetting, dayType: OtDayType): LawPoint[] {
  const starts = rateBoundaries([...dailyOtTime, ...defaultOtSetting.dailyOtTime], dayType)
  const parts: Part[] = []
  for (const [index, from] of starts.entries()) {
    const to = starts[index + 1] ?? minutesOfDay
    const [percent, least] = [percentAt(dailyOtTime, dayType, from), lawMinimum(dayType, from)]
    const last = parts.at(-1)
    if (last && isAlike(last, { percent, least })) parts.splice(-1, 1, { ...last, to })
    else parts.push({ from, to, percent, least })
  }
  return overMidnight(parts)
    .filter(({ percent, least }) => percent < least)
    .map(({ from, to, ...rates }) => ({
      kind: 'PERCENT',
      dayType,
      from: timeOfMinutes(from),
      to: timeOfMinutes(to),
      ...rates,
    }))
}

/** The last part of the day and the first are one if their rates are the same. */
function overMidnight(parts: readonly Part[]): readonly Part[] {
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last || !isAlike(first, last)) return parts
  return [...parts.slice(1, -1), { ...last, to: first.to }]
}

const isAlike = (one: Pick<Part, 'percent' | 'least'>, other: Pick<Part, 'percent' | 'least'>): boolean =>
  one.percent === other.percent && one.least === other.least
