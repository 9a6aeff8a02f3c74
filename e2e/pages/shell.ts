// The frame around every page: header, bell, profile menu, toasts.
import type { Locator, Page } from '@playwright/test'
import type { Language } from '@hr/contract/messages/text.ts'
import { anyFill, textsOf } from '../texts.ts'

export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('[data-toast]').filter({ hasText: text })

export const mainMenu = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('navigation', { name: textsOf(language).shell.mainMenu })

export const profileButton = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('button', { name: anyFill(textsOf(language).shell.profileMenu) })

/** The bell, whose name contains the unread count. */
export function bell(page: Page, language: Language = 'en'): Locator {
  const { open_one, open_other, open_zero } = textsOf(language).notification
  const name = new RegExp([open_one, open_other, open_zero].map(text => anyFill(text).source).join('|'))
  return page.getByRole('banner').getByRole('button', { name })
}

/** The unread count of the bell; 0 if it shows none. */
export async function unreadCount(page: Page, language: Language = 'en'): Promise<number> {
  const name = (await bell(page, language).getAttribute('aria-label')) ?? ''
  return Number(/\d+/.exec(name)?.[0] ?? 0)
}

export async function openProfileMenu(page: Page, language: Language = 'en'): Promise<Locator> {
  await profileButton(page, language).click()
  return page.getByRole('menu')
}
