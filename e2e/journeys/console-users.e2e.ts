// Users and roles of the operator console (P3): a role, a user with it, what they see, and how they lose access.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Page } from '@playwright/test'
import { demo, demoPassword, mark, newTeam, ownPassword } from '../people.ts'
import { field } from '../pages/field.ts'
import { mainMenu, toast } from '../pages/shell.ts'
import { choosePassword, signInAs, signInForm } from '../pages/sign-in.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const t = textsOf('en')
const label = (key: string) => fieldLabel('en', key)
const group = t.access.group

async function addRole(page: Page, name: string): Promise<void> {
  await page.goto(paths.consoleRoles)
  await page.getByRole('button', { name: t.access.addRole }).first().click()
  const form = page.getByRole('dialog', { name: t.access.addTitle })
  await form.getByRole('button', { name: t.access.addRole }).click()
  await expect(form.getByText('Name is required').first()).toBeVisible()
  await field(form, t.ui.nameEn).fill(name)
  await form.getByRole('button', { name: t.access.addRole }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function give(page: Page, ...permissions: readonly (readonly [page: string, action: string])[]) {
  for (const [groupName, action] of permissions) {
    const name = fill(t.access.one, { group: groupName, action })
    await page.getByRole('checkbox', { name, exact: true }).check()
  }
  await page.getByRole('button', { name: t.access.savePermissions }).click()
  await expect(toast(page, t.access.permissionsSaved)).toBeVisible()
}

/** The temporary password, which is shown once. */
async function addUser(page: Page, { username, role }: { username: string; role: string }) {
  await page.goto(paths.users)
  await page.getByRole('link', { name: t.consoleUser.add }).click()
  const form = page.getByRole('form', { name: t.consoleUser.add })
  await field(form, label('firstName')).fill('Chanthy')
  await field(form, label('lastName')).fill('Support')
  await field(form, label('username')).fill(username)
  await form.getByRole('button', { name: t.consoleUser.add }).click()
  await expect(form.getByText('Role is required')).toBeVisible()
  await form.getByRole('combobox', { name: label('roleId') }).click()
  await page.getByRole('option', { name: role }).click()
  await form.getByRole('button', { name: t.consoleUser.add }).click()
  const shown = page.getByRole('dialog', { name: fill(t.consoleUser.created, { name: username }) })
  const password = await shown.getByLabel(t.employee.temporaryPassword, { exact: true }).inputValue()
  await shown.getByRole('button', { name: t.employee.done }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Chanthy Support' })).toBeVisible()
  return password
}

async function act(page: Page, text: string) {
  await page.getByRole('button', { name: fill(t.consoleUser.actionsOf, { name: 'Chanthy Support' }) }).click()
  await page.getByRole('menuitem', { name: text }).click()
  return page.getByRole('dialog')
}

test('a role and a user with it: they see what it gives, until they are deactivated', async ({ open }) => {
  const id = mark()
  const [role, username] = [`Support ${id}`, `chanthy.${id}`]
  const page = await open({ as: await demo('operator') })
  await addRole(page, role)
  await give(page, [group.AMS_BUSINESS, t.access.action.view], [group.AMS_USER, t.access.action.edit])
  const temporary = await addUser(page, { username, role })
  await expect(page.getByText(t.consoleUser.passwordTemporary)).toBeVisible()
  await expect(page.getByText(t.consoleUser.noSessions)).toBeVisible()

  const visitor = await open()
  await test.step('the user chooses a password and sees only what the role gives', async () => {
    await visitor.goto('/login')
    await signInAs(visitor, { username, password: temporary }, { door: 'owner' })
    await choosePassword(visitor, temporary, ownPassword)
    await expect(visitor).toHaveURL(paths.operatorHome)
    const menu = mainMenu(visitor)
    await expect(menu.getByRole('link', { name: t.menu.business })).toBeVisible()
    await expect(menu.getByRole('link', { name: t.menu.roles })).toHaveCount(0)
    for (const path of [paths.consoleRoles, paths.consolePermissions, paths.userCreate]) {
      await visitor.goto(path)
      await expect(visitor.getByRole('heading', { name: t.ui.forbidden })).toBeVisible()
      await expect(visitor.getByText(t.ui.forbiddenInConsole)).toBeVisible()
    }
  })
  await test.step('an administrator has more access than the user, so cannot be changed', async () => {
    await visitor.goto(`${paths.users}?search=operator`)
    await visitor
      .getByRole('link', { name: /operator/ })
      .first()
      .click()
    await expect(visitor.getByText(t.consoleUser.moreThanHeld)).toBeVisible()
    await expect(visitor.getByRole('button', { name: t.consoleUser.edit })).toHaveCount(0)
  })
  await test.step('the overview names the role at its pages', async () => {
    await page.goto(paths.consolePermissions)
    const row = page.getByRole('row').filter({ hasText: group.AMS_BUSINESS })
    await expect(row.getByRole('link', { name: role })).toHaveCount(1)
    await row.getByRole('link', { name: role }).click()
    await page.getByRole('link', { name: fill(t.consoleRole.users_one, { count: 1 }) }).click()
    await page.getByRole('link', { name: /Chanthy Support/ }).click()
  })
  await test.step('signed out everywhere, the user is sent away', async () => {
    await page.getByRole('button', { name: t.consoleUser.endAll }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.consoleUser.endAll }).click()
    await expect(page.getByText(t.consoleUser.noSessions)).toBeVisible()
    await visitor.goto(paths.users)
    await expect(visitor).toHaveURL('/')
  })
  await test.step('deactivated, they cannot sign in, and the history says so', async () => {
    const dialog = await act(page, t.consoleUser.deactivate)
    await dialog.getByRole('button', { name: t.consoleUser.deactivate }).click()
    await expect(page.locator('[data-status=INACTIVE]')).toBeVisible()
    await visitor.goto('/login')
    await signInAs(visitor, { username, password: ownPassword }, { door: 'owner' })
    await expect(signInForm(visitor, 'owner').getByRole('alert')).toBeVisible()
    const history = page.getByRole('region', { name: t.ui.history })
    await expect(history.getByRole('row').filter({ hasText: t.status.INACTIVE })).toBeVisible()
  })
  await test.step('activated and with a new temporary password they sign in again', async () => {
    const activating = await act(page, t.consoleUser.activate)
    await activating.getByRole('button', { name: t.consoleUser.activate }).click()
    await expect(page.locator('[data-status=ACTIVE]')).toBeVisible()
    const dialog = await act(page, t.employee.resetPassword)
    await field(dialog, t.employee.ownPassword).fill(demoPassword)
    await dialog.getByRole('button', { name: t.employee.resetPassword }).click()
    const password = await dialog.getByLabel(t.employee.temporaryPassword, { exact: true }).inputValue()
    await dialog.getByRole('button', { name: t.employee.done }).click()
    await signInAs(visitor, { username, password }, { door: 'owner' })
    await choosePassword(visitor, password, `${ownPassword}9`)
    // The page on which their session ended.
    await expect(visitor).toHaveURL(paths.users)
  })
  await test.step('the role of a user cannot be deleted', async () => {
    await page.goto(paths.consoleRoles)
    await page.getByRole('button', { name: fill(t.access.more, { name: role }) }).click()
    await expect(page.getByText(t.consoleRole.deleteInUse)).toBeVisible()
  })
})

test('the e-mail address of a user is changed and removed; one’s own access is not offered', async ({
  open,
}) => {
  const page = await open({ as: await demo('operator') })
  await page.goto(`${paths.users}?search=operator`)
  await page
    .getByRole('link', { name: /operator/ })
    .first()
    .click()
  await page.getByRole('button', { name: t.consoleUser.edit }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByText(t.consoleUser.ownAccess)).toBeVisible()
  await expect(form.getByRole('combobox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^More options for/ }).click()
  await expect(page.getByText(t.consoleUser.ownHint)).toBeVisible()
  await expect(page.getByRole('menuitem', { name: t.consoleUser.deactivate })).toHaveCount(0)
  await page.getByRole('menuitem', { name: t.consoleUser.changeEmail }).click()
  await field(form, label('email')).fill('not an address')
  await field(form, t.employee.ownPassword).fill(demoPassword)
  await form.getByRole('button', { name: t.consoleUser.saveEmail }).click()
  await expect(form.getByText('E-mail must be valid')).toBeVisible()
  await field(form, label('email')).fill(`operator.${mark()}@journey.example`)
  await form.getByRole('button', { name: t.consoleUser.saveEmail }).click()
  await expect(page.getByRole('definition').filter({ hasText: '@journey.example' })).toBeVisible()
})

test('people of other areas are sent away from users and roles', async ({ open }) => {
  const { employee } = await newTeam()
  for (const as of [employee, await demo('owner')]) {
    const page = await open({ as, isKept: false })
    await page.goto(as === employee ? paths.users : paths.consoleRoles)
    await expect(page).toHaveURL('/')
  }
})
