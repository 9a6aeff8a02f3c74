// Other outcomes of a request: rejected with a comment, cancelled while pending, refused before submit (R5, R6, L4,
// L9).
import { getLeaveRequest } from '@hr/contract/leave.ts'
import { serverText } from '@hr/contract/messages/server-text.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { balanceOf, leaveTypeOf, rangeOverWeekend, requested, todayOf } from '../leave-days.ts'
import { newTeam } from '../people.ts'
import { field } from '../pages/field.ts'
import { chooseType, fillLeave, leaveForm, preview, sendButton, typeDate } from '../pages/leave-form.ts'
import { approvalStep, balanceCard, openNotificationOf, requestStatus } from '../pages/leave-request.ts'
import { toast, unreadCount } from '../pages/shell.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { formatHalfDays, textsOf } from '../texts.ts'

const t = textsOf('en')
const label = (key: string) => fieldLabel('en', key)

test('a manager rejects a request with a comment, and the days are returned', async ({ open }) => {
  const { employee, manager } = await newTeam()
  const type = await leaveTypeOf(employee, 'ANNUAL')
  const before = await balanceOf(employee, type.id)
  const range = await rangeOverWeekend(employee, type.id)
  const { id } = await requested(employee, type.id, range)
  expect((await balanceOf(employee, type.id)).available).toBe(before.available - range.halfDays)
  const page = await open({ as: employee })
  await page.goto(`/app/leaves/leave-requests/${id}`)
  await expect(requestStatus(page, 'PENDING')).toBeVisible()

  const boss = await open({ as: manager })
  await boss.goto('/app/dashboard')
  await openNotificationOf(boss, fullName(employee.profile, 'en'))
  await boss.getByRole('button', { name: t.leave.rejectLeave }).click()
  const dialog = boss.getByRole('dialog', { name: t.leave.rejectTitle })
  await dialog.getByRole('button', { name: t.leave.rejectLeave }).click()
  await expect(dialog.getByText(serverText('en', 'required', { label: label('comment') }))).toBeVisible()
  await field(dialog, t.approval.comment).fill('The stocktaking needs all of us')
  await dialog.getByRole('button', { name: t.leave.rejectLeave }).click()
  await expect(toast(boss, t.leave.rejected)).toBeVisible()
  await expect(dialog).toBeHidden()

  await expect(requestStatus(page, 'REJECTED')).toBeVisible()
  await expect(approvalStep(page, 1)).toContainText('The stocktaking needs all of us')
  await expect.poll(() => unreadCount(page)).toBe(1)
  expect((await balanceOf(employee, type.id)).available).toBe(before.available)
  await page.goto('/app/leaves')
  await expect(balanceCard(page, type.name)).toContainText(formatHalfDays(before.available, 'en'))
})

test('an employee cancels a pending request, and the days are returned', async ({ open }) => {
  const { employee, manager } = await newTeam()
  const type = await leaveTypeOf(employee, 'ANNUAL')
  const before = await balanceOf(employee, type.id)
  const { id } = await requested(employee, type.id, await rangeOverWeekend(employee, type.id))
  const page = await open({ as: employee })
  await page.goto(`/app/leaves/leave-requests/${id}`)
  await page.getByRole('button', { name: t.request.withdraw }).click()
  const dialog = page.getByRole('dialog', { name: t.request.withdrawTitle })
  await dialog.getByRole('button', { name: t.request.withdraw }).click()
  await expect(toast(page, t.request.withdrawn)).toBeVisible()
  await expect(requestStatus(page, 'CANCELLED')).toBeVisible()
  await expect(page.getByRole('button', { name: t.request.withdraw })).toHaveCount(0)
  expect((await balanceOf(employee, type.id)).available).toBe(before.available)

  const boss = await open({ as: manager })
  await boss.goto(`/app/leaves/approved-leave-requests/${id}`)
  await expect(requestStatus(boss, 'CANCELLED')).toBeVisible()
  await expect(boss.getByRole('button', { name: t.leave.approveLeave })).toHaveCount(0)
})

