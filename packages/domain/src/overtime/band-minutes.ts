// The minutes of the day that a band of an overtime setting covers (O1).
import { minuteOfDay, minutesOfDay } from '../calendar/local-date.ts'
import { percentOfGap } from './ot-setting.ts'
import type { OtBand, OtDayType } from './ot-setting.ts'

export type Minutes = { readonly from: number; readonly to: number }

/** In order, `to` excluded; two parts if it lasts over midnight, the first without minutes if it ends then. */
export function bandMinutes({ timeIn, timeOut }: Pick<OtBand, 'timeIn' | 'timeOut'>): Minutes[] {
  const [from, to] = [minuteOfDay(timeIn), minuteOfDay(timeOut)]
  if (to > from) return [{ from, to }]
  return [
    { from: 0, to },
    { from, to: minutesOfDay },
  ]
}

/** `minute` since 00:00 of any day. */
export function percentAt(bands: readonly OtBand[], dayType: OtDayType, minute: number): number {
  const clock = minute % minutesOfDay
  return bands.find(band => band.dayType === dayType && isDuring(band, clock))?.percent ?? percentOfGap
}

function isDuring({ timeIn, timeOut }: OtBand, clock: number): boolean {
  const [from, to] = [minuteOfDay(timeIn), minuteOfDay(timeOut)]
  return to > from ? from <= clock && clock < to : from <= clock || clock < to
}

/** The minutes of the day at which the rate may change, in order, 00:00 included. */
export function rateBoundaries(bands: readonly OtBand[], dayType: OtDayType): number[] {
  const minutes = bands
    .filter(band => band.dayType === dayType)
    .flatMap(({ timeIn, timeOut }) => [minuteOfDay(timeIn), minuteOfDay(timeOut)])
  return [...new Set([0, ...minutes])].toSorted((one, other) => one - other)
}

/** The next minute after this one at which the rate may change: 00:00 at the latest. */
export function nextBoundary(bands: readonly OtBand[], dayType: OtDayType, minute: number): number {
  const clock = minute % minutesOfDay
  let next = minutesOfDay
  for (const band of bands) {
    if (band.dayType !== dayType) continue
    for (const boundary of [minuteOfDay(band.timeIn), minuteOfDay(band.timeOut)])
      if (boundary > clock && boundary < next) next = boundary
  }
  return minute - clock + next
}
