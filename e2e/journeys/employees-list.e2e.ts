// The employee list (P7, P8, P10): search, columns and saved views.
import type { Page } from '@playwright/test'
import { paths } from '@hr/contract/paths.ts'
import { lead } from '../lead.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { demo, mark, newTeam, profileOf } from '../people.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

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
