// A manager decides in the list: one with an undo of 5 seconds, several at once, rejected with one comment.
import {
  cancelLeave,
  getLeaveRequest,
  listLeaveRequests,
  previewLeave,
  requestLeave,
} from '@hr/contract/leave.ts'
import { messageText } from '@hr/contract/messages/text.ts'
import { addDays, weekday, yearOf } from '@hr/domain/calendar/local-date.ts'
import { lead } from '../lead.ts'
import { leaveTypeOf, requested, todayOf } from '../leave-days.ts'
import { field } from '../pages/field.ts'
import { newTeam } from '../people.ts'
import type { Member } from '../people.ts'
import { answerOf, ask } from '../server.ts'
import { fill, textsOf } from '../texts.ts'
import { expect, test } from '../test.ts'

/** Working days of this year that are free for leave, future days first. */
async function workingDays(member: Member, leaveTypeId: string, count: number): Promise<string[]> {
  const today = todayOf(member)
  const ahead = Array.from({ length: 300 }, (_, index) => addDays(today, index + 1))
  const back = Array.from({ length: 300 }, (_, index) => addDays(today, -index - 1))
  const days: string[] = []
  for (const date of [...ahead, ...back]) {
    if (days.length === count) break
    if (yearOf(date) !== yearOf(today) || [0, 6].includes(weekday(date))) continue
    const preview = await ask(previewLeave, { leaveTypeId, from: date, to: date }, { token: member.token })
    if (preview.refusal === null) days.push(date)
  }
  return days
}

/** One request for each free half day, up to this number. */
async function requestHalfDays(member: Member, leaveTypeId: string, count: number): Promise<number> {
  let asked = 0
  for (let day = 1; asked < count; day += 1) {
    const date = addDays(todayOf(member), day)
    if ([0, 6].includes(weekday(date))) continue
    for (const half of ['AM', 'PM'] as const) {
      const input = { leaveTypeId, from: date, to: date, fromHalf: half, toHalf: half, reason: 'A course' }
      const response = await answerOf(requestLeave, input, { token: member.token })
      if (response.ok) asked += 1
    }
  }
  return asked
}

test('a manager selects all that wait, also those not shown, and types their number', async ({ open }) => {
  const { employee, manager } = await newTeam()
  const { id: unpaid } = await leaveTypeOf(employee, 'UNPAID')
  const all = await requestHalfDays(employee, unpaid, 102)
  const t = textsOf('en').approval
  const page = await open({ as: manager })
  await page.goto('/app/leaves/approved-leave-requests-line')
  await page.getByRole('checkbox', { name: 'Select all 25 shown' }).check()
  const bar = page.getByRole('region', { name: t.several })
  await bar.getByRole('button', { name: fill(t.chooseMatching, { count: all }) }).click()
  await expect(bar).toContainText(fill(t.chosen_other, { count: all }))
  await bar.getByRole('button', { name: fill(t.approveMany_other, { count: all }) }).click()
  const dialog = page.getByRole('dialog', { name: fill(t.approveMany_other, { count: all }) })
  const approve = dialog.getByRole('button', { name: t.approve })
  await expect(approve).toBeDisabled()
  await dialog.getByLabel(fill(textsOf('en').ui.typeCount, { count: all })).fill(String(all))
  const comment = field(dialog, t.comment)
  await comment.fill('x'.repeat(501))
  await expect(dialog.getByText(messageText('en', 'maxLength', { max: 500 }))).toBeVisible()
  await expect(approve).toBeDisabled()
  await comment.fill('x'.repeat(500))
  await approve.click()
  await expect(bar.getByRole('button', { name: fill(t.undoMany_other, { count: all }) })).toBeVisible()
  await expect(page.getByText(textsOf('en').request.nothingWaiting)).toBeVisible({ timeout: 20_000 })
  const own = await ask(listLeaveRequests, { scope: 'mine', limit: 100 }, { token: employee.token })
  expect([own.total, new Set(own.rows.map(({ progress }) => progress.order))]).toEqual([all, new Set([2])])
})

