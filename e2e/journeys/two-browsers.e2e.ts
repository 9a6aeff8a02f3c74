// A decision in one browser appears in the others by itself (N1), and one of two decisions wins (R5).
import { getLeaveRequest } from '@hr/contract/leave.ts'
import { serverText } from '@hr/contract/messages/server-text.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { lead } from '../lead.ts'
import { balanceOf, leaveTypeOf, rangeOverWeekend, requested } from '../leave-days.ts'
import { newTeam } from '../people.ts'
import { field } from '../pages/field.ts'
import { approvalStep, approveButton, balanceCard, requestStatus } from '../pages/leave-request.ts'
import { toast, unreadCount } from '../pages/shell.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { dayRangeTitle, formatDate, formatHalfDays, fill, textsOf } from '../texts.ts'

const t = textsOf('en')

test('a rejection needs a comment, appears in every browser, returns the days, and leads to a new request', async ({
  open,
}) => {
  const { employee, manager } = await newTeam()
  const type = await leaveTypeOf(employee, 'ANNUAL')
  const { available } = await balanceOf(employee, type.id)
  const range = await rangeOverWeekend(employee, type.id)
  const { id } = await requested(employee, type.id, range)
  const owner = await open({ as: employee })
  const ownerPhone = await open({ as: employee, size: 'phone' })
  const boss = await open({ as: manager })
  const bossList = await open({ as: manager })
  await Promise.all([
    owner.goto(`/app/leaves/leave-requests/${id}`),
    ownerPhone.goto('/app/leaves/leave-requests'),
    boss.goto(`/app/leaves/approved-leave-requests/${id}`),
    bossList.goto('/app/dashboard'),
  ])
  const name = fullName(employee.profile, 'en')
  const dates = dayRangeTitle(range.from, range.to, 'en')
  const review = bossList.getByRole('link', { name: fill(t.dashboard.reviewOf, { name, dates }) })
  await expect(requestStatus(owner, 'PENDING')).toBeVisible()
  await expect(requestStatus(ownerPhone, 'PENDING')).toBeVisible()
  await expect(review).toBeVisible()

  const loads: string[] = []
  for (const page of [owner, ownerPhone, bossList]) page.on('load', () => loads.push(page.url()))
  await boss.getByRole('button', { name: t.leave.reject }).click()
  const dialog = boss.getByRole('dialog', { name: t.leave.rejectTitle })
  await dialog.getByRole('button', { name: t.leave.reject }).click()
  const missing = serverText('en', 'required', { label: fieldLabel('en', 'comment') })
  await expect(dialog.getByText(missing)).toBeVisible()
  await dialog.getByRole('textbox').fill('Not this week')
  await dialog.getByRole('button', { name: t.leave.reject }).click()
  await expect(toast(boss, t.leave.rejected)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(requestStatus(owner, 'REJECTED')).toBeVisible()
  await expect(approvalStep(owner, 1)).toContainText('Not this week')
  await expect(requestStatus(ownerPhone, 'REJECTED')).toBeVisible()
  await expect(review).toHaveCount(0)
  await expect.poll(() => unreadCount(owner)).toBe(1)
  await lead(owner, '/app/leaves')
  await expect(balanceCard(owner, type.name)).toContainText(formatHalfDays(available, 'en'))
  expect(loads).toEqual([])

  await lead(owner, `/app/leaves/leave-requests/${id}`)
  await owner.getByRole('link', { name: t.request.again }).click()
  const form = owner.getByRole('form', { name: t.request.again })
  await expect(field(form, fieldLabel('en', 'from'))).toHaveValue(formatDate(range.from))
  await form.getByRole('button', { name: t.request.again }).click()
  await expect(requestStatus(owner, 'PENDING')).toBeVisible()
  expect(new URL(owner.url()).pathname).not.toContain(id)
})

test('without a network the page stays and says so; of two browsers that decide, one wins', async ({
  open,
}) => {
  const { employee, manager } = await newTeam()
  const type = await leaveTypeOf(employee, 'ANNUAL')
  const range = await rangeOverWeekend(employee, type.id)
  const { id } = await requested(employee, type.id, { ...range, to: addDays(range.from, 0) })
  const look = { as: manager, isKept: false } as const
  const [page, other] = [await open(look), await open(look)]
  const pages = [page, other]
  for (const each of pages) {
    // Blocks live messages, so that both browsers still show the button.
    await each.routeWebSocket(/\/api\/live/, () => {})
    await each.goto(`/app/leaves/approved-leave-requests/${id}`)
    await expect(approveButton(each)).toBeEnabled()
  }
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await approveButton(page).click()
  await expect(toast(page, t.ui.offline)).toBeVisible()
  await expect(approveButton(page)).toBeEnabled()
  await page.context().setOffline(false)
  await Promise.all(pages.map(each => approveButton(each).click()))
  for (const each of pages) {
    await expect(approvalStep(each, 1)).toContainText(t.approval.approved)
    await expect(approveButton(each)).toHaveCount(0)
  }
  const { history } = await ask(getLeaveRequest, { id }, { token: manager.token })
  expect(history.filter(entry => entry.action === 'APPROVED')).toHaveLength(1)
})
