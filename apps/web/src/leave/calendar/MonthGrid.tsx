// The month as weeks: days as a grid for the keyboard, leaves as bars across them.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { monthTitle, shortWeekdayNames, weekdayNames } from '#web/shared/format.ts'
import { mondayFirst } from '#web/shared/monday-first.ts'
import { DayCell } from './DayCell.tsx'
import { LeaveBar } from './LeaveBar.tsx'
import classes from './MonthGrid.module.css'
import { dayEntries } from './day-entries.ts'
import { dayAfterKey } from './day-after-key.ts'
import type { CalendarHoliday, CalendarLeave } from './leave-calendar-data.ts'
import { weekBars } from './week-bars.ts'

const mostLanes = 4

type Props = {
  /** First day of the shown month. */
  month: LocalDate
  weeks: readonly (readonly LocalDate[])[]
  today: LocalDate
  leaves: readonly CalendarLeave[]
  holidays: readonly CalendarHoliday[]
  /** People away by day, if there is too much leave to show. */
  counts: ReadonlyMap<LocalDate, number> | undefined
  onMonth: (month: string) => void
  onOpenDay: (date: LocalDate) => void
}

function WeekHead() {
  const language = useLanguage()
  const long = weekdayNames(language)
  return (
    <div role="row" className={classes.head}>
      {mondayFirst.map(day => (
        <div key={day} role="columnheader" aria-label={long[day]} data-weekend={day % 6 === 0 || undefined}>
          {shortWeekdayNames(language)[day]}
        </div>
      ))}
    </div>
  )
}

/** The day that the keyboard is on: today or the first of the month until an arrow key moves it. */
function useActiveDay({ month, today, onMonth }: Pick<Props, 'month' | 'today' | 'onMonth'>) {
  const [moved, setMoved] = useState<LocalDate>()
  /** The date to focus once its cell exists: the month may still be loading. */
  const takesFocus = useRef<LocalDate>(undefined)
  const isIn = (date: LocalDate | undefined) => date?.slice(0, 7) === month.slice(0, 7)
  const active = moved !== undefined && isIn(moved) ? moved : isIn(today) ? today : month
  return {
    active,
    focus: (node: HTMLButtonElement | null) => {
      if (node === null || node.dataset.date !== takesFocus.current) return
      takesFocus.current = undefined
      node.focus()
    },
    onKey: (event: KeyboardEvent) => {
      const next = dayAfterKey(event.key, active)
      if (next === undefined) return
      event.preventDefault()
      takesFocus.current = next
      setMoved(next)
      if (!isIn(next)) onMonth(next.slice(0, 7))
    },
    moveTo: setMoved,
  }
}

export function MonthGrid(props: Props) {
  const { month, weeks, today, leaves, holidays, counts, onMonth, onOpenDay } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const { active, focus, onKey, moveTo } = useActiveDay({ month, today, onMonth })
  const open = (date: LocalDate) => {
    moveTo(date)
    onOpenDay(date)
  }
  return (
    <div
      role="grid"
      className={classes.grid}
      aria-label={t('leave.month', { month: monthTitle(month, language) })}
    >
      <WeekHead />
      {weeks.map(week => {
        const { bars, lanes, hidden } = weekBars(week, leaves, mostLanes)
        const height: CSSProperties & Record<`--${string}`, number> = { '--lanes': lanes }
        return (
          <div key={week[0]} role="row" className={classes.week} style={height}>
            {week.map((date, index) => (
              <DayCell
                key={date}
                day={dayEntries(date, leaves, holidays)}
                today={today}
                isOutside={date.slice(0, 7) !== month.slice(0, 7)}
                isActive={date === active}
                hidden={hidden[index] ?? 0}
                away={counts && (counts.get(date) ?? 0)}
                focus={focus}
                onKey={onKey}
                onOpen={() => open(date)}
              />
            ))}
            <div className={classes.bars} aria-hidden>
              {bars.map(bar => (
                <LeaveBar
                  key={bar.leave.id}
                  bar={bar}
                  onOpen={() => open(week[Math.floor(bar.start / 2)] ?? month)}
                />
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}
