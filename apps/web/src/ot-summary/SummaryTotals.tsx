// What everybody's overtime in the dates comes to.
import type { OtTotals } from '@hr/contract/ot-summary.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { moneyText } from '#web/shared/money/money.ts'
import { useCurrencies } from '#web/shared/money/use-currencies.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import { Totals } from '#web/shared/Totals.tsx'
import type { Total } from '#web/shared/Totals.tsx'
import { flaggedIn } from './sums.ts'

type Props = { totals: OtTotals; isOwn: boolean }

export function SummaryTotals({ totals, isOwn }: Props) {
  const { t } = useTranslation()
  const { all } = useCurrencies()
  const hours = useDuration()
  const flagged = flaggedIn(totals)
  const [first, ...others] = (totals.pay ?? []).map(({ amount, currency }) =>
    moneyText(amount, currency, all),
  )
  const missing = totals.withoutSalary > 0 ? [t('otSummary.noSalary', { count: totals.withoutSalary })] : []
  const details = [...others, ...missing]
  const shown: readonly Total[] = [
    ...(isOwn ? [] : [{ name: t('otSummary.people'), value: formatNumber(totals.people) }]),
    {
      name: t('otSummary.records'),
      value: formatNumber(totals.records),
      ...(flagged > 0 && { detail: t('otSummary.toCorrect', { count: flagged }) }),
    },
    { name: t('otRecord.approved'), value: hours(totals.approved) },
    { name: t('otRecord.break'), value: hours(totals.breakMinutes) },
    { name: t('otSummary.overLimits'), value: hours(totals.cutByDay + totals.cutByMonth) },
    { name: t('otRecord.payable'), value: hours(totals.payable) },
    ...(totals.pay === null
      ? []
      : [
          {
            name: t('otRecord.amount'),
            value: first ?? '–',
            isLong: true,
            ...(details.length > 0 && { detail: details.join(' · ') }),
          },
        ]),
  ]
  return <Totals label={t('otSummary.totals')} totals={shown} />
}
