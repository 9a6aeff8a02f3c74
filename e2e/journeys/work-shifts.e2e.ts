// HR creates a shift with a night period and assigns it to a team: the preview shows the effect on leave, and leave is
// recounted. A change of hours says first whom it reaches.
import { getLeaveRequest } from '@hr/contract/leave.ts'
import { createWorkShift } from '@hr/contract/work-shift.ts'
import { previewAssignWorkShift, setEmployeeShift } from '@hr/contract/shift-holder.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { leaveTypeOf, rangeOverWeekend, requested } from '../leave-days.ts'
import { demo, mark, newTeam, profileOf } from '../people.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { ask } from '../server.ts'
import { fill, formatDate, textsOf } from '../texts.ts'
import { expect, test } from '../test.ts'

test('HR creates a night shift, assigns it to a team, and leave is recounted', async ({ open }) => {
  const { employee: words, workShift: t, recount, ui } = textsOf('en')
  const [{ employee }, hr] = await Promise.all([newTeam(), demo('hr')])
  const annual = await leaveTypeOf(employee, 'ANNUAL')
  const range = await rangeOverWeekend(employee, annual.id)
  const { id } = await requested(employee, annual.id, range)
  const name = `Night ${mark()}`

  const page = await open({ as: hr })
  await page.goto('/app/administration/work-shift/create')
  await field(page, ui.nameEn).fill(name)
  const monday = page.getByRole('region', { name: 'Monday', exact: true })
  const remove = monday.getByRole('button', { name: /: remove$/ })
  await remove.first().click()
  await expect(remove).toHaveCount(1)
  await monday.getByRole('combobox', { name: /: time in$/ }).fill('22:00')
  await monday.getByRole('combobox', { name: /: time out$/ }).fill('06:00')
  await expect(monday).toContainText(t.endsNextDay)
  await monday.getByRole('button', { name: /^Copy/ }).click()
  await page.getByRole('menuitem', { name: t.toEveryDay }).click()
  await expect(page.getByRole('region', { name: t.preview })).toContainText('56 h')
  await expect(page.getByRole('region', { name: t.preview })).toContainText(
    'First half 22:00 - 02:00, second half 02:00 - 06:00',
  )
  // A period that runs past midnight is marked at once, and removed again.
  const tuesday = page.getByRole('region', { name: 'Tuesday', exact: true })
  await tuesday.getByRole('button', { name: /^Add/ }).click()
  await tuesday
    .getByRole('combobox', { name: /: time in$/ })
    .nth(1)
    .fill('05:30')
  await tuesday
    .getByRole('combobox', { name: /: time out$/ })
    .nth(1)
    .fill('09:00')
  await expect(tuesday.getByRole('alert')).toContainText('22:00 - 06:00')
  await page.getByRole('button', { name: t.add, exact: true }).click()
  await expect(tuesday.getByRole('combobox', { name: /period 2: time in$/ })).toBeFocused()
  await page.reload()
  await expect(field(page, ui.nameEn)).toHaveValue(name)
  await tuesday.getByRole('button', { name: /period 2: remove$/ }).click()
  await page.getByRole('button', { name: t.add, exact: true }).click()
  await expect(toast(page, t.created)).toBeVisible()

  await page.getByRole('button', { name: t.assign }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t.toPeople, { exact: true }).click()
  const people = dialog.getByRole('combobox', { name: words.people })
  await people.fill(employee.profile.lastName)
  await page.getByRole('option').filter({ hasText: employee.profile.lastName }).first().click()
  await field(dialog, t.assignFrom).fill(formatDate(range.from))
  const effect = dialog.getByRole('region', { name: recount.effect }).getByRole('listitem')
  // The nights of Saturday and Sunday count as two half days each.
  await expect(effect.filter({ hasText: employee.profile.lastName })).toBeVisible()
  await dialog.getByRole('switch', { name: recount.takeDays }).click()
  await dialog.getByRole('button', { name: 'Assign to 1 person' }).click()
  await expect(dialog).toBeHidden()
  await page.getByText(t.time.planned, { exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: employee.profile.lastName })).toContainText(
    formatDate(range.from),
  )
  const shown = await ask(getLeaveRequest, { id }, { token: employee.token })
  expect(shown.halfDays).toBe(range.halfDays * 2)
})

