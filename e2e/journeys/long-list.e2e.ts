// A long list goes on by itself once somebody asks for more, and draws only the rows near the window.
import type { Page } from '@playwright/test'
import { demo } from '../people.ts'
import { expect, test } from '../test.ts'
import { anyFill, textsOf } from '../texts.ts'

const t = textsOf('en')

const scrollPage = (page: Page, to: 'start' | 'end') =>
  page.evaluate(isEnd => scrollTo(0, isEnd ? document.documentElement.scrollHeight : 0), to === 'end')

for (const [size, rowsOf] of [
  ['desktop', (page: Page) => page.getByRole('main').locator('tbody tr[data-index]')],
  ['phone', (page: Page) => page.getByRole('main').locator('[data-card]')],
] as const) {
  test(`HR scrolls through hundreds of changes (${size})`, async ({ open }) => {
    const page = await open({ as: await demo('hr'), size })
    await page.goto('/app/administration/audit-log')
    const rows = rowsOf(page)
    await expect(rows).toHaveCount(25)
    const first = (await rows.first().textContent()) ?? ''
    await page.getByRole('button', { name: anyFill(t.ui.loadMore) }).click()
    const shown = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: anyFill(t.ui.showing) })
    await expect
      .poll(async () => {
        await scrollPage(page, 'end')
        return Number((await shown.textContent())?.match(/\d[\d,]*/)?.[0].replace(',', ''))
      })
      .toBeGreaterThan(150)
    expect(await rows.count()).toBeLessThan(60)
    await expect(rows.last()).toHaveAttribute('data-index', /^\d{3,}$/)
    await scrollPage(page, 'start')
    await expect(rows.first()).toHaveText(first)
    await expect(rows.first()).toBeInViewport()
  })
}
