// The page of one leave request, and its traces elsewhere: bell, calendar, balances.
import type { Locator, Page } from '@playwright/test'
import type { Language } from '@hr/contract/messages/text.ts'
import { weekday } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { formatDate, textsOf, weekdayNames } from '../texts.ts'
import { bell } from './shell.ts'

/** The status next to the title. */
export const requestStatus = (page: Page, status: string): Locator =>
  page.getByRole('main').locator(`[data-status="${status}"]:not(li)`).first()

export const approvalStep = (page: Page, order: number, language: Language = 'en'): Locator =>
  page
    .getByRole('list', { name: textsOf(language).approval.line })
    .getByRole('listitem')
    .nth(order - 1)

export const approveButton = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('button', { name: textsOf(language).leave.approve, exact: true })

/** Opens the bell and the notification about a person. */
export async function openNotificationOf(page: Page, name: string, language: Language = 'en'): Promise<void> {
  await bell(page, language).click()
  const drawer = page.getByRole('dialog', { name: textsOf(language).notification.title })
  await drawer.getByRole('link').filter({ hasText: name }).first().click()
}

/** A day of the month grid, or of the list of days on a phone. */
export const calendarDay = (page: Page, date: LocalDate): Locator =>
  page.getByRole('main').locator(`[data-date="${date}"]`)

export const dayTitle = (date: LocalDate, language: Language): string =>
  `${weekdayNames(language)[weekday(date)] ?? ''} ${formatDate(date)}`

/** The balance card of a leave type on "My leave". */
export const balanceCard = (page: Page, typeName: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: typeName }) })
