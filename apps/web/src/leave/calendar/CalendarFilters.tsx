// Search and filters of the calendar; the rarer ones are behind a button.
import type { ReactNode } from 'react'
import { lazy } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { ListFilters } from '#web/ui/ListFilters.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { noFilters } from './calendar-view.ts'
import type { CalendarView, ChangeView } from './calendar-view.ts'

const FilterFields = lazy(() => import('./FilterFields.tsx').then(file => ({ default: file.FilterFields })))

type Props = { view: CalendarView; onChange: ChangeView; lead: ReactNode; children: ReactNode }

/** `lead` is before the filters, `children` after them. */
export function CalendarFilters({ view, onChange, lead, children }: Props) {
  return (
    <ListFilters
      view={view}
      onChange={onChange}
      cleared={noFilters}
      lead={lead}
      behind={['unit', 'types', 'pending', 'away']}
      more={() => <FilterFields view={view} onChange={onChange} />}
    >
      {children}
    </ListFilters>
  )
}

export function CalendarSearch({ view, onChange }: Omit<Props, 'lead' | 'children'>) {
  const { t } = useTranslation()
  return (
    <SearchField
      label={t('ui.findStaff')}
      value={view.search ?? ''}
      onSearch={search => onChange({ search })}
    />
  )
}
