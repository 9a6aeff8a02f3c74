// What every page must pass: no WCAG 2.2 AA violation that axe can find, and no content cut off at the side.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Check = 'whole' | 'part'

/** What opens above a page, and hides it. */
const opened = '[role=dialog], [role=menu]'

/** `part` checks only what is new once the frame has been checked: the opened part, or else the main region. */
export async function expectAccessible(page: Page, state: string, check: Check = 'whole'): Promise<void> {
  const first = await violationsOf(page, check)
  // What still moved or loaded at the first look is looked at again.
  const found = first.length === 0 ? first : await sleep(1000).then(() => violationsOf(page, check))
  expect.soft(found, state).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, `${state}: cut off at the side`).toBeLessThanOrEqual(0)
}

async function violationsOf(page: Page, check: Check) {
  const isThere = await page.evaluate(() => 'axe' in window)
  // Loads the half megabyte of axe once per page; `;` is an empty script if it is loaded already.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ reporter: 'no-passes', preload: false })
    // A fifth of the time, for what React cannot write: `!important` in a style attribute.
    .disableRules('avoid-inline-spacing')
  await stillColours(page)
  const part = check === 'part' && isThere ? await newPart(page) : undefined
  if (part !== undefined) axe.include(part)
  const { violations } = await axe.withTags(standards).analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes
      .slice(0, 5)
      .map(({ target, any, all, none }) => [
        target.join(' '),
        ...[...any, ...all, ...none].map(each => each.message),
      ]),
  }))
}

async function newPart(page: Page): Promise<string | undefined> {
  const isOpen = (await page.locator(opened).filter({ visible: true }).count()) > 0
  // Together with what may be gone in a moment: axe fails if it finds none of them.
  if (isOpen) return `${opened}, [data-toast]`
  return (await page.locator('main').count()) === 1 ? 'main, [data-toast]' : undefined
}

/** Ends colour transitions: a colour in between is not a colour of the page. */
const stillColours = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))
    for (let quiet = 0; quiet < 4; quiet += 1) {
      await nextFrame()
      // A finished one may stay, such as that of the back-to-top button.
      const moving = document.getAnimations().filter(animation => animation.playState === 'running')
      if (moving.length > 0) quiet = 0
      await Promise.allSettled(moving.map(animation => animation.finished))
    }
  })

/** Switches the device's colour scheme, which the page follows. */
export async function inColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  if (page.url() === 'about:blank') return
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}

/** Waits until the page has its heading and nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.mantine-Skeleton-root, .mantine-Loader-root')).toHaveCount(0)
}
