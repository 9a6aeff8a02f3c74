// Times between the frames of a page during an action: how long the page was blocked.
import type { Page } from '@playwright/test'
import { percentile } from './bench-company.ts'

// Code for the page is a string, because this project has no DOM types.
const countFrames = `{
  globalThis.frameTimes = []
  let last = performance.now()
  const next = now => {
    frameTimes.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}`

/** Median, 95th percentile, longest, in milliseconds. */
export async function framesOf(page: Page, act: () => Promise<unknown>): Promise<string> {
  await page.evaluate(countFrames)
  await act()
  const times = await page.evaluate<number[]>('frameTimes')
  const [median, most, longest] = [0.5, 0.95, 1].map(part => Math.round(percentile(times, part)))
  return `${median} / ${most} / ${longest} ms a frame (median, p95, longest of ${times.length})`
}
