// What somebody may see but not change: HR in roles, approval lines and their own record; an employee in the structure.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { paths } from '@hr/contract/paths.ts'
import { lead } from '../lead.ts'
import { demo, profileOf } from '../people.ts'
import { field } from '../pages/field.ts'
import { structureTree } from '../pages/structure.ts'
import { expect, sizes, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const texts = textsOf('en')

test('HR sees roles, approval lines and the guarded parts of their own record, but cannot change them', async ({
  open,
}) => {
  const { access, approval, approvalTemplate, employeeJob, employeeRecord, ownRecord, ui } = texts
  const hr = await demo('hr')
  const id = (await profileOf(hr)).employee?.id ?? 0
  const page = await open({ as: hr })
  await page.goto('/app/administration/roles-permissions')
  await expect(page.getByText(ui.onlyFullAccessChanges)).toBeVisible()
  const view = fill(access.one, { group: access.group.EMPLOYEE, action: access.action.view })
  await expect(page.getByRole('checkbox', { name: view, exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: access.addRole })).toHaveCount(0)

  await lead(page, `/app/employees/list/edit/${id}`)
  const form = page.getByRole('form', { name: employeeRecord.editPerson })
  await expect(form.getByText(ownRecord.lockedFields)).toBeVisible()
  await expect(field(form, fieldLabel('en', 'bankName'))).toBeDisabled()
  await expect(field(form, fieldLabel('en', 'birthPlace'))).toBeEnabled()
  await expect(form.getByRole('button', { name: employeeJob.change })).toHaveCount(0)
  await lead(page, `/app/employees/list/view/${id}?tab=job`)
  await expect(page.getByText(ownRecord.byOthers)).toBeVisible()
  await expect(page.getByRole('button', { name: employeeJob.changeShift })).toHaveCount(0)

  await page.setViewportSize(sizes.phone)
  await lead(page, '/app/administration/approval-templates')
  const card = page.getByRole('region', { name: approval.kind.LEAVE })
  const order = card.getByRole('list', { name: approvalTemplate.order })
  await expect(order).toContainText(approvalTemplate.resolver.LINE_MANAGER)
  await expect(card.getByRole('combobox', { name: approvalTemplate.requester })).toBeVisible()
  await expect(card.getByRole('button', { name: approvalTemplate.addStep })).toHaveCount(0)
  for (const path of [paths.approvalTemplates, paths.otSettings, paths.companyProfile, paths.currencies]) {
    await lead(page, path)
    await expect(page.getByText(ui.onlyFullAccessChanges)).toHaveCount(1)
  }
  await lead(page, paths.holidays)
  await expect(page.getByRole('button', { name: texts.holiday.add })).toBeVisible()
  await expect(page.getByText(ui.onlyFullAccessChanges)).toHaveCount(0)
})

test('an employee sees the structure and the addresses, but no way to change them', async ({ open }) => {
  const t = texts.organization
  const page = await open({ as: await demo('employee') })
  await page.goto('/app/ongStructure')
  const row = structureTree(page).getByRole('treeitem').nth(1)
  await row.click()
  await expect(row).toHaveAttribute('draggable', 'false')
  await expect(page.getByRole('region', { name: new RegExp(fill(t.details, { name: '' })) })).toBeVisible()
  for (const name of [t.addUnit, t.tags, t.edit, t.move, t.addUnitBelow, texts.ui.delete]) {
    await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toHaveCount(0)
  }
  await expect(
    page.getByText(fill(texts.ui.onlyRolesChange_one, { roles: '“HR”' }), { exact: true }),
  ).toBeVisible()
  await row.press('ContextMenu')
  await expect(page.getByRole('menuitem', { name: t.showDetails })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: texts.ui.delete })).toHaveCount(0)

  await lead(page, '/app/employees/positions')
  await expect(page.getByRole('heading', { name: texts.ui.forbidden })).toBeVisible()
  await page.goto('/address/province')
  await expect(page.getByRole('link', { name: 'Vientiane Capital' })).toBeVisible()
  await expect(page.getByRole('button', { name: texts.address.addProvince })).toHaveCount(0)
})
