import { leaveCalendarPeople } from '@hr/contract/leave-calendar.ts'
import { weekday } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Stack, Text } from '@mantine/core'
import { useList } from '#web/api/use-list.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { formatDate, weekdayNames } from '#web/shared/format.ts'
import { Drawer } from '#web/ui/Drawer.tsx'
import { LoadedRows } from '#web/ui/LoadedRows.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { AwayList } from './AwayList.tsx'
import type { Day } from './DayCell.tsx'
import type { calendarFilterOf } from './calendar-view.ts'

type Filter = ReturnType<typeof calendarFilterOf>
type Props = {
  day: Day | undefined
  /** Set if there is too much leave to load: the day's people are then read page by page. */
  filter: Filter | undefined
  onClose: () => void
}

function DayPeople({ date, filter }: { date: LocalDate; filter: Filter }) {
  const list = useList(leaveCalendarPeople, { ...filter, from: date, to: date, onlyAway: true })
  const leaves = list.rows.flatMap(({ employee, leaves: own }) => own.map(leave => ({ ...leave, employee })))
  return (
    <LoadedRows list={list} height={240}>
      {() => (
        <>
          <AwayList date={date} leaves={leaves} />
          <LoadMore list={list} />
        </>
      )}
    </LoadedRows>
  )
}

/** Everybody who is away on a day. */
export function DayDrawer({ day, filter, onClose }: Props) {
  const language = useLanguage()
  const title =
    day === undefined ? '' : `${weekdayNames(language)[weekday(day.date)]} ${formatDate(day.date)}`
  return (
    <Drawer opened={day !== undefined} onClose={onClose} size={420} title={title}>
      {day !== undefined && (
        <Stack gap="sm">
          {day.holidays.map(holiday => (
            <Text key={holiday.from} fw={600} c="var(--mantine-color-brand-text)">
              {nameIn(holiday, language)}
            </Text>
          ))}
          {filter === undefined ? (
            <AwayList date={day.date} leaves={day.leaves} />
          ) : (
            <DayPeople date={day.date} filter={filter} />
          )}
        </Stack>
      )}
    </Drawer>
  )
}
