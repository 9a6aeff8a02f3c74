// The drawer with the periods of attendance.
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../test.ts'
import { fill, formatDateRange, textsOf } from '../texts.ts'
import { toast } from './shell.ts'

const t = textsOf('en').attendanceReport

export const periodCard = (page: Page, { from, to }: DateRange): Locator =>
  page.getByRole('region', { name: formatDateRange(from, to) })

export async function closePeriod(page: Page, period: DateRange): Promise<void> {
  const card = periodCard(page, period)
  const dates = formatDateRange(period.from, period.to)
  await card.getByRole('button', { name: t.close }).click()
  const asking = page.getByRole('dialog', { name: fill(t.closeTitle, { dates }) })
  await asking.getByRole('button', { name: t.close }).click()
  await expect(toast(page, fill(t.closed, { dates }))).toBeVisible()
  await expect(card.getByText(t.isClosed, { exact: true })).toBeVisible()
}
