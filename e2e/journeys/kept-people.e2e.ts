// A person chosen in a form is still there after a reload, by name, and is what the form saves.
import { getOrgStructure } from '@hr/contract/organization.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Locator, Page } from '@playwright/test'
import { demo, mark, newTeam } from '../people.ts'
import type { Member } from '../people.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { anyFill, fill, textsOf } from '../texts.ts'

const t = textsOf('en')
const nameOf = ({ profile }: Member) => fullName(profile, 'en')

async function choose(page: Page, input: Locator, person: Member): Promise<void> {
  await input.fill(nameOf(person))
  await page.getByRole('option', { name: nameOf(person) }).click()
}

/** What the tab stores besides the reader's own profile. */
const storedInput = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage, profile: undefined }))

test('the manager of a new unit', async ({ open }) => {
  const [hr, { manager }] = await Promise.all([demo('hr'), newTeam()])
  const page = await open({ as: hr })
  await page.goto('/app/ongStructure?act=add')
  const drawer = page.getByRole('dialog', { name: t.organization.addUnit })
  const name = `Packing ${mark()}`
  await field(drawer, t.ui.nameEn).fill(name)
  const picked = field(drawer, t.organization.manager)
  await choose(page, picked, manager)
  await page.reload()
  await expect(picked).toHaveValue(nameOf(manager))
  expect(await storedInput(page)).not.toMatch(/\.webp/)
  await drawer.getByRole('button', { name: t.organization.addUnit }).click()
  await expect(toast(page, fill(t.ui.addedNamed, { name }))).toBeVisible()
  const tops = await ask(getOrgStructure, {}, { token: hr.token })
  const units = tops.flatMap(top => [top, ...top.children])
  expect(units.find(unit => unit.name === name)?.manager?.id).toBe(manager.profile.employee?.id)
})

test('the line manager of a changed job', async ({ open }) => {
  const [hr, { employee }, { manager }] = await Promise.all([demo('hr'), newTeam(), newTeam()])
  const id = employee.profile.employee?.id ?? 0
  const page = await open({ as: hr })
  await page.goto(`/app/employees/list/view/${id}?tab=job`)
  const change = async () => {
    await page.getByRole('button', { name: anyFill(t.employeeRecord.actionsOf) }).click()
    await page.getByRole('menuitem', { name: t.employeeRecord.action.job }).click()
  }
  await change()
  const drawer = page.getByRole('dialog', { name: anyFill(t.employeeJob.changeOf) })
  await drawer.getByText(t.employeeJob.part.lineManager, { exact: true }).click()
  // A checkbox has the same label.
  const picked = field(drawer, fieldLabel('en', 'lineManagerId')).and(page.locator(':not([type=checkbox])'))
  await choose(page, picked, manager)
  await page.reload()
  await change()
  await expect(picked).toHaveValue(nameOf(manager))
})

test('a delegate', async ({ open }) => {
  const [{ manager }, { employee: delegate }] = await Promise.all([newTeam(), newTeam()])
  const page = await open({ as: manager })
  await page.goto('/app/leaves')
  await page.getByRole('button', { name: t.delegation.open }).click()
  const drawer = page.getByRole('dialog', { name: t.delegation.title })
  const picked = field(drawer, t.delegation.delegate)
  await choose(page, picked, delegate)
  await page.reload()
  await page.getByRole('button', { name: t.delegation.open }).click()
  await expect(picked).toHaveValue(nameOf(delegate))
})
