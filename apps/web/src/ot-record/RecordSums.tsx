// How a record adds up: worked, less break and limits, is payable; then the payable time by rate, and what it pays.
import type { OtResult } from '@hr/contract/ot-record.ts'
import { Fragment } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import classes from './RecordSums.module.css'
import { useAmountText, useCuts } from './record-text.ts'

type Line = { readonly title: string; readonly value: string; readonly isTotal?: true }

export function RecordSums({ result }: { result: OtResult }) {
  const { t } = useTranslation()
  const durationOf = useDuration()
  const cuts = useCuts()(result)
  const amount = useAmountText()(result)
  const lines: readonly Line[] = [
    { title: t('otRecord.approved'), value: durationOf(result.approved) },
    { title: t('otRecord.worked'), value: durationOf(result.worked) },
    ...cuts.map(({ title, minutes }) => ({ title, value: `−${durationOf(minutes)}` })),
    { title: t('otRecord.payable'), value: durationOf(result.payable), isTotal: true },
    ...result.bands.map(({ percent, minutes }) => ({
      title: t('otRecord.rate', { percent }),
      value: durationOf(minutes),
    })),
    ...(amount === undefined ? [] : [{ title: t('otRecord.amount'), value: amount, isTotal: true } as const]),
  ]
  return (
    <dl className={classes.sums}>
      {lines.map(({ title, value, isTotal }) => (
        <Fragment key={title}>
          <dt {...(isTotal && { className: classes.total })}>{title}</dt>
          <dd {...(isTotal && { className: classes.total })}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
