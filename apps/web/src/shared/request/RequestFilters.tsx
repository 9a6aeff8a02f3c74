// Search, status and dates above a list of requests.
import { requestStatuses } from '@hr/contract/approval.ts'
import { Select } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { ListFilters } from '#web/ui/ListFilters.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { filterCount, noFilters } from './list-view.ts'
import type { RequestView } from './list-view.ts'

type Props = { view: RequestView; onChange: (change: Partial<RequestView>) => void }

export function RequestFilters({ view, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <ListFilters
      search={<SearchField value={view.search} onSearch={search => onChange({ search })} />}
      count={filterCount(view)}
      onClear={() => onChange(noFilters)}
      fields={named => (
        <>
          <Select
            w={{ sm: 180 }}
            {...named(t('ui.status'))}
            placeholder={t('request.anyStatus')}
            data={requestStatuses.map(code => ({ value: code, label: t(`status.${code}`) }))}
            value={view.status ?? null}
            clearable
            clearButtonProps={{ 'aria-label': t('ui.clear') }}
            onChange={value => onChange({ status: requestStatuses.find(code => code === value) })}
          />
          <DateField
            w={{ sm: 168 }}
            {...named(t('request.from'))}
            placeholder={t('request.from')}
            value={view.from ?? null}
            {...(view.to !== undefined && { maxDate: view.to })}
            clearable
            onChange={from => onChange({ from: from ?? undefined })}
          />
          <DateField
            w={{ sm: 168 }}
            {...named(t('request.to'))}
            placeholder={t('request.to')}
            value={view.to ?? null}
            {...(view.from !== undefined && { minDate: view.from })}
            clearable
            onChange={to => onChange({ to: to ?? undefined })}
          />
        </>
      )}
    />
  )
}
