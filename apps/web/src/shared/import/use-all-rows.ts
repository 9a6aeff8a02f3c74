// Shows rows that are already loaded as a list: a hundred first, 25 more on demand (spec 9).
import { useState } from 'react'
import type { ListState } from '#web/api/use-list.ts'

const atFirst = 100
const step = 25

export function useAllRows<Row>(rows: readonly Row[]): ListState<Row> {
  const [shown, setShown] = useState(atFirst)
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
