// Who is away in a month: a grid on a desktop, a list of days on a phone.
import { leaveCalendar } from '@hr/contract/leave-calendar.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { datesFrom, endOfMonth } from '@hr/domain/calendar/local-date.ts'
import { Alert, Button, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { filterCount } from '#web/ui/filter-count.ts'
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx'
import { DayDrawer } from './DayDrawer.tsx'
import { MonthAgenda } from './MonthAgenda.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { TypeLegend } from './TypeLegend.tsx'
import { calendarFilterOf, noFilters } from './calendar-view.ts'
import type { CalendarView, ChangeView } from './calendar-view.ts'
import { agenda, dayEntries } from './day-entries.ts'
import { weeksOfMonth } from './month-weeks.ts'
import { monthChange } from './visible-period.ts'

type Props = {
  view: CalendarView
  month: LocalDate
  today: LocalDate
  isPhone: boolean
  onChange: ChangeView
}

export function MonthView({ view, month, today, isPhone, onChange }: Props) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<LocalDate>()
  const weeks = weeksOfMonth(month)
  const [from = month, to = month] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)]
  const filter = calendarFilterOf(view)
  const { data, error, isPending, refetch } = useCall(leaveCalendar, { from, to, ...filter }, { keep: true })
  if (isPending) return <Skeleton height={isPhone ? 320 : 640} />
  if (data === undefined) return error && <ErrorState error={error} retry={() => void refetch()} />
  const { leaves, holidays, hasMore } = data
  const counts = hasMore ? new Map(data.days.map(({ date, away }) => [date, away])) : undefined
  // A part of very many would look complete.
  const shown = hasMore ? [] : leaves
  const isQuiet = leaves.length === 0 && filterCount({ ...view, away: undefined }, noFilters) > 0
  return (
    <>
      {hasMore && <Alert variant="light">{t('leaveCalendar.manyLeaves')}</Alert>}
      {/* Above the grid, which is higher than the screen. */}
      {!isPhone && <TypeLegend leaves={shown} />}
      {isPhone ? (
        <MonthAgenda
          key={month}
          days={agenda(datesFrom(month, endOfMonth(month)), shown, holidays, counts)}
          counts={counts}
          today={today}
          onMonth={next => onChange(monthChange(next, today))}
          onOpenDay={setOpened}
        />
      ) : (
        <MonthGrid
          month={month}
          weeks={weeks}
          today={today}
          leaves={shown}
          holidays={holidays}
          counts={counts}
          onMonth={next => onChange(monthChange(`${next}-01`, today))}
          onOpenDay={setOpened}
        />
      )}
      {isQuiet && (
        <EmptyState
          title={t('leaveCalendar.quietFiltered')}
          text={t('leaveCalendar.quietFilteredHint')}
          action={
            <Button variant="default" onClick={() => onChange(noFilters)}>
              {t('ui.clearFilters')}
            </Button>
          }
        />
      )}
      {!isPhone && (
        <Text size="xs" c="dimmed">
          {t('leave.calendarHint')}
        </Text>
      )}
      <DayDrawer
        day={opened === undefined ? undefined : dayEntries(opened, shown, holidays)}
        filter={hasMore ? filter : undefined}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}
