// Reads a list that can load more.
import type { InputOf, OutputOf } from '@hr/contract/endpoint.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from './call.ts'
import type { AnyEndpoint } from './call.ts'

type ListPage = {
  rows: readonly unknown[]
  total: number
  totalIsMore?: boolean | undefined
  next?: string | undefined
}
/** The list type among the outputs of an endpoint (some return a plain list for a special query). */
export type ListOf<E> = Extract<OutputOf<E>, ListPage>
export type RowOf<E> = ListOf<E>['rows'][number]

/** The state that DataList shows. */
export type ListState<Row> = {
  rows: readonly Row[]
  total: number
  totalIsMore: boolean
  isPending: boolean
  error: Error | null
  hasMore: boolean
  isLoadingMore: boolean
  isRefreshing?: boolean
  loadMore: () => void
  retry: () => void
}

/** A list of which a bulk action may need more rows than are shown. */
export type LoadedList<Row> = ListState<Row> & {
  /** Loads rows until there are so many, or all of them; returns what is loaded. */
  loadUpTo: (count: number) => Promise<Row[]>
}

const isList = (answer: unknown): answer is ListPage =>
  typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows)

/** Rows of all loaded pages have the row type of the endpoint. */
const asRows = <E>(pages: readonly ListPage[]) => pages.flatMap(page => page.rows) as RowOf<E>[]

/** What an endpoint returns besides rows has the type of its output. */
const asList = <E>(page: ListPage | undefined) => page as ListOf<E> | undefined

/** The input of the list with its paging put back. */
const asInput = <E>(input: unknown) => input as InputOf<E>

/** A list by cursor, 25 rows at a time by default. `input` has search and filters, not the paging. */
export function useList<E extends AnyEndpoint>(
  endpoint: E,
  input: Omit<InputOf<E>, 'page' | 'limit' | 'after'>,
  {
    enabled = true,
    limit = 25,
    refetchInterval = false,
  }: { enabled?: boolean; limit?: number; refetchInterval?: number | false } = {},
): LoadedList<RowOf<E>> & { firstPage: ListOf<E> | undefined } {
  const query = useInfiniteQuery({
    queryKey: [endpoint.path, 'list', input],
    enabled,
    refetchInterval,
    meta: { topics: endpoint.topics },
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }): Promise<ListPage> => {
      const paged = { ...input, limit, ...(pageParam !== '' && { after: pageParam }) }
      const answer = await call(endpoint, asInput<E>(paged), { signal })
      return isList(answer) ? answer : { rows: [], total: 0 }
    },
    getNextPageParam: page => page.next,
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages ?? []
  const loadUpTo = async (count: number): Promise<RowOf<E>[]> => {
    let { data, hasNextPage, isFetchNextPageError: hasFailed } = query
    while (hasNextPage && asRows<E>(data?.pages ?? []).length < count) {
      ;({ data, hasNextPage, isFetchNextPageError: hasFailed } = await query.fetchNextPage())
      if (hasFailed) break
    }
    return asRows<E>(data?.pages ?? [])
  }
  return {
    firstPage: asList<E>(pages.at(0)),
    rows: asRows<E>(pages),
    total: pages.at(0)?.total ?? 0,
    totalIsMore: pages.at(0)?.totalIsMore === true,
    isPending: query.isPending,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isRefreshing: query.isRefetching,
    loadUpTo,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
