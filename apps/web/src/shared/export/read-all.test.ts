import { expect, test } from 'vitest'
import { readAll } from './read-all.ts'

test.each([0, 1, 99, 100, 101, 250])('%i rows: each one once, in order', async total => {
  const all = Array.from({ length: total }, (_, index) => index)
  const asked: number[] = []
  const rows = await readAll(async ({ page, limit }) => {
    asked.push(page)
    return { rows: all.slice((page - 1) * limit, page * limit) }
  })
  expect(rows).toEqual(all)
  expect(asked).toHaveLength(Math.floor(total / 100) + 1)
})
