// Changes of many people from the employee list (P8): previewed, for a selection or everybody who matches.
import { listRoles } from '@hr/contract/access.ts'
import { previewBulkChange } from '@hr/contract/bulk-change.ts'
import type { Page } from '@playwright/test'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { demo, newTeam, profileOf } from '../people.ts'
import type { Member } from '../people.ts'
import { downloaded } from '../spreadsheet.ts'
import { expect, test } from '../test.ts'
import { fill, formatDate, textsOf } from '../texts.ts'

const t = textsOf('en')
const rowsOf = (page: Page, label: string) => page.getByRole('table', { name: label }).locator('tbody tr')

test('HR previews and changes the unit of several people from a date', async ({ open }) => {
  const [{ employee }, other, hr] = await Promise.all([newTeam(), newTeam(), demo('hr')])
  const id = employee.staffId.slice(2)
  const page = await open({ as: hr })
  await page.goto(`/app/employees/list?search=${id}`)
  const rows = rowsOf(page, t.menu.employees)
  await expect(rows).toHaveCount(2)
  await rows.nth(0).getByRole('checkbox').check()
  await page.getByRole('button', { name: fill(t.employeeList.selectShown, { count: 2 }) }).click()
  await expect(page.getByText(fill(t.employeeList.selected_other, { count: 2 }))).toBeVisible()
  await page.getByRole('button', { name: t.employeeList.changeUnit }).click()

  const dialog = page.getByRole('dialog', { name: fill(t.employeeList.bulkUnit, { count: 2 }) })
  const unit = `Unit ${other.employee.staffId.slice(2)}`
  await field(dialog, t.employeeList.newUnit).fill(unit)
  await page.getByText(unit, { exact: true }).filter({ visible: true }).last().click()
  const today = (await profileOf(hr)).workspace?.today ?? ''
  await expect(field(dialog, t.employeeList.from)).toHaveValue(formatDate(addDays(today, 1)))
  await field(dialog, t.employeeList.from).fill(formatDate(today))
  await field(dialog, t.employeeList.from).blur()
  const preview = dialog.getByRole('table', { name: t.employeeList.preview })
  await expect(preview.getByRole('row')).toHaveCount(3)
  await expect(preview.getByRole('row').nth(1)).toContainText(`Unit ${id}`)
  await expect(preview.getByRole('row').nth(1)).toContainText(unit)
  await dialog.getByRole('button', { name: fill(t.employeeList.bulkRun_other, { count: 2 }) }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rows.nth(0)).toContainText(unit)
  await expect(rows.nth(1)).toContainText(unit)
})

test('HR exports the selected people, and gives them another line manager from tomorrow', async ({
  open,
}) => {
  const [{ employee, manager }, other, hr] = await Promise.all([newTeam(), newTeam(), demo('hr')])
  const page = await open({ as: hr })
  await page.goto(`/app/employees/list?search=${employee.staffId.slice(2)}`)
  const rows = rowsOf(page, t.menu.employees)
  await rows.filter({ hasText: employee.staffId }).getByRole('checkbox').check()
  const exported = await downloaded(page, () =>
    page.getByRole('button', { name: t.employeeList.exportSelected }).click(),
  )
  await expect(toast(page, t.exporting.done)).toBeVisible()
  expect(exported.rows.map(row => row[0])).toEqual([employee.staffId])

  await rows.filter({ hasText: manager.staffId }).getByRole('checkbox').check()
  await page.getByRole('button', { name: t.employeeList.changeManager }).click()
  const dialog = page.getByRole('dialog', { name: fill(t.employeeList.bulkManager, { count: 2 }) })
  const chosen = field(dialog, t.employeeList.newManager)
  const preview = dialog.getByRole('table', { name: t.employeeList.preview })
  const choose = async (member: Member) => {
    // As fast as somebody types: Enter waits for the search, and replaces who was chosen.
    await chosen.fill(member.staffId)
    await chosen.press('Enter')
    await expect(chosen).toHaveValue(new RegExp(member.profile.lastName))
  }
  // Nobody leads themselves.
  await choose(employee)
  await expect(dialog.getByRole('alert')).toHaveText(fill(t.employeeList.bulkRefused_other, { count: 2 }))
  await choose(other.manager)
  await expect(preview.getByRole('row').nth(1)).toContainText(other.manager.profile.lastName)
  await dialog.getByRole('button', { name: fill(t.employeeList.bulkRun_other, { count: 2 }) }).click()
  await expect(toast(page, fill(t.employeeList.bulkDone_other, { count: 2 }))).toBeVisible()
  const today = (await profileOf(hr)).workspace?.today ?? ''
  await page.goto(`/app/employees/list?search=${employee.staffId}&date=${addDays(today, 1)}`)
  await expect(rows.first()).toContainText(other.manager.profile.lastName)
})

