// The page with the periods of attendance.
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../test.ts'
import { fill, formatDateRange, textsOf } from '../texts.ts'
import { toast } from './shell.ts'

const { attendanceReport: t, attendanceDay } = textsOf('en')

export const periodCard = (page: Page, { from, to }: DateRange): Locator =>
  page.getByRole('region', { name: formatDateRange(from, to) })

/** With a reason if an older period is open. `open`: a line of the checklist that the dialog shows. */
export async function closePeriod(page: Page, period: DateRange, reason = '', open?: string): Promise<void> {
  const card = periodCard(page, period)
  const dates = formatDateRange(period.from, period.to)
  await card.getByRole('button', { name: t.close }).click()
  const asking = page.getByRole('dialog', { name: fill(t.closeTitle, { dates }) })
  if (open !== undefined) {
    const line = asking.getByRole('listitem').filter({ has: page.getByRole('link', { name: open }) })
    await expect(line, 'with its figure').toHaveText(/[1-9]\d*$/)
  }
  if (reason !== '') {
    await expect(asking.getByRole('button', { name: t.close })).toBeDisabled()
    await asking.getByLabel(t.olderReason).fill(reason)
  }
  await asking.getByRole('button', { name: t.close }).click()
  await expect(toast(page, fill(t.closed, { dates }))).toBeVisible()
  await expect(card.getByText(attendanceDay.periodStates.CLOSED, { exact: true })).toBeVisible()
}
