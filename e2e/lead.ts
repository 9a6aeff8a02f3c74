// Navigates between pages as a link does, so that the application and axe are loaded once for all of them.
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

const inArea = /^\/(app|ams|space)\//

export async function lead(page: Page, address: string): Promise<void> {
  const here = new URL(page.url())
  const isOtherPage = here.pathname !== address.split('?')[0]
  if (!(inArea.test(address) && inArea.test(here.pathname) && isOtherPage)) {
    await page.goto(address)
    return
  }
  const heading = page.getByRole('heading', { level: 1 })
  await heading.evaluate(each => each.setAttribute('data-left', ''))
  await page.evaluate(to => history.pushState({}, '', to), address)
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
}

/** Closes what is open, because in-app navigation would leave it open. */
export async function closed(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.locator('[role=dialog], [role=menu]').filter({ visible: true })).toHaveCount(0)
}
