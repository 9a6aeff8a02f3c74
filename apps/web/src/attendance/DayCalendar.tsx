// The days of a range in weeks from Monday; each opens its explanation. On a phone a day is a number and a colour.
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import { dateFilter } from '@hr/domain/calendar/date-filter.ts'
import { datesFrom, weekday } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { CSSProperties } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate, shortWeekdayNames, weekdayNames } from '#web/shared/format.ts'
import { useDayStatus } from '#web/shared/use-day-status.ts'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { statusColor } from '#web/ui/status-color.ts'
import shared from '#web/ui/CalendarDay.module.css'
import { mondayFirst } from '#web/shared/monday-first.ts'
import { ClockTime, dayChecks } from './ClockTimes.tsx'
import classes from './DayCalendar.module.css'

const restDays: readonly (string | null)[] = ['WEEKEND', 'HOLIDAY']

function weeksOf({ from, to }: DateRange): LocalDate[][] {
  const days = datesFrom(dateFilter('thisWeek', from).from, dateFilter('thisWeek', to).to)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

type Status = ReturnType<ReturnType<typeof useDayStatus>>

function DayFacts({ day, status }: { day: AttendanceDay; status: Status }) {
  const { timeIn, labelIn, timeOut, labelOut } = dayChecks(day)
  const dot: CSSProperties & Record<`--${string}`, string> = {
    '--dot': `var(--mantine-color-${statusColor(status)}-filled)`,
  }
  return (
    <>
      {/* The background marks a weekend; a dot on each would distract from the days that matter. */}
      {day.status !== 'WEEKEND' && <span className={classes.dot} style={dot} aria-hidden />}
      <span className={classes.badge}>
        <StatusBadge status={status} size="sm" />
      </span>
      {(timeIn !== null || timeOut !== null) && (
        <span className={classes.times}>
          <ClockTime time={timeIn} label={labelIn} /> - <ClockTime time={timeOut} label={labelOut} />
        </span>
      )}
    </>
  )
}

type CellProps = {
  date: LocalDate
  day: AttendanceDay | undefined
  today: LocalDate
  statusOf: (day: AttendanceDay) => Status
  onOpen: () => void
}

function DayCell({ date, day, today, statusOf, onOpen }: CellProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (day === undefined)
    return (
      <span className={classes.outside} {...(date === today && { 'aria-current': 'date' as const })}>
        {Number(date.slice(8))}
      </span>
    )
  const status = statusOf(day)
  return (
    <UnstyledButton
      className={`${shared.day} ${classes.day}`}
      data-date={date}
      aria-current={date === today ? 'date' : undefined}
      onClick={onOpen}
    >
      <span className={shared.number} aria-hidden>
        {Number(date.slice(8))}
      </span>
      <VisuallyHidden>
        {`${weekdayNames(language)[weekday(date)]} ${formatDate(date)}, ${t(`status.${status}`)}`}
      </VisuallyHidden>
      <DayFacts day={day} status={status} />
    </UnstyledButton>
  )
}

type Props = {
  range: DateRange
  days: readonly AttendanceDay[]
  today: LocalDate
  label: string
  onOpen: (date: LocalDate) => void
}

export function DayCalendar({ range, days, today, label, onOpen }: Props) {
  const language = useLanguage()
  // Once for all cells: it follows the clock.
  const statusOf = useDayStatus()
  const byDate = new Map(days.map(day => [day.date, day]))
  return (
    <table className={classes.calendar} aria-label={label}>
      <thead>
        <tr>
          {mondayFirst.map(day => (
            <th key={day} scope="col" abbr={weekdayNames(language)[day]}>
              {shortWeekdayNames(language)[day]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(range).map(week => (
          <tr key={week[0]}>
            {week.map(date => {
              const isIn = range.from <= date && date <= range.to
              const day = isIn ? byDate.get(date) : undefined
              return (
                <td key={date} data-off={!isIn || restDays.includes(day?.status ?? null) || undefined}>
                  {isIn && (
                    <DayCell
                      date={date}
                      day={day}
                      today={today}
                      statusOf={statusOf}
                      onOpen={() => onOpen(date)}
                    />
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
