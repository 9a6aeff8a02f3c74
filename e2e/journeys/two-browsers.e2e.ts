// A decision in one browser appears in the others by itself (N1).
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { leaveTypeOf, rangeOverWeekend, requested } from '../leave-days.ts'
import { newTeam } from '../people.ts'
import { approvalStep, approveButton, requestStatus } from '../pages/leave-request.ts'
import { toast, unreadCount } from '../pages/shell.ts'
import { expect, test } from '../test.ts'
import { formatDateRange, fill, textsOf } from '../texts.ts'

const t = textsOf('en')

test('a decision appears in every browser that shows the request', async ({ open }) => {
  const { employee, manager } = await newTeam()
  const type = await leaveTypeOf(employee, 'ANNUAL')
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
  const dates = formatDateRange(range.from, range.to)
  const review = bossList.getByRole('link', { name: fill(t.dashboard.reviewOf, { name, dates }) })
  await expect(requestStatus(owner, 'PENDING')).toBeVisible()
  await expect(requestStatus(ownerPhone, 'PENDING')).toBeVisible()
  await expect(review).toBeVisible()

  const loads: string[] = []
  for (const page of [owner, ownerPhone, bossList]) page.on('load', () => loads.push(page.url()))
  await boss.getByRole('button', { name: t.leave.rejectLeave }).click()
  const dialog = boss.getByRole('dialog', { name: t.leave.rejectTitle })
  await dialog.getByRole('textbox').fill('Not this week')
  await dialog.getByRole('button', { name: t.leave.rejectLeave }).click()
  await expect(toast(boss, t.leave.rejected)).toBeVisible()
  await expect(requestStatus(owner, 'REJECTED')).toBeVisible()
  await expect(approvalStep(owner, 1)).toContainText('Not this week')
  await expect(requestStatus(ownerPhone, 'REJECTED')).toBeVisible()
  await expect(review).toHaveCount(0)
  await expect.poll(() => unreadCount(owner)).toBe(1)
  expect(loads).toEqual([])
})

test('when two browsers decide, one wins and the other shows why it failed', async ({ open }) => {
  const { employee, manager } = await newTeam()
  const type = await leaveTypeOf(employee, 'ANNUAL')
  const range = await rangeOverWeekend(employee, type.id)
  const { id } = await requested(employee, type.id, { ...range, to: addDays(range.from, 0) })
  const pages = await Promise.all([open({ as: manager }), open({ as: manager })])
  for (const page of pages) {
    // Blocks live messages, so that both browsers still show the button.
    await page.routeWebSocket(/\/api\/live/, () => {})
    await page.goto(`/app/leaves/approved-leave-requests/${id}`)
    await expect(approveButton(page)).toBeEnabled()
  }
  await Promise.all(pages.map(page => approveButton(page).click()))
  for (const page of pages) {
    await expect(approvalStep(page, 1)).toContainText(t.approval.approved)
    await expect(approveButton(page)).toHaveCount(0)
  }
})
