// Named date ranges for filters with two date fields (spec 9).
import { dateFilter, dateFilters } from '@hr/domain/calendar/date-filter.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { useToday } from './use-today.ts'

type Span = { from: string | undefined; to: string | undefined }
type Props = { span: Partial<Span>; onChange: (span: Span) => void }

export function SpanChoice({ span: { from, to }, onChange }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const isChosen = (range: Partial<Span>) => range.from === from && range.to === to
  return (
    <Choice
      label={t('request.dates')}
      placeholder={t('request.anyDates')}
      options={dateFilters.map(value => ({ value, label: t(`request.spans.${value}`) }))}
      value={dateFilters.find(filter => isChosen(dateFilter(filter, today)))}
      onChange={filter => onChange(filter ? dateFilter(filter, today) : { from: undefined, to: undefined })}
    />
  )
}
