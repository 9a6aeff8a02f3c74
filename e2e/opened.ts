// What shows that a page has opened for its reader.
import type { Language } from '@hr/contract/messages/text.ts'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { textsOf } from './texts.ts'

/** The page has a heading of its own and its title, and nothing failed to load. */
export async function expectOpened(page: Page, path: string, language: Language): Promise<void> {
  const { ui } = textsOf(language)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  expect([ui.notFound, ui.forbidden, ui.error], path).not.toContain(heading)
  await expect(page).toHaveTitle(/.+ · Sabai HR/)
  await expect(page.getByRole('alert').filter({ hasText: ui.failed })).toHaveCount(0)
}
