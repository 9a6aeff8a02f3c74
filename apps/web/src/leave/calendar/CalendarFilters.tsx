// Search and filters of the calendar. What is needed less often comes behind a button: below it, or on a phone in a drawer.
import { Box, Button, Collapse, Drawer, Group, Skeleton } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { SearchField } from '#web/ui/SearchField.tsx'
import { filterCount, noFilters } from './calendar-view.ts'
import type { CalendarView, ChangeView } from './calendar-view.ts'

/** Fetched when it is opened: a tree of units and a list of types. */
const FilterFields = lazy(() => import('./FilterFields.tsx').then(file => ({ default: file.FilterFields })))

type Props = { view: CalendarView; isPhone: boolean; onChange: ChangeView; children: ReactNode }

/** `children` = what else stands beside the filters. */
export function CalendarFilters({ view, isPhone, onChange, children }: Props) {
  const { t } = useTranslation()
  const count = filterCount(view)
  const [isOpen, setIsOpen] = useState(count > 0 && !isPhone)
  const [wasOpen, setWasOpen] = useState(isOpen)
  const fields = wasOpen && (
    <Suspense fallback={<Skeleton height={86} mt="sm" />}>
      <FilterFields view={view} onChange={onChange} />
    </Suspense>
  )
  return (
    <div>
      <Group gap="sm" role="search">
        {view.view === 'people' && (
          <Box flex="1 1 200px" maw={{ sm: 320 }}>
            <SearchField
              label={t('leaveCalendar.search')}
              value={view.search ?? ''}
              onSearch={search => onChange({ search })}
            />
          </Box>
        )}
        <Button
          variant={count > 0 ? 'light' : 'default'}
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen)
            setWasOpen(true)
          }}
        >
          {count > 0 ? t('leaveCalendar.filtersSet', { count }) : t('leaveCalendar.filters')}
        </Button>
        {count > 0 && (
          <Button variant="subtle" onClick={() => onChange(noFilters)}>
            {t('leaveCalendar.clearFilters')}
          </Button>
        )}
        {children}
      </Group>
      {isPhone ? (
        <Drawer
          opened={isOpen}
          onClose={() => setIsOpen(false)}
          position="bottom"
          size="auto"
          title={t('leaveCalendar.filters')}
          closeButtonProps={{ 'aria-label': t('ui.close') }}
        >
          {fields}
          <Button fullWidth mt="md" onClick={() => setIsOpen(false)}>
            {t('leaveCalendar.showResult')}
          </Button>
        </Drawer>
      ) : (
        <Collapse expanded={isOpen}>{fields}</Collapse>
      )}
    </div>
  )
}
