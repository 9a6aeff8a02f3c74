// /app/leaves-calendar: who is away, by month or person by person.
import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { Page } from '#web/ui/Page.tsx'
import { RequestLeaveButton } from '../RequestLeaveButton.tsx'
import { useToday } from '#web/shared/use-today.ts'
import { CalendarFilters } from './CalendarFilters.tsx'
import { CalendarHeader } from './CalendarHeader.tsx'
import { MonthView } from './MonthView.tsx'
import { calendarViewShape } from './calendar-view.ts'
import { SubscribeButton } from './feed/SubscribeButton.tsx'
import { shownPeriod } from './shown-period.ts'
import { SpanSwitch } from './timeline/SpanSwitch.tsx'

const Timeline = lazy(() => import('./timeline/Timeline.tsx').then(file => ({ default: file.Timeline })))

export function LeaveCalendarPage() {
  const { t } = useTranslation()
  const today = useToday()
  const [view, setView] = useViewState(calendarViewShape)
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const period = shownPeriod(view, today)
  const actions = (
    <>
      <SubscribeButton />
      <RequestLeaveButton />
    </>
  )
  return (
    <Page title={t('menu.leavesCalendar')} actions={actions}>
      <CalendarHeader view={view} period={period} isPhone={isPhone} onChange={setView} />
      <CalendarFilters view={view} onChange={setView}>
        {view.view === 'people' && !isPhone && (
          <SpanSwitch period={period} today={today} onChange={setView} />
        )}
      </CalendarFilters>
      {view.view === 'people' ? (
        <Suspense fallback={<Skeleton height={480} radius="md" />}>
          <Timeline view={view} period={period} today={today} isPhone={isPhone} onChange={setView} />
        </Suspense>
      ) : (
        <MonthView view={view} month={period.from} today={today} isPhone={isPhone} onChange={setView} />
      )}
    </Page>
  )
}
