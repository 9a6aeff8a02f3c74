// Who is away in a month: a grid on a desktop, a list of days on a phone.
import { leaveCalendar } from '@hr/contract/leave-calendar.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { datesFrom, endOfMonth } from '@hr/domain/calendar/local-date.ts'
import { Skeleton, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { Page } from '#web/ui/Page.tsx'
import { RequestLeaveButton } from '../RequestLeaveButton.tsx'
import { useToday } from '../use-today.ts'
import { CalendarHeader } from './CalendarHeader.tsx'
import { DayDrawer } from './DayDrawer.tsx'
import { MonthAgenda } from './MonthAgenda.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { TypeLegend } from './TypeLegend.tsx'
import { calendarViewShape } from './calendar-view.ts'
import type { CalendarScope } from './calendar-view.ts'
import { agenda, dayEntries } from './day-entries.ts'
import { monthStart, weeksOfMonth } from './month-weeks.ts'

type MonthProps = {
  month: LocalDate
  today: LocalDate
  scope: CalendarScope
  onMonth: (month: string) => void
}

function Month({ month, today, scope, onMonth }: MonthProps) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const [opened, setOpened] = useState<LocalDate>()
  const weeks = weeksOfMonth(month)
  const [from = month, to = month] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)]
  const { data, error, isPending, refetch } = useCall(leaveCalendar, { from, to, scope }, { keep: true })
  if (isPending) return <Skeleton height={isPhone ? 320 : 640} radius="md" />
  if (data === undefined) return error && <ErrorState error={error} retry={() => void refetch()} />
  const { leaves, holidays } = data
  if (isPhone) {
    return (
      <MonthAgenda
        key={month}
        days={agenda(datesFrom(month, endOfMonth(month)), leaves, holidays)}
        today={today}
      />
    )
  }
  return (
    <>
      <MonthGrid
        month={month}
        weeks={weeks}
        today={today}
        leaves={leaves}
        holidays={holidays}
        onMonth={onMonth}
        onOpenDay={setOpened}
      />
      <TypeLegend leaves={leaves} />
      <Text size="xs" c="dimmed">
        {t('leave.calendarHint')}
      </Text>
      <DayDrawer
        day={opened === undefined ? undefined : dayEntries(opened, leaves, holidays)}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}

/** /app/leaves-calendar */
export function LeaveCalendarPage() {
  const { t } = useTranslation()
  const today = useToday()
  const [view, setView] = useViewState(calendarViewShape)
  const month = monthStart(view.month, today)
  const scope = view.scope ?? 'team'
  const onMonth = (next: string) => setView({ month: next === today.slice(0, 7) ? undefined : next })
  return (
    <Page title={t('menu.leavesCalendar')} actions={<RequestLeaveButton />}>
      <CalendarHeader
        month={month}
        today={today}
        scope={scope}
        onMonth={onMonth}
        onScope={next => setView({ scope: next === 'team' ? undefined : next })}
      />
      <Month month={month} today={today} scope={scope} onMonth={onMonth} />
    </Page>
  )
}
