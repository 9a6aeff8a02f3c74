// An employee is late because of the company and asks for a correction; the manager and HR approve it, and the penalty
// of the day disappears.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { listAttendanceTypes } from '@hr/contract/attendance-type.ts'
import { paths } from '@hr/contract/paths.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { absentDay, punchedBy } from '../attendance-days.ts'
import { todayOf } from '../leave-days.ts'
import { demo, newTeam } from '../people.ts'
import { field } from '../pages/field.ts'
import { chooseType } from '../pages/leave-form.ts'
import { toast } from '../pages/shell.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { anyFill, dayTitle, formatDate, textsOf } from '../texts.ts'

const { approval, attendanceDay, attendanceRequest: t, status } = textsOf('en')
const { ask: askText } = t.kinds.ATTENDANCE

test('an approved request corrects a late day and removes its penalty', async ({ open }) => {
  const [{ employee, manager }, hr] = await Promise.all([newTeam(), demo('hr')])
  const date = await absentDay(employee, addDays(todayOf(employee), -1))
  await punchedBy(hr, employee, date, ['08:46', '17:30'])
  const types = await ask(listAttendanceTypes, {}, { token: employee.token })
  const nameOf = (asked: string) => types.find(({ code }) => code === asked)?.name ?? ''

  const page = await open({ as: employee })
  const dayAddress = `/app/attendances/lists/my-attendance?at=${date}&day=${date}`
  await page.goto(dayAddress)
  const day = page.getByRole('dialog')
  await expect(day.getByText(status.LATE, { exact: true }).first()).toBeVisible()
  await expect(day.getByText('36,000').first()).toBeVisible()
  await day.getByRole('link', { name: askText }).click()

  const form = page.getByRole('form', { name: askText })
  await expect(field(form, fieldLabel('en', 'from'))).toHaveValue(formatDate(date))
  const send = form.getByRole('button', { name: askText })
  // What is known of the day is filled in; only what was wrong is typed.
  await expect(field(form, fieldLabel('en', 'attendanceTypeId'))).toHaveValue(nameOf('FORGOT'))
  await expect(field(form, t.timeIn)).toHaveValue('08:46')
  await expect(field(form, t.timeOut)).toHaveValue('17:30')
  await chooseType(form, page, nameOf('DEVICE'), 'en', fieldLabel('en', 'attendanceTypeId'))
  for (const time of [t.timeIn, t.timeOut]) await field(form, time).fill('')
  await expect(form.locator('[data-refusal=TIMES_REQUIRED]')).toBeVisible()
  await expect(send).toBeDisabled()
  await field(form, t.timeIn).fill('08:30')
  await field(form, fieldLabel('en', 'title')).fill('The clock was dark')
  await field(form, fieldLabel('en', 'reason')).fill('No power at the gate until a quarter to nine')
  const becomes = form.getByRole('list', { name: t.days })
  await expect(becomes).toContainText(`${status.LATE}08:46 - 17:30, 16 min late`)
  await expect(becomes).toContainText(`${status.ATTENDANCE_REQUEST}08:30 - 17:30`)
  await send.click()
  await expect(toast(page, t.sent)).toBeVisible()
  await expect(page).toHaveURL(/\/app\/attendances\/my-requests\/[^/?]+$/)
  const id = page.url().split('/').at(-1) ?? ''
  // The list names a field as the form does.
  await page.goto('/app/attendances/lists/my-requests')
  await expect(page.getByRole('columnheader', { name: fieldLabel('en', 'title') })).toBeVisible()
  await page.goBack()

  const bossPage = await open({ as: manager, size: 'phone' })
  await bossPage.goto('/app/attendances/lists/approved-requests-line')
  const asked = { name: fullName(employee.profile, 'en'), dates: dayTitle(date, 'en') }
  const named = (text: string) => text.replace('{{name}}', asked.name).replace('{{dates}}', asked.dates)
  await bossPage.getByRole('button', { name: named(t.approveOf) }).click()
  await expect(bossPage.getByRole('button', { name: named(t.undoOf) })).toBeVisible()
  await expect(toast(bossPage, anyFill(t.approvedStep))).toBeVisible()

  const hrPage = await open({ as: hr })
  await hrPage.goto(`/app/attendances/requests/${id}`)
  await hrPage.getByRole('button', { name: t.approve }).click()
  await expect(toast(hrPage, t.approved)).toBeVisible()

  await expect(page.getByRole('list', { name: approval.line }).getByText(approval.approved)).toHaveCount(2)
  await page.goto(dayAddress)
  await expect(day.getByText(status.ATTENDANCE_REQUEST, { exact: true }).first()).toBeVisible()
  await expect(day.getByText('36,000')).toHaveCount(0)
  await expect(day.getByText(attendanceDay.labels.LATE, { exact: true })).toHaveCount(0)

  // The next day has none of its own, and those of the corrected day near it.
  await page.goto(`/app/attendances/lists/my-attendance?day=${addDays(date, 1)}`)
  await expect(day.getByText(attendanceDay.noPunchesOfDay, { exact: true })).toBeVisible()
})

test('off-site work opens what waits for those who decide, and the own requests of everybody else', async ({
  open,
}) => {
  const { employee, manager } = await newTeam()
  for (const [as, address] of [
    [manager, paths.teamOffSiteRequests],
    [employee, paths.myOffSiteRequests],
  ] as const) {
    const page = await open({ as })
    await page.goto(paths.offSiteHome)
    await expect(page).toHaveURL(address)
  }
})
