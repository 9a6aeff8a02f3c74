// The break of a long overtime record (O4): it is not paid, and taken from the band it falls in.
import { cutMinutes, minutesIn } from './cut-minutes.ts'
import type { OtSetting } from './ot-setting.ts'
import type { OtStretch } from './split-by-band.ts'

type BreakRule = Pick<
  OtSetting,
  'totalHourRequiredBreak' | 'breakTimeStartAfter' | 'breakTimeDeductionDuration'
>

/** Of several stretches, minutes between them count neither as work nor as the break. */
export function deductBreak(
  stretches: readonly OtStretch[],
  { totalHourRequiredBreak, breakTimeStartAfter, breakTimeDeductionDuration }: BreakRule,
): { readonly stretches: readonly OtStretch[]; readonly breakMinutes: number } {
  const minutes = minutesIn(stretches)
  if (minutes < totalHourRequiredBreak * 60) return { stretches, breakMinutes: 0 }
  const start = breakTimeStartAfter * 60
  const kept = cutMinutes(stretches, start, start + breakTimeDeductionDuration * 60)
  return { stretches: kept, breakMinutes: minutes - minutesIn(kept) }
}
