// HR sums up overtime and exports it with the same figures; the manager sees the team without pay, and an employee is
// refused (O7, P5, P7).
import { addPunch, explainDay } from '@hr/contract/attendance.ts'
import { changeJob } from '@hr/contract/employee-job.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { approveOtRequest, requestOt } from '@hr/contract/ot-request.ts'
import { otSummary } from '@hr/contract/ot-summary.ts'
import type { OtSummaryRow } from '@hr/contract/ot-summary.ts'
import { paths } from '@hr/contract/paths.ts'
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { addDays, instantOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { todayOf } from '../leave-days.ts'
import { demo, newTeam } from '../people.ts'
import type { SignedIn, Team } from '../people.ts'
import { ask } from '../server.ts'
import { downloaded } from '../spreadsheet.ts'
import { expect, test } from '../test.ts'
import { fill, formatDate, textsOf } from '../texts.ts'

const { attendanceReport, exporting, otRecord, otSummary: t, request, ui } = textsOf('en')
const asked = { timeIn: '20:00', timeOut: '22:30', reason: 'Stocktaking of the year' }

/** Approved overtime with the punches around it, and its row in the summary. */
async function workedOvertime(
  { employee, manager }: Team,
  hr: SignedIn,
  date: LocalDate,
): Promise<OtSummaryRow> {
  const employeeId = employee.profile.employee?.id ?? 0
  const { token } = hr
  const reason = 'The reader was broken'
  await ask(
    changeJob,
    { id: employeeId, from: date, salaryAmount: 5_200_000, salaryCurrency: 'LAK', reason },
    { token },
  )
  const { id } = await ask(requestOt, { ...asked, date }, { token: employee.token })
  await ask(approveOtRequest, { id }, { token: manager.token })
  await ask(approveOtRequest, { id }, { token })
  const { timeZone } = await ask(explainDay, { employeeId, date }, { token })
  for (const time of ['19:50', '22:40']) {
    const at = new Date(instantOf(date, time, timeZone)).toISOString()
    await ask(addPunch, { employeeId, at, reason }, { token })
  }
  const { rows } = await ask(
    otSummary,
    { scope: 'all', ...attendancePeriod(date), search: employee.staffId },
    { token },
  )
  const [row] = rows
  if (row === undefined) throw new Error(`No overtime on ${date}`)
  return row
}

test('HR sums up and exports overtime, the manager sees the team, an employee is refused', async ({
  open,
}) => {
  const [team, hr] = await Promise.all([newTeam(), demo('hr')])
  const { employee, manager } = team
  const date = addDays(todayOf(employee), -3)
  const period = attendancePeriod(date)
  const row = await workedOvertime(team, hr, date)
  const [paid] = row.pay ?? []
  expect(row).toMatchObject({ records: 1, payable: 150 })
  // 150 % of 25,000 an hour, 200 % after 22:00; a weekend or holiday pays more.
  expect(paid?.amount).toBeGreaterThanOrEqual(100_000)
  const name = fullName(employee.profile, 'en')
  const amount = `${(paid?.amount ?? 0).toLocaleString('en-US')} LAK`
  const path = `${paths.otSummary}?range=monthly&at=${period.to}&search=${employee.staffId}`

  const page = await open({ as: hr })
  await page.goto(path)
  await expect(page.getByText(`${formatDate(period.from)} - ${formatDate(period.to)}`)).toBeVisible()
  const shown = page.getByRole('row').filter({ hasText: name })
  await expect(shown).toContainText('2 h 30')
  await expect(shown).toContainText(amount)
  const totals = page.getByLabel(t.totals)
  await expect(totals).toContainText('2 h 30')
  await expect(totals).toContainText(amount)

  const file = await downloaded(page, () => page.getByRole('button', { name: exporting.export }).click())
  expect(file.name).toBe(`overtime-summary-all-${period.from}-${period.to}.xlsx`)
  expect(file.cell(0, textsOf('en').ot.date)).toEqual(new Date(date))
  const people = await file.sheet(2)
  const inMinutes = fill(otRecord.inMinutes, { title: otRecord.payable })
  const total = file.rows.length - 1
  expect(file.cell(total, ui.status)).toBe(t.total)
  for (const [sheet, place] of [
    [file, 0],
    [file, total],
    [people, 0],
  ] as const) {
    expect(sheet.cell(place, fieldLabel('en', 'staffId'))).toBe(employee.staffId)
    expect(sheet.cell(place, request.employee)).toBe(name)
    expect(sheet.cell(place, inMinutes)).toBe(row.payable)
    expect(sheet.cell(place, fill(t.amountIn, { currency: 'LAK' }))).toBe(paid?.amount)
    for (const { percent, minutes } of row.byPercent)
      expect(sheet.cell(place, fill(otRecord.hoursAt, { percent }))).toBeCloseTo(minutes / 60)
  }
  expect(people.rows).toHaveLength(1)

  await page.getByRole('button', { name: attendanceReport.showCharts }).click()
  const chart = page.getByRole('region', { name: t.byUnit })
  await expect(chart.getByRole('listitem')).toHaveText([`${row.unit}2 h 30`])
  await page.getByText(attendanceReport.table, { exact: true }).click()
  await expect(chart.getByRole('row').filter({ hasText: row.unit ?? '' })).toContainText('2 h 30')

  await shown.getByRole('link', { name }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.otRecords}\\?`))
  await expect(page.getByRole('row').filter({ hasText: formatDate(date) })).toHaveCount(1)

  const teamPage = await open({ as: manager, size: 'phone' })
  await teamPage.goto(path)
  const card = teamPage.getByRole('listitem').filter({ hasText: name })
  await expect(card).toContainText('2 h 30')
  await expect(teamPage.getByText(otRecord.amount)).toHaveCount(0)
  await expect(teamPage.getByRole('radio', { name: t.scopes.all })).toHaveCount(0)

  const ownPage = await open({ as: employee })
  await ownPage.goto(paths.otSummary)
  await expect(ownPage.getByRole('heading', { level: 1, name: ui.forbidden })).toBeVisible()
})
