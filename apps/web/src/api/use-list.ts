// Reads a list that can load more.
import type { InputOf, OutputOf } from '@hr/contract/endpoint.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from './call.ts'
import type { AnyEndpoint } from './call.ts'
import { seenPages } from './seen-pages.ts'
import type { ListPage } from './seen-pages.ts'

/** The list type among the outputs of an endpoint (some return a plain list for a special query). */
export type ListOf<E> = Extract<OutputOf<E>, ListPage>
export type RowOf<E> = ListOf<E>['rows'][number]

/** The state that DataList shows. */
export type ListState<Row> = {
  rows: readonly Row[]
  total: number
  totalIsMore: boolean
  /** How many rows one step loads. */
  step?: number
  isPending: boolean
  error: Error | null
  hasMore: boolean
  isLoadingMore: boolean
  isRefreshing?: boolean
  /** Receives the places of the drawn rows; undefined: all. */
  onDrawn?: (rows: readonly number[] | undefined) => void
  /** Keeps the rows of the previous search or filters until the answer arrives. */
  isOutdated?: boolean
  loadMore: () => void
  retry: () => void
}

/** A list of which a bulk action may need more rows than are shown. */
export type LoadedList<Row> = ListState<Row> & {
  /** Loads rows up to this number, or all of them; returns what is loaded. */
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
  const [seen] = useState(seenPages)
  const query = useInfiniteQuery({
    queryKey: [endpoint.path, 'list', input],
    enabled,
    refetchInterval,
    meta: { topics: endpoint.topics },
    ...seen.reading(async (after, signal) => {
      const paged = { ...input, limit, ...(after !== '' && { after }) }
      const answer = await call(endpoint, asInput<E>(paged), { signal })
      return isList(answer) ? answer : { rows: [], total: 0 }
    }),
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages ?? []
  const newest = pages.find(page => page.isOld !== true)
  const onDrawn = (rows: readonly number[] | undefined) => {
    seen.draw(rows)
    if (!query.isFetching && query.error === null && seen.hasOld(pages))
      void query.refetch({ cancelRefetch: false })
  }
  const loadUpTo = async (count: number): Promise<RowOf<E>[]> => {
    seen.needAll()
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
    total: newest?.total ?? 0,
    totalIsMore: newest?.totalIsMore === true,
    step: limit,
    isPending: query.isPending,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isRefreshing: query.isRefetching,
    onDrawn,
    isOutdated: query.isPlaceholderData,
    loadUpTo,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
