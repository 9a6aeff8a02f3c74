// Plans change: a pending request is edited, and approved leave is cancelled or changed by a request (R6, R7).
import { approveLeave, getLeaveRequest } from '@hr/contract/leave.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { balanceOf, leaveTypeOf, rangeOverWeekend, requested } from '../leave-days.ts'
import { field } from '../pages/field.ts'
import { requestStatus } from '../pages/leave-request.ts'
import { toast } from '../pages/shell.ts'
import { demo, newTeam } from '../people.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const t = textsOf('en')

const detail = (id: string) => `/app/leaves/leave-requests/${id}`
const typed = (date: string) => date.split('-').toReversed().join('/')

test('an employee changes a pending request, then asks to change and to cancel the approved leave', async ({
  open,
}) => {
  const [{ employee, manager }, hr] = await Promise.all([newTeam(), demo('hr')])
  const type = await leaveTypeOf(employee, 'ANNUAL')
  const { available: before } = await balanceOf(employee, type.id)
  const available = async () => (await balanceOf(employee, type.id)).available
  const range = await rangeOverWeekend(employee, type.id)
  const { id, number } = await requested(employee, type.id, range)
  await ask(approveLeave, { id }, { token: manager.token })
  const page = await open({ as: employee, size: 'phone' })
  const boss = await open({ as: manager })

  await page.goto(detail(id))
  await page.getByRole('link', { name: t.request.changeRequest }).click()
  await field(page, fieldLabel('en', 'to')).fill(typed(addDays(range.to, -3)))
  await field(page, fieldLabel('en', 'reason')).fill('My parents come to Vientiane')
  await expect(page.getByText(t.request.lineRestarts)).toBeVisible()
  // A reload keeps the input.
  await page.reload()
  await expect(field(page, fieldLabel('en', 'reason'))).toHaveValue('My parents come to Vientiane')
  await page.getByRole('button', { name: t.request.saveChanges }).click()
  await expect(toast(page, t.request.changed)).toBeVisible()
  await expect(page.getByText(t.approval.lineRestarts)).toBeVisible()
  await expect(page.getByText('My parents come to Vientiane')).toBeVisible()
  const edited = await ask(getLeaveRequest, { id }, { token: employee.token })
  expect([edited.halfDays, edited.progress.order]).toEqual([2, 1])
  expect(await available()).toBe(before - 2)

  await ask(approveLeave, { id }, { token: manager.token })
  await ask(approveLeave, { id }, { token: hr.token })
  await page.getByRole('link', { name: t.request.askToChange }).click()
  const send = page.getByRole('button', { name: t.request.askToChange })
  await field(page, fieldLabel('en', 'reason')).fill('The wedding is longer')
  await expect(send).toBeDisabled()
  await field(page, fieldLabel('en', 'to')).fill(typed(range.to))
  await expect(page.getByText(t.request.changes)).toBeVisible()
  await send.click()
  await expect(toast(page, t.request.askedToChange)).toBeVisible()
  await expect(page.getByText(t.request.asksToChange)).toBeVisible()
  const change = page.url().split('/').at(-1) ?? ''
  expect(change).not.toBe(id)
  await page.goto(detail(id))
  await expect(page.getByText(t.leave.amendmentWaits)).toBeVisible()
  await expect(page.getByRole('button', { name: t.request.askToChange })).toBeDisabled()
  expect(await available()).toBe(before - 4)
  await boss.goto(`/app/leaves/approved-leave-requests/${change}`)
  await boss.getByRole('button', { name: t.request.approveAmendment }).click()
  await expect(toast(boss, t.request.amendmentApproved)).toBeVisible()
  await ask(approveLeave, { id: change }, { token: hr.token })
  await expect(requestStatus(page, 'CANCELLED')).toBeVisible()
  const changed = await ask(getLeaveRequest, { id: change }, { token: employee.token })
  expect([changed.status, changed.halfDays, changed.original?.number]).toEqual(['APPROVED', 4, number])
  expect(await available()).toBe(before - 4)

  await page.goto(detail(change))
  await page.getByRole('button', { name: t.request.askToCancel }).click()
  const dialog = page.getByRole('dialog', { name: t.leave.askToCancelTitle })
  await dialog.getByRole('textbox').fill('The wedding is put off')
  await dialog.getByRole('button', { name: t.request.askToCancel }).click()
  await expect(toast(page, t.request.askedToCancel)).toBeVisible()
  await expect(page.getByText(t.request.asksToCancel)).toBeVisible()
  const cancellation = page.url().split('/').at(-1) ?? ''
  expect(cancellation).not.toBe(change)
  await page.goto(detail(change))
  await expect(requestStatus(page, 'APPROVED')).toBeVisible()
  await expect(page.getByText(t.leave.cancellationWaits)).toBeVisible()
  await expect(page.getByRole('button', { name: t.request.askToCancel })).toBeDisabled()
  await boss.goto(`/app/leaves/approved-leave-requests/${cancellation}`)
  await boss.getByRole('button', { name: t.request.approveCancellation }).click()
  await expect(toast(boss, t.request.cancellationApproved)).toBeVisible()
  await ask(approveLeave, { id: cancellation }, { token: hr.token })
  await expect(requestStatus(page, 'CANCELLED')).toBeVisible()
  expect(await available()).toBe(before)
  const history = page.getByRole('list', { name: t.ui.history })
  await history.getByRole('link').click()
  await expect(page).toHaveURL(detail(cancellation))
})
