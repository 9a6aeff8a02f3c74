import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { weekday } from '@hr/domain/calendar/local-date.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { formatDate, weekdayNames } from '#web/shared/format.ts'
import shared from '#web/ui/CalendarDay.module.css'
import classes from './MonthGrid.module.css'
import type { DayEntries } from './day-entries.ts'
import type { CalendarHoliday, CalendarLeave } from './leave-calendar-data.ts'
import { isWeekend } from './month-weeks.ts'

export type Day = DayEntries<CalendarLeave, CalendarHoliday>
type Props = {
  day: Day
  today: LocalDate
  /** Belongs to the month before or after. */
  isOutside: boolean
  /** The day that the keyboard is on. */
  isActive: boolean
  hidden: number
  /** The number of people away, if their leave is not shown. */
  away: number | undefined
  focus: (node: HTMLButtonElement | null) => void
  onKey: (event: KeyboardEvent) => void
  onOpen: () => void
}

export function DayCell({ day, today, isOutside, isActive, hidden, away, focus, onKey, onOpen }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { date, leaves, holidays } = day
  const holiday = holidays.map(each => nameIn(each, language)).join(', ')
  const label = [
    `${weekdayNames(language)[weekday(date)]} ${formatDate(date)}`,
    holiday,
    t('leave.awayCount', { count: away ?? leaves.length }),
  ]
  return (
    <div
      role="gridcell"
      className={classes.cell}
      data-outside={isOutside || undefined}
      data-weekend={isWeekend(date) || undefined}
      data-holiday={holiday !== '' || undefined}
    >
      <UnstyledButton
        ref={isActive ? focus : null}
        className={`${shared.day} ${classes.day}`}
        tabIndex={isActive ? 0 : -1}
        aria-current={date === today ? 'date' : undefined}
        data-date={date}
        onKeyDown={onKey}
        onClick={onOpen}
      >
        <VisuallyHidden>{label.filter(part => part !== '').join(', ')}</VisuallyHidden>
        <span className={`${shared.number} ${classes.number}`} aria-hidden>
          {Number(date.slice(8))}
        </span>
        {holiday !== '' && (
          <span className={classes.holiday} title={holiday} aria-hidden>
            {holiday}
          </span>
        )}
        {away !== undefined && away > 0 && (
          <span className={classes.away} aria-hidden>
            {t('leave.awayCount', { count: away })}
          </span>
        )}
        {hidden > 0 && (
          <span className={classes.more} aria-hidden>
            {t('leave.more', { count: hidden })}
          </span>
        )}
      </UnstyledButton>
    </div>
  )
}
