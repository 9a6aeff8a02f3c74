import type { OtSettingEffect } from '@hr/contract/ot-setting.ts'
import { moneyText } from '#web/shared/money/money.ts'
import { useCurrencies } from '#web/shared/money/use-currencies.ts'
import { useDuration } from '#web/shared/use-duration.ts'

type Change = Pick<OtSettingEffect, 'minutes' | 'pay'>

/** Only what changes: ['45 h → 40 h', '1,200,000 LAK → 1,000,000 LAK'] */
export function useChangeText(): (change: Change) => string[] {
  const duration = useDuration()
  const { all } = useCurrencies()
  const arrow = (before: string, after: string) => `${before} → ${after}`
  return ({ minutes, pay }) => [
    ...(minutes.before === minutes.after ? [] : [arrow(duration(minutes.before), duration(minutes.after))]),
    ...(pay ?? []).flatMap(({ currency, before, after }) =>
      before === after ? [] : [arrow(moneyText(before, currency, all), moneyText(after, currency, all))],
    ),
  ]
}
