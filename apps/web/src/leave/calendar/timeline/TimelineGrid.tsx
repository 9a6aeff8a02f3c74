// The grid; virtualized, for any number of people.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateRange } from '#web/shared/format.ts'
import type { CalendarHoliday } from '../leave-calendar-data.ts'
import { DayStrips } from './DayStrips.tsx'
import classes from './Timeline.module.css'
import { TimelineHead } from './TimelineHead.tsx'
import { TimelineLine } from './TimelineLine.tsx'
import { placeAfterKey, activePlace } from './timeline-keys.ts'
import type { TimelinePlace } from './timeline-keys.ts'
import type { TimelineRow } from './timeline-rows.ts'

const heights = { heading: 34, person: 48 } as const
/** Two sticky lines above the rows. */
const headHeight = 82
/** Minimum; days get wider if there is room. */
const dayWidths = { phone: 34, desktop: 28 } as const

type Props = {
  dates: readonly LocalDate[]
  rows: readonly TimelineRow[]
  today: LocalDate
  holidays: readonly CalendarHoliday[]
  away: ReadonlyMap<LocalDate, number>
  isPhone: boolean
  total: number
  /** More people can be loaded, and are not being loaded. */
  hasMore: boolean
  onLoadMore: () => void
  /** Called with the people that are drawn. */
  onDrawn: ((places: readonly number[]) => void) | undefined
}

/** If the days do not fit, the calendar opens at the day before today. */
const leftOfToday = (dates: readonly LocalDate[], today: LocalDate, dayWidth: number): number =>
  Math.max(0, dates.indexOf(today) - 1) * dayWidth

/** The keyboard's position, and the element to focus once its row exists. */
function usePlace(rows: readonly TimelineRow[], show: (row: number) => void) {
  const [last, setLast] = useState<TimelinePlace>()
  const awaits = useRef(false)
  const place = activePlace(rows, last)
  return {
    place,
    moveTo: setLast,
    focus: (node: HTMLElement | null) => {
      if (node === null || !awaits.current) return
      awaits.current = false
      node.focus()
    },
    onKey: (event: KeyboardEvent) => {
      const next = placeAfterKey(event.key, rows, place)
      if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      if (next.row === place.row && next.stop === place.stop) return
      awaits.current = true
      setLast(next)
      show(next.row)
    },
  }
}

export function TimelineGrid(props: Props) {
  const { dates, rows, today, holidays, away, isPhone, total, hasMore, onLoadMore, onDrawn } = props
  const { t } = useTranslation()
  const scroll = useRef<HTMLDivElement>(null)
  const { place, moveTo, focus, onKey } = usePlace(rows, row => virtualizer.scrollToIndex(row))
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: index => heights[rows[index]?.kind ?? 'person'],
    getItemKey: index => rows[index]?.key ?? index,
    overscan: 6,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    // The active row stays in the DOM for the Tab key.
    rangeExtractor: range =>
      [...new Set([...defaultRangeExtractor(range), place.row])].toSorted((one, other) => one - other),
    onChange: ({ range }) => {
      if (hasMore && range !== null && range.endIndex >= rows.length - 10) onLoadMore()
    },
  })
  const drawn = virtualizer.getVirtualItems()
  useEffect(() => {
    const shown = drawn.map(({ index }) => rows[index])
    onDrawn?.(shown.flatMap(row => (row?.kind === 'person' ? [row.place] : [])))
  })
  const dayWidth = isPhone ? dayWidths.phone : dayWidths.desktop
  /** Once only: afterwards the reader's own scrolling is kept. */
  const showToday = useEffectEvent(() => {
    if (scroll.current !== null) scroll.current.scrollLeft = leftOfToday(dates, today, dayWidth)
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
      aria-rowcount={total + 2}
      aria-colcount={dates.length + 1}
      className={classes.grid}
      style={size}
      onKeyDown={onKey}
    >
      <div className={classes.body}>
        <TimelineHead dates={dates} today={today} holidays={holidays} away={away} />
        <div className={classes.rows} style={{ height: virtualizer.getTotalSize() }}>
          <DayStrips dates={dates} today={today} holidays={holidays} />
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
