// Shows rows that are already loaded as a list: a hundred first, more on demand.
import { useState } from 'react'
import type { ListState } from '#web/api/use-list.ts'

const step = 100

export function useAllRows<Row>(rows: readonly Row[]): ListState<Row> {
  const [shown, setShown] = useState(step)
  return {
    rows: rows.slice(0, shown),
    total: rows.length,
    totalIsMore: false,
    isPending: false,
    error: null,
    hasMore: rows.length > shown,
    isLoadingMore: false,
    loadMore: () => setShown(shown + step),
    retry: () => undefined,
  }
}
