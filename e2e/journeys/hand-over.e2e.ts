// HR's month from the first page: 21 days without a time typed in one list, the period closed, the workbook handed over.
// Every figure of the Payroll sheet is the one on the screen (A13, A14). On a server of its
// own, because it changes a whole period.
import { explainDay, listDays, voidPunch } from '@hr/contract/attendance.ts'
import { listPeriods } from '@hr/contract/attendance-period.ts'
import { durationText } from '@hr/contract/messages/duration-text.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Page } from '@playwright/test'
import { field } from '../pages/field.ts'
import { closePeriod, periodCard } from '../pages/periods.ts'
import { mainMenu } from '../pages/shell.ts'
import { demoAgain } from '../people.ts'
import { ask } from '../server.ts'
import { downloaded } from '../spreadsheet.ts'
import type { Spreadsheet } from '../spreadsheet.ts'
import { expect, test } from '../test.ts'
import { anyFill, fill, formatNumber, textsOf } from '../texts.ts'

const { attendanceDay: d, attendanceReport: t, dashboard, menu, missingTimes, ui } = textsOf('en')
const sheetWords = t.payrollSheet
const wanted = 21

const number = (value: number) => (value === 0 ? '–' : formatNumber(value))
const withMinutes = (days: number, minutes: number) =>
  days === 0 ? '–' : `${formatNumber(days)}${fill(d.minutes, { minutes: formatNumber(minutes) })}`
const duration = (all: number) => (all === 0 ? '–' : durationText('en', all))

/** What the screen shows for a row of the sheet, column by column. */
function shownOf(sheet: Spreadsheet, row: number): readonly string[] {
  const of = (title: string) => Number(sheet.cell(row, title))
  return [
    number(of(d.regular)),
    withMinutes(of(sheetWords.lateDays), of(sheetWords.lateMinutes)),
    withMinutes(of(sheetWords.earlyDays), of(sheetWords.earlyMinutes)),
    number(of(d.missing)),
    number(of(d.absent)),
    number(of(sheetWords.leaveDays)),
    number(of(t.offSite)),
    duration(Math.round(of(d.hours) * 60)),
    duration(Math.round(of(sheetWords.overtimeHours) * 60)),
    number(of(sheetWords.penalty)),
  ]
}

/** The columns after the name, without the unit of days and the hint about days without a rate. */
const figuresOf = (cells: readonly string[]) =>
  cells
    .slice(-10)
    .map(text => text.replaceAll('\n', '').replaceAll('\u00A0', ' '))
    .map((text, place) => (place === 5 || place === 9 ? (/^(–|[\d,.]+)/.exec(text)?.[0] ?? text) : text))

/** Every person of the report, by loading more until there is no more. */
async function allRows(page: Page) {
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

test('HR fills in 21 missing times, closes the month and hands over figures equal to the screen', async ({
  open,
  startServer,
}) => {
  const { url: at } = await startServer()
  const hr = await demoAgain('hr', at)
  const byHr = { at, token: hr.token }
  const period = (await ask(listPeriods, {}, byHr)).findLast(({ mayClose }) => mayClose)
  if (period === undefined) throw new Error('No period is over')
  const { from, to } = period
  const days = { scope: 'all', from, to, limit: 100 } as const
  const without = async () => (await ask(listDays, { ...days, withoutTime: true }, byHr)).total
  const { rows: regular } = await ask(listDays, { ...days, status: 'REGULAR' }, byHr)
  /** The clock did not read when they left. */
  const loseTimeOut = async ({ employeeId, date }: (typeof regular)[number]) => {
    const { punches } = await ask(explainDay, { employeeId, date }, byHr)
    const last = punches.findLast(({ uncounted, history }) => uncounted === null && history.length === 0)
    if (last === undefined) throw new Error(`No punch of ${employeeId} on ${date}`)
    await ask(voidPunch, { id: last.id, reason: 'Of another person' }, byHr)
  }
  for (const day of regular) {
    if ((await without()) >= wanted) break
    await loseTimeOut(day)
  }
  const missing = await without()
  expect(missing).toBe(wanted)

  const page = await open({ as: hr, at })
  await page.goto(paths.dashboard)
  const card = page.getByRole('region', { name: dashboard.periodToClose })
  await card.getByRole('link', { name: t.checklist.noTimeOut }).click()
  const form = page.getByRole('form', { name: missingTimes.title })
  await form.getByRole('button', { name: missingTimes.fill }).click()
  await expect(form.locator('input[data-missing]')).toHaveCount(wanted)
  await field(form, fieldLabel('en', 'reason')).fill('The device was off')
  await form.getByRole('button', { name: fill(missingTimes.save_other, { count: missing }) }).click()
  await expect(page.getByText(missingTimes.empty)).toBeVisible()

  await mainMenu(page).getByRole('link', { name: menu.attendancePeriods }).click()
  await closePeriod(page, period)
  const handOver = () =>
    downloaded(page, () => periodCard(page, period).getByRole('button', { name: t.forPayroll }).click())
  const file = await handOver()
  expect(file.name).toBe(`attendance-${from}-${to}-final.xlsx`)
  const payroll = await file.sheet(2)

  await page.goto(`${paths.attendanceReport}?range=monthly&at=${to}`)
  const rows = await allRows(page)
  const people = payroll.rows.length - 1
  await expect(rows).toHaveCount(people)
  for (let row = 0; row < people; row += 1) {
    const staffId = String(payroll.cell(row, fieldLabel('en', 'staffId')))
    const shown = rows.filter({ hasText: staffId })
    await expect(shown, staffId).toHaveCount(1)
    expect(figuresOf(await shown.getByRole('cell').allInnerTexts()), staffId).toEqual(shownOf(payroll, row))
    expect(payroll.cell(row, sheetWords.state)).toBe(sheetWords.final)
    expect(payroll.cell(row, d.missing), 'no time is missing').toBe(0)
  }
})
