// A long list draws only the rows near the window, because 5,000 people would be 200,000 nodes; on paper it draws all.
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Range } from '@tanstack/react-virtual'
import { useEffect, useState } from 'react'
import { useTopOf } from './use-top-of.ts'
import { flushSync } from 'react-dom'

/** While the browser prints; drawn at once, because it takes the page as it is after the event. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/** Up to this number all rows are drawn, and the browser's own search finds them. */
const mostDrawn = 100

/** With the line of folded values below it. */
function rowHeight(row: Element): number {
  const below = row.nextElementSibling
  const folded = below?.hasAttribute('data-folded') === true ? below.getBoundingClientRect().height : 0
  return row.getBoundingClientRect().height + folded
}

type Options<Row> = {
  readonly list: {
    readonly rows: readonly Row[]
    readonly onDrawn?: (rows: readonly number[] | undefined) => void
  }
  readonly rowKey: (row: Row) => string | number
  /** Pixels. */
  readonly estimate: number
  readonly gap?: number
}

/** `frame` is for the element around the rows, `measure` and `data-index` for each row. */
export function useNearRows<Row, Frame extends HTMLElement>({
  list: { rows, onDrawn },
  rowKey,
  estimate,
  gap = 0,
}: Options<Row>) {
  const isLong = rows.length > mostDrawn
  const [frame, top] = useTopOf<Frame>()
  const virtual = useWindowVirtualizer({
    enabled: isLong,
    count: rows.length,
    estimateSize: () => estimate,
    gap,
    overscan: 8,
    measureElement: rowHeight,
    scrollMargin: top,
    getItemKey: index => rows.slice(index, index + 1).map(rowKey)[0] ?? index,
    // The row with the focus stays when it is scrolled away.
    rangeExtractor: (range: Range) => {
      const focused = frame.current?.querySelector<HTMLElement>('[data-index]:focus-within')?.dataset.index
      const kept = focused === undefined ? [] : [Number(focused)]
      return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((one, other) => one - other)
    },
  })
  const isPrinting = useIsPrinting()
  const items = isLong && !isPrinting ? virtual.getVirtualItems() : undefined
  // After each drawing, since rows may have been read again meanwhile.
  useEffect(() => {
    if (!isPrinting) onDrawn?.(items?.map(({ index }) => index))
  })
  if (items === undefined) {
    const all = rows.map((row, index) => ({ row, index, skipped: 0 }))
    return { frame, near: all, after: 0, measure: undefined }
  }
  const ends = [top, ...items.map(({ end }) => end)]
  const left = top + virtual.getTotalSize() - (ends.at(-1) ?? top)
  return {
    frame,
    /** `skipped`: pixels of the rows before it that are not drawn. */
    near: items.flatMap(({ index, start }, place) =>
      rows.slice(index, index + 1).map(row => {
        const skipped = start - (ends[place] ?? start) - gap
        return { row, index, skipped: Math.max(0, skipped) }
      }),
    ),
    /** Pixels of the rows after the last that is drawn. */
    after: Math.max(0, left - gap),
    measure: virtual.measureElement,
  }
}
