// The operator adds a business, suspends and resumes its company, and plans and undoes its deletion (P3).
import { serverText } from '@hr/contract/messages/server-text.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Locator, Page } from '@playwright/test'
import { demo, mark, newTeam, ownPassword } from '../people.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { choosePassword, signInAs, signInForm } from '../pages/sign-in.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const t = textsOf('en')
const label = (key: string) => fieldLabel('en', key)

async function fillPerson(group: Locator, person: { first: string; last: string; email: string }) {
  await field(group, label('firstName')).fill(person.first)
  await field(group, label('lastName')).fill(person.last)
  await field(group, label('email')).fill(person.email)
}

/** The sign-ins of a new business, read from the dialog that shows them once. */
async function addBusiness(page: Page, name: string, id: string) {
  await page.goto('/ams/business')
  await page.getByRole('button', { name: t.business.add }).first().click()
  const form = page.getByRole('dialog', { name: t.business.addTitle })
  await form.getByRole('button', { name: t.business.add }).click()
  await expect(form.getByText(serverText('en', 'required', { label: label('email') }))).toHaveCount(2)
  await field(form, t.ui.nameEn).fill(name)
  await form.getByRole('combobox', { name: t.business.type }).click()
  await page.getByRole('option', { name: t.business.types.AGRICULTURE }).click()
  await fillPerson(form.getByRole('group', { name: t.business.owner, exact: true }), {
    first: 'Khamla',
    last: 'Sisouk',
    email: `khamla.${id}@journey.example`,
  })
  await fillPerson(form.getByRole('group', { name: t.business.admin }), {
    first: 'Somchai',
    last: 'Vongsa',
    email: `somchai.${id}@journey.example`,
  })
  await form.getByRole('button', { name: t.business.add }).click()
  const shown = page.getByRole('dialog', { name: fill(t.business.signInsTitle, { name }) })
  const signInOf = async (group: Locator) => ({
    username: await group.getByLabel(t.business.username, { exact: true }).inputValue(),
    password: await group.getByLabel(t.business.temporaryPassword, { exact: true }).inputValue(),
  })
  const owner = await signInOf(shown.getByRole('group', { name: /\/login$/ }))
  const admin = await signInOf(shown.getByRole('group', { name: /\/employee$/ }))
  await shown.getByRole('button', { name: t.business.open }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return { owner, admin }
}

test('a business is added, its company suspended and resumed; people read why', async ({ open }) => {
  const id = mark()
  const name = `Mekong Coffee ${id}`
  const reason = 'The invoice of February is open.'
  const page = await open({ as: await demo('operator') })
  const { owner, admin } = await addBusiness(page, name, id)

  const visitor = await open()
  await test.step('the owner chooses a password and finds the company', async () => {
    await visitor.goto('/login')
    await signInAs(visitor, owner, { door: 'owner' })
    await choosePassword(visitor, owner.password, ownPassword)
    await expect(visitor).toHaveURL(/\/space\//)
    await expect(visitor.getByRole('heading', { name }).first()).toBeVisible()
    await visitor.context().clearCookies()
  })
  await test.step('the administrator works in it', async () => {
    await visitor.goto('/employee')
    await signInAs(visitor, admin)
    await choosePassword(visitor, admin.password, ownPassword)
    await expect(visitor).toHaveURL('/app/dashboard')
  })
  await test.step('the operator suspends it: the administrator is signed out and reads the reason', async () => {
    await page.getByRole('button', { name: t.business.suspend }).click()
    const dialog = page.getByRole('dialog')
    await field(dialog, t.business.suspendReason).fill(reason)
    await dialog.getByRole('button', { name: t.business.suspend }).click()
    await expect(toast(page, fill(t.business.suspended, { name }))).toBeVisible()
    await visitor.goto('/app/dashboard')
    await expect(visitor).toHaveURL('/')
    await signInAs(visitor, { username: admin.username, password: ownPassword })
    await expect(signInForm(visitor, 'employee').getByRole('alert')).toHaveText(
      serverText('en', 'WORKSPACE_SUSPENDED', { reason }),
    )
  })
  await test.step('its deletion is planned with the typed name, and undone', async () => {
    await page.getByRole('button', { name: t.business.delete }).click()
    const dialog = page.getByRole('dialog')
    const send = dialog.getByRole('button', { name: t.business.delete })
    await dialog.getByRole('textbox').fill('mekong')
    await expect(send).toBeDisabled()
    await dialog.getByRole('textbox').fill(name)
    await send.click()
    await expect(page.getByText(t.status.DELETING).first()).toBeVisible()
    await page.getByRole('button', { name: t.business.undoDeletion }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.business.undoDeletion }).click()
    await expect(toast(page, fill(t.business.undone, { name }))).toBeVisible()
  })
  await test.step('resumed, the administrator signs in again', async () => {
    await page.getByRole('button', { name: t.business.resume }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.business.resume }).click()
    await expect(page.getByRole('button', { name: t.business.suspend })).toBeVisible()
    await signInAs(visitor, { username: admin.username, password: ownPassword })
    await expect(visitor).toHaveURL('/app/dashboard')
  })
})

test('people of a company are sent away from the console', async ({ open }) => {
  const { employee } = await newTeam()
  for (const [as, path] of [
    [employee, '/ams/business'],
    [await demo('owner'), '/ams/positions'],
  ] as const) {
    const page = await open({ as, isKept: false })
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})

test('a starter position is added, renamed and removed', async ({ open }) => {
  const name = `Beekeeper ${mark()}`
  const page = await open({ as: await demo('operator') })
  await page.goto('/ams/positions')
  await page.getByRole('button', { name: t.starter.addPosition }).first().click()
  const form = page.getByRole('dialog')
  await field(form, t.ui.nameEn).fill(name)
  await form.getByRole('button', { name: t.starter.addPosition }).click()
  await page.getByRole('button', { name: fill(t.ui.editNamed, { name }) }).click()
  await field(form, t.ui.nameEn).fill(`${name} II`)
  await form.getByRole('button', { name: t.starter.savePosition }).click()
  await page.getByRole('button', { name: fill(t.ui.editNamed, { name: `${name} II` }) }).click()
  await form.getByRole('button', { name: t.starter.deletePosition }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: t.starter.deletePosition }).click()
  await expect(toast(page, fill(t.ui.deletedNamed, { name: `${name} II` }))).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
})
