// Counts the clicks of a journey, as docs/quality.md does: typing and keys are not counted.
import type { Page } from '@playwright/test'

/** Call after the page is open; it must not load again. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.clicks = '0'
    document.addEventListener(
      'click',
      // A key that presses a button makes a click without detail.
      ({ detail }) => {
        const { dataset } = document.documentElement
        if (detail > 0) dataset.clicks = String(Number(dataset.clicks) + 1)
      },
      { capture: true },
    )
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.clicks))
}
