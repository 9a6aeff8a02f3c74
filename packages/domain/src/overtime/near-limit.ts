// How close people are to the monthly limit of overtime (O2).
import { countedMinutes } from './overtime-limits.ts'
import type { LimitSetting, LimitUse, OvertimeUse } from './overtime-limits.ts'

/** From this share of the limit on, somebody is listed. */
export const nearLimitShare = 0.75
const highShare = 0.9

/** Minutes of a period. */
type MonthUse = Pick<LimitUse, 'approved' | 'pending' | 'limit'>

/** `uses`: the pending and approved requests of one person in the period. */
export const monthUse = (
  uses: readonly OvertimeUse[],
  { maxHourPerMonth }: Pick<LimitSetting, 'maxHourPerMonth'>,
): MonthUse => ({ ...countedMinutes(uses), limit: maxHourPerMonth * 60 })

export const shareOfLimit = ({ approved, pending, limit }: MonthUse): number => (approved + pending) / limit

export const isNearLimit = (use: MonthUse): boolean => shareOfLimit(use) >= nearLimitShare

export const limitLevels = ['REACHED', 'HIGH', 'NEAR'] as const
export type LimitLevel = (typeof limitLevels)[number]

/** Of somebody near the limit. */
export function limitLevel(use: MonthUse): LimitLevel {
  const share = shareOfLimit(use)
  return share >= 1 ? 'REACHED' : share >= highShare ? 'HIGH' : 'NEAR'
}
