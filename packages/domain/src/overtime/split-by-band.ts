// Which minutes of overtime are paid at which rate (O1). Minutes after midnight belong to the record's date.
import { nextBoundary, percentAt } from './band-minutes.ts'
import type { Minutes } from './band-minutes.ts'
import type { OtBand, OtDayType } from './ot-setting.ts'

/** Minutes since 00:00 of the record's date, from 0 on; `to` is excluded and may be beyond 1440. */
export type OtStretch = Minutes
export type PaidBand = OtStretch & { readonly percent: number; readonly minutes: number }

/** In time order; neighbours of the same rate are one. */
export function splitByBand(stretch: OtStretch, dayType: OtDayType, bands: readonly OtBand[]): PaidBand[] {
  const paid: PaidBand[] = []
  for (let from = stretch.from; from < stretch.to;) {
    const to = Math.min(stretch.to, nextBoundary(bands, dayType, from))
    const percent = percentAt(bands, dayType, from)
    const last = paid.at(-1)
    const begin = last?.percent === percent ? last.from : from
    if (begin !== from) paid.pop()
    paid.push({ percent, from: begin, to, minutes: to - begin })
    from = to
  }
  return paid
}
