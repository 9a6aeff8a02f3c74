// The limits of paid overtime (O5): of the day, then of the month from the 21st to the 20th; the end of the record is cut.
import { cutMinutes, minutesIn } from './cut-minutes.ts'
import type { OtSetting } from './ot-setting.ts'
import type { OtStretch } from './split-by-band.ts'

type OtLimits = Pick<OtSetting, 'maxHourPerDay' | 'maxHourPerMonth'>
/** Minutes already paid: earlier on the date; earlier in the month, the date included. */
export type OtUsed = { readonly usedToday: number; readonly usedInMonth: number }

type CappedMinutes = {
  readonly stretches: readonly OtStretch[]
  readonly cutByDay: number
  readonly cutByMonth: number
}

export function capMinutes(
  stretches: readonly OtStretch[],
  { maxHourPerDay, maxHourPerMonth }: OtLimits,
  { usedToday, usedInMonth }: OtUsed,
): CappedMinutes {
  const minutes = minutesIn(stretches)
  const ofDay = Math.min(minutes, Math.max(0, maxHourPerDay * 60 - usedToday))
  const ofMonth = Math.min(ofDay, Math.max(0, maxHourPerMonth * 60 - usedInMonth))
  return {
    stretches: cutMinutes(stretches, ofMonth, minutes),
    cutByDay: minutes - ofDay,
    cutByMonth: ofDay - ofMonth,
  }
}
