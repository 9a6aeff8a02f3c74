import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

afterEach(() => vi.unstubAllGlobals())

test('a prefetch waits for an idle browser, for at most 2 s (spec 9)', async () => {
  const calls: { run: () => void; timeout: number | undefined }[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: { timeout?: number }) =>
    calls.push({ run, timeout: options?.timeout }),
  )
  const done = vi.fn()
  const waiting = whenIdle().then(done)
  await Promise.resolve()
  expect(calls.map(({ timeout }) => timeout)).toEqual([2000])
  expect(done).not.toHaveBeenCalled()
  calls[0]?.run()
  await waiting
  expect(done).toHaveBeenCalledOnce()
})

test('a browser without idle callbacks prefetches at once', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  await expect(whenIdle()).resolves.toBeUndefined()
})
