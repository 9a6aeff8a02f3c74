// HR adjusts balances (L3) in a form and by a file: the template, errors by cell, the effect of each row, no row twice;
// the employee sees the entries that explain the balance.
import { serverText } from '@hr/contract/messages/server-text.ts'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import type { Locator, Page } from '@playwright/test'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { lead } from '../lead.ts'
import { balanceOf, leaveTypeOf, todayOf } from '../leave-days.ts'
import { countClicks } from '../count-clicks.ts'
import { field } from '../pages/field.ts'
import { mainMenu, toast } from '../pages/shell.ts'
import { demo, newTeam, profileOf } from '../people.ts'
import { downloaded } from '../spreadsheet.ts'
import { expect, test } from '../test.ts'
import { anyFill, fill, formatDate, formatHalfDays, textsOf } from '../texts.ts'

const language = 'lo'
const t = textsOf(language)

const chooseFile = (page: Page, text: string): Promise<void> =>
  page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ name: 'balances.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

const cellsOf = (row: Locator): Promise<string[]> => row.getByRole('cell').allInnerTexts()

test('HR adjusts balances in a form and by a file, which changes nothing twice; the employee sees why', async ({
  open,
}) => {
  const [{ employee, manager }, hr] = await Promise.all([newTeam(), demo('hr')])
  const annual = await leaveTypeOf(employee, 'ANNUAL')
  const { available: before } = await balanceOf(employee, annual.id)
  const available = before + 3
  const name = fullName(employee.profile, language)
  const label = (key: string) => fieldLabel(language, key)
  const today = todayOf(employee)
  const header = ['staffId', 'leaveTypeId', 'halfDays', 'date', 'reason'].map(label).join(',')
  const right = `${employee.staffId},ANNUAL,1.5,${today},Worked on New Year`

  const page = await open({ as: hr, language })
  await page.goto(`/app/leaves/summary-leave?search=${employee.staffId}`)
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('button', { name: t.leaveSummary.adjust }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: t.leaveSummary.adjust }).click()
  const missing = messageText(language, 'required', { label: fieldLabel(language, 'halfDays') })
  await expect(drawer.getByText(missing)).toBeVisible()
  await field(drawer, t.leaveSummary.days).press('-')
  await expect(drawer.getByRole('radio', { name: t.leaveSummary.take })).toBeChecked()
  // A spreadsheet copies its own minus sign.
  for (const days of ['-2', '−2']) {
    await drawer.getByText(t.leaveSummary.give, { exact: true }).click()
    await field(drawer, t.leaveSummary.days).fill(days)
    await expect(drawer.getByRole('radio', { name: t.leaveSummary.take })).toBeChecked()
    await expect(field(drawer, t.leaveSummary.days)).toHaveValue('2')
  }
  await drawer.getByText(t.leaveSummary.give, { exact: true }).click()
  await field(drawer, t.leaveSummary.days).fill('1.5')
  const effect = `${before / 2} → ${formatHalfDays(available, language)}`
  await expect(drawer.getByText(effect)).toBeVisible()
  await field(drawer, fieldLabel(language, 'reason')).fill('Worked at the weekend')
  await drawer.getByRole('button', { name: t.leaveSummary.adjust }).click()
  await expect(toast(page, formatHalfDays(available, language))).toBeVisible()

  const phone = await open({ as: employee, language, size: 'phone' })
  await phone.goto('/app/leaves')
  await phone.getByRole('link', { name: t.leaveSummary.myLedger }).click()
  await expect(phone.getByText(anyFill(t.leaveSummary.carriesOverUntil)).first()).toBeVisible()
  const entry = phone.getByRole('row').filter({ hasText: 'Worked at the weekend' })
  await expect(entry).toContainText('+1.5')
  await expect(entry).toContainText(String(available / 2))
  await expect(phone.getByRole('button', { name: t.leaveSummary.adjust })).toHaveCount(0)

  await lead(page, `/app/leaves/summary-leave?search=${employee.staffId}`)
  await page.getByRole('link', { name: t.adjustImport.open }).click()
  const template = await downloaded(page, () =>
    page.getByRole('button', { name: t.importing.template }).click(),
  )
  expect(template.rows.map((_, row) => template.cell(row, label('staffId')))).toContain(employee.staffId)

  await chooseFile(page, [header, right, `${manager.staffId},ANNUAL,0.3,${today},Half`].join('\n'))
  const errors = page.getByRole('table', { name: t.importing.errors })
  await expect(errors.getByText(messageText(language, 'daysInHalves'))).toBeVisible()
  await page.getByRole('button', { name: t.importing.chooseAnother }).click()

  const { staffId: ownStaffId = '' } = (await profileOf(hr)).employee ?? {}
  const own = `${ownStaffId},ANNUAL,1,${today},Worked on New Year`
  const leftOut = fill(t.importing.ownRow_one, {
    rows: '3',
    message: serverText(language, 'OWN_RECORD'),
  })
  await chooseFile(page, [header, right, own].join('\n'))
  await expect(page.getByText(t.importing.ready)).toBeVisible()
  await expect(page.getByText(leftOut)).toBeVisible()
  const row = page
    .getByRole('table', { name: t.adjustImport.outcomes })
    .getByRole('row')
    .filter({ hasText: employee.staffId })
  const figures = await cellsOf(row)
  expect(figures.slice(-3)).toEqual(['+1.5', String(available / 2), String(available / 2 + 1.5)])
  await page.getByRole('button', { name: fill(t.adjustImport.importNow_one, { count: 1 }) }).click()
  await expect(page.getByText(fill(t.adjustImport.imported, { booked: 1, unchanged: 0 }))).toBeVisible()
  await expect(page.getByText(leftOut)).toBeVisible()
  expect((await balanceOf(employee, annual.id)).available).toBe(available + 3)

  await lead(page, '/app/leaves/summary-leave')
  await lead(page, '/app/leaves/summary-leave/import')
  await chooseFile(page, [header, right].join('\n'))
  await expect(page.getByText(t.importing.nothingToDo)).toBeVisible()
  await expect(row).toContainText(t.adjustImport.known)
  expect((await balanceOf(employee, annual.id)).available).toBe(available + 3)
})

