// The sticky lines above the rows: the days, and the number of people away on each.
import { weekday } from '@hr/domain/calendar/local-date.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { VisuallyHidden } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate, narrowWeekdayNames, weekdayNames } from '#web/shared/format.ts'
import classes from './Timeline.module.css'
import { dayMarks } from './timeline-days.ts'
import type { TimelineDay } from './timeline-days.ts'

function DayHead({ day, column }: { day: TimelineDay; column: number }) {
  const { date, isToday, holiday } = day
  const language = useLanguage()
  const name = holiday && nameIn(holiday, language)
  const label = `${weekdayNames(language)[weekday(date)]} ${formatDate(date)}`
  return (
    <div
      role="columnheader"
      aria-colindex={column}
      className={classes.day}
      title={name}
      {...dayMarks(day)}
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

export function TimelineHead({ days }: { days: readonly TimelineDay[] }) {
  const { t } = useTranslation()
  const most = Math.max(...days.map(({ away }) => away))
  return (
    <div className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.headLine}>
        <div role="columnheader" aria-colindex={1} className={classes.corner}>
          {t('leaveCalendar.person')}
        </div>
        {days.map((day, index) => (
          <DayHead key={day.date} day={day} column={index + 2} />
        ))}
      </div>
      <div role="row" aria-rowindex={2} className={classes.headLine} data-counts>
        <div role="rowheader" aria-colindex={1} className={classes.corner}>
          {t('leaveCalendar.away')}
        </div>
        {days.map(({ date, isWeekend, away }, index) => (
          <div
            key={date}
            role="gridcell"
            aria-colindex={index + 2}
            className={classes.count}
            data-weekend={isWeekend || undefined}
            data-crowded={(away > 1 && away === most) || undefined}
          >
            {away === 0 ? '' : away}
          </div>
        ))}
      </div>
    </div>
  )
}
