// Search, status and dates above a list of leave requests.
import { requestStatuses } from '@hr/contract/approval.ts'
import { Select } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { ListFilters } from '#web/ui/ListFilters.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { filterCount, noFilters } from './leave-view.ts'
import type { LeaveView } from './leave-view.ts'

type Props = { view: LeaveView; onChange: (change: Partial<LeaveView>) => void }

export function LeaveFilters({ view, onChange }: Props) {
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
            placeholder={t('leave.anyStatus')}
            data={requestStatuses.map(code => ({ value: code, label: t(`status.${code}`) }))}
            value={view.status ?? null}
            clearable
            clearButtonProps={{ 'aria-label': t('ui.clear') }}
            onChange={value => onChange({ status: requestStatuses.find(code => code === value) })}
          />
          <DateField
            w={{ sm: 168 }}
            {...named(t('leave.fromFilter'))}
            placeholder={t('leave.from')}
            value={view.from ?? null}
            {...(view.to !== undefined && { maxDate: view.to })}
            clearable
            onChange={from => onChange({ from: from ?? undefined })}
          />
          <DateField
            w={{ sm: 168 }}
            {...named(t('leave.toFilter'))}
            placeholder={t('leave.to')}
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
