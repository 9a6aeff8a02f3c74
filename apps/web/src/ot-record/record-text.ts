// Parts of an overtime record as text.
import type { OtResult } from '@hr/contract/ot-record.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { moneyText } from '#web/shared/money/money.ts'
import { useCurrencies } from '#web/shared/money/use-currencies.ts'
import { useDuration } from '#web/shared/use-duration.ts'

/** "1 h 30 min at 150 %", the lowest rate first. */
export function useBandTexts(): (result: Pick<OtResult, 'bands'>) => readonly string[] {
  const { t } = useTranslation()
  const durationOf = useDuration()
  return ({ bands }) =>
    bands.map(({ percent, minutes }) => t('otRecord.atPercent', { amount: durationOf(minutes), percent }))
}

type Cut = { readonly title: string; readonly minutes: number }

/** Worked but unpaid minutes. */
export function useCuts(): (result: OtResult) => readonly Cut[] {
  const { t } = useTranslation()
  return ({ breakMinutes, cutByDay, cutByMonth }) =>
    [
      { title: t('otRecord.break'), minutes: breakMinutes },
      { title: t('otRecord.dayLimit'), minutes: cutByDay },
      { title: t('otRecord.monthLimit'), minutes: cutByMonth },
    ].filter(({ minutes }) => minutes > 0)
}

type Pay = NonNullable<OtResult['pay']>

/** Undefined for readers who may not see pay. */
export function useAmountText(): (result: { readonly pay: Pay | null }) => string | undefined {
  const { t } = useTranslation()
  const { all } = useCurrencies()
  return ({ pay }) => {
    if (pay === null) return undefined
    return pay.amount === null ? t('otRecord.noSalary') : moneyText(pay.amount, pay.currency, all)
  }
}
