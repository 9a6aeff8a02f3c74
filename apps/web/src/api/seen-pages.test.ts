import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test } from 'vitest'
import { seenPages } from './seen-pages.ts'

/** Numbers in order, three to a page; a cursor is the last number before the page. */
function shownNumbers(stored: number[]) {
  const seen = seenPages()
  const reads: string[] = []
  const options = seen.reading(async after => {
    reads.push(after)
    const left = stored.filter(number => number > Number(after))
    const rows = left.slice(0, 3)
    return { rows, total: stored.length, ...(left.length > 3 && { next: String(rows.at(-1)) }) }
  })
  const list = new InfiniteQueryObserver(new QueryClient(), { queryKey: ['/numbers'], ...options })
  const pages = () => list.getCurrentResult().data?.pages ?? []
  return {
    reads,
    draw: seen.draw,
    stop: list.subscribe(() => undefined),
    hasOld: () => seen.hasOld(pages()),
    rows: () => pages().flatMap(page => page.rows),
    readAgain: () => list.refetch(),
    loadMore: () => list.fetchNextPage(),
  }
}

const stored: number[] = []
let list = shownNumbers(stored)

/** 15 of 100 numbers are loaded; of the third page two are drawn. */
beforeEach(async () => {
  stored.splice(0, stored.length, ...Array.from({ length: 100 }, (_, place) => 10 * (place + 1)))
  list.stop()
  list = shownNumbers(stored)
  await list.readAgain()
  for (let page = 2; page <= 5; page++) await list.loadMore()
  list.draw([6, 7])
  list.reads.length = 0
})

describe('a list that is read again', () => {
  test('reads only the page with drawn rows', async () => {
    await list.readAgain()
    expect(list.reads).toEqual(['60'])
    expect(list.rows()).toEqual(stored.slice(0, 15))
  })

  test('reads the others once they are scrolled to', async () => {
    stored.splice(1, 1)
    await list.readAgain()
    expect(list.rows()).toContain(20)
    expect(list.hasOld()).toBe(false)
    list.draw([0, 1])
    expect(list.hasOld()).toBe(true)
    await list.readAgain()
    expect(list.rows()).not.toContain(20)
    expect(list.hasOld()).toBe(false)
  })

  test('ends below rows that have moved, and goes on from there without a gap', async () => {
    stored.splice(7, 0, 75)
    await list.readAgain()
    expect(list.reads).toEqual(['60'])
    expect(list.rows()).toEqual(stored.slice(0, 9))
    await list.loadMore()
    await list.readAgain()
    await list.loadMore()
    expect(list.reads).toEqual(['60', '80', '60', '110'])
    expect(list.rows()).toEqual(stored.slice(0, 15))
  })

  test('reads two pages if rows of both are drawn, also when they have moved', async () => {
    list.draw([8, 9])
    stored.splice(7, 1)
    await list.readAgain()
    expect(list.reads).toEqual(['60', '100'])
    expect(list.rows()).toEqual(stored.slice(0, 12))
  })

  test('reads everything if all rows are drawn', async () => {
    list.draw(undefined)
    await list.readAgain()
    expect(list.reads).toEqual(['', '30', '60', '90', '120'])
  })
})
