import type { AmsFigures } from '@hr/contract/operator.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { StackedColumns } from '#web/shared/chart/StackedColumns.tsx'
import { formatDate, formatNumber } from '#web/shared/format.ts'
import { Panel } from '#web/shared/Panel.tsx'

export function SignInsPerDay({ days }: { days: AmsFigures['signInsPerDay'] }) {
  const { t } = useTranslation()
  const sum = days.reduce((all, { count }) => all + count, 0)
  return (
    <Panel title={t('operator.signIns')} text={t('operator.signInsText', { count: sum })}>
      <StackedColumns
        label={days.map(({ date, count }) => `${formatDate(date)}: ${formatNumber(count)}`).join(', ')}
        parts={[{ key: 'count', name: t('operator.signIns'), color: 'info' }]}
        columns={days.map(({ date, count }) => ({
          key: date,
          name: formatDate(date),
          short: formatDate(date).slice(0, 5),
          sizes: { count },
        }))}
      />
    </Panel>
  )
}
