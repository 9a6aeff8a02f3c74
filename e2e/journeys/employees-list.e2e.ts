// The employee list (P7, P8, P10): search, columns, bulk changes, and saved views.
import { previewBulkChange } from '@hr/contract/bulk-change.ts'
import type { Page } from '@playwright/test'
import { paths } from '@hr/contract/paths.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { lead } from '../lead.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { demo, mark, newTeam, profileOf } from '../people.ts'
import type { Member } from '../people.ts'
import { downloaded } from '../spreadsheet.ts'
import { expect, test } from '../test.ts'
import { fill, formatDate, textsOf } from '../texts.ts'

const t = textsOf('en')
const rowsOf = (page: Page, label: string) => page.getByRole('table', { name: label }).locator('tbody tr')

test('HR finds people, opens one by keyboard, keeps the chosen columns, and sees expiring documents', async ({
  open,
}) => {
  const [{ employee, manager }, hr] = await Promise.all([newTeam(), demo('hr')])
  const id = employee.staffId.slice(2)
  const page = await open({ as: hr })
  await page.goto('/app/employees/list')
  const rows = rowsOf(page, t.menu.employees)
  const search = page.getByRole('searchbox', { name: t.employee.findPeople })
  await search.fill(`${id} nobody`)
  await page.getByRole('button', { name: t.ui.clearFilters }).click()
  await expect(search).toHaveValue('')
  await expect(rows.nth(2)).toBeVisible()
  await search.fill(id)
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: t.employee.staffId }).click()
  await expect(page).toHaveURL(/sort=staffId/)
  await expect(rows.first()).toContainText(employee.staffId)
  await page.getByRole('button', { name: t.employee.staffId }).click()
  await expect(rows.first()).toContainText(manager.staffId)

  await page.getByRole('button', { name: t.ui.columns }).click()
  await page.getByRole('checkbox', { name: t.employee.jobGrade }).uncheck()
  await page.getByRole('checkbox', { name: t.employee.startDate }).check()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(rows.first()).toContainText('08/01/2024')
  await expect(page.getByRole('columnheader', { name: t.employee.jobGrade })).toHaveCount(0)

  await page.getByRole('button', { name: t.ui.filters }).click()
  const asOf = page.getByRole('textbox', { name: t.employeeList.asOf })
  await asOf.fill('07/01/2024')
  await asOf.press('Enter')
  await expect(page.getByText(t.ui.noMatch)).toBeVisible()
  await expect(page).toHaveURL(/date=2024-01-07/)
  await asOf.fill('08/01/2024')
  await asOf.press('Enter')
  await expect(rows).toHaveCount(2)

  await rows.filter({ hasText: employee.staffId }).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/app/employees/list/view/${employee.profile.employee?.id}`)

  await page.goto('/app/employees/list/edit')
  await expect(page).toHaveURL('/app/employees/list')
  await expect(toast(page, t.employee.chooseToEdit)).toBeVisible()
  await lead(page, '/app/employees/list/view')
  const { firstName, lastName } = await profileOf(hr)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${lastName}`)

  await lead(page, '/app/employees/list')
  await page.getByRole('link', { name: /expir/ }).click()
  await expect(page).toHaveURL('/app/employees/expiring')
  const expiring = rowsOf(page, t.employeeList.expiringTitle)
  const dates = async () =>
    (await expiring.locator('td:nth-child(3)').allInnerTexts()).map(date =>
      date.split('/').toReversed().join('-'),
    )
  await expect(expiring.first()).toBeVisible()
  const shown = await dates()
  expect(shown).toEqual(shown.toSorted())
  await expiring.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/app\/employees\/list\/view\/\d+$/)
})

test(
  'compact rows leave room for 14 people on a laptop, and stay compact',
  { tag: '@long' },
  async ({ open }) => {
    const page = await open({ as: await demo('hr') })
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto('/app/employees/list')
    const rows = rowsOf(page, t.menu.employees)
    const highest = () =>
      rows.evaluateAll(all => Math.max(...all.map(row => row.getBoundingClientRect().height)))
    await expect(rows.nth(14)).toBeVisible()
    expect(await highest()).toBeGreaterThan(50)
    await page.getByRole('button', { name: t.ui.columns }).click()
    await page.getByText(t.ui.densities.compact, { exact: true }).click()
    await page.keyboard.press('Escape')
    // The page's header, one line of filters and the table's head take 248 of 768 pixels.
    await expect.poll(highest).toBeLessThanOrEqual((768 - 248) / 14)
    await page.reload()
    await expect.poll(highest).toBeLessThanOrEqual((768 - 248) / 14)
  },
)

