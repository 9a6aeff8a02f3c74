// A session that ends by itself: the page says so, and the same person gets their input back, as after a reload.
import { getProfile } from '@hr/contract/session.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import type { Locator, Page } from '@playwright/test'
import { leaveTypeOf, rangeOverWeekend } from '../leave-days.ts'
import { demoPassword, newTeam } from '../people.ts'
import { field } from '../pages/field.ts'
import { fillLeave, leaveForm, sendButton } from '../pages/leave-form.ts'
import { openProfileMenu } from '../pages/shell.ts'
import { signInAs } from '../pages/sign-in.ts'
import { answerOf, baseUrl } from '../server.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const t = textsOf('en')
const label = (key: string) => fieldLabel('en', key)

async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  const session = cookies.find(({ name }) => name === 'session')?.value ?? ''
  return JSON.parse(decodeURIComponent(session)).token
}

/** Ends it on the server only: the page notices at its next call. */
async function endSession(page: Page): Promise<void> {
  const token = await tokenOf(page)
  await fetch(`${baseUrl}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
}

/** Ends the session and submits a form; a page that has noticed through a call of its own has left the form already. */
async function sendAfterEnd(page: Page, button: Locator): Promise<void> {
  // This very button: a locator would wait for the form and send it after the next sign-in.
  const element = await button.elementHandle()
  await endSession(page)
  await element?.click().catch(() => undefined)
  await expect(page).toHaveURL('/')
}

test('an ended session says so, and the same person gets the form input back', async ({ open }) => {
  const { employee, manager } = await newTeam()
  const type = await leaveTypeOf(employee, 'ANNUAL')
  const range = await rangeOverWeekend(employee, type.id)
  const page = await open()
  await page.goto('/employee')
  await signInAs(page, employee)
  await expect(page).toHaveURL('/app/dashboard')
  await page.goto('/app/leaves')
  await page.getByRole('link', { name: t.leave.requestLeave }).click()
  const reason = 'Family visit in Pakse'
  const form = await fillLeave(page, { type: nameIn(type, 'en'), ...range, reason })
  const formAddress = page.url()
  await sendAfterEnd(page, sendButton(form))
  expect(await page.context().cookies()).toEqual([])
  await expect(page.getByRole('status').filter({ hasText: t.session.expired })).toBeVisible()
  await signInAs(page, employee)
  await expect(page).toHaveURL(formAddress)
  await expect(field(leaveForm(page), label('reason'))).toHaveValue(reason)

  const token = await tokenOf(page)
  const menu = await openProfileMenu(page)
  await menu.getByRole('menuitem', { name: t.session.signOut }).click()
  await expect(page).toHaveURL('/')
  expect(await page.context().cookies()).toEqual([])
  expect((await answerOf(getProfile, {}, { token })).status).toBe(401)
  await expect(page.getByText(t.session.expired)).toHaveCount(0)
  await signInAs(page, manager)
  await expect(page).toHaveURL('/app/dashboard')
  await page.goto(formAddress)
  await expect(field(leaveForm(page), label('reason'))).toHaveValue('')
})

test('a sign-out in another tab keeps the form of this one for the same person only', async ({ open }) => {
  const { employee, manager } = await newTeam()
  const page = await open()
  await page.goto('/employee')
  await signInAs(page, employee)
  await expect(page).toHaveURL('/app/dashboard')
  await page.goto('/app/leaves')
  await page.getByRole('link', { name: t.leave.requestLeave }).click()
  const reason = field(leaveForm(page), label('reason'))
  await reason.fill('Family visit in Pakse')
  const formAddress = page.url()
  const signOutElsewhere = async () => {
    const other = await page.context().newPage()
    await other.goto('/app/dashboard')
    const menu = await openProfileMenu(other)
    await menu.getByRole('menuitem', { name: t.session.signOut }).click()
    await expect(other).toHaveURL('/')
    await page.bringToFront()
    await expect(page.getByRole('status').filter({ hasText: t.session.expired })).toBeVisible()
    await other.close()
  }
  await signOutElsewhere()
  await signInAs(page, employee)
  await expect(page).toHaveURL(formAddress)
  await expect(reason).toHaveValue('Family visit in Pakse')
  await signOutElsewhere()
  await signInAs(page, manager)
  await expect(page).toHaveURL('/app/dashboard')
  await page.goto(formAddress)
  await expect(reason).toHaveValue('')
})

test('HR forms restore their input after a reload or an ended session, until it is discarded', async ({
  open,
}) => {
  const { employee } = await newTeam()
  const id = employee.profile.employee?.id ?? 0
  const hr = { username: 'hr', password: demoPassword }
  const page = await open()
  await page.goto('/employee')
  await signInAs(page, hr)
  await expect(page).toHaveURL('/app/dashboard')
  const edit = `/app/employees/list/edit/${id}`
  await page.goto(edit)
  const form = page.getByRole('form', { name: t.employeeRecord.editPerson })
  const birthPlace = field(form, label('birthPlace'))
  await birthPlace.fill('Pakse')
  await page.reload()
  await expect(birthPlace).toHaveValue('Pakse')
  await sendAfterEnd(page, form.getByRole('button', { name: t.employeeRecord.save }))
  await signInAs(page, hr)
  await expect(page).toHaveURL(edit)
  await expect(birthPlace).toHaveValue('Pakse')
  const notice = page.getByRole('status').filter({ hasText: t.ui.typedKept })
  await notice.getByRole('button', { name: t.ui.discardTyped }).click()
  await expect(birthPlace).toHaveValue('')
  await expect(notice).toHaveCount(0)

  const documents = `/app/employees/list/view/${id}?tab=documents`
  await page.goto(documents)
  const add = page.getByRole('button', { name: t.employeeRecord.addDocument })
  await add.click()
  const drawer = page.getByRole('dialog', { name: t.employeeRecord.addDocument })
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  await field(drawer, label('name')).fill('Contract of 2026')
  await field(drawer, label('kind')).click()
  await page.getByRole('option', { name: t.employeeRecord.documentKind.contract }).click()
  await sendAfterEnd(page, drawer.getByRole('button', { name: t.employeeRecord.addDocument }))
  await signInAs(page, hr)
  await expect(page).toHaveURL(documents)
  await add.click()
  await expect(field(drawer, label('name'))).toHaveValue('Contract of 2026')
  await expect(drawer.getByText(fill(t.ui.filesNotKept, { names: 'contract.pdf' }))).toBeVisible()

  // The drawer shows more than its fields, so its page reopens it.
  await page.goto(`/app/leaves/summary-leave/detail/${id}?adjust=1`)
  const adjust = page.getByRole('dialog')
  const takes = adjust.getByRole('radio', { name: t.leaveSummary.take })
  await adjust.getByText(t.leaveSummary.take, { exact: true }).click()
  await field(adjust, t.leaveSummary.days).fill('1.5')
  await field(adjust, label('reason')).fill('Counted twice')
  await sendAfterEnd(page, adjust.getByRole('button', { name: t.leaveSummary.adjust }))
  await signInAs(page, hr)
  await expect(takes).toBeChecked()
  await expect(field(adjust, t.leaveSummary.days)).toHaveValue('1.5')
})
