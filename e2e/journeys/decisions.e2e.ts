// The form of a request (L4, L9, R6): refused before submit, drafts, half days, files; a pending request is withdrawn.
import { serverText } from '@hr/contract/messages/server-text.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { lead } from '../lead.ts'
import { balanceOf, leaveTypeOf, rangeOverWeekend, todayOf } from '../leave-days.ts'
import { newTeam } from '../people.ts'
import { field } from '../pages/field.ts'
import { chooseType, fillLeave, leaveForm, preview, sendButton, typeDate } from '../pages/leave-form.ts'
import { requestStatus } from '../pages/leave-request.ts'
import { toast } from '../pages/shell.ts'
import { expect, test } from '../test.ts'
import { formatHalfDays, textsOf } from '../texts.ts'

const t = textsOf('en')
const label = (key: string) => fieldLabel('en', key)
const newRequest = '/app/leaves/leave-requests?new=1'

test('the form refuses before submit, keeps its draft and sends half a day, which is withdrawn', async ({
  open,
}) => {
  const { employee } = await newTeam()
  const type = await leaveTypeOf(employee, 'ANNUAL')
  const before = await balanceOf(employee, type.id)
  const { from } = await rangeOverWeekend(employee, type.id)
  const page = await open({ as: employee })
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto(newRequest)
  const tomorrow = addDays(todayOf(employee), 1)
  const long = { type: type.name, from: tomorrow, to: addDays(tomorrow, 34), reason: 'Dentist' }
  const form = await fillLeave(page, long)
  const refusal = serverText('en', 'LEAVE_BALANCE_NOT_ENOUGH')
  await expect(form.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
  await expect(sendButton(form)).toBeDisabled()

  await typeDate(form, label('from'), addDays(from, 1))
  await typeDate(form, label('to'), addDays(from, 2))
  await expect(form.getByRole('alert')).toHaveText(serverText('en', 'NOTHING_COUNTED'))
  await expect(sendButton(form)).toBeDisabled()
  expect(sent).not.toContain('POST /api/leave-requests')

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

  await page.getByRole('button', { name: t.request.withdraw }).click()
  const dialog = page.getByRole('dialog', { name: t.request.withdrawTitle })
  await dialog.getByRole('button', { name: t.request.withdraw }).click()
  await expect(toast(page, t.request.withdrawn)).toBeVisible()
  await expect(requestStatus(page, 'CANCELLED')).toBeVisible()
  await expect(page.getByRole('button', { name: t.request.withdraw })).toHaveCount(0)
  expect((await balanceOf(employee, type.id)).available).toBe(before.available)

  const sick = await leaveTypeOf(employee, 'SICK')
  await lead(page, newRequest)
  await chooseType(form, page, sick.name, 'en')
  await typeDate(form, label('from'), from)
  await typeDate(form, label('to'), addDays(from, 4))
  await field(form, label('reason')).fill('Fever')
  const needed = serverText('en', 'FILE_REQUIRED', { days: sick.attachFileDayOver })
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
