// Search and filters of the calendar. What is needed less often comes behind a button.
import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { ListFilters } from '#web/ui/ListFilters.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { filterCount, noFilters } from './calendar-view.ts'
import type { CalendarView, ChangeView } from './calendar-view.ts'

/** Fetched when it is opened: a tree of units and a list of types. */
const FilterFields = lazy(() => import('./FilterFields.tsx').then(file => ({ default: file.FilterFields })))

type Props = { view: CalendarView; onChange: ChangeView; children: ReactNode }

/** `children` = what else stands beside the filters. */
export function CalendarFilters({ view, onChange, children }: Props) {
  const { t } = useTranslation()
  const count = filterCount(view)
  const search = (
    <SearchField
      label={t('leaveCalendar.search')}
      value={view.search ?? ''}
      onSearch={search => onChange({ search })}
    />
  )
  return (
    <ListFilters
      search={view.view === 'people' && search}
      count={count}
      moreCount={count}
      onClear={() => onChange(noFilters)}
      more={() => (
        <Suspense fallback={<Skeleton height={86} mt="sm" />}>
          <FilterFields view={view} onChange={onChange} />
        </Suspense>
      )}
    >
      {children}
    </ListFilters>
  )
}
