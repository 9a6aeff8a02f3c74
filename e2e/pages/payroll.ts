// The sheets of the hand-over compared with the screens they come from: every cell is what the screen shows (A13, A14).
import { durationText } from '@hr/contract/messages/duration-text.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { paths } from '@hr/contract/paths.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import type { Locator, Page } from '@playwright/test'
import type { Spreadsheet } from '../spreadsheet.ts'
import { expect } from '../test.ts'
import { anyFill, fill, formatDate, formatNumber, textsOf } from '../texts.ts'
import { periodCard } from './periods.ts'

const { attendanceDay: d, attendanceReport: t, menu, overrule, request, ui, ot } = textsOf('en')
const words = t.payrollSheet

const number = (value: number) => (value === 0 ? '–' : formatNumber(value))
const withMinutes = (days: number, minutes: number) =>
  days === 0 ? '–' : `${formatNumber(days)}${fill(d.minutes, { minutes: formatNumber(minutes) })}`
const plainSpaces = (text: string) => text.replaceAll('\u00A0', ' ')
const duration = (all: number) => (all === 0 ? '–' : plainSpaces(durationText('en', all)))

/** What the report shows for a row of the Payroll sheet, column by column. */
function shownOf(sheet: Spreadsheet, row: number): readonly string[] {
  const of = (title: string) => Number(sheet.cell(row, title))
  return [
    number(of(d.regular)),
    withMinutes(of(words.lateDays), of(words.lateMinutes)),
    withMinutes(of(words.earlyDays), of(words.earlyMinutes)),
    number(of(d.missing)),
    number(of(d.absent)),
    number(of(words.leaveDays)),
    number(of(t.offSite)),
    duration(Math.round(of(d.hours) * 60)),
    duration(Math.round(of(words.overtimeHours) * 60)),
    number(of(words.penalty)),
  ]
}

/** The columns after the name, without the unit of days and the hint about days without a rate. */
const figuresOf = (cells: readonly string[]) =>
  cells
    .slice(-10)
    .map(text => plainSpaces(text.replaceAll('\n', '')))
    .map((text, place) => (place === 5 || place === 9 ? (/^(–|[\d,.]+)/.exec(text)?.[0] ?? text) : text))

/** Every person of the report: loads more until there are no more. */
async function allRows(page: Page): Promise<Locator> {
  const more = page.getByRole('button', { name: anyFill(ui.loadMore) })
  const rows = page.getByRole('table', { name: menu.attendanceReport }).locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  if (await more.isVisible()) await more.click()
  // The rest follows while the end of the list is in view.
  await expect(async () => {
    await rows.last().scrollIntoViewIfNeeded()
    await expect(more).toHaveCount(0, { timeout: 500 })
  }).toPass()
  return rows
}

/** Opens the report of the period; its last row in the sheet is the sum of all. */
export async function expectPayrollAsShown(
  page: Page,
  payroll: Spreadsheet,
  { to }: DateRange,
): Promise<void> {
  await page.goto(`${paths.attendanceReport}?range=monthly&at=${to}`)
  const rows = await allRows(page)
  const people = payroll.rows.length - 1
  await expect(rows).toHaveCount(people)
  for (let row = 0; row < people; row += 1) {
    const of = (title: string) => String(payroll.cell(row, title))
    const staffId = of(fieldLabel('en', 'staffId'))
    const cells = await rows.filter({ hasText: staffId }).getByRole('cell').allInnerTexts()
    expect(figuresOf(cells), staffId).toEqual(shownOf(payroll, row))
    expect(cells.join('\n')).toContain(`${staffId} · ${of(fieldLabel('en', 'unit'))}`)
    expect(cells.join('\n')).toContain(of(request.employee))
    expect(of(words.state)).toBe(words.final)
  }
  await expectTotalsAsShown(page, payroll)
  await expectPayAsShown(page, payroll, to)
}

