// Two bands of one day type must not cover the same minute (O1); gaps are allowed.
import { bandMinutes } from './band-minutes.ts'
import type { OtBand } from './ot-setting.ts'

/** The first band, from 0, that overlaps an earlier one, and that one. */
type BandOverlap = { readonly index: number; readonly other: OtBand }

type Clock = Pick<OtBand, 'dayType' | 'timeIn' | 'timeOut'>

export function bandOverlap(bands: readonly OtBand[]): BandOverlap | undefined {
  for (const [index, band] of bands.entries()) {
    const other = bands.slice(0, index).find(earlier => isOverlapping(band, earlier))
    if (other) return { index, other }
  }
  return undefined
}

const isOverlapping = (one: Clock, other: Clock): boolean =>
  one.dayType === other.dayType &&
  bandMinutes(one).some(part => bandMinutes(other).some(({ from, to }) => part.from < to && from < part.to))
