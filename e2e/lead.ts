// Navigates between pages as a link does, so that the application and axe are loaded once for all of them.
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

const areaOf = (path: string) => /^\/(app|ams|space)\//.exec(path)?.[1] ?? 'open'
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Such as /login/registered and /login/expired: the heading would stay the same element. */
function isSameRoute(here: string, there: string): boolean {
  const parent = parentOf(here)
  return here === there || (areaOf(here) === 'open' && parent !== '' && parent === parentOf(there))
}

export async function lead(page: Page, address: string): Promise<void> {
  const here = new URL(page.url()).pathname
  const there = address.split('?')[0] ?? address
  if (here === 'blank' || areaOf(here) !== areaOf(there) || isSameRoute(here, there)) {
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