test('without a network the page stays and says so, and the decision works afterwards', async ({ open }) => {
  const { employee, manager } = await newTeam()
  const type = await leaveTypeOf(employee, 'ANNUAL')
  const { id } = await requested(employee, type.id, await rangeOverWeekend(employee, type.id))
  const boss = await open({ as: manager })
  await boss.goto(`/app/leaves/approved-leave-requests/${id}`)
  const approve = boss.getByRole('button', { name: t.leave.approveLeave })
  await expect(approve).toBeEnabled()
  await boss.waitForLoadState('networkidle')
  await boss.context().setOffline(true)
  await approve.click()
  await expect(toast(boss, t.ui.offline)).toBeVisible()
  await expect(approve).toBeEnabled()
  await boss.context().setOffline(false)
  await approve.click()
  await expect(approvalStep(boss, 1)).toContainText(t.approval.approved)
  await expect(approve).toHaveCount(0)
  const { history } = await ask(getLeaveRequest, { id }, { token: manager.token })
  expect(history.filter(entry => entry.action === 'APPROVED')).toHaveLength(1)
})

test('a request over the balance is refused before submit', async ({ open }) => {
  const { employee } = await newTeam()
  const type = await leaveTypeOf(employee, 'ANNUAL')
  const from = addDays(todayOf(employee), 1)
  for (const language of ['en', 'lo'] as const) {
    const page = await open({ as: employee, language })
    const sent: string[] = []
    page.on('request', request => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await page.goto('/app/leaves/leave-requests?new=1')
    const typeName = language === 'lo' ? type.nameLo : type.name
    const reason = 'A long journey'
    const form = await fillLeave(page, { type: typeName, from, to: addDays(from, 34), reason }, language)
    const refusal = serverText(language, 'LEAVE_BALANCE_NOT_ENOUGH')
    await expect(form.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
    await expect(sendButton(form, language)).toBeDisabled()
    expect(sent).not.toContain('POST /api/leave-requests')
  }
})

test('a weekend is refused, a half day is counted, and a draft survives a reload', async ({ open }) => {
  const { employee } = await newTeam()
  const type = await leaveTypeOf(employee, 'ANNUAL')
  const { from } = await rangeOverWeekend(employee, type.id)
  const page = await open({ as: employee })
  await page.goto('/app/leaves/leave-requests?new=1')
  const saturday = addDays(from, 1)
  const draft = { type: type.name, from: saturday, to: addDays(from, 2), reason: 'Dentist' }
  const form = await fillLeave(page, draft)
  await expect(form.getByRole('alert')).toHaveText(serverText('en', 'NOTHING_COUNTED'))
  await expect(sendButton(form)).toBeDisabled()

  await typeDate(form, label('from'), from)
  await typeDate(form, label('to'), from)
  await form.getByRole('radiogroup', { name: t.leave.partOfDay }).getByText(t.leave.afternoonOnly).click()
  await expect(preview(form).getByText(formatHalfDays(1, 'en')).first()).toBeVisible()
  await page.reload()
  const again = leaveForm(page)
  await expect(field(again, label('reason'))).toHaveValue('Dentist')
  await expect(preview(again).getByText(formatHalfDays(1, 'en')).first()).toBeVisible()
  await sendButton(again).click()
  await expect(requestStatus(page, 'PENDING')).toBeVisible()
  expect((await balanceOf(employee, type.id)).pending).toBe(1)
})

test('a type can require a file, and 7 files are too many', async ({ open }) => {
  const { employee } = await newTeam()
  const type = await leaveTypeOf(employee, 'SICK')
  const { from } = await rangeOverWeekend(employee, type.id)
  const page = await open({ as: employee })
  await page.goto('/app/leaves/leave-requests?new=1')
  const form = leaveForm(page)
  await chooseType(form, page, type.name, 'en')
  await typeDate(form, label('from'), from)
  await typeDate(form, label('to'), addDays(from, 4))
  await field(form, label('reason')).fill('Fever')
  const needed = serverText('en', 'FILE_REQUIRED', { days: type.attachFileDayOver })
  await expect(form.getByRole('alert').filter({ hasText: needed })).toBeVisible()
  await expect(sendButton(form)).toBeDisabled()
  const pdf = {
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  }
  const files = Array.from({ length: 7 }, (_, index) => ({ ...pdf, name: `note-${index + 1}.pdf` }))
  const picker = form.locator('input[type=file]')
  await picker.setInputFiles(files)
  await expect(form.getByText(serverText('en', 'maxFiles'))).toBeVisible()
  await picker.setInputFiles(files.slice(0, 1))
  await expect(form.getByText('note-1.pdf')).toBeVisible()
  await expect(sendButton(form)).toBeEnabled()
  await sendButton(form).click()
  await expect(requestStatus(page, 'PENDING')).toBeVisible()
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /note-1\.pdf/ })
    .first()
    .click()
  expect((await download).suggestedFilename()).toBe('note-1.pdf')
})
