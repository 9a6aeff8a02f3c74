// An administrator adds a currency, disables a used one, and moves the base; HR only reads; an employee sees nothing.
import { listCurrencies, listCurrencyUses } from '@hr/contract/currency.ts'
import { changeJob } from '@hr/contract/employee-job.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { paths } from '@hr/contract/paths.ts'
import { expectAccessible, inColours } from '../accessible.ts'
import { lead } from '../lead.ts'
import { todayOf } from '../leave-days.ts'
import { field } from '../pages/field.ts'
import { mainMenu, toast } from '../pages/shell.ts'
import { demo, newCompany } from '../people.ts'
import { ask } from '../server.ts'
import { expect, sizes, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const { currency: t, menu, ui } = textsOf('en')

test('an administrator adds a currency, disables a used one, and moves the base', async ({ open }) => {
  const { admin, owner } = await newCompany()
  const pay = { salaryAmount: 150_000, salaryCurrency: 'USD' }
  const id = admin.profile.employee?.id ?? 0
  await ask(changeJob, { id, from: todayOf(admin), ...pay, reason: 'Agreed' }, { token: owner.token })

  const page = await open({ as: admin })
  await page.goto(paths.currencies)
  const row = (code: string) => page.getByRole('row').filter({ hasText: code })
  const act = async (code: string, text: string) => {
    await page.getByRole('button', { name: fill(t.actionsOf, { code }) }).click()
    await page.getByRole('menuitem', { name: text }).click()
  }
  await expect(row('LAK')).toContainText(t.base)
  await page.getByRole('button', { name: t.add }).click()
  const drawer = page.getByRole('dialog', { name: t.add })
  await drawer.getByRole('combobox', { name: t.code }).fill('EUR')
  await page.getByRole('option', { name: 'EUR' }).click()
  await expect(field(drawer, ui.nameLo)).toHaveValue('ເອີໂຣ')
  await expect(field(drawer, t.decimals)).toHaveValue('2')
  for (const scheme of ['light', 'dark'] as const) {
    await inColours(page, scheme)
    await expectAccessible(page, `a new currency (${scheme})`)
  }
  await drawer.getByRole('button', { name: t.add }).click()
  await expect(toast(page, fill(t.added, { code: 'EUR' }))).toBeVisible()
  await expect(row('EUR')).toContainText(t.unused)

  await act('USD', t.disable)
  const question = page.getByRole('dialog', { name: fill(t.disableTitle, { code: 'USD' }) })
  await expect(question).toContainText(fill(t.usePay_one, { count: 1 }))
  await question.getByRole('button', { name: t.disable }).click()
  await expect(row('USD')).toContainText(t.disabled)
  await act('USD', ui.delete)
  const kept = page.getByRole('dialog', { name: fill(t.keptTitle, { code: 'USD' }) })
  await expect(kept).toContainText(fill(t.usePay_one, { count: 1 }))
  await kept.getByRole('button', { name: ui.close, exact: true }).last().click()

  await act('EUR', t.makeBase)
  await page.getByRole('dialog').getByRole('button', { name: t.makeBase }).click()
  await expect(row('EUR')).toContainText(t.base)

  await lead(page, paths.employeeCreate)
  const pays = page.getByRole('combobox', { name: fieldLabel('en', 'salaryCurrency'), exact: true })
  await expect(pays).toHaveValue('EUR · Euro')
  await pays.click()
  await expect(page.getByRole('option', { name: 'LAK' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'USD' })).toHaveCount(0)
})

test('HR reads the currencies but cannot change them; an employee does not see the page', async ({
  open,
}) => {
  const page = await open({ as: await demo('hr'), size: 'phone' })
  await page.goto(paths.currencies)
  await expect(page.getByRole('main').getByText('LAK', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: t.add })).toHaveCount(0)
  await expect(page.getByRole('button', { name: fill(t.actionsOf, { code: 'THB' }) })).toHaveCount(0)
  await page.setViewportSize(sizes.desktop)
  await page.goto(`${paths.currencies}?act=add`)
  await expect(page.getByRole('row').filter({ hasText: 'LAK' })).toContainText(t.base)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const employee = await demo('employee')
  const other = await open({ as: employee })
  await other.goto(paths.currencies)
  await expect(other.getByRole('heading', { name: ui.forbidden })).toBeVisible()
  await expect(mainMenu(other).getByRole('link', { name: menu.currency })).toHaveCount(0)
  const { rows } = await ask(listCurrencies, { page: 1, limit: 30 }, { token: employee.token })
  expect(rows.map(({ code }) => code)).toContain('LAK')
})

test('the rows come together with their uses, so that none moves', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const row = document.querySelector('tbody tr')
      if (row === null) return
      document.documentElement.dataset.firstRow = row.textContent
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  const arrived = page.waitForResponse(response => response.url().includes(`${listCurrencies.path}?`))
  await page.route(`**/api${listCurrencyUses.path}`, async route => {
    await arrived
    await route.continue()
  })
  await page.goto(paths.currencies)
  await expect(page.locator('html')).toHaveAttribute('data-first-row', new RegExp(t.usePenalties, 'i'))
})
