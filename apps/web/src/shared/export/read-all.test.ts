import { expect, test } from 'vitest'
import { readAll } from './read-all.ts'

const listOf = (total: number) => Array.from({ length: total }, (_, index) => index)

test.each([0, 1, 99, 100, 101, 250, 1000])('%i rows: each one once, in order', async total => {
  const all = listOf(total)
  const asked: number[] = []
  const rows = await readAll(async ({ page, limit }) => {
    asked.push(page)
    // A later page may come before an earlier one.
    await new Promise(resolve => setTimeout(resolve, page % 3))
    return { rows: all.slice((page - 1) * limit, page * limit), total }
  })
  expect(rows).toEqual(all)
  expect(new Set(asked).size).toBe(asked.length)
})

test('a list of one page is one call, and a long list is read by several calls at once', async () => {
  const most = async (total: number) => {
    let [calls, running, atOnce] = [0, 0, 0]
    await readAll(async ({ page, limit }) => {
      calls += 1
      running += 1
      atOnce = Math.max(atOnce, running)
      await new Promise(resolve => setTimeout(resolve, 1))
      running -= 1
      return { rows: listOf(total).slice((page - 1) * limit, page * limit), total }
    })
    return { calls, atOnce }
  }
  expect(await most(60)).toEqual({ calls: 1, atOnce: 1 })
  expect((await most(1000)).atOnce).toBe(4)
})

test('progress counts the rows read so far, and a total that is counted up to a bound grows with them', async () => {
  const reported: [number, number][] = []
  await readAll(
    async ({ page, limit }) => ({ rows: listOf(250).slice((page - 1) * limit, page * limit), total: 200 }),
    (done, total) => reported.push([done, total]),
  )
  expect(reported.at(0)).toEqual([100, 200])
  expect(reported.map(([done]) => done)).toContain(250)
  expect(reported.every(([done, total]) => total >= done)).toBe(true)
})

test('a failed page fails the whole, and no further page is read', async () => {
  const asked: number[] = []
  const rows = readAll(async ({ page, limit }) => {
    asked.push(page)
    if (page === 3) throw new Error('no answer')
    await new Promise(resolve => setTimeout(resolve, 1))
    return { rows: page < 20 ? listOf(limit) : [], total: 2000 }
  })
  await expect(rows).rejects.toThrow('no answer')
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(asked).toEqual([1, 2, 3, 4, 5])
})