test('HR selects everybody who matches, and sees what a change would do to each', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.goto('/app/employees/list?search=SB-00&status=active')
  const rows = rowsOf(page, t.menu.employees)
  await page.getByRole('checkbox', { name: t.employeeList.selectAll }).check()
  const all = page.getByRole('button', { name: /^Select all \d+ that match$/ })
  const count = Number(/\d+/.exec(await all.innerText())?.[0])
  expect(count).toBeGreaterThan(25)
  await all.click()
  await expect(page.getByText(fill(t.employeeList.selected_other, { count }))).toBeVisible()
  const typed = Promise.withResolvers<void>()
  await page.route(`**/api${listRoles.path}*`, async route => {
    await typed.promise
    await route.continue()
  })
  await page.getByRole('button', { name: t.employeeList.giveRole }).click()
  const dialog = page.getByRole('dialog', { name: fill(t.employeeList.bulkRole, { count }) })
  const role = field(dialog, t.employeeList.newRole)
  // Enter before the roles arrive chooses when they do.
  await role.fill('mana')
  await role.press('Enter')
  typed.resolve()
  await expect(role).toHaveValue('Manager')
  await role.fill('emplo')
  await role.press('Enter')
  await expect(role).toHaveValue('Employee')
  // Enter and a click keep what is chosen already, and its name comes back.
  for (const choose of [
    () => role.press('Enter'),
    () => page.getByRole('option', { name: 'Employee', exact: true }).click(),
  ]) {
    await role.fill('empl')
    await choose()
    await expect(role).toHaveValue('Employee')
    await expect(role).toBeFocused()
  }
  const preview = dialog.getByRole('table', { name: t.employeeList.preview })
  await expect(preview.getByRole('row')).toHaveCount(count + 1)
  await dialog.getByRole('button', { name: t.ui.cancel }).click()
  await rows.first().getByRole('checkbox').uncheck()
  await expect(page.getByText(fill(t.employeeList.selected_other, { count: 24 }))).toBeVisible()
})

test('a bulk change of more people than its preview lists says how many more at the end of the list', async ({
  open,
}) => {
  const [{ employee, manager }, hr] = await Promise.all([newTeam(), demo('hr')])
  const page = await open({ as: hr })
  const person = {
    firstName: 'Noy',
    lastName: 'Bounsy',
    firstNameLo: '',
    lastNameLo: '',
    profileImage: null,
  }
  const row = {
    before: 'Before',
    beforeLo: '',
    after: 'After',
    afterLo: '',
    unchanged: false,
    refusal: null,
  }
  const rows = Array.from({ length: 110 }, (_, id) => ({ ...row, employee: { ...person, id } }))
  const data = { rows, changed: rows.length, unchanged: 0, refused: 0, requests: [] }
  await page.route(`**/api${previewBulkChange.path}`, route =>
    route.fulfill({ json: { success: true, message: 'Success', data } }),
  )
  await page.goto(`/app/employees/list?search=${employee.staffId}`)
  await rowsOf(page, t.menu.employees).getByRole('checkbox').check()
  await page.getByRole('button', { name: t.employeeList.changeManager }).click()
  const chosen = field(page.getByRole('dialog'), t.employeeList.newManager)
  await chosen.fill(manager.staffId)
  await chosen.press('Enter')
  const more = page.getByText(fill(t.employeeList.andMore, { count: 10 }))
  await expect(more).toBeAttached()
  await expect(more).not.toBeInViewport()
  await more.scrollIntoViewIfNeeded()
  await expect(more).toBeInViewport()
})