test('HR changes the hours of a shift from tomorrow on, and sees first whom that reaches', async ({
  open,
}) => {
  const { workShift: t, ui } = textsOf('en')
  const [{ employee }, hr] = await Promise.all([newTeam(), demo('hr')])
  const today = (await profileOf(hr)).workspace?.today ?? ''
  const name = `Early ${mark()}`
  const times = [
    ['08:30', '12:00'],
    ['13:00', '17:30'],
  ] as const
  const items = [1, 2, 3, 4, 5, 6, 0].flatMap(day =>
    times.map(([timeIn, timeOut]) => ({ day, timeIn, timeOut })),
  )
  const { id } = await ask(createWorkShift, { name, from: '2026-01-01', items }, hr)
  const employeeId = employee.profile.employee?.id ?? 0
  await ask(setEmployeeShift, { id: employeeId, workShiftId: id, from: today }, hr)

  const page = await open({ as: hr })
  await page.goto(`/app/administration/work-shift/edit/${id}`)
  await expect(field(page, t.from)).toHaveValue(formatDate(addDays(today, 1)))
  const morning = page
    .getByRole('region', { name: 'Monday', exact: true })
    .getByRole('combobox', { name: /: time in$/ })
  await morning.first().fill('08:00')
  const reach = page.getByRole('status').filter({ hasText: t.reach })
  await expect(reach).toContainText(
    fill(t.reachPeople_one, { count: 1, date: formatDate(addDays(today, 1)) }),
  )
  // The form asks for no preview of what it has saved.
  const stale: string[] = []
  page.on('response', response => {
    if (response.status() === 409) stale.push(response.url())
  })
  await page.getByRole('button', { name: t.save, exact: true }).click()
  const applies = fill(t.timesFrom, { date: formatDate(addDays(today, 1)) })
  await expect(toast(page, `${t.changed}. ${applies}`)).toBeVisible()
  // The list shows the week that begins tomorrow, below the one of today.
  const week = page.getByRole('row').filter({ hasText: name })
  await expect(week).toContainText('08:30 - 17:30')
  await expect(week).toContainText(fill(t.weekFrom, { date: formatDate(addDays(today, 1)) }))
  await expect(week).toContainText('Mon 08:00 - 17:30')
  expect(stale).toEqual([])
  await page.goto(`/app/administration/work-shift/edit/${id}`)
  // By time, though the morning began to apply later than the afternoon.
  await expect(morning.nth(0)).toHaveValue('08:00')
  await expect(morning.nth(1)).toHaveValue('13:00')
  await expect(page.getByRole('button', { name: ui.cancel, exact: true })).toBeVisible()
  await field(page, t.code).fill('NEW')
  await page.getByRole('button', { name: t.save, exact: true }).click()
  await expect(toast(page, t.changed), 'no date if the times stay').toBeVisible()
})

test('HR types the number of people before more than 100 of them get a shift', async ({ open }) => {
  const { workShift: t, ui } = textsOf('en')
  const hr = await demo('hr')
  const items = [{ day: 1, timeIn: '08:00', timeOut: '12:00' }]
  const { id } = await ask(createWorkShift, { name: `Many ${mark()}`, from: '2026-01-01', items }, hr)
  const page = await open({ as: hr })
  const data = { rows: [], changed: 101, unchanged: 0, refused: 0, requests: [] }
  await page.route(`**/api${previewAssignWorkShift.path.replace(':id', id)}`, route =>
    route.fulfill({ json: { success: true, message: 'Success', data } }),
  )
  await page.goto(`/app/administration/work-shift/edit/${id}?tab=holders`)
  await page.getByRole('button', { name: t.assign }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t.unit }).fill('Sabai')
  await page.getByRole('option').first().click()
  const assign = dialog.getByRole('button', { name: fill(t.assignTo_other, { count: 101 }) })
  await expect(assign).toBeDisabled()
  await field(dialog, fill(ui.typeCount, { count: 101 })).fill('101')
  await expect(assign).toBeEnabled()
})
