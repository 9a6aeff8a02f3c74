// People as rows, days as columns: everybody in the scope with their leave, and the number of people away each day.
import { leaveCalendar, leaveCalendarPeople } from '@hr/contract/leave-calendar.ts'
import { datesFrom } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useList } from '#web/api/use-list.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateRange } from '#web/shared/format.ts'
import { isFiltered } from '#web/ui/filter-count.ts'
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { TypeLegend } from '../TypeLegend.tsx'
import { calendarFilterOf, noFilters } from '../calendar-view.ts'
import type { CalendarView, ChangeView } from '../calendar-view.ts'
import type { CalendarHoliday } from '../leave-calendar-data.ts'
import type { ShownPeriod } from '../visible-period.ts'
import { TimelineGrid } from './TimelineGrid.tsx'
import { timelineDays } from './timeline-days.ts'
import { timelineRows } from './timeline-rows.ts'

type Props = {
  view: CalendarView
  period: ShownPeriod
  today: LocalDate
  isPhone: boolean
  onChange: ChangeView
}

function Nobody({ view, onChange }: Pick<Props, 'view' | 'onChange'>) {
  const { t } = useTranslation()
  const canClear = isFiltered(view, noFilters)
  const clear = (
    <Button variant="default" onClick={() => onChange(noFilters)}>
      {t('ui.clearFilters')}
    </Button>
  )
  return (
    <EmptyState
      title={t('leaveCalendar.nobody')}
      text={t('leaveCalendar.nobodyFiltered')}
      action={canClear && clear}
    />
  )
}

/** The names of the shaded columns, also without hovering. */
function Holidays({ holidays }: { holidays: readonly CalendarHoliday[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (holidays.length === 0) return null
  const named = holidays.map(
    holiday => `${formatDateRange(holiday.from, holiday.to)} ${nameIn(holiday, language)}`,
  )
  return (
    <Text size="sm" c="dimmed">
      {t('leaveCalendar.holidays')}: {named.join(', ')}
    </Text>
  )
}

export function Timeline({ view, period, today, isPhone, onChange }: Props) {
  const { t } = useTranslation()
  const { from, to } = period
  const dates = datesFrom(from, to)
  const filter = { from, to, ...calendarFilterOf(view) }
  const people = useList(
    leaveCalendarPeople,
    { ...filter, search: view.search, onlyAway: view.away === '1' },
    { limit: 100 },
  )
  const summary = useCall(leaveCalendar, filter, { keep: true })
  if (people.isPending) return <Skeleton height={480} />
  if (people.error && people.rows.length === 0)
    return <ErrorState error={people.error} retry={people.retry} />
  if (people.rows.length === 0) return <Nobody view={view} onChange={onChange} />
  const rows = timelineRows(people.rows, dates)
  const holidays = summary.data?.holidays ?? []
  return (
    <>
      <TimelineGrid
        key={from}
        days={timelineDays(dates, { today, holidays, days: summary.data?.days ?? [] })}
        rows={rows}
        list={people}
        isPhone={isPhone}
      />
      <LoadMore list={people} step={100} />
      <TypeLegend leaves={rows.flatMap(row => (row.kind === 'person' ? row.leaves : []))} />
      <Holidays holidays={holidays} />
      {!isPhone && (
        <Text size="xs" c="dimmed">
          {t('leaveCalendar.peopleHint')}
        </Text>
      )}
    </>
  )
}
