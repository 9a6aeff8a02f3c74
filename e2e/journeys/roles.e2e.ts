// Roles: an administrator creates and assigns one, and its member sees the effect at once; "view as" changes nothing;
// the audit log records everything.
import { listRoles, updateRolePermissions } from '@hr/contract/access.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { demo, mark, newCompany, newTeam, profileOf } from '../people.ts'
import type { Member } from '../people.ts'
import { field } from '../pages/field.ts'
import { mainMenu, profileButton, toast } from '../pages/shell.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const t = textsOf('en')
const rolesPath = '/app/administration/roles-permissions'
const tick = (page: Page, group: string, action: string) =>
  page.getByRole('checkbox', { name: fill(t.access.one, { group, action }), exact: true })

async function addRole(page: Page, name: string): Promise<void> {
  await page.goto(rolesPath)
  await page.getByRole('button', { name: t.access.addRole }).click()
  const form = page.getByRole('dialog', { name: t.access.addTitle })
  await form.getByRole('button', { name: t.access.addRole }).click()
  await expect(form.getByText('Name is required').first()).toBeVisible()
  await field(form, t.ui.nameEn).fill(name)
  await form.getByRole('button', { name: t.access.addRole }).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

async function addMember(page: Page, member: Member): Promise<void> {
  await page.getByRole('tab', { name: t.access.tabMembers }).click()
  await page.getByRole('button', { name: t.access.addMembers }).first().click()
  const dialog = page.getByRole('dialog', { name: t.access.addMembers })
  await dialog.getByRole('combobox', { name: t.employee.people }).fill(member.staffId)
  await page.getByRole('option', { name: fullName(member.profile, 'en') }).click()
  await dialog.getByRole('button', { name: t.access.addMembers }).click()
  await expect(toast(page, fill(t.access.membersAdded_one, { count: 1 }))).toBeVisible()
}

test('an administrator creates and assigns a role; its member sees it at once, until it is removed', async ({
  open,
}) => {
  const { employee } = await newTeam()
  const name = `Auditor ${mark()}`
  const member = await open({ as: employee })
  await member.goto('/app/dashboard')
  const administration = mainMenu(member).getByText(t.menu.administration)
  await expect(mainMenu(member).getByText(t.menu.dashboard)).toBeVisible()
  await expect(administration).toHaveCount(0)
  const loads: string[] = []
  member.on('load', () => loads.push(member.url()))

  const admin = await open({ as: await demo('admin') })
  await addRole(admin, name)
  await addMember(admin, employee)
  await admin.getByRole('tab', { name: t.access.tabPermissions }).click()
  await tick(admin, t.access.group.AUDIT_LOG, t.access.action.export).check()
  await expect(tick(admin, t.access.group.AUDIT_LOG, t.access.action.view)).toBeChecked()
  await admin.getByRole('button', { name: t.access.savePermissions }).click()
  await expect(toast(admin, t.access.permissionsSaved)).toBeVisible()

  await administration.click()
  await mainMenu(member).getByRole('link', { name: t.menu.auditLog }).click()
  await member.getByRole('searchbox', { name: t.audit.search }).fill(name)
  await expect(member.getByRole('row')).toHaveCount(1 + 3)
  const made = member.getByRole('row').filter({ has: member.locator('[data-operation=CREATE]') })
  await expect(made.filter({ hasText: t.audit.entity.role }).first()).toContainText(name)
  await expect(made.filter({ hasText: t.audit.entity.employee_role })).toContainText(
    fullName(employee.profile, 'en'),
  )
  await made.filter({ hasText: t.audit.entity.employee_role }).getByRole('button').click()
  await expect(member.getByRole('dialog').getByRole('row', { name: name })).toBeVisible()
  await member.keyboard.press('Escape')

  await admin.getByRole('tab', { name: t.access.tabMembers }).click()
  const taking = fill(t.access.removeNamed, { name: fullName(employee.profile, 'en') })
  await admin.getByRole('button', { name: taking }).click()
  await admin.getByRole('dialog').getByRole('button', { name: t.access.remove }).click()
  await expect(member.getByRole('heading', { name: t.ui.forbidden })).toBeVisible()
  await expect(administration).toHaveCount(0)
  expect(loads).toEqual([])

  await admin.getByRole('button', { name: fill(t.access.more, { name }) }).click()
  await admin.getByRole('menuitem', { name: t.access.delete }).click()
  await admin.getByRole('dialog').getByRole('button', { name: t.access.delete }).click()
  await expect(toast(admin, t.access.deleted)).toBeVisible()
})

test('an administrator gives a person a role on their page, and takes it again', async ({ open }) => {
  const { admin } = await newCompany()
  const { employee } = await newTeam(admin)
  const member = await open({ as: employee })
  await member.goto('/app/dashboard')
  const administration = mainMenu(member).getByText(t.menu.administration)
  await expect(mainMenu(member).getByText(t.menu.dashboard)).toBeVisible()
  await expect(administration).toHaveCount(0)

  const page = await open({ as: admin, size: 'phone' })
  await page.goto(`/app/employees/list/view/${employee.profile.employee?.id ?? 0}`)
  await page.getByRole('button', { name: t.employeeRecord.changeRoles }).click()
  const name = fullName(employee.profile, 'en')
  const dialog = page.getByRole('dialog', { name: fill(t.employeeRecord.rolesTitle, { name }) })
  const hr = dialog.getByRole('checkbox', { name: /^HR/ })
  await expectAccessible(page, 'the roles of a person')
  await hr.click()
  await expect(hr).toBeChecked()
  await expect(administration).toBeVisible()
  await hr.click()
  await expect(hr).not.toBeChecked()
  await expect(administration).toHaveCount(0)
})

test('"view as" is read-only, survives a reload, and returns to where it started', async ({ open }) => {
  const { employee } = await newTeam()
  const name = fullName(employee.profile, 'en')
  const signedIn = await demo('admin')
  const own = fullName(await profileOf(signedIn), 'en')
  const roles = await ask(listRoles, {}, { token: signedIn.token })
  const role = roles.find(one => one.code === 'EMPLOYEE')
  const page = await open({ as: signedIn })
  const start = `${rolesPath}/${role?.id ?? ''}?tab=members&search=${employee.staffId}`
  await page.goto(start)
  await page.getByRole('button', { name: fill(t.access.viewAsNamed, { name }) }).click()
  const dialog = page.getByRole('dialog', { name: fill(t.access.viewAsTitle, { name }) })
  await dialog.getByRole('button', { name: fill(t.access.viewAsNamed, { name }) }).click()
  const banner = page.getByText(fill(t.shell.viewAs, { name }))
  await expect(banner).toBeVisible()
  await expect(profileButton(page)).toContainText(name)
  await expect(mainMenu(page).getByText(t.menu.administration)).toHaveCount(0)
  await page.reload()
  await expect(banner).toBeVisible()

  const written = await page.evaluate(async () => {
    const token = sessionStorage.getItem('viewAs') ?? ''
    const answer = await fetch('/api/notifications/read-all', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    const body: { errors: string[] } = await answer.json()
    return [answer.status, body.errors[0]]
  })
  expect(written).toEqual([403, 'VIEW_ONLY'])

  await page.getByRole('button', { name: t.shell.viewAsEnd, exact: true }).click()
  await expect(page).toHaveURL(start)
  await expect(banner).toHaveCount(0)
  await expect(profileButton(page)).toContainText(own)
  await page.goto(`/app/administration/audit-log?entity=view_as&search=${employee.staffId}`)
  const entry = page.getByRole('row').filter({ hasText: name })
  await expect(entry).toContainText(t.audit.entity.view_as)
  await expect(entry).toContainText(own)
})

test('leaving unsaved permissions asks first, and a role that somebody else has changed shows both changes', async ({
  open,
}) => {
  const signedIn = await demo('admin')
  const page = await open({ as: signedIn })
  const name = `Clerk ${mark()}`
  await addRole(page, name)
  await tick(page, t.access.group.POSITION, t.access.action.delete).check()
  const everything = page.getByRole('checkbox', {
    name: fill(t.access.allOf, { group: t.access.group.POSITION }),
  })
  await expect(everything).toBeChecked({ indeterminate: true })
  await everything.check()
  await expect(tick(page, t.access.group.POSITION, t.access.action.add)).toBeChecked()
  await page.getByRole('link', { name: t.access.fullAccess }).click()
  await page.getByRole('button', { name: t.ui.stay }).click()
  await page.getByRole('button', { name: t.access.discard }).click()
  await expect(everything).not.toBeChecked()
  await page.getByRole('link', { name: t.access.fullAccess }).click()
  await expect(page.getByRole('table', { name: t.access.fullAccess })).toBeVisible()

  await page.getByRole('link', { name }).click()
  const own = tick(page, t.access.group.POSITION, t.access.action.view)
  const theirs = tick(page, t.access.group.HOLIDAY, t.access.action.view)
  await own.check()
  const { token } = signedIn
  const id = (await ask(listRoles, {}, { token })).find(role => role.name === name)?.id ?? ''
  // Delays the save, not a reading of the same address: an open page hears of a change at once.
  let isChanged = false
  await page.route(`**/api/roles/${id}/permissions`, async route => {
    if (route.request().method() === updateRolePermissions.method && !isChanged) {
      isChanged = true
      await ask(updateRolePermissions, { id, permissionIds: ['HOLIDAY:view'] }, { token })
    }
    await route.continue()
  })
  const save = page.getByRole('button', { name: t.access.savePermissions })
  // The bar is on the tab that it saves; the tab says so on the other one.
  const permissions = page.getByRole('tab', { name: t.access.tabPermissions })
  await page.getByRole('tab', { name: t.access.tabMembers }).click()
  await expect(permissions).toContainText(t.access.unsaved)
  await expect(save).toHaveCount(0)
  await permissions.click()
  await save.click()
  await expect(page.getByRole('alert').filter({ hasText: t.access.changedMeanwhile })).toBeVisible()
  await expect(theirs).toBeChecked()
  await expect(own).toBeChecked()
  await save.click()
  await expect(toast(page, t.access.permissionsSaved)).toBeVisible()
  await page.reload()
  await expect(theirs).toBeChecked()
  await expect(own).toBeChecked()
})
