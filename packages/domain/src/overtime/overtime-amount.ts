// What an overtime record pays (O6), in whole units of the salary's currency.
import type { OtSetting } from './ot-setting.ts'

type Paid = { readonly percent: number; readonly minutes: number }
type Divisor = Pick<OtSetting, 'workingDayPerMonth' | 'workingHourPerDay'>

/** Exact, then rounded half up once: 60 minutes at 150 % of 2,600,000 by 26 x 8 = 18,750. `salary` is an integer from 0 on. */
export function overtimeAmount(
  bands: readonly Paid[],
  { workingDayPerMonth, workingHourPerDay }: Divisor,
  salary: number,
): number {
  const weight = bands.reduce((sum, { percent, minutes }) => sum + percent * minutes, 0)
  const dividend = BigInt(weight) * BigInt(salary)
  const divisor = BigInt(60 * 100 * workingDayPerMonth * workingHourPerDay)
  return Number((2n * dividend + divisor) / (2n * divisor))
}
