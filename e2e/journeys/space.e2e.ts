// The space: an owner opens companies, goes back and switches between them; others have no way in (P1, P2).
import { listBusinesses } from '@hr/contract/business.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { createWorkspace, getSpace } from '@hr/contract/space.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Locator, Page } from '@playwright/test'
import { demo, demoAgain, mark, newSpace, ownPassword } from '../people.ts'
import { readFile } from 'node:fs/promises'
import { field } from '../pages/field.ts'
import { openProfileMenu, toast } from '../pages/shell.ts'
import { signInAs, signInForm } from '../pages/sign-in.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const t = textsOf('en')

async function ownerMenu(page: Page): Promise<Locator> {
  const menu = await openProfileMenu(page)
  await expect(menu.getByRole('menuitem', { name: t.shell.myCompanies })).toBeVisible()
  return menu
}

test('an owner goes back from a company and switches to another one without signing in again', async ({
  open,
}) => {
  const owner = await newSpace()
  const { token } = owner
  const second = `Second ${mark()}`
  await ask(createWorkspace, { name: second }, { token })
  const [first] = (await ask(getSpace, {}, { token })).workspaces
  const firstName = first?.name ?? ''
  const page = await open({ as: owner })
  const openButton = (name: string) => page.getByRole('link', { name: fill(t.space.open, { name }) })
  const switchTo = (menu: Locator, name: string) =>
    menu.getByRole('menuitem', { name: fill(t.shell.switchTo, { name }) })

  await page.goto(`/space/${owner.username}`)
  await openButton(firstName).click()
  await expect(page).toHaveURL('/app/dashboard')
  await test.step('switches in the profile menu', async () => {
    const menu = await ownerMenu(page)
    await expect(switchTo(menu, firstName)).toBeHidden()
    await switchTo(menu, second).click()
    await expect(page).toHaveURL('/app/dashboard')
    await expect(switchTo(await ownerMenu(page), firstName)).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('goes back in the menu, and by hand', async () => {
    await (await ownerMenu(page)).getByRole('menuitem', { name: t.shell.myCompanies }).click()
    await expect(page).toHaveURL('/space')
    await openButton(second).click()
    await expect(page).toHaveURL('/app/dashboard')
    await page.goto(`/space/${owner.username}`)
    await expect(openButton(firstName)).toBeVisible()
  })
  await test.step('a page of another space does not exist', async () => {
    await page.goto('/space/owner')
    await expect(page.getByRole('heading', { name: t.ui.notFound })).toBeVisible()
  })
})

test('an employee who opens the space is signed out, as in every area of others', async ({ open }) => {
  const page = await open({ as: await demoAgain('employee') })
  await page.goto('/app/profile')
  await expect(
    (await openProfileMenu(page)).getByRole('menuitem', { name: t.shell.myCompanies }),
  ).toBeHidden()
  await page.goto('/space')
  await expect(page).toHaveURL('/')
  await expect(signInForm(page, 'employee')).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
})

test('an owner invites another one, who accepts by the link, sees the space, and is removed', async ({
  open,
}) => {
  const owner = await newSpace()
  const [{ name: company } = { name: '' }] = (await ask(getSpace, {}, { token: owner.token })).workspaces
  const email = `second.${mark()}@journey.example`
  const name = 'Second Owner'
  const page = await open({ as: owner })
  const other = await open()

  await page.goto(`/space/${owner.username}/owners`)
  await page.getByRole('button', { name: t.space.invite }).click()
  const form = page.getByRole('dialog')
  await field(form, fieldLabel('en', 'email')).fill(email)
  await form.getByRole('button', { name: t.space.invite }).click()
  const shown = page.getByRole('link', { name: t.session.demoLinkOpen })
  const link = (await shown.getAttribute('href')) ?? ''
  await page.keyboard.press('Escape')
  await expect(page.getByRole('table', { name: t.space.invitations })).toContainText(email)

  await test.step('the invited person accepts and sees the space', async () => {
    await other.goto(link)
    const acceptance = other.getByRole('form', { name: t.session.invitationTitle })
    await field(acceptance, fieldLabel('en', 'firstName')).fill('Second')
    await field(acceptance, fieldLabel('en', 'lastName')).fill('Owner')
    await field(acceptance, fieldLabel('en', 'password')).fill(ownPassword)
    await field(acceptance, fieldLabel('en', 'confirmPassword')).fill(ownPassword)
    await acceptance.getByRole('button', { name: t.session.invitationTitle }).click()
    await expect(signInForm(other, 'owner')).toBeVisible()
    await signInAs(other, { username: email, password: ownPassword }, { door: 'owner' })
    await expect(other.getByRole('link', { name: fill(t.space.open, { name: company }) })).toBeVisible()
  })
  await test.step('the first owner removes them, which ends their session', async () => {
    await page.reload()
    await page.getByRole('button', { name: fill(t.space.removeNamed, { name }) }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.space.removeAct }).click()
    await expect(page.getByText(fill(t.space.removed, { name }))).toBeVisible()
    await expect(page.getByRole('table', { name: t.space.owners })).not.toContainText(email)
    await other.reload()
    await expect(other).toHaveURL('/')
    await expect(other.getByText(t.session.expired)).toBeVisible()
  })
})

test('the operator exports all data of a company, and only its owner downloads it', async ({ open }) => {
  const owner = await newSpace()
  const [company] = (await ask(getSpace, {}, { token: owner.token })).workspaces
  const name = company?.name ?? ''
  const as = await demo('operator')
  const [space] = (await ask(listBusinesses, { search: owner.username }, { token: as.token })).rows
  const operator = await open({ as })
  await test.step('the operator starts it, and sees when it is ready', async () => {
    await operator.goto(paths.business(space?.id ?? ''))
    await operator.getByRole('button', { name: t.business.export }).click()
    const dialog = operator.getByRole('dialog')
    await dialog.getByRole('button', { name: t.business.export }).click()
    await expect(toast(operator, fill(t.business.exportStarted, { name }))).toBeVisible()
    await expect(operator.getByText(t.business.exportReady.split(' {{')[0] ?? '')).toBeVisible()
    await expect(operator.getByRole('button', { name: /download/i })).toHaveCount(0)
  })
  await test.step('the owner downloads it', async () => {
    const page = await open({ as: owner })
    await page.goto(`/space/${owner.username}`)
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: t.space.download.split(' (')[0] ?? '' }).click()
    const file = await waiting
    expect(file.suggestedFilename()).toMatch(/\.zip$/)
    const bytes = await readFile(await file.path(), 'latin1')
    for (const entry of ['README.txt', 'README-lo.txt', 'tables/employee.csv']) expect(bytes).toContain(entry)
  })
})