/** The last row is what the totals above the report show. */
async function expectTotalsAsShown(page: Page, payroll: Spreadsheet): Promise<void> {
  const last = payroll.rows.length - 1
  expect(payroll.cell(last, fieldLabel('en', 'staffId'))).toBe(words.total)
  const totals = await page
    .getByLabel(d.totals, { exact: true })
    .locator('dd')
    .evaluateAll(each => each.map(({ children }) => [...children].map(part => part.textContent).join('')))
  const expected = shownOf(payroll, last).map(text => (text === '–' ? '0' : text))
  expect(totals).toHaveLength(expected.length)
  for (const [place, text] of expected.entries()) {
    const shown = plainSpaces(totals[place] ?? '')
    // A unit may follow, but no further digit.
    expect(/^[\d,.]+( (h|min).*)?/.exec(shown)?.[0] ?? shown, `total ${place}`).toBe(text)
  }
}

/** Opens the overtime of the period, which alone shows its pay. */
async function expectPayAsShown(page: Page, payroll: Spreadsheet, to: string): Promise<void> {
  const pay = fill(words.overtimePay, { currency: 'LAK' })
  const amountOf = (row: number) => Number(payroll.cell(row, pay))
  const people = [...payroll.rows.keys()].filter(row => amountOf(row) > 0).slice(0, -1)
  expect(people.length, 'somebody has overtime pay').toBeGreaterThan(0)
  await page.goto(`${paths.otSummary}?range=monthly&at=${to}`)
  for (const row of people) {
    const shown = page
      .getByRole('row')
      .filter({ hasText: String(payroll.cell(row, fieldLabel('en', 'staffId'))) })
    await expect(shown).toContainText(`${formatNumber(amountOf(row))}\u00A0LAK`)
  }
  const sum = people.reduce((total, row) => total + amountOf(row), 0)
  expect(amountOf(payroll.rows.length - 1)).toBe(sum)
}

/** A day on the card of a difference: its status, minutes and penalty; none of overtime. */
function dayText(sheet: Spreadsheet, row: number, side: string): string {
  const of = (title: string) => sheet.cell(row, `${side}: ${title}`)
  const minutes = (name: string) =>
    of(name) === 0 ? [] : [`${name} ${fill(d.minutes, { minutes: formatNumber(Number(of(name))) })}`]
  const penalty = Number(of(words.penalty))
  const details = [
    ...minutes(d.late),
    ...minutes(d.early),
    ...(penalty === 0 ? [] : [fill(overrule.penalty, { amount: `${formatNumber(penalty)} LAK` })]),
    ...(of(d.hours) === null ? [] : [durationText('en', Math.round(Number(of(d.hours)) * 60))]),
  ]
  return plainSpaces([of(ui.status), details.join(' · ')].join(' ').trim())
}

/** Opens the differences of the period, in the order of the sheet. Times are in the zone of the company. */
export async function expectDifferencesAsShown(
  page: Page,
  sheet: Spreadsheet,
  period: DateRange,
): Promise<void> {
  await page.goto(paths.attendancePeriods)
  const count = formatNumber(sheet.rows.length)
  await periodCard(page, period)
    .getByRole('button', { name: fill(t.differences, { count }) })
    .click()
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('group') })
  await expect(cards).toHaveCount(sheet.rows.length)
  for (const row of sheet.rows.keys()) {
    const card = cards.nth(row)
    const cell = (title: string) => sheet.cell(row, title)
    await expect(card).toContainText(String(cell(request.employee)))
    await expect(card.getByRole('link')).toHaveText(formatDate(isoOf(cell(ot.date)).slice(0, 10)))
    for (const side of [t.before, t.after]) {
      const shown = await card.getByRole('group', { name: side }).innerText()
      expect(shown.replaceAll(/\s+/g, ' '), `${side} of row ${row}`).toBe(dayText(sheet, row, side))
      expect(cell(`${side}: ${words.overtimeHours}`), 'a difference of a day').toBe(null)
    }
    const at = isoOf(cell(t.changedAt))
    const line = [
      cell(t.cause),
      cell(fieldLabel('en', 'reason')),
      cell(t.changedBy),
      `${formatDate(at.slice(0, 10))} ${at.slice(11, 16)}`,
    ]
    await expect(card.getByText(line.join(' · '), { exact: true })).toBeVisible()
  }
}

/** Cells have dates and moments as the company's clock reads them. */
function isoOf(cell: Spreadsheet['rows'][number][number]): string {
  expect(cell).toBeInstanceOf(Date)
  // A spreadsheet keeps a fraction of a day, which may be a millisecond before the minute.
  return cell instanceof Date ? new Date(cell.getTime() + 500).toISOString() : ''
}
