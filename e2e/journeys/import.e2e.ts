// Real input (P10): HR imports a list of employees, and one of them signs in for the first time and requests
// leave. An export imports again without changes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importEmployees } from '@hr/contract/employee-import.ts'
import { approveLeave, getLeaveRequest } from '@hr/contract/leave.ts'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import type { Locator, Page, Route } from '@playwright/test'
import { getProfile } from '@hr/contract/session.ts'
import { lead } from '../lead.ts'
import { leaveTypeOf, rangeOverWeekend } from '../leave-days.ts'
import { demo, firstSignIn, mark, newTeam, ownPassword } from '../people.ts'
import { field } from '../pages/field.ts'
import { fillLeave, preview, sendButton } from '../pages/leave-form.ts'
import { approveButton, requestStatus } from '../pages/leave-request.ts'
import { toast } from '../pages/shell.ts'
import { signInAs } from '../pages/sign-in.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { fill, formatHalfDays, textsOf } from '../texts.ts'

const t = textsOf('en')
const label = (key: string) => fieldLabel('en', key)
const path = (name: string) => join(import.meta.dirname, '../files', name)
const csv = readFileSync(path('employees-sample.csv'), 'utf8').replace(/^\uFEFF/, '')
const rows = csv.trim().split(/\r?\n/)
const people = rows.length - 1

const chooseFile = (page: Page, file: Parameters<Locator['setInputFiles']>[0]) =>
  page.getByRole('main').locator('input[type=file]').setInputFiles(file)

/** The number next to its name in the result of a dry run. */
const figure = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd')

/** Accepts all six units of the branch as new ones. */
async function createUnits(page: Page): Promise<void> {
  await page.getByRole('button', { name: fill(t.employee.createAllUnits_other, { count: 6 }) }).click()
  await expect(page.getByRole('radio', { name: t.employee.leaveRowsOut, checked: true })).toHaveCount(0)
}

/** The same list with two errors: no first name in row 3, an unknown manager in row 4. */
function brokenCsv(): Buffer {
  const header = (rows[0] ?? '').split(',')
  const columnOf = (name: RegExp) => header.findIndex(cell => name.test(cell))
  const firstName = columnOf(/^first name$/i)
  const manager = columnOf(/manager/i)
  const broken = rows.map((row, index) => {
    const cells = row.split(',')
    if (index === 2) cells[firstName] = ''
    if (index === 3) cells[manager] = 'NOBODY-1'
    return cells.join(',')
  })
  return Buffer.from(broken.join('\n'))
}

/** The first sign-in: the temporary password leads to the change-password page and opens nothing else. */
async function firstSignInOf(page: Page, username: string, temporary: string): Promise<void> {
  await page.goto('/employee')
  await signInAs(page, { username, password: temporary })
  await expect(page).toHaveURL('/employee/change-password')
  await expect(page.getByText(t.session.changeTemporaryText)).toBeVisible()
  const form = page.getByRole('form', { name: t.session.changeTitle })
  await field(form, label('oldPassword')).fill(temporary)
  await field(form, label('newPassword')).fill(ownPassword)
  await field(form, label('confirmPassword')).fill(ownPassword)
  await form.getByRole('button', { name: t.session.changePassword }).click()
  await expect(toast(page, messageText('en', 'passwordChanged'))).toBeVisible()
  await expect(page).toHaveURL('/app/dashboard')
}

async function tokenOf(page: Page): Promise<string> {
  const [cookie] = await page.context().cookies()
  const session: unknown = JSON.parse(decodeURIComponent(cookie?.value ?? 'null'))
  return typeof session === 'object' && session !== null && 'token' in session ? String(session.token) : ''
}

