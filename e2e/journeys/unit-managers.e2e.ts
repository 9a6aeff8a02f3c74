// After an import, an administrator sets the managers of units as the line managers suggest (decision 0121).
import { fullName } from '@hr/domain/employee/full-name.ts'
import { toast } from '../pages/shell.ts'
import { newCompany, newTeam } from '../people.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const { organization: t } = textsOf('en')

test('a unit gets the manager whom its people report to; one without a proposal stays as it is', async ({
  open,
}) => {
  const { admin } = await newCompany()
  const name = fullName((await newTeam(admin)).manager.profile, 'en')
  const page = await open({ as: admin })
  await page.goto('/app/ongStructure')
  await expect(page.getByRole('treeitem', { name: t.noManager }).first()).toBeVisible()
  await page.getByRole('button', { name: t.setManagers }).click()
  const drawer = page.getByRole('dialog', { name: t.setManagers })
  await expect(drawer.getByText(fill(t.managerReports_one, { name }))).toBeVisible()
  await drawer.getByRole('button', { name: t.saveManagers_one }).click()
  await expect(toast(page, t.managersSet_one)).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('treeitem', { name })).toHaveCount(1)
  await expect(page.getByRole('button', { name: t.setManagers })).toBeVisible()
})
