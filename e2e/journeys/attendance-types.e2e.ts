// HR adds a type of attendance request, sets its quota, sees who has used it, and deactivates the type.
import { listAttendanceTypes } from '@hr/contract/attendance-type.ts'
import { requestAttendance } from '@hr/contract/attendance-request.ts'
import { serverText } from '@hr/contract/messages/server-text.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { todayOf } from '../leave-days.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { demo, mark, newTeam } from '../people.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

test('HR adds a type with a quota, sees who has used it, and cannot delete it while it has requests', async ({
  open,
}) => {
  const { attendanceType: t, menu, ui } = textsOf('en')
  const [{ employee }, hr] = await Promise.all([newTeam(), demo('hr')])
  const name = `Errand ${mark()}`
  const page = await open({ as: hr })
  await page.goto('/app/administration/attendance-request-quota')
  await page
    .getByRole('navigation', { name: t.sections })
    .getByRole('link', { name: menu.attendanceTypes })
    .click()
  await page.getByRole('button', { name: t.add }).click()
  const drawer = page.getByRole('dialog')
  await field(drawer, ui.nameEn).fill(name)
  await drawer.getByRole('button', { name: t.add }).click()
  await expect(
    drawer.getByText(serverText('en', 'required', { label: fieldLabel('en', 'code') })),
  ).toBeVisible()
  await field(drawer, t.code).fill(name.slice(-20))
  await drawer.getByRole('button', { name: t.add }).click()
  await expect(toast(page, t.created)).toBeVisible()

  const types = await ask(listAttendanceTypes, {}, { token: hr.token })
  const attendanceTypeId = types.find(type => type.name === name)?.id ?? ''
  const day = await todayOf(employee)
  const draft = { attendanceTypeId, from: day, to: day, title: 'At the bank', reason: 'At the bank' }
  await ask(requestAttendance, draft, { token: employee.token })

  await page
    .getByRole('navigation', { name: t.sections })
    .getByRole('link', { name: menu.attendanceQuota })
    .click()
  await expect(page.getByRole('heading', { name: menu.attendanceQuota })).toBeVisible()
  const edit = page.getByRole('button', { name: ui.editNamed.replace('{{name}}', name) })
  await edit.click()
  await expect(drawer.getByRole('row').filter({ hasText: employee.profile.lastName })).toContainText('1')
  await field(drawer, t.perPeriod).fill('1')
  await drawer.getByRole('button', { name: t.quotaSave }).click()
  await expect(toast(page, t.quotaSaved)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(
    t.people_one.replace('{{count}}', '1'),
  )

  await page
    .getByRole('navigation', { name: t.sections })
    .getByRole('link', { name: menu.attendanceTypes })
    .click()
  await edit.click()
  await drawer.getByRole('button', { name: t.delete }).click()
  const question = page.getByRole('dialog', { name: t.usedTitle.replace('{{name}}', name) })
  await question.getByRole('button', { name: t.stop }).click()
  await expect(toast(page, t.stopped)).toBeVisible()
  const kept = await ask(listAttendanceTypes, {}, { token: hr.token })
  expect(kept.find(type => type.name === name)).toMatchObject({ quotaPerMonth: 1, isActive: false })
})
