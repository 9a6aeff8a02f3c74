// What a form says about its fields, where the server's rules come to the screen (spec 5).
import { messageText, fieldLabel } from '@hr/contract/messages/text.ts'
import { paths } from '@hr/contract/paths.ts'
import { leaveTypeOf, rangeOverWeekend, requested } from '../leave-days.ts'
import { demo, newTeam } from '../people.ts'
import { field } from '../pages/field.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const t = textsOf('en')
const label = (name: string) => fieldLabel('en', name)
const tooLong = (max: number) => messageText('en', 'maxLength', { max })

test('a request names what is missing, too short or too long, and sends nothing', async ({ open }) => {
  const page = await open({ as: await demo('employee') })
  await page.goto(`${paths.myAttendanceRequests}?new=1`)
  const form = page.getByRole('dialog').locator('form')
  const send = form.locator('button[type=submit]')
  await send.click()
  for (const name of ['from', 'to', 'title', 'reason'])
    await expect(form.getByText(messageText('en', 'required', { label: label(name) }))).toBeVisible()
  for (const name of ['title', 'reason']) {
    const input = field(form, label(name))
    await input.fill('ab')
    await send.click()
    await expect(input).toHaveAccessibleDescription(new RegExp(messageText('en', 'minLength', { min: 3 })))
    await input.fill('x'.repeat(256))
    await expect(input).toHaveValue('x'.repeat(256))
    await send.click()
    await expect(input).toHaveAccessibleDescription(new RegExp(tooLong(255)))
    await input.fill('x'.repeat(255))
    await send.click()
    await expect(form.getByText(tooLong(255))).toHaveCount(0)
  }
})

test('the hint of a field is below it', async ({ open }) => {
  const page = await open({ as: await demo('employee') })
  await page.goto(`${paths.myAttendanceRequests}?new=1`)
  const form = page.getByRole('dialog').locator('form')
  const hint = await form.getByText(t.request.reasonHint).boundingBox()
  const input = await field(form, label('reason')).boundingBox()
  expect(hint?.y ?? 0).toBeGreaterThan(input?.y ?? 0)
})

test('a date that is none is named, and the date before it stays', async ({ open }) => {
  const page = await open({ as: await demo('employee') })
  await page.goto(`${paths.myAttendanceRequests}?new=1`)
  const form = page.getByRole('dialog').locator('form')
  const from = field(form, label('from'))
  for (const typed of ['31/02/2026', '99']) {
    await from.fill('02/03/2026')
    await from.fill(typed)
    await from.press('Tab')
    await expect(from).toHaveAccessibleDescription(fill(t.ui.dateRefused, { text: typed }))
    await expect(from).toHaveValue('02/03/2026')
  }
  await form.locator('button[type=submit]').click()
  await expect(from, 'nothing is sent with a date that nobody typed').toBeFocused()
  await expect(form.getByText(messageText('en', 'required', { label: label('reason') }))).toHaveCount(0)
  await from.fill('31/02/2026')
  await from.press('Enter')
  await expect(from).toHaveAccessibleDescription(fill(t.ui.dateRefused, { text: '31/02/2026' }))
  await expect(form.getByText(messageText('en', 'required', { label: label('reason') }))).toHaveCount(0)
  await page.keyboard.press('Tab')
  await from.click()
  await page.keyboard.type('03032026')
  await page.keyboard.press('Tab')
  await expect(from, 'a click selects the date, so that typing replaces it').toHaveValue('03/03/2026')
  await expect(from).not.toHaveAccessibleDescription(/\d/)
})

test('a comment of more than 500 characters is not cut: the dialog says the most', async ({ open }) => {
  const { employee, manager } = await newTeam()
  const annual = await leaveTypeOf(employee, 'ANNUAL')
  const { id } = await requested(employee, annual.id, await rangeOverWeekend(employee, annual.id))
  const page = await open({ as: manager })
  await page.goto(`/app/leaves/approved-leave-requests-line/${id}`)
  await page.getByRole('button', { name: t.leave.reject, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const comment = field(dialog, t.approval.comment)
  await comment.fill('x'.repeat(501))
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.getByText(tooLong(500))).toBeVisible()
})

test('a shift without times asks for one', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.goto('/app/administration/work-shift/create')
  await field(page, t.ui.nameEn).fill('Empty')
  const remove = page.getByRole('button', { name: /: remove$/ })
  while ((await remove.count()) > 0) await remove.first().click()
  await page.getByRole('button', { name: t.workShift.add, exact: true }).click()
  await expect(page.getByText(messageText('en', 'shiftItemRequired'))).toBeVisible()
})
