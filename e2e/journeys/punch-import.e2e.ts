// HR imports the log of a time clock: the days appear, and HR assigns an unknown device number to its owner.
import { explainDay } from '@hr/contract/attendance.ts'
import { assignDeviceUser } from '@hr/contract/attendance-import.ts'
import { addDays, weekday } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Page } from '@playwright/test'
import { todayOf } from '../leave-days.ts'
import { pick } from '../pages/employee-form.ts'
import { toast } from '../pages/shell.ts'
import { demo, mark, newTeam } from '../people.ts'
import type { Member } from '../people.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const { deviceUser, menu, punchImport } = textsOf('en')

/** The last Monday to Friday before a date. */
function workday(before: LocalDate): LocalDate {
  const date = addDays(before, -1)
  return [0, 6].includes(weekday(date)) ? workday(date) : date
}

const idOf = ({ profile }: Member): number => profile.employee?.id ?? 0

async function clockTimes(member: Member, date: LocalDate) {
  const { day } = await ask(explainDay, { employeeId: idOf(member), date }, { token: member.token })
  return [day?.periods[0]?.timeCheck.timeIn, day?.periods.at(-1)?.timeCheck.timeOut]
}

const chooseLog = (page: Page, lines: readonly string[]): Promise<void> =>
  page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({
      name: '1_attlog.dat',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(lines.join('\r\n')),
    })

test('HR imports the log of a time clock and assigns an unknown device number to a person', async ({
  open,
}) => {
  const [{ employee, manager }, hr] = await Promise.all([newTeam(), demo('hr')])
  const date = workday(todayOf(employee))
  const [known, unknown] = [`1${mark()}`, `2${mark()}`]
  const given = { deviceUser: known, employeeId: idOf(employee), from: date }
  await ask(assignDeviceUser, given, { token: hr.token })
  const line = (number: string, time: string) => `        ${number}\t${date} ${time}\t1\t0\t1\t0`
  const log = [
    line(known, '08:21:05'),
    line(known, '17:45:10'),
    line(unknown, '08:15:00'),
    line(unknown, '17:50:00'),
    `${known}\t${date} 08:`,
  ]

  const page = await open({ as: hr })
  await page.goto('/app/attendances/lists')
  await page.getByRole('link', { name: menu.punchImport }).click()
  await chooseLog(page, log)
  await expect(page.getByText(punchImport.ready)).toBeVisible()
  await expect(page.getByRole('table', { name: punchImport.badLines })).toContainText(`${date} 08:`)
  await expect(page.getByRole('table', { name: punchImport.people })).toContainText(employee.staffId)
  await expect(page.getByRole('table', { name: punchImport.deviceUsers })).toContainText(unknown)
  await page.getByRole('button', { name: fill(punchImport.importNow_other, { count: 4 }) }).click()
  await expect(page.getByText(fill(punchImport.imported, { added: 2, known: 0 }))).toBeVisible()
  expect(await clockTimes(employee, date)).toEqual(['08:21', '17:45'])

  await page.getByRole('link', { name: punchImport.toWaiting }).click()
  await page.getByRole('button', { name: fill(deviceUser.assignOf, { deviceUser: unknown }) }).click()
  const drawer = page.getByRole('dialog')
  await pick(drawer, page, deviceUser.employee, manager.profile.lastName)
  await expect(drawer.getByText(/^2 punches .* are assigned/)).toBeVisible()
  await drawer.getByRole('button', { name: deviceUser.assign, exact: true }).click()
  await expect(toast(page, fill(deviceUser.assigned_other, { count: 2 }))).toBeVisible()
  await expect(page.getByText(unknown, { exact: true })).toHaveCount(0)
  expect(await clockTimes(manager, date)).toEqual(['08:15', '17:50'])

  await page.goto('/app/attendances/lists/import')
  await chooseLog(page, log)
  await expect(page.getByText(punchImport.nothingNew)).toBeVisible()
})

test('a table of dates is asked about only while no date proves whether the day comes first', async ({
  open,
}) => {
  const page = await open({ as: await demo('hr') })
  const dates = async (...texts: readonly string[]) => {
    await page.goto('/app/attendances/lists/import')
    await chooseLog(page, ['Staff ID,Date,Time', ...texts.map(text => `NOBODY,${text},08:00`)])
  }
  const choice = page.getByRole('radio', { name: punchImport.MDY })
  await dates('01/02/2026', '12/11/2025')
  await expect(page.getByText(punchImport.orderText)).toBeVisible()
  await expect(choice).toBeVisible()
  await dates('01/02/2026', '27/01/2026')
  const proof = { text: '27/01/2026 08:00', date: '27 January 2026' }
  await expect(page.getByText(fill(punchImport.orderProven.DMY, proof))).toBeVisible()
  await expect(choice).toHaveCount(0)
  await dates('27/01/2026', '01/28/2026')
  const both = { one: '27/01/2026 08:00', other: '01/28/2026 08:00' }
  await expect(page.getByText(fill(punchImport.orderMixed, both))).toBeVisible()
  await choice.click()
  await expect(choice).toBeChecked()
  await expect(page.getByRole('table', { name: punchImport.badLines })).toContainText('27/01/2026')
})
