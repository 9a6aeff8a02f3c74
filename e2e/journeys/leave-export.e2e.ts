// HR exports leave to a spreadsheet: what the screen shows, as numbers and dates, in the user's language (spec 7).
import { requestLeave } from '@hr/contract/leave.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { balanceOf, leaveTypeOf, rangeOverWeekend } from '../leave-days.ts'
import { demo, newTeam } from '../people.ts'
import { ask } from '../server.ts'
import { downloaded } from '../spreadsheet.ts'
import { expect, test } from '../test.ts'
import { nameIn, textsOf } from '../texts.ts'

test('HR exports the requests of a search, as the page shows them', async ({ open }) => {
  const language = 'lo'
  const t = textsOf(language)
  const [{ employee }, hr] = await Promise.all([newTeam(), demo('hr')])
  const annual = await leaveTypeOf(employee, 'ANNUAL')
  const { from, to } = await rangeOverWeekend(employee, annual.id)
  const reason = '=1+1 is a family visit'
  const input = { leaveTypeId: annual.id, from, to, fromHalf: 'PM', reason } as const
  const { number } = await ask(requestLeave, input, { token: employee.token })

  const page = await open({ as: hr, language })
  await page.goto(`/app/leaves/approved-leave-requests?search=${employee.staffId}&from=${from}&to=${to}`)
  const row = page.getByRole('row').filter({ hasText: fullName(employee.profile, language) })
  await expect(row).toContainText('1.5')
  const file = await downloaded(page, () => page.getByRole('button', { name: t.exporting.export }).click())
  expect(file.name).toBe(`leave-requests-all-${from}-${to}.xlsx`)
  expect(file.rows).toHaveLength(1)
  const cell = (title: string) => file.cell(0, title)
  expect(cell(t.leave.number)).toBe(number)
  expect(cell(fieldLabel(language, 'staffId'))).toBe(employee.staffId)
  expect(cell(t.request.employee)).toBe(fullName(employee.profile, language))
  expect(cell(t.leave.type)).toBe(nameIn(language, annual))
  expect(cell(fieldLabel(language, 'from'))).toEqual(new Date(`${from}T00:00:00Z`))
  expect(cell(fieldLabel(language, 'fromHalf'))).toBe(t.leave.afternoon)
  expect(cell(t.leave.days)).toBe(1.5)
  expect(cell(t.ui.status)).toBe(t.status.PENDING)
  // Stored as text, not as a formula.
  expect(cell(t.request.reason)).toBe(`'${reason}`)
  expect(cell(t.request.requestedAt)).toBeInstanceOf(Date)
  expect(cell(t.leave.decidedAt)).toBeNull()

  // A date filter is set, so the filters are open.
  await page.getByRole('combobox', { name: t.request.dates }).click()
  await page.getByRole('option', { name: t.request.spans.thisYear }).click()
  await expect(page).toHaveURL(/from=\d{4}-01-01&to=\d{4}-12-31/)
})

test('HR exports the summary: every part of each balance, and each number links to its entries', async ({
  open,
}) => {
  const t = textsOf('en')
  const [{ employee }, hr] = await Promise.all([newTeam(), demo('hr')])
  const annual = await leaveTypeOf(employee, 'ANNUAL')
  const { from, to } = await rangeOverWeekend(employee, annual.id)
  await ask(
    requestLeave,
    { leaveTypeId: annual.id, from, to, fromHalf: 'PM', reason: 'Family visit' },
    { token: employee.token },
  )
  const balance = await balanceOf(employee, annual.id)

  const page = await open({ as: hr })
  await page.goto(`/app/leaves/summary-leave?search=${employee.staffId}&date=${to}`)
  const row = page.getByRole('row').filter({ hasText: employee.staffId })
  await expect(row).toContainText(String(balance.available / 2))
  const file = await downloaded(page, () => page.getByRole('button', { name: t.exporting.export }).click())
  expect(file.name).toBe(`leave-summary-${to}.xlsx`)
  const place = file.rows.findIndex(cells => cells.includes(annual.name))
  const days = (title: string) => file.cell(place, title)
  expect(file.cell(place, t.leaveSummary.staffId)).toBe(employee.staffId)
  expect(days(t.leaveSummary.entitled)).toBe(balance.entitled / 2)
  expect(days(t.leaveSummary.pending)).toBe(1.5)
  expect(days(t.leaveSummary.available)).toBe(balance.available / 2)

  await page.getByRole('combobox', { name: t.leaveSummary.type }).click()
  await page.getByRole('option', { name: annual.name }).click()
  await page.getByRole('link', { name: `${t.leaveSummary.pending}: 1.5` }).click()
  const card = page.getByRole('region', { name: annual.name })
  await expect(card).toBeFocused()
  await expect(card.getByRole('row').filter({ hasText: t.leaveSummary.linePending })).toBeVisible()
})

test('an employee exports their own requests only', async ({ open }) => {
  const t = textsOf('en')
  const [{ employee, manager }, other] = await Promise.all([newTeam(), newTeam()])
  const annual = await leaveTypeOf(employee, 'ANNUAL')
  for (const person of [employee, manager, other.employee]) {
    const range = await rangeOverWeekend(person, annual.id)
    const input = { leaveTypeId: annual.id, from: range.from, to: range.to, reason: 'Family visit' }
    await ask(requestLeave, input, { token: person.token })
  }
  const page = await open({ as: employee, size: 'phone' })
  await page.goto('/app/leaves/leave-requests')
  const file = await downloaded(page, () => page.getByRole('button', { name: t.exporting.export }).click())
  expect(file.rows.map((_, row) => file.cell(row, fieldLabel('en', 'staffId')))).toEqual([employee.staffId])
})
