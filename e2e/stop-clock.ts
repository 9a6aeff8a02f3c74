import type { Page } from '@playwright/test'

/** After `page.clock.install()`: from now on time passes only as the journey says. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)))
}
