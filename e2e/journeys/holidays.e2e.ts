// HR adds a holiday: the form shows whose leave it changes, and the employee gets the day back.
import { listHolidays } from '@hr/contract/holiday.ts'
import { getLeaveRequest } from '@hr/contract/leave.ts'
import { leaveTypeOf, rangeOverWeekend, requested } from '../leave-days.ts'
import { demo, mark, newTeam } from '../people.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { ask } from '../server.ts'
import { formatDate, textsOf } from '../texts.ts'
import { expect, test } from '../test.ts'

test('a new holiday returns a day of leave, and deleting it can take the day again', async ({ open }) => {
  const { holiday: t, recount, ui } = textsOf('en')
  const [{ employee }, hr] = await Promise.all([newTeam(), demo('hr')])
  const annual = await leaveTypeOf(employee, 'ANNUAL')
  const range = await rangeOverWeekend(employee, annual.id, 'last')
  const { id } = await requested(employee, annual.id, range)
  const halfDays = async () => (await ask(getLeaveRequest, { id }, { token: employee.token })).halfDays
  const name = `Founders Day ${mark()}`

  const page = await open({ as: hr })
  await page.goto(`/app/administration/holiday?year=${range.from.slice(0, 4)}`)
  await page.getByRole('button', { name: t.add, exact: true }).click()
  const form = page.getByRole('dialog')
  await field(form, ui.nameEn).fill(name)
  await field(form, t.from).fill(formatDate(range.from))
  await field(form, t.to).fill(formatDate(range.from))
  const effect = form.getByRole('region', { name: recount.effect }).getByRole('listitem')
  await expect(effect.filter({ hasText: employee.profile.lastName })).toContainText(recount.GIVEN_BACK)
  await form.getByRole('button', { name: t.add, exact: true }).click()
  await expect(toast(page, t.created)).toBeVisible()
  expect(await halfDays()).toBe(range.halfDays - 2)

  await page.getByRole('row').filter({ hasText: name }).getByRole('button').click()
  await page.getByRole('button', { name: t.delete }).click()
  const question = page.getByRole('dialog').filter({ hasText: t.deleteText })
  const outcome = question.getByRole('listitem').filter({ hasText: employee.profile.lastName })
  await expect(outcome).toContainText(recount.KEPT)
  await question.getByRole('switch', { name: recount.takeDays }).click()
  await expect(outcome).toContainText(recount.TAKEN)
  await question.getByRole('button', { name: t.delete }).click()
  await expect(toast(page, t.deleted)).toBeVisible()
  expect(await halfDays()).toBe(range.halfDays)
  const left = await ask(listHolidays, { year: Number(range.from.slice(0, 4)) }, { token: hr.token })
  expect(left.filter(holiday => holiday.name === name)).toEqual([])
})
