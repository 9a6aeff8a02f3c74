// Leave as a spreadsheet: what the screen shows, as numbers and dates, in the user's language (spec 7).
import { requestLeave } from '@hr/contract/leave.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { lead } from '../lead.ts'
import { balanceOf, leaveTypeOf, rangeOverWeekend } from '../leave-days.ts'
import { demo, newTeam } from '../people.ts'
import { ask } from '../server.ts'
import { downloaded } from '../spreadsheet.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const language = 'lo'
const t = textsOf(language)

test('HR exports requests and the summary as the page shows them, an employee their own requests', async ({
  open,
}) => {
  const [{ employee, manager }, hr] = await Promise.all([newTeam(), demo('hr')])
  const annual = await leaveTypeOf(employee, 'ANNUAL')
  const { from, to } = await rangeOverWeekend(employee, annual.id)
  const reason = '=1+1 is a family visit'
  const input = { leaveTypeId: annual.id, from, to, fromHalf: 'PM', reason } as const
  const { number } = await ask(requestLeave, input, { token: employee.token })
  const others = await rangeOverWeekend(manager, annual.id)
  const theirs = { leaveTypeId: annual.id, from: others.from, to: others.to, reason: 'Family visit' }
  await ask(requestLeave, theirs, { token: manager.token })

  const page = await open({ as: hr, language })
  await page.goto(`/app/leaves/approved-leave-requests?search=${employee.staffId}&from=${from}&to=${to}`)
  const row = page.getByRole('row').filter({ hasText: fullName(employee.profile, language) })
  await expect(row).toContainText('1.5')
  const file = await downloaded(page, () => page.getByRole('button', { name: t.exporting.export }).click())
  expect(file.name).toBe(`leave-requests-all-${from}-${to}.xlsx`)
  expect(file.rows).toHaveLength(1)
  const cell = (title: string) => file.cell(0, title)
  expect(cell(t.request.number)).toBe(number)
  expect(cell(fieldLabel(language, 'staffId'))).toBe(employee.staffId)
  expect(cell(t.request.employee)).toBe(fullName(employee.profile, language))
  expect(cell(t.leave.type)).toBe(nameIn(annual, language))
  expect(cell(fieldLabel(language, 'from'))).toEqual(new Date(`${from}T00:00:00Z`))
  expect(cell(fieldLabel(language, 'fromHalf'))).toBe(t.leave.afternoon)
  expect(cell(t.leave.days)).toBe(1.5)
  expect(cell(t.ui.status)).toBe(t.status.PENDING)
  // Stored as text, not as a formula.
  expect(cell(t.request.reason)).toBe(`'${reason}`)
  expect(cell(t.request.requestedAt)).toBeInstanceOf(Date)
  expect(cell(t.request.decidedAt)).toBeNull()

  // A date filter is set, so the filters are open.
  await page.getByRole('combobox', { name: t.request.dates }).click()
  await page.getByRole('option', { name: t.request.spans.thisYear }).click()
  await expect(page).toHaveURL(/from=\d{4}-01-01&to=\d{4}-12-31/)

  const balance = await balanceOf(employee, annual.id)

  await lead(page, `/app/leaves/summary-leave?search=${employee.staffId}&date=${to}`)
  const line = page.getByRole('row').filter({ hasText: employee.staffId })
  await expect(line).toContainText(String(balance.available / 2))
  const summary = await downloaded(page, () => page.getByRole('button', { name: t.exporting.export }).click())
  expect((await summary.sheet(2)).rows).toContainEqual(['ໄຟລ໌', summary.name])
  expect(summary.name).toBe(`leave-summary-${to}.xlsx`)
  const place = summary.rows.findIndex(cells => cells.includes(nameIn(annual, language)))
  const days = (title: string) => summary.cell(place, title)
  expect(summary.cell(place, fieldLabel(language, 'staffId'))).toBe(employee.staffId)
  expect(days(t.leaveSummary.entitled)).toBe(balance.entitled / 2)
  expect(days(t.leaveSummary.pending)).toBe(1.5)
  expect(days(t.leaveSummary.available)).toBe(balance.available / 2)

  await page.getByRole('combobox', { name: t.leaveSummary.type }).click()
  await page.getByRole('option', { name: nameIn(annual, language) }).click()
  await page.getByRole('link', { name: `${t.leaveSummary.pending}: 1.5` }).click()
  const card = page.getByRole('region', { name: nameIn(annual, language) })
  await expect(card).toBeFocused()
  await expect(card.getByRole('row').filter({ hasText: t.leaveSummary.linePending })).toBeVisible()

  const phone = await open({ as: employee, language, size: 'phone' })
  await phone.goto('/app/leaves/leave-requests')
  const own = await downloaded(phone, () => phone.getByRole('button', { name: t.exporting.export }).click())
  expect(own.rows.map((_, row) => own.cell(row, fieldLabel(language, 'staffId')))).toEqual([employee.staffId])
})
