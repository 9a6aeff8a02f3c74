// The rows of the tree in the DOM: those near the window and the kept ones. It scrolls to the chosen row.
import type { OrgNode } from '@hr/contract/organization.ts'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Range } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { TreeRow } from './tree-rows.ts'

const headerHeight = 60

type Options = {
  rows: readonly TreeRow<OrgNode>[]
  height: number
  /** Where the tree begins on the page. */
  top: number
  /** Index of the chosen row; -1 = none. */
  chosen: number
  /** The focused and the dragged row stay in the DOM when they are scrolled away. */
  kept: readonly number[]
}

export function useShownRows({ rows, height, top, chosen, kept }: Options) {
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    overscan: 12,
    scrollMargin: top,
    scrollPaddingStart: headerHeight + 44,
    scrollPaddingEnd: 16,
    getItemKey: place => rows[place]?.node.id ?? place,
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...kept.filter(place => place >= 0)])].toSorted(
        (one, other) => one - other,
      ),
  })
  useLayoutEffect(() => virtual.measure(), [height, virtual])
  // Only when another unit is chosen or appears, not when its row moves because others open.
  const scrollToChosen = useEffectEvent(() => virtual.scrollToIndex(chosen, { align: 'auto' }))
  const chosenId = chosen >= 0 && top > 0 ? rows[chosen]?.node.id : undefined
  useEffect(() => {
    if (chosenId !== undefined) scrollToChosen()
  }, [chosenId])
  return { items: virtual.getVirtualItems(), totalSize: virtual.getTotalSize() }
}
