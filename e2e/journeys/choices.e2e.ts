// What is typed into a choice marks its first match; Enter takes it, and a field that is left keeps what it had.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { getOrgStructure } from '@hr/contract/organization.ts'
import { paths } from '@hr/contract/paths.ts'
import { employeeForm } from '../pages/employee-form.ts'
import { field } from '../pages/field.ts'
import { demo } from '../people.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'

test('the first match is marked, arrow keys move the mark, and Enter takes it', async ({ open }) => {
  const hr = await demo('hr')
  const page = await open({ as: hr })
  await page.goto(`${paths.employeeCreate}?form=short`)
  const form = employeeForm(page, 'en')
  const marked = page.locator('[data-combobox-selected]')

  // The server finds positions.
  const position = field(form, fieldLabel('en', 'positionId'))
  await position.fill('supervis')
  await expect(marked).toHaveCount(1)
  await expect(marked).toHaveText(/supervisor/i)
  await expect(position).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? '')
  const first = await marked.innerText()
  await position.press('Enter')
  await expect(position).toHaveValue(first)
  await position.fill('supervis')
  await expect(marked).toHaveCount(1)
  await position.press('ArrowDown')
  const second = await page.getByRole('option').nth(1).innerText()
  await expect(marked).toHaveText(second)
  await position.press('Enter')
  await expect(position).toHaveValue(second)
  for (const key of ['Escape', 'Tab']) {
    await position.fill('cashi')
    await expect(marked).toHaveText('Cashier')
    await position.press(key)
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(position).toHaveValue(second)
    await expect(position).not.toHaveAttribute('aria-activedescendant')
  }

  // A unit below others, by its name in the other language.
  const [company] = await ask(getOrgStructure, {}, { token: hr.token })
  const below = company?.children.flatMap(({ children }) => children).find(({ nameLo }) => nameLo !== '')
  const unit = field(form, fieldLabel('en', 'unitId'))
  await unit.fill(below?.nameLo ?? '')
  await expect(marked).toHaveText(below?.name ?? '')
  await unit.press('Enter')
  await expect(unit).toHaveValue(below?.name ?? '')

  const manager = field(form, fieldLabel('en', 'lineManagerId'))
  await manager.fill('SB-0014')
  await expect(marked).toHaveText(/Sihalath/)
  await manager.press('Enter')
  await expect(manager).toHaveValue(/Sihalath/)
})
