import type { listDifferences } from '@hr/contract/attendance-period.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { Text, VisuallyHidden } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { moneyText } from '#web/shared/money/money.ts'
import { useCurrencies } from '#web/shared/money/use-currencies.ts'
import { useDuration } from '#web/shared/use-duration.ts'

type Overtime = NonNullable<OutputOf<typeof listDifferences>['rows'][number]['overtime']>

/** Payable overtime of a date, with its amount for those who may see pay. */
export function OvertimeBrief({ label, record }: { label: string; record: Overtime['before'] }) {
  const { t } = useTranslation()
  const duration = useDuration()
  const { all: currencies } = useCurrencies()
  const pay = record?.pay
  const amount = pay?.amount == null ? [] : [moneyText(pay.amount, pay.currency, currencies)]
  const text = record ? t('attendanceReport.overtime', { duration: duration(record.payable) }) : null
  return (
    <Text size="sm" c={record ? undefined : 'dimmed'} style={{ fontVariantNumeric: 'tabular-nums' }}>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      {text === null ? t('attendanceReport.noDay') : [text, ...amount].join(' · ')}
    </Text>
  )
}
