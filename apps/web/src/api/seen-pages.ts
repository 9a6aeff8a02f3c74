// A list that is read again reads only its pages with drawn rows. The others stay as they were until they are scrolled to.
// Below rows that have moved, the list is read again when the user loads more.
import type { InfiniteData, QueryFunctionContext } from '@tanstack/react-query'

export type ListPage = {
  readonly rows: readonly unknown[]
  readonly total: number
  readonly totalIsMore?: boolean | undefined
  readonly next?: string | undefined
  /** Not refetched with the others. */
  readonly isOld?: boolean
}
type Place = { readonly after: string; readonly place: number }
type Read = (after: string, signal: AbortSignal) => Promise<ListPage>

function rowsOf(pages: readonly ListPage[], place: number): { start: number; end: number } {
  const start = pages.slice(0, place).reduce((sum, page) => sum + page.rows.length, 0)
  return { start, end: start + (pages[place]?.rows.length ?? 0) }
}

/** Of one list. */
export function seenPages() {
  let drawn: readonly number[] | undefined
  let needsAll = false
  const isSeen = (pages: readonly ListPage[], place: number) => {
    const { start, end } = rowsOf(pages, place)
    return needsAll || drawn === undefined || drawn.some(row => row >= start && row < end)
  }
  return {
    /** The places of the drawn rows; undefined: all. */
    draw: (rows: readonly number[] | undefined) => void (drawn = rows),
    /** From now on every page is read again. */
    needAll: () => void (needsAll = true),
    hasOld: (pages: readonly ListPage[]) =>
      pages.some(({ isOld }, place) => isOld === true && isSeen(pages, place)),
    /** Options of the infinite query. */
    reading: (read: Read) => ({
      initialPageParam: { after: '', place: 0 },
      getNextPageParam: ({ next }: ListPage, pages: readonly ListPage[]): Place | undefined =>
        next === undefined ? undefined : { after: next, place: pages.length },
      async queryFn(asked: QueryFunctionContext<readonly unknown[], Place>): Promise<ListPage> {
        const { after, place } = asked.pageParam
        const last = asked.client.getQueryData<InfiniteData<ListPage, Place>>(asked.queryKey)
        const page = last?.pages[place]
        if (last === undefined || page === undefined || isSeen(last.pages, place))
          return await read(after, asked.signal)
        const hasMoved = last.pageParams[place]?.after !== after
        return hasMoved ? { ...page, rows: [], next: after } : { ...page, isOld: true }
      },
    }),
  }
}
