// /app/leaves-calendar: who is away, by month or person by person.
import { Box, Group, Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { leaveKind } from '#web/shared/request/kinds/leave-kind.ts'
import { RequestButton } from '#web/shared/request/list/RequestButton.tsx'
import { useCan } from '#web/shared/session.ts'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { ListFilters } from '#web/ui/ListFilters.tsx'
import { Page } from '#web/ui/Page.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { CalendarMoves, CalendarViews } from './CalendarBar.tsx'
import { MonthView } from './MonthView.tsx'
import { calendarViewShape, firstScope, noFilters } from './calendar-view.ts'
import type { CalendarView, ChangeView } from './calendar-view.ts'
import { SubscribeButton } from './feed/SubscribeButton.tsx'
import { visiblePeriod } from './visible-period.ts'
import { SpanSwitch } from './timeline/SpanSwitch.tsx'
import { useIsPhone } from '#web/ui/use-is-phone.ts'

const FilterFields = lazy(() => import('./FilterFields.tsx').then(file => ({ default: file.FilterFields })))

type Props = { view: CalendarView; onChange: ChangeView; lead: ReactNode; children: ReactNode }

/** `lead` is before the filters, `children` after them. */
function CalendarFilters({ view, onChange, lead, children }: Props) {
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

function CalendarSearch({ view, onChange }: Omit<Props, 'lead' | 'children'>) {
  const { t } = useTranslation()
  return (
    <SearchField label={t('ui.findStaff')} value={view.search} onSearch={search => onChange({ search })} />
  )
}

const Timeline = lazy(() => import('./timeline/Timeline.tsx').then(file => ({ default: file.Timeline })))

export function LeaveCalendarPage() {
  const { t } = useTranslation()
  const today = useToday()
  const [chosen, setView] = useViewState(calendarViewShape)
  const scope = firstScope(useCan()('LEAVE_REQUEST'))
  const view = { ...chosen, scope: chosen.scope ?? scope }
  const isPhone = useIsPhone()
  const period = visiblePeriod(view, today)
  const isPeople = view.view === 'people'
  const moves = <CalendarMoves period={period} isPhone={isPhone} onChange={setView} />
  const views = <CalendarViews view={view} isPhone={isPhone} onChange={setView} />
  const search = isPeople && (
    <Box flex="1 1 160px" maw={{ sm: 320 }}>
      <CalendarSearch view={view} onChange={setView} />
    </Box>
  )
  const actions = (
    <>
      <SubscribeButton />
      <RequestButton kind={leaveKind} />
    </>
  )
  return (
    <Page title={t('menu.leavesCalendar')} actions={actions}>
      {isPhone && (
        <Group gap="sm">
          {moves}
          {isPeople && views}
        </Group>
      )}
      <CalendarFilters view={view} onChange={setView} lead={isPhone ? search || views : moves}>
        {!isPhone && views}
      </CalendarFilters>
      {isPeople && !isPhone && (
        <Group gap="sm">
          {search}
          <SpanSwitch period={period} today={today} onChange={setView} />
        </Group>
      )}
      {isPeople ? (
        <Suspense fallback={<Skeleton height={480} />}>
          <Timeline view={view} period={period} today={today} isPhone={isPhone} onChange={setView} />
        </Suspense>
      ) : (
        <MonthView view={view} month={period.from} today={today} isPhone={isPhone} onChange={setView} />
      )}
    </Page>
  )
}
