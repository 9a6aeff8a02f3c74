// The sticky lines above the rows: the days, and the number of people away on each.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { weekday } from '@hr/domain/calendar/local-date.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { VisuallyHidden } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate, narrowWeekdayNames, weekdayNames } from '#web/shared/format.ts'
import type { CalendarHoliday } from '../leave-calendar-data.ts'
import { isWeekend } from '../month-weeks.ts'
import { holidayOf } from './DayStrips.tsx'
import classes from './Timeline.module.css'

type Props = {
  dates: readonly LocalDate[]
  today: LocalDate
  holidays: readonly CalendarHoliday[]
  away: ReadonlyMap<LocalDate, number>
}
type DayProps = { date: LocalDate; isToday: boolean; holiday: CalendarHoliday | undefined; column: number }

function DayHead({ date, isToday, holiday, column }: DayProps) {
  const language = useLanguage()
  const name = holiday && nameIn(holiday, language)
  const label = `${weekdayNames(language)[weekday(date)]} ${formatDate(date)}`
  return (
    <div
      role="columnheader"
      aria-colindex={column}
      className={classes.day}
      title={name}
      data-weekend={isWeekend(date) || undefined}
      data-holiday={holiday !== undefined || undefined}
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <VisuallyHidden>{name === undefined ? label : `${label}, ${name}`}</VisuallyHidden>
      <span className={classes.weekday} aria-hidden>
        {narrowWeekdayNames(language)[weekday(date)]}
      </span>
      <span className={classes.number} aria-hidden>
        {Number(date.slice(8))}
      </span>
    </div>
  )
}

export function TimelineHead({ dates, today, holidays, away }: Props) {
  const { t } = useTranslation()
  const most = Math.max(1, ...away.values())
  return (
    <div className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.headLine}>
        <div role="columnheader" aria-colindex={1} className={classes.corner}>
          {t('leaveCalendar.person')}
        </div>
        {dates.map((date, index) => (
          <DayHead
            key={date}
            date={date}
            column={index + 2}
            isToday={date === today}
            holiday={holidayOf(holidays, date)}
          />
        ))}
      </div>
      <div role="row" aria-rowindex={2} className={classes.headLine} data-counts>
        <div role="rowheader" aria-colindex={1} className={classes.corner}>
          {t('leaveCalendar.away')}
        </div>
        {dates.map((date, index) => {
          const count = away.get(date) ?? 0
          return (
            <div
              key={date}
              role="gridcell"
              aria-colindex={index + 2}
              className={classes.count}
              data-weekend={isWeekend(date) || undefined}
              data-crowded={(count > 1 && count === most) || undefined}
            >
              {count === 0 ? '' : count}
            </div>
          )
        })}
      </div>
    </div>
  )
}
