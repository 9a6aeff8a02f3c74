// The bands of a day type as stored: each rate lasts until the next row, so overlaps cannot be stored (O1).
import { otDayTypes } from '@hr/domain/overtime/ot-setting.ts'
import type { OtBand, OtDayType } from '@hr/domain/overtime/ot-setting.ts'
import type { LocalTime } from '@hr/domain/calendar/local-date.ts'

/** `percent` null = in no band. */
type StoredRate = {
  readonly dayType: OtDayType
  readonly timeIn: LocalTime
  readonly percent: number | null
}

/** The bands have no overlaps. */
export function storedRates(bands: readonly OtBand[]): StoredRate[] {
  const isFollowed = ({ dayType, timeOut }: OtBand) =>
    bands.some(other => other.dayType === dayType && other.timeIn === timeOut)
  const gaps = bands.filter(band => !isFollowed(band))
  return [
    ...bands.map(({ dayType, timeIn, percent }) => ({ dayType, timeIn, percent })),
    ...gaps.map(({ dayType, timeOut }) => ({ dayType, timeIn: timeOut, percent: null })),
  ]
}

/** By day type, then by time. */
export function bandsOf(rates: readonly StoredRate[]): OtBand[] {
  return otDayTypes.flatMap(dayType => {
    const own = rates
      .filter(rate => rate.dayType === dayType)
      .toSorted((one, other) => (one.timeIn < other.timeIn ? -1 : 1))
    return own.flatMap(({ timeIn, percent }, index) => {
      const next = own[index + 1] ?? own[0]
      return percent === null ? [] : [{ dayType, timeIn, timeOut: next?.timeIn ?? timeIn, percent }]
    })
  })
}
