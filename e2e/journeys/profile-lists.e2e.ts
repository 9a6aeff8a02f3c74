// The days and the overtime of a person as tabs of the profile, and the shift on its first tab, by permission.
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { todayOf } from '../leave-days.ts'
import { toast } from '../pages/shell.ts'
import { demo, newTeam } from '../people.ts'
import { expect, test } from '../test.ts'
import { fill, formatDate, textsOf } from '../texts.ts'

const { attendanceDay, employeeJob, employeeRecord, otRecord } = textsOf('en')

test('HR sees attendance, overtime and shift in a profile, a manager the attendance of the team', async ({
  open,
}) => {
  const [{ manager, employee }, hr] = await Promise.all([newTeam(), demo('hr')])
  const id = employee.profile.employee?.id ?? 0
  const page = await open({ as: hr })
  await page.goto(`/app/employees/list/view/${id}`)
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await page.getByRole('tabpanel').getByRole('button', { name: employeeJob.changeShift }).click()
  const name = `${employee.profile.firstName} ${employee.profile.lastName}`
  const drawer = page.getByRole('dialog', { name: fill(employeeJob.changeShiftOf, { name }) })
  // The choice is open at once.
  const shift = page.getByRole('option').last()
  const shiftName = await shift.innerText()
  await shift.click()
  const hours = drawer.getByRole('group', { name: employeeJob.shiftHours })
  await expect(hours).toContainText(/\d\d:\d\d - \d\d:\d\d/)
  await drawer.getByRole('button', { name: employeeJob.saveShift }).click()
  const date = formatDate(addDays(todayOf(employee), 1))
  await expect(toast(page, fill(employeeJob.shiftPlanned, { date }))).toBeVisible()
  await expect(drawer).toHaveCount(0)
  // A shift from tomorrow on is seen at once, next to the one of today.
  const next = fill(employeeJob.next, { value: shiftName, date })
  await expect(page.getByRole('tabpanel').getByText(next)).toBeVisible()
  await tab(employeeRecord.tab.attendance).click()
  await page.getByRole('radiogroup', { name: attendanceDay.view }).getByText(attendanceDay.list).click()
  await page.getByRole('tabpanel').locator('tbody a').first().click()
  await expect(page).toHaveURL(/tab=attendance.*day=/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await tab(employeeRecord.tab.overtime).click()
  await expect(page.getByRole('tabpanel').getByText(otRecord.empty)).toBeVisible()

  const boss = await open({ as: manager })
  await boss.goto(`/app/viewInfo/${id}`)
  await expect(boss.getByRole('tab', { name: employeeRecord.tab.attendance, exact: true })).toBeVisible()
  const own = await open({ as: employee })
  await own.goto('/app/profile?tab=attendance')
  await expect(own.getByRole('radiogroup', { name: attendanceDay.view })).toBeVisible()
})
