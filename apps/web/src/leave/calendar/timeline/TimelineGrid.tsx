// The grid; virtualized, for any number of people.
import type { CSSProperties } from 'react'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ListState } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateRange } from '#web/shared/format.ts'
import { DayStrips } from './DayStrips.tsx'
import classes from './Timeline.module.css'
import { TimelineHead } from './TimelineHead.tsx'
import { TimelineLine } from './TimelineLine.tsx'
import type { TimelineDay } from './timeline-days.ts'
import type { TimelineRow } from './timeline-rows.ts'
import { useTimelinePlace } from './use-timeline-place.ts'
import { headHeight, useVirtualRows } from './use-virtual-rows.ts'

/** Minimum; days get wider if there is room. */
const dayWidths = { phone: 34, desktop: 28 } as const

type Props = {
  days: readonly TimelineDay[]
  rows: readonly TimelineRow[]
  /** The people of the rows. */
  list: ListState<unknown>
  isPhone: boolean
}

/** If the days do not fit, the calendar opens at the day before today. */
const leftOfToday = (days: readonly TimelineDay[], dayWidth: number): number =>
  Math.max(0, days.findIndex(({ isToday }) => isToday) - 1) * dayWidth

export function TimelineGrid({ days, rows, list, isPhone }: Props) {
  const { t } = useTranslation()
  const scroll = useRef<HTMLDivElement>(null)
  const dates = days.map(({ date }) => date)
  const { place, moveTo, focus, onKey } = useTimelinePlace(rows)
  const { virtualizer, drawn } = useVirtualRows({ scroll, rows, list, active: place.row })
  const dayWidth = isPhone ? dayWidths.phone : dayWidths.desktop
  /** Once only: afterwards the reader's own scrolling is kept. */
  const showToday = useEffectEvent(() => {
    if (scroll.current !== null) scroll.current.scrollLeft = leftOfToday(days, dayWidth)
  })
  useLayoutEffect(() => showToday(), [])
  const size: CSSProperties & Record<`--${string}`, string | number> = {
    '--days': dates.length,
    '--day': `${dayWidth}px`,
    '--head': `${headHeight}px`,
  }
  const period = formatDateRange(dates[0] ?? '', dates.at(-1) ?? '')
  return (
    <div
      ref={scroll}
      role="grid"
      tabIndex={-1}
      aria-label={t('leaveCalendar.people', { period })}
      aria-rowcount={list.total + 2}
      aria-colcount={dates.length + 1}
      className={classes.grid}
      style={size}
      onKeyDown={event => onKey(event, row => virtualizer.scrollToIndex(row))}
    >
      <div className={classes.body}>
        <TimelineHead days={days} />
        <div className={classes.rows} style={{ height: virtualizer.getTotalSize() }}>
          <DayStrips days={days} />
          {drawn.map(({ index, key, start, size: height }) => {
            const row = rows[index]
            if (row === undefined) return null
            return (
              <TimelineLine
                key={key}
                row={row}
                index={index}
                dates={dates}
                isPhone={isPhone}
                top={start - headHeight}
                height={height}
                stop={index === place.row ? place.stop : undefined}
                focus={focus}
                onMoveTo={stop => moveTo({ row: index, stop })}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}