test('HR imports a list of employees, and one of them requests leave', async ({ open }) => {
  test.setTimeout(120_000)
  const page = await open({ as: await demo('hr') })
  await page.goto('/app/employees/list')
  await page.getByRole('link', { name: t.employee.import }).click()

  await chooseFile(page, { name: 'broken.csv', mimeType: 'text/csv', buffer: brokenCsv() })
  const errors = page.getByRole('table', { name: t.importing.errors })
  await expect(errors.getByRole('row').filter({ hasText: messageText('en', 'staffIdUnknown') })).toHaveCount(
    1,
  )
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0)

  await page.getByRole('button', { name: t.importing.chooseAnother }).click()
  await chooseFile(page, path('employees-sample.xlsx'))
  await createUnits(page)
  await expect(page.getByText(t.importing.ready)).toBeVisible()
  await expect(figure(page, t.employee.rows)).toHaveText(String(people))
  await expect(figure(page, t.employee.created)).toHaveText(String(people))
  await page.getByRole('button', { name: fill(t.employee.importNow_other, { count: people }) }).click()
  const signIns = page.getByRole('table', { name: t.employee.passwords })
  await expect(signIns.getByRole('row')).toHaveCount(people + 1)

  const credentials = async (staffId: string) => {
    const row = signIns.getByRole('row').filter({ hasText: staffId })
    const [, name = '', username = '', temporary = ''] = await row.getByRole('cell').allInnerTexts()
    return { name, username, temporary }
  }
  const employee = await credentials('PK-001')
  const boss = await credentials('PK-003')

  await page.getByRole('link', { name: t.employee.toList }).click()
  const question = page.getByRole('dialog', { name: t.employee.leaveTitle })
  await question.getByRole('button', { name: t.ui.stay }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t.employee.downloadPasswords }).click()
  const saved = readFileSync(await (await download).path(), 'utf8')
  expect(saved).toContain(employee.temporary)
  // The file has no dates of birth, which the form requires.
  await expect(page.getByText(fill(t.employee.importedIncomplete_other, { count: people }))).toBeVisible()
  const toManagers = page.getByRole('link', { name: t.employee.setManagers })
  await expect(toManagers).toHaveAttribute('href', '/app/ongStructure?act=managers')
  await page.getByRole('link', { name: t.employee.showIncomplete }).click()
  await expect(page).toHaveURL('/app/employees/list?incomplete=1')
  await page.getByRole('searchbox', { name: t.ui.search }).fill('PK-001')
  const list = page.getByRole('table', { name: t.menu.employees })
  await expect(list.getByRole('row')).toHaveCount(2)
  await expect(list.getByText(t.employee.incomplete)).toBeVisible()
  await list.getByText(employee.name).click()
  await expect(page.getByText(fill(t.employee.missing, { fields: label('dateOfBirth') }))).toBeVisible()
  await page.getByRole('link', { name: t.employee.complete }).click()
  await expect(page.getByRole('form', { name: t.employeeRecord.editPerson })).toBeVisible()

  await page.goto('/app/employees/list/import')
  await chooseFile(page, path('employees-sample.xlsx'))
  await expect(page.getByText(t.importing.nothingToDo)).toBeVisible()
  await expect(figure(page, t.employee.unchanged)).toHaveText(String(people))
  const { token: hrToken } = await demo('hr')
  const file = new File([readFileSync(path('employees-sample.csv'))], 'again.csv', { type: 'text/csv' })
  const again = await ask(importEmployees, { dryRun: false }, { token: hrToken, file })
  expect(again).toMatchObject({ created: 0, updated: 0, unchanged: people, signIns: [] })

  const own = await open()
  await firstSignInOf(own, employee.username, employee.temporary)
  const token = await tokenOf(own)
  const member = { token, profile: await ask(getProfile, {}, { token }) }
  const type = await leaveTypeOf(member, 'ANNUAL')
  const range = await rangeOverWeekend(member, type.id)
  await own.getByRole('main').getByRole('link', { name: t.dashboard.requestLeave }).first().click()
  const form = await fillLeave(own, { type: type.name, ...range, reason: 'Moving house' })
  await expect(preview(form).getByText(formatHalfDays(range.halfDays, 'en')).first()).toBeVisible()
  await sendButton(form).click()
  await expect(requestStatus(own, 'PENDING')).toBeVisible()
  const id = own.url().split('/').at(-1) ?? ''

  const manager = await firstSignIn(boss.username, boss.temporary)
  await ask(approveLeave, { id }, { token: manager.token })
  await page.goto(`/app/leaves/approved-leave-requests/${id}`)
  await approveButton(page).click()
  await expect(requestStatus(own, 'APPROVED')).toBeVisible()
  const { status } = await ask(getLeaveRequest, { id }, { token: hrToken })
  expect(status).toBe('APPROVED')
})