test('HR saves a view, shares it, and opens, renames and deletes it', { tag: '@long' }, async ({ open }) => {
  const name = `Probation ${mark()}`
  const page = await open({ as: await demo('hr') })
  const view = (target: Page, label: string) => target.getByRole('menuitem', { name: label })
  const views = (target: Page) => target.getByRole('button', { name: t.savedView.views }).click()
  await page.goto('/app/employees/list?status=probation&sort=startDate')
  await views(page)
  await view(page, t.savedView.save).click()
  const dialog = page.getByRole('dialog', { name: t.savedView.saveTitle })
  await field(dialog, t.savedView.name).fill(name)
  await dialog.getByRole('switch', { name: t.savedView.share }).click()
  await dialog.getByRole('button', { name: t.savedView.saveNow }).click()
  await expect(toast(page, t.savedView.saved)).toBeVisible()

  const other = await open({ as: await demo('admin') })
  await other.goto('/app/employees/list?search=zzz')
  await views(other)
  await view(other, name).click()
  await expect(other).toHaveURL(/columns=.*&sort=startDate&status=probation$/)
  await expect(other.getByRole('searchbox', { name: t.employee.findPeople })).toHaveValue('')
  await expect(other.getByRole('columnheader', { name: t.employee.startDate })).toHaveCount(0)

  await page.goto('/app/employees/list')
  await views(page)
  await view(page, name).click()
  await views(page)
  await view(page, fill(t.savedView.renameNamed, { name })).click()
  const renamed = `${name} now`
  const rename = page.getByRole('dialog', { name: t.savedView.renameTitle })
  await field(rename, t.savedView.name).fill(renamed)
  await rename.getByRole('button', { name: t.savedView.saveNow }).click()
  await expect(rename).toHaveCount(0)
  await views(page)
  await view(page, fill(t.savedView.deleteNamed, { name: renamed })).click()
  await page.getByRole('dialog').getByRole('button', { name: t.savedView.delete }).click()
  await expect(toast(page, t.savedView.deleted)).toBeVisible()
})

test('HR previews and changes the unit of several people from a date', { tag: '@long' }, async ({ open }) => {
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

test(
  'HR exports the selected people, and gives them another line manager from tomorrow',
  { tag: '@long' },
  async ({ open }) => {
    const [{ employee, manager }, other, hr] = await Promise.all([newTeam(), newTeam(), demo('hr')])
    const page = await open({ as: hr })
    await page.goto(`/app/employees/list?search=${employee.staffId.slice(2)}`)
    const rows = rowsOf(page, t.menu.employees)
    await rows.filter({ hasText: employee.staffId }).getByRole('checkbox').check()
    const exported = await downloaded(page, () =>
      page.getByRole('button', { name: t.employeeList.exportSelected }).click(),
    )
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
  },
)

test(
  'HR selects everybody who matches, and sees what a change would do to each',
  { tag: '@long' },
  async ({ open }) => {
    const page = await open({ as: await demo('hr') })
    await page.goto('/app/employees/list?search=SB-00&status=active')
    const rows = rowsOf(page, t.menu.employees)
    await page.getByRole('checkbox', { name: t.employeeList.selectAll }).check()
    const all = page.getByRole('button', { name: /^Select all \d+ that match$/ })
    const count = Number(/\d+/.exec(await all.innerText())?.[0])
    expect(count).toBeGreaterThan(25)
    await all.click()
    await expect(page.getByText(fill(t.employeeList.selected_other, { count }))).toBeVisible()
    await page.getByRole('button', { name: t.employeeList.giveRole }).click()
    const dialog = page.getByRole('dialog', { name: fill(t.employeeList.bulkRole, { count }) })
    const role = field(dialog, t.employeeList.newRole)
    for (const [typed, name] of [
      ['mana', 'Manager'],
      ['emplo', 'Employee'],
    ] as const) {
      await role.fill(typed)
      await role.press('Enter')
      await expect(role).toHaveValue(name)
    }
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
  },
)

test(
  'a bulk change of more people than its preview lists says how many more at the end of the list',
  { tag: '@long' },
  async ({ open }) => {
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
  },
)

test(
  'on a phone, a card opens wherever it is pressed, except next to its menu',
  { tag: '@long' },
  async ({ open }) => {
    const [{ employee }, hr] = await Promise.all([newTeam(), demo('hr')])
    const page = await open({ as: hr, size: 'phone' })
    await page.goto(`/app/employees/list?search=${employee.staffId}`)
    const card = page.getByRole('main').locator('[data-card]')
    const box = await card.boundingBox()
    const menu = await card.getByRole('button').boundingBox()
    if (box === null || menu === null) throw new Error('the card is not there')
    await page.mouse.click(menu.x - 8, menu.y + menu.height / 2)
    await expect(page).toHaveURL(/search=/)
    await page.mouse.click(box.x + 24, box.y + box.height - 12)
    await expect(page).toHaveURL(new RegExp(paths.employeeView(employee.profile.employee?.id ?? 0)))
  },
)