test('HR corrects a balance in four clicks, sees it before saving, and undoes it', async ({ open }) => {
  const [{ employee }, hr] = await Promise.all([newTeam(), demo('hr')])
  const words = textsOf('en')
  const annual = await leaveTypeOf(employee, 'ANNUAL')
  const { available: before } = await balanceOf(employee, annual.id)
  const days = (halfDays: number) => formatHalfDays(halfDays, 'en')
  const page = await open({ as: hr })
  await page.goto('/app/dashboard')
  const clicks = await countClicks(page)

  await mainMenu(page).getByRole('button', { name: words.menu.leaveManagement }).click()
  await mainMenu(page).getByRole('link', { name: words.menu.leaveSummary }).click()
  await page.getByRole('main').getByRole('searchbox').fill(employee.staffId)
  const name = fullName(employee.profile, 'en')
  await page.getByRole('link', { name: fill(words.leaveSummary.adjustTitle, { name }) }).click()
  const drawer = page.getByRole('dialog')
  const effect = drawer
    .getByRole('status')
    .filter({ hasText: words.leaveSummary.balanceOn.split('{')[0] ?? '' })
  await expect(effect).toContainText(days(before))
  await field(drawer, words.leaveSummary.days).fill('1.5')
  await expect(effect).toContainText(`${before / 2} → ${days(before + 3)}`)
  await field(drawer, fieldLabel('en', 'reason')).fill('Worked at the weekend')
  await drawer.getByRole('button', { name: words.leaveSummary.adjust }).click()
  await expect(toast(page, days(before + 3))).toBeVisible()
  expect(await clicks()).toBe(4)

  const entry = page.getByRole('row').filter({ hasText: 'Worked at the weekend' })
  await expect(entry).toContainText(fullName(await profileOf(hr), 'en'))
  const undo = { days: days(3), date: formatDate(todayOf(employee)) }
  await page.getByRole('button', { name: fill(words.leaveSummary.undoOf, undo) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(days(before))
  await dialog.getByRole('button', { name: words.ui.undo }).click()
  await expect(toast(page, fill(words.leaveSummary.undone, { days: days(before) }))).toBeVisible()
  await expect(entry).toHaveCount(2)
  await expect(entry.last()).toContainText('−1.5')
  await expect(page.getByRole('button', { name: fill(words.leaveSummary.undoOf, undo) })).toHaveCount(0)
  expect((await balanceOf(employee, annual.id)).available).toBe(before)
})

test('a role without the structure sees lists of people without the filter by unit', async ({ open }) => {
  const page = await open({ as: await demo('hr'), language, isKept: false })
  const held = ['LEAVE_SUMMARY', 'ATTENDANCE_MONITORING'].map(groupName => ({
    id: `${groupName}:view`,
    groupName,
    name: 'view',
  }))
  await page.route('**/api/permissions/roles', async route => {
    await route.fulfill({ json: { success: true, message: '', data: held } })
  })
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  for (const path of ['/app/leaves/summary-leave', '/app/attendances/attendance']) {
    await page.goto(path)
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: t.ui.filters })).toHaveCount(0)
  expect(asked).not.toContain('/api/org-structure')
})
