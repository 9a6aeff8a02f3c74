// An owner creates a company in three steps and opens it; its first administrator signs in (P1).
import { messageText, fieldLabel } from '@hr/contract/messages/text.ts'
import { serverText } from '@hr/contract/messages/server-text.ts'
import { demoAgain, mark, newSpace, ownPassword } from '../people.ts'
import { field } from '../pages/field.ts'
import { signInAs, signInForm } from '../pages/sign-in.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const t = textsOf('en')
const label = (key: string) => fieldLabel('en', key)

test('an owner creates a company with a first administrator, who signs in', async ({ open }) => {
  const owner = await newSpace()
  const name = `Mekong ${mark()}`
  const username = `boss.${mark()}`
  const page = await open({ as: owner })
  await page.goto('/space')
  await page.getByRole('link', { name: t.space.create }).click()
  const form = page.getByRole('form', { name: t.space.create })
  const next = form.getByRole('button', { name: t.space.next })
  const create = form.getByRole('button', { name: t.space.create })

  await test.step('an error is at its field, and what was typed stays', async () => {
    await next.click()
    await expect(form.getByText(messageText('en', 'required', { label: label('name') }))).toBeVisible()
    await expect(field(form, t.ui.nameEn)).toBeFocused()
    await field(form, t.ui.nameEn).fill(name)
    await next.click()
    await form.getByRole('checkbox', { name: t.space.defaults.leaveTypes }).uncheck()
    await next.click()
    await create.click()
    await expect(form.getByText(messageText('en', 'usernameOrEmail'))).toBeVisible()
    await field(form, label('adminFirstName')).fill('Somchai')
    await field(form, label('adminLastName')).fill('Vongsa')
    await field(form, label('adminUsername')).fill('employee')
    await form.getByRole('button', { name: t.space.back }).click()
    await expect(form.getByRole('checkbox', { name: t.space.defaults.leaveTypes })).not.toBeChecked()
    await next.click()
    await expect(field(form, label('adminFirstName'))).toHaveValue('Somchai')
  })
  await test.step('a taken user name is refused at its field', async () => {
    await create.click()
    const taken = serverText('en', 'ALREADY_EXISTS', { label: label('adminUsername') })
    await expect(form.getByText(taken)).toBeVisible()
    await field(form, label('adminUsername')).fill(username)
    await create.click()
    await expect(page.getByRole('heading', { name: fill(t.space.ready, { name }) })).toBeVisible()
  })
  const password = await page.getByLabel(t.employee.temporaryPassword, { exact: true }).inputValue()
  await test.step('the owner opens it', async () => {
    await page.getByRole('link', { name: fill(t.space.open, { name }) }).click()
    await expect(page).toHaveURL('/app/dashboard')
    await page.goto('/app/administration/leave-types')
    await expect(page.getByText(t.leaveType.empty)).toBeVisible()
  })
  await test.step('the dashboard lists the first steps and links to them', async () => {
    await page.goto('/app/dashboard')
    const steps = page.getByRole('region', { name: t.dashboard.firstSteps })
    const step = (text: string) => steps.getByRole('listitem').filter({ hasText: text })
    await expect(step(t.dashboard.steps.shift).getByLabel(t.dashboard.stepDone)).toBeVisible()
    // The demo gives new companies units and positions.
    await expect(step(t.dashboard.steps.positions).getByLabel(t.dashboard.stepDone)).toBeVisible()
    await expect(step(t.dashboard.steps.people).getByLabel(t.dashboard.stepOpen)).toBeVisible()
    await expect(steps.getByRole('link', { name: t.menu.leaveTypes, exact: true })).toBeVisible()
    await step(t.dashboard.steps.company).getByRole('link').click()
    await expect(page).toHaveURL('/app/administration/company-profile')
    await page.goBack()
    await step(t.dashboard.steps.people).getByRole('link').click()
    await expect(page).toHaveURL('/app/employees/list/import')
    await page.goBack()
    await steps.getByRole('button', { name: t.dashboard.hideSteps }).click()
    await expect(steps).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('region', { name: t.dashboard.companyToday })).toBeVisible()
    await expect(steps).toHaveCount(0)
  })
  await test.step('the administrator signs in and chooses a password', async () => {
    const administrator = await open()
    await administrator.goto('/employee')
    await signInAs(administrator, { username, password })
    const change = administrator.getByRole('form')
    await field(change, label('oldPassword')).fill(password)
    await field(change, label('newPassword')).fill(ownPassword)
    await field(change, label('confirmPassword')).fill(ownPassword)
    await change.getByRole('button').last().click()
    await expect(administrator).toHaveURL('/app/dashboard')
  })
})

test('nobody but an owner reaches the page', async ({ open }) => {
  for (const who of ['employee', 'operator'] as const) {
    const page = await open({ as: await demoAgain(who) })
    await page.goto('/space/owner/create')
    await expect(page).toHaveURL('/')
    await expect(signInForm(page, 'employee')).toBeVisible()
  }
})
