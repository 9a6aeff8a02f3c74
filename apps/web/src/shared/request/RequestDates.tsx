// The date range among the filters of a request list.
import { SimpleGrid } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { SpanChoice } from '#web/shared/SpanChoice.tsx'
import { DateField } from '#web/ui/DateField.tsx'
import type { RequestView } from './list-view.ts'

type Props = { view: RequestView; onChange: (change: Partial<RequestView>) => void }

export function RequestDates({ view, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} mt={{ sm: 'sm' }}>
      <SpanChoice span={view} onChange={onChange} />
      <DateField
        label={t('request.from')}
        value={view.from ?? null}
        {...(view.to !== undefined && { maxDate: view.to })}
        clearable
        onChange={from => onChange({ from: from ?? undefined })}
      />
      <DateField
        label={t('request.to')}
        value={view.to ?? null}
        {...(view.from !== undefined && { minDate: view.from })}
        clearable
        onChange={to => onChange({ to: to ?? undefined })}
      />
    </SimpleGrid>
  )
}
