// Times between the frames of a page while something is done: how long it stood still.
import type { Page } from '@playwright/test'
import { percentile } from './bench-company.ts'

// What runs in the page is written as text: this project knows no document.
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
