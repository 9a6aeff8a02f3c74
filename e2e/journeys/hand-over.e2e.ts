// HR's month from the first page: 21 days without a time typed in one list, the period closed, the workbook handed over;
// then a change, and the workbook again with the differences. Every cell is what the screen shows (A13, A14).
// On a server of its own, because it changes a whole period.
import { explainDay, listDays, voidPunch } from '@hr/contract/attendance.ts'
import { enterTimes } from '@hr/contract/attendance-overrule.ts'
import { listPeriods, reopenPeriod } from '@hr/contract/attendance-period.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { paths } from '@hr/contract/paths.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { field } from '../pages/field.ts'
import { expectDifferencesAsShown, expectPayrollAsShown } from '../pages/payroll.ts'
import { closePeriod, periodCard } from '../pages/periods.ts'
import { mainMenu } from '../pages/shell.ts'
import { demoAgain, profileOf } from '../people.ts'
import { ask } from '../server.ts'
import { downloaded } from '../spreadsheet.ts'
import type { Spreadsheet } from '../spreadsheet.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const { attendanceDay: d, attendanceReport: t, dashboard, menu, missingTimes, status, ui } = textsOf('en')
const wanted = 21

type Day = { readonly employeeId: number; readonly date: LocalDate }
type Caller = { readonly at: string; readonly token: string }

/**
 * The clock did not read when they left: voids the later of the two punches of that day; false if there are not two, or
 * with overtime, which would be a difference of its own.
 */
async function loseTimeOut({ employeeId, date }: Day, by: Caller): Promise<boolean> {
  const { punches, overtime } = await ask(explainDay, { employeeId, date }, by)
  const [first, last] = punches.filter(
    ({ dayDate, uncounted, voidedAt }) => dayDate === date && uncounted === null && voidedAt === null,
  )
  if (first === undefined || last === undefined || overtime !== null) return false
  await ask(voidPunch, { id: last.id, reason: 'Of another person' }, by)
  return true
}

/** Of the days with this status, as many as are wanted. */
async function loseTimesOut(
  { count, ...filter }: DateRange & { readonly status: 'REGULAR' | 'LATE'; readonly count: number },
  by: Caller,
): Promise<void> {
  const { rows } = await ask(listDays, { scope: 'all', ...filter, limit: 100 }, by)
  let lost = 0
  for (const day of rows) if (lost < count && (await loseTimeOut(day, by))) lost += 1
  expect(lost).toBe(count)
}

/** Nobody enters times of their own days (P11), so somebody else enters those of HR. */
async function fillDaysOfHr(
  { employeeId, from, to }: DateRange & { readonly employeeId: number },
  by: Caller,
) {
  const { rows } = await ask(listDays, { scope: 'all', employeeId, from, to, withoutTime: true }, by)
  if (rows.length === 0) return
  const days = rows.map(({ date }) => ({ employeeId, date, timeIn: '08:00', timeOut: '17:00' }))
  await ask(enterTimes, { days, reason: 'The device was off' }, by)
}

const sum = (sheet: Spreadsheet, title: string) => Number(sheet.cell(sheet.rows.length - 1, title))

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
  const { employee } = await profileOf(hr, at)
  const { token } = await demoAgain('admin', at)
  await fillDaysOfHr({ employeeId: employee?.id ?? 0, from, to }, { at, token })
  const without = async () => (await ask(listDays, { scope: 'all', from, to, withoutTime: true }, byHr)).total
  await loseTimesOut({ from, to, status: 'REGULAR', count: wanted - (await without()) }, byHr)
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
  expect(sum(payroll, d.missing), 'no time is missing').toBe(0)
  // Nothing has changed, so the sheet about the file follows at once.
  expect((await file.sheet(3)).rows.flat()).toContain(file.name)
  await expectPayrollAsShown(page, payroll, period)

  // After the hand-over, two punches turn out to belong to another person.
  for (const lost of ['REGULAR', 'LATE'] as const)
    await loseTimesOut({ from, to, status: lost, count: 1 }, byHr)
  await page.goto(paths.attendancePeriods)
  const again = await handOver()
  expect(again.name).toBe(`attendance-${from}-${to}-final-differences-2.xlsx`)
  const corrected = await again.sheet(2)
  expect(sum(corrected, d.missing)).toBe(2)
  expect(sum(corrected, t.payrollSheet.penalty)).toBe(sum(payroll, t.payrollSheet.penalty) + 200_000)
  await expectPayrollAsShown(page, corrected, period)

  const differences = await again.sheet(3)
  const statuses = (side: string) => [0, 1].map(row => differences.cell(row, `${side}: ${ui.status}`))
  expect(statuses(t.before)).toEqual([status.LATE, status.REGULAR])
  expect(statuses(t.after)).toEqual([status.IRREGULAR, status.NO_TIME_OUT])
  await expectDifferencesAsShown(page, differences, period)

  await ask(reopenPeriod, { id: period.id, reason: 'The device was repaired' }, byHr)
  await page.goto(paths.attendancePeriods)
  await closePeriod(page, period)
  const second = await handOver()
  expect(second.name).toBe(`attendance-${from}-${to}-final-2-differences-2.xlsx`)
  expect((await second.sheet(2)).cell(0, t.payrollSheet.state)).toBe(`${t.payrollSheet.final} 2`)
})
