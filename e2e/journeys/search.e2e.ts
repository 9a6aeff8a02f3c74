// The global search: people in either script and with a typing error, positions, requests by number, pages, actions.
import { demo, newTeam } from '../people.ts'
import { leaveTypeOf, rangeOverWeekend, requested } from '../leave-days.ts'
import { fill, textsOf } from '../texts.ts'
import { expect, test } from '../test.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'

test('HR finds a person with two letters swapped, a position and a page; an employee colleagues in Lao and a request by its number', async ({
  open,
}) => {
  const [{ employee, manager }, hr] = await Promise.all([newTeam(), demo('hr')])
  const page = await open({ as: hr })
  await page.goto('/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  const search = page.getByRole('dialog', { name: textsOf('en').shell.search })
  await search.getByRole('textbox').fill('Phomamchanh')
  await expect(search.getByRole('button').filter({ hasText: 'Phommachanh' }).first()).toBeVisible()
  await search.getByRole('textbox').fill(`${employee.staffId}`)
  // Results of the server arrive after typing; Enter opens the first.
  await expect(search.getByRole('button').filter({ hasText: employee.staffId })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/app/employees/list/view/${employee.profile.employee?.id}`)
  await page.keyboard.press('ControlOrMeta+k')
  await search.getByRole('textbox').fill('accountant')
  await search.getByRole('button', { name: /^Accountant/ }).click()
  await expect(page).toHaveURL(/\/app\/employees\/list\?positionId=/)
  await page.keyboard.press('ControlOrMeta+k')
  await search.getByRole('textbox').fill('overtime')
  await search.getByRole('button', { name: new RegExp(`^${textsOf('en').menu.otRecord}`) }).click()
  await expect(page).toHaveURL('/app/ot/ot-record')
  await page.keyboard.press('ControlOrMeta+k')
  await search.getByRole('textbox').fill('close period')
  await search.getByRole('button', { name: new RegExp(`^${textsOf('en').menu.attendancePeriods}`) }).click()
  await expect(page).toHaveURL('/app/attendances/lists/periods')

  const annual = await leaveTypeOf(employee, 'ANNUAL')
  const request = await requested(employee, annual.id, await rangeOverWeekend(employee, annual.id))
  const { shell } = textsOf('lo')
  const ownPage = await open({ as: employee, language: 'lo' })
  await ownPage.goto('/app/dashboard')
  await expect(ownPage.getByRole('heading', { level: 1 })).toBeVisible()
  await ownPage.keyboard.press('ControlOrMeta+k')
  const dialog = ownPage.getByRole('dialog', { name: shell.search })
  await dialog.getByRole('textbox').fill(manager.staffId)
  const found = dialog.getByRole('button').filter({ hasText: fullName(manager.profile, 'lo') })
  await expect(found).toBeVisible()
  await dialog.getByRole('textbox').fill(`#${request.number}`)
  const name = fullName(employee.profile, 'lo')
  const asked = dialog
    .getByRole('button')
    .filter({ hasText: fill(shell.requestNumber.LEAVE, { number: request.number, name }) })
  await expect(asked).toBeVisible()
  await dialog.getByRole('textbox').fill(`${shell.requests} ${request.number}`)
  await asked.click()
  await expect(ownPage).toHaveURL(new RegExp(`${request.id}$`))
  await ownPage.keyboard.press('ControlOrMeta+k')
  await dialog.getByRole('textbox').fill('ເງິນເດືອນ')
  await dialog.getByRole('button', { name: new RegExp(`^${shell.myPay}`) }).click()
  await expect(ownPage).toHaveURL('/app/profile?tab=pay')
})

test('the list of employees names people close to a search that finds nobody', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.goto('/app/employees/list?search=Alounxya')
  const near = page.getByRole('link', {
    name: fill(textsOf('en').employee.didYouMean, { name: 'Alounxay Sihalath' }),
  })
  await near.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Alounxay Sihalath' })).toBeVisible()
})
