// An employee clocks in, finds a day with a missing punch, and HR enters the missing time.
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { absentDay, offToday } from '../attendance-days.ts'
import { todayOf } from '../leave-days.ts'
import { demo, newTeam } from '../people.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { expect, test } from '../test.ts'
import { anyFill, fill, textsOf } from '../texts.ts'

const { clock, attendanceDay, request, status } = textsOf('en')

test('an employee clocks in, and HR enters a missing punch with a reason', async ({ open }) => {
  const [{ employee }, hr] = await Promise.all([newTeam(), demo('hr')])
  const today = todayOf(employee)
  const date = await absentDay(employee, addDays(today, -1))
  await offToday(hr, employee, today)

  const page = await open({ as: employee, size: 'phone' })
  await page.goto('/app/dashboard')
  await page.getByRole('button', { name: clock.clockIn }).click()
  await expect(page.getByText(anyFill(clock.recorded))).toBeVisible()
  await expect(page.getByRole('button', { name: clock.clockOut })).toBeVisible()

  await page.goto(`/app/attendances/lists/my-attendance?day=${date}`)
  const explained = page.getByRole('dialog')
  await expect(explained.getByText(status.ABSENT, { exact: true }).first()).toBeVisible()
  await expect(explained.getByRole('button', { name: attendanceDay.addPunch })).toHaveCount(0)

  const hrPage = await open({ as: hr })
  await hrPage.goto(`/app/attendances/lists/detail/${employee.profile.employee?.id}?day=${date}`)
  const drawer = hrPage.getByRole('dialog')
  await drawer.getByRole('button', { name: attendanceDay.addPunch }).click()
  const form = drawer.getByRole('form', { name: attendanceDay.addPunch })
  const add = form.getByRole('button', { name: attendanceDay.addPunch })
  await field(form, attendanceDay.addPunchTime).fill('07:55')
  await add.click()
  const missing = messageText('en', 'required', { label: fieldLabel('en', 'reason') })
  await expect(form.getByText(missing)).toBeVisible()
  await field(form, fieldLabel('en', 'reason')).fill('The reader at the gate was broken')
  await add.click()
  await expect(toast(hrPage, attendanceDay.punchAdded)).toBeVisible()
  await expect(drawer.getByText('The reader at the gate was broken')).toBeVisible()

  // The page updates by itself: a live message announces the punch.
  await expect(explained.getByText(status.NO_TIME_OUT, { exact: true }).first()).toBeVisible()
  await expect(explained.getByText('07:55', { exact: true }).first()).toBeVisible()

  // Voided by mistake, the punch is restored, and its history shows both.
  const reasoned = async (name: string) => {
    const dialog = hrPage.getByRole('dialog').last()
    await field(dialog, fieldLabel('en', 'reason')).fill('It was theirs after all')
    await dialog.getByRole('button', { name, exact: true }).click()
  }
  await drawer.getByRole('button', { name: fill(attendanceDay.voidPunchOf, { time: '07:55' }) }).click()
  await reasoned(attendanceDay.voidPunch)
  await expect(toast(hrPage, attendanceDay.punchVoided)).toBeVisible()
  await drawer.getByRole('button', { name: fill(attendanceDay.putBackOf, { time: '07:55' }) }).click()
  await reasoned(attendanceDay.putBack)
  await expect(toast(hrPage, attendanceDay.punchIsBack)).toBeVisible()
  await expect(drawer.getByText(attendanceDay.punchHistory.PUT_BACK)).toBeVisible()
  await expect(explained.getByText(status.NO_TIME_OUT, { exact: true }).first()).toBeVisible()
})

test(
  'the dates of a list have the names of the specification (spec 9)',
  { tag: '@long' },
  async ({ open }) => {
    const page = await open({ as: await demo('employee') })
    await page.goto('/app/attendances/lists/my-attendance')
    await page.getByRole('combobox', { name: attendanceDay.range }).click()
    await expect(page.getByRole('option')).toHaveText(Object.values(request.spans))
  },
)
