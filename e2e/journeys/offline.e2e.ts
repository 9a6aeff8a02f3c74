// A device without a network: the page says so, and reads again what failed once it is back.
import { demo, newTeam } from '../people.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const t = textsOf('en')

test('without a network the list says so, and searches again once it is back', async ({ open }) => {
  const { employee } = await newTeam()
  const page = await open({ as: await demo('hr') })
  await page.goto('/app/employees/list')
  const rows = page.getByRole('table', { name: t.menu.employees }).locator('tbody tr')
  await expect(rows.nth(2)).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText(t.ui.offlineNow)).toBeVisible()
  await page.getByRole('searchbox', { name: t.employee.findPeople }).fill(employee.staffId)
  await expect(page.getByText(t.ui.failed)).toBeVisible()
  await page.context().setOffline(false)
  await expect(rows).toHaveCount(1)
  await expect(page.getByText(t.ui.offlineNow)).toBeHidden()
})
