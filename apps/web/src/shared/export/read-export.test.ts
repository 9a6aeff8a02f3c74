import { expect, test } from 'vitest'
import { readExport } from './read-export.ts'
import type { ReadPage } from './read-export.ts'

const never = new AbortController().signal

/** Rows 1..total in pages of 100; later pages answer faster. */
const pagesOf =
  (total: number, asked: (string | undefined)[] = []): ReadPage<number> =>
  async ({ page, snapshot }, signal) => {
    asked.push(snapshot)
    await new Promise(resolve => setTimeout(resolve, Math.max(0, 8 - page)))
    signal.throwIfAborted()
    const start = (page - 1) * 100
    const rows = Array.from(
      { length: Math.min(100, Math.max(0, total - start)) },
      (_, index) => start + index + 1,
    )
    return { rows, total, limit: 100, snapshot: 'moment' }
  }

test.each([0, 1, 99, 100, 101, 250, 1000])('%i rows: each one once, in order', async total => {
  const reported: number[] = []
  const rows = await readExport(pagesOf(total), never, done => reported.push(done))
  expect(rows).toEqual(Array.from({ length: total }, (_, index) => index + 1))
  expect(reported.at(-1)).toBe(total)
  expect(reported).toEqual(reported.toSorted((one, two) => one - two))
})

test('all pages but the first use the snapshot of the first', async () => {
  const asked: (string | undefined)[] = []
  await readExport(pagesOf(450, asked), never, () => undefined)
  expect(asked).toEqual([undefined, 'moment', 'moment', 'moment', 'moment'])
})

test('no file with missing rows', async () => {
  const lossy: ReadPage<number> = async (paging, signal) => {
    const page = await pagesOf(250)(paging, signal)
    return paging.page === 2 ? { ...page, rows: page.rows.slice(1) } : page
  }
  await expect(readExport(lossy, never, () => undefined)).rejects.toThrow('249 of 250')
})

test('cancelling stops between pages', async () => {
  const cancel = new AbortController()
  const asked: (string | undefined)[] = []
  const reading = readExport(pagesOf(5000, asked), cancel.signal, done => done >= 300 && cancel.abort())
  await expect(reading).rejects.toThrow('abort')
  expect(asked.length).toBeLessThan(15)
})
