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
  /** Where the chosen unit is in the structure. */
  chosenPlace: string
  isSearching: boolean
  /** The focused and the dragged row stay in the DOM when they are scrolled away. */
  kept: readonly number[]
}

export function useShownRows({ rows, height, top, chosen, chosenPlace, isSearching, kept }: Options) {
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
  const chosenId = chosen >= 0 && top > 0 ? rows[chosen]?.node.id : undefined
  const scrollToChosen = useEffectEvent(() => {
    if (chosenId !== undefined) virtual.scrollToIndex(chosen, { align: 'auto' })
  })
  // When another unit is chosen, appears or moves in the structure, not when its row moves because others open.
  useEffect(() => scrollToChosen(), [chosenId, chosenPlace])
  // The end of a search shows all rows again.
  useEffect(() => {
    if (!isSearching) scrollToChosen()
  }, [isSearching])
  return { items: virtual.getVirtualItems(), totalSize: virtual.getTotalSize() }
}
