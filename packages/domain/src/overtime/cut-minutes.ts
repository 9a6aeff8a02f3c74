// Takes minutes out of the stretches of an overtime record, counted along their minutes (O4, O5).
import type { OtStretch } from './split-by-band.ts'

export const minutesIn = (stretches: readonly OtStretch[]): number =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0)

/** Without the minutes from the `from`th to the `to`th: cutMinutes([{ from: 600, to: 720 }], 60, 90) = 600-660, 690-720 */
export function cutMinutes(stretches: readonly OtStretch[], from: number, to: number): OtStretch[] {
  let before = 0
  return stretches.flatMap(stretch => {
    const start = stretch.from - before
    before += stretch.to - stretch.from
    return [
      { from: stretch.from, to: Math.min(stretch.to, start + from) },
      { from: Math.max(stretch.from, start + to), to: stretch.to },
    ].filter(part => part.from < part.to)
  })
}
