// The rows of the timeline in the DOM; more people are loaded near the end.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { useEffect } from 'react'
import type { ListState } from '#web/api/use-list.ts'
import type { TimelineRow } from './timeline-rows.ts'

const heights = { heading: 34, person: 48 } as const
/** Two sticky lines above the rows. */
export const headHeight = 82

type Options = {
  scroll: RefObject<HTMLDivElement | null>
  rows: readonly TimelineRow[]
  list: ListState<unknown>
  /** Stays in the DOM for the Tab key. */
  active: number
}

export function useVirtualRows({ scroll, rows, list, active }: Options) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: index => heights[rows[index]?.kind ?? 'person'],
    getItemKey: index => rows[index]?.key ?? index,
    overscan: 6,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor: range =>
      [...new Set([...defaultRangeExtractor(range), active])].toSorted((one, other) => one - other),
    onChange: ({ range }) => {
      const isNearEnd = range !== null && range.endIndex >= rows.length - 10
      if (isNearEnd && list.hasMore && !list.isLoadingMore) list.loadMore()
    },
  })
  const drawn = virtualizer.getVirtualItems()
  useEffect(() => {
    const shown = drawn.map(({ index }) => rows[index])
    list.onDrawn?.(shown.flatMap(row => (row?.kind === 'person' ? [row.place] : [])))
  })
  return { virtualizer, drawn }
}
