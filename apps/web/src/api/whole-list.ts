// Shows a plain list that is read in one call as a DataList without more pages.
import type { ListState } from './use-list.ts'

type Query = { readonly isPending: boolean; readonly error: Error | null; readonly refetch: () => unknown }

export const wholeList = <Row>(rows: readonly Row[], query: Query): ListState<Row> => ({
  rows,
  total: rows.length,
  totalIsMore: false,
  isPending: query.isPending,
  error: query.error,
  hasMore: false,
  isLoadingMore: false,
  loadMore: () => undefined,
  retry: () => void query.refetch(),
})
