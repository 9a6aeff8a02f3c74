// The pay of one overtime record: its break, the limits, the rates, the amount (O4, O5, O6).
import { capMinutes } from './cap-minutes.ts'
import type { OtUsed } from './cap-minutes.ts'
import { minutesIn } from './cut-minutes.ts'
import { deductBreak } from './deduct-break.ts'
import type { OtDayType, OtSetting } from './ot-setting.ts'
import { overtimeAmount } from './overtime-amount.ts'
import { splitByBand } from './split-by-band.ts'
import type { OtStretch, PaidBand } from './split-by-band.ts'

export type OtRecord = OtUsed & {
  /** In time order, without overlaps. */
  readonly stretches: readonly OtStretch[]
  readonly dayType: OtDayType
  readonly setting: OtSetting
  /** A month's, in whole units of its currency. */
  readonly salary: number
}

/** All in minutes: `payable` = those of `bands`, which with the break and both cuts are the minutes of the record. */
export type SettledOvertime = {
  readonly bands: readonly PaidBand[]
  readonly breakMinutes: number
  readonly cutByDay: number
  readonly cutByMonth: number
  readonly payable: number
  readonly amount: number
}

export function settleOvertime(record: OtRecord): SettledOvertime {
  const { dayType, setting, salary } = record
  const worked = deductBreak(record.stretches, setting)
  const { stretches, cutByDay, cutByMonth } = capMinutes(worked.stretches, setting, record)
  const bands = stretches.flatMap(stretch => splitByBand(stretch, dayType, setting.dailyOtTime))
  return {
    bands,
    breakMinutes: worked.breakMinutes,
    cutByDay,
    cutByMonth,
    payable: minutesIn(stretches),
    amount: overtimeAmount(bands, setting, salary),
  }
}