test('a manager approves one, then three requests after an undo, rejects one, and decides two by keyboard', async ({
  open,
}) => {
  const { employee, manager } = await newTeam()
  const { id: annual } = await leaveTypeOf(employee, 'ANNUAL')
  const [single = '', ...dates] = await workingDays(employee, annual, 7)
  const request = async (date: string) =>
    (await requested(employee, annual, { from: date, to: date, halfDays: 2 })).id
  const first = await request(single)
  const stepOf = async (id: string) => (await ask(getLeaveRequest, { id }, { token: manager.token })).steps[0]
  const t = textsOf('en')
  const page = await open({ as: manager })
  await page.goto('/app/leaves/approved-leave-requests-line')
  const rows = page.getByRole('row').filter({ hasText: 'Phommachanh' })
  const approve = rows.getByRole('button', { name: /^Approve/ })
  await approve.click()
  await rows.getByRole('button', { name: /^Undo/ }).click()
  await expect(approve).toBeVisible()
  expect((await stepOf(first))?.status).toBe('PENDING')
  await approve.click()
  await expect(rows.getByText(t.approval.approved)).toBeVisible()
  // Leaving the page sends it at once.
  await page.getByRole('link', { name: t.menu.dashboard }).click()
  await expect.poll(async () => (await stepOf(first))?.status).toBe('APPROVED')

  const ids: string[] = []
  for (const date of dates.slice(0, 4)) ids.push(await request(date))
  await lead(page, '/app/leaves/approved-leave-requests-line')
  await expect(rows).toHaveCount(4)
  await expect(rows.first()).toContainText('10 days left after this')
  await expect(rows.first()).toContainText(t.leave.nobodyElseAway)

  await page.getByRole('checkbox', { name: 'Select all 4 shown' }).check()
  const bar = page.getByRole('region', { name: t.approval.several })
  await expect(bar).toContainText('4 selected')
  // One order in a row and in the bar, so that nobody rejects where the other has Approve.
  for (const place of [rows.first(), bar]) {
    const names = await place.getByRole('button').allInnerTexts()
    expect(names.slice(-2)).toEqual([t.approval.reject, t.approval.approve])
  }
  const kept = rows.filter({ hasText: (dates[3] ?? '').split('-').toReversed().join('/') })
  await kept.getByRole('checkbox').uncheck()
  await expect(bar).toContainText('3 selected')

  await bar.getByRole('button', { name: 'Approve 3 requests' }).click()
  await expect(rows.getByText(t.approval.approved, { exact: true })).toHaveCount(3)
  await bar.getByRole('button', { name: 'Undo 3 approvals' }).click()
  await expect(bar).toContainText('3 selected')
  expect((await stepOf(ids[0] ?? ''))?.status).toBe('PENDING')

  await bar.getByRole('button', { name: 'Approve 3 requests' }).click()
  await expect(rows).toHaveCount(1, { timeout: 20_000 })
  for (const id of ids.slice(0, 3)) expect((await stepOf(id))?.status).toBe('APPROVED')

  await kept.getByRole('checkbox').check()
  await bar.getByRole('button', { name: 'Reject 1 request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject 1 request?' })
  await dialog.getByRole('button', { name: 'Reject 1 request' }).click()
  await expect(dialog.getByRole('textbox', { name: t.approval.comment })).toBeFocused()
  await dialog.getByRole('textbox', { name: t.approval.comment }).fill('Month end: nobody can be away')
  await dialog.getByRole('button', { name: 'Reject 1 request' }).click()
  await expect(page.getByText(t.request.nothingWaiting)).toBeVisible()
  expect(await stepOf(ids[3] ?? '')).toMatchObject({
    status: 'REJECTED',
    comment: 'Month end: nobody can be away',
  })

  // New ones appear by themselves; one of them is cancelled while its approval can still be undone.
  const [cancelled = ''] = [await request(dates[4] ?? ''), await request(dates[5] ?? '')]
  await expect(rows).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select all 2 shown' }).focus()
  await page.keyboard.press('Space')
  await bar.getByRole('button', { name: 'Approve 2 requests' }).focus()
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('button', { name: 'Undo 2 approvals' })).toBeFocused()
  await ask(cancelLeave, { id: cancelled, reason: '' }, { token: employee.token })
  const alert = page.getByRole('alert').filter({ hasText: '1 request could not be processed' })
  await expect(alert).toContainText('Already decided: cancelled by Noy', { timeout: 20_000 })
  await expect(page.getByText(t.request.nothingWaiting)).toBeVisible()
  await expect(alert).toBeVisible()
})

test('on a phone, the second click of a double click does not undo the approval', async ({ open }) => {
  const { employee, manager } = await newTeam()
  const { id: annual } = await leaveTypeOf(employee, 'ANNUAL')
  const [date = ''] = await workingDays(employee, annual, 1)
  await requested(employee, annual, { from: date, to: date, halfDays: 2 })
  const page = await open({ as: manager, size: 'phone' })
  await page.goto('/app/leaves/approved-leave-requests-line')
  await page.getByRole('button', { name: /^Approve leave/ }).dblclick()
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect(undo).toBeVisible()
  await undo.click()
  await expect(page.getByRole('button', { name: /^Approve leave/ })).toBeVisible()
})
