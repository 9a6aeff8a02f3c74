import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import type { CalendarHoliday } from '../leave-calendar-data.ts'
import { isWeekend } from '../month-weeks.ts'
import classes from './Timeline.module.css'

export const holidayOf = (
  holidays: readonly CalendarHoliday[],
  date: LocalDate,
): CalendarHoliday | undefined => holidays.find(({ from, to }) => from <= date && date <= to)

type Props = { dates: readonly LocalDate[]; today: LocalDate; holidays: readonly CalendarHoliday[] }

/** Weekends, holidays and today behind all rows, rendered once instead of per row. */
export function DayStrips({ dates, today, holidays }: Props) {
  const language = useLanguage()
  return (
    <div className={classes.strips} aria-hidden>
      {dates.map(date => {
        const holiday = holidayOf(holidays, date)
        return (
          <div
            key={date}
            data-weekend={isWeekend(date) || undefined}
            data-holiday={holiday !== undefined || undefined}
            data-today={date === today || undefined}
            title={holiday && nameIn(holiday, language)}
          />
        )
      })}
    </div>
  )
}