test('an import: of an own export, of a foreign file with mapped headers, and cancelled', async ({
  open,
}) => {
  const [{ employee }, hr] = await Promise.all([newTeam(), demo('hr')])
  const page = await open({ as: hr })
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    chooseFile(page, { name, mimeType, buffer })
  await page.goto(`/app/employees/list?search=${employee.staffId.slice(2)}`)
  const listed = page.getByRole('table', { name: t.menu.employees }).locator('tbody tr')
  await expect(listed).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t.employeeList.export }).click()
  const buffer = readFileSync(await (await download).path())
  await page.getByRole('link', { name: t.employee.import }).click()
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await choose('again.xlsx', xlsx, buffer)
  await expect(page.getByText(t.importing.nothingToDo)).toBeVisible()

  await page.getByRole('button', { name: t.importing.chooseAnother }).click()
  const id = mark()
  /** Imports a file of many people, and cancels it before the page has the answer. */
  const cancelImportOf = async (group: string, answer: (route: Route) => Promise<unknown>) => {
    const people = Array.from(
      { length: 600 },
      (_, index) => `${group}-${index},Somphone,Keovongsa ${group},05/01/2026`,
    )
    const many = ['Staff ID,First name,Last name,Start date', ...people].join('\n')
    await choose('many.csv', 'text/csv', Buffer.from(many))
    const importNow = page.getByRole('button', { name: fill(t.employee.importNow_other, { count: 600 }) })
    await expect(importNow).toBeEnabled()
    const answered = Promise.withResolvers<unknown>()
    await page.route('**/api/employees/import', route => answered.resolve(answer(route)), { times: 1 })
    await importNow.click()
    await answered.promise
    await page.getByRole('button', { name: t.importing.cancelImport }).click()
  }
  // The file is still on its way.
  await cancelImportOf(`C-${id}`, async () => undefined)
  await expect(page.getByText(t.importing.importCancelled)).toBeVisible()
  await lead(page, `/app/employees/list?search=C-${id}`)
  await expect(page.getByText(t.ui.noMatch)).toBeVisible()

  // Everybody is stored, and the answer is still on its way.
  await lead(page, '/app/employees/list/import')
  await cancelImportOf(`D-${id}`, async route => {
    await route.fetch()
    await expect(page.getByText(t.importing.phases.saving)).toBeVisible()
  })
  await expect(page.getByText(t.importing.cancelledTooLate)).toBeVisible()
  await expect(page.getByText(t.employee.passwordsLost)).toBeVisible()

  const text = `Who,Given,Last name,Start date,Shoe size\nS-${id},Somphone,Keovongsa,05/01/2026,42`
  await choose('own.csv', 'text/csv', Buffer.from(text))
  const map = async (header: string, meaning: string) => {
    const select = page.getByRole('combobox', { name: fill(t.importing.mappingOf, { header }) })
    await select.click()
    await select.fill(meaning)
    await page.getByRole('option', { name: meaning, exact: true }).click()
    await expect(select).toBeEnabled()
    await expect(select).toHaveValue(meaning)
  }
  await map('Who', 'Staff ID')
  await map('Given', 'First name')
  await expect(page.getByText(t.importing.ready)).toBeVisible()
  await page.getByRole('button', { name: fill(t.employee.importNow_one, { count: 1 }) }).click()
  await expect(page.getByRole('table', { name: t.employee.passwords }).getByRole('row')).toHaveCount(2)
})
