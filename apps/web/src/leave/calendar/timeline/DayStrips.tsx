import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import classes from './Timeline.module.css'
import { dayMarks } from './timeline-days.ts'
import type { TimelineDay } from './timeline-days.ts'

/** Weekends, holidays and today behind all rows, rendered once instead of per row. */
export function DayStrips({ days }: { days: readonly TimelineDay[] }) {
  const language = useLanguage()
  return (
    <div className={classes.strips} aria-hidden>
      {days.map(day => (
        <div key={day.date} {...dayMarks(day)} title={day.holiday && nameIn(day.holiday, language)} />
      ))}
    </div>
  )
}
