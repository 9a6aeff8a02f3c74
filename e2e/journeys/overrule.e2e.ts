// HR waives a late day, sees the penalty go, finds it in the history and takes it back.
import { addPunch, explainDay } from '@hr/contract/attendance.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { addDays, instantOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { todayOf } from '../leave-days.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { demo, newTeam } from '../people.ts'
import type { Member, SignedIn } from '../people.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const { attendanceDay, overrule, status, ui } = textsOf('en')
const idOf = ({ profile }: Member) => profile.employee?.id ?? 0

/** The last day that is over and on which work was expected: late by a quarter of an hour. */
async function lateDay(member: Member, hr: SignedIn, before: LocalDate): Promise<LocalDate> {
  const date = addDays(before, -1)
  const employeeId = idOf(member)
  const { day, timeZone } = await ask(explainDay, { employeeId, date }, { token: member.token })
  if (day?.status !== 'ABSENT') return lateDay(member, hr, date)
  for (const time of ['08:45', '17:30']) {
    const at = new Date(instantOf(date, time, timeZone)).toISOString()
    await ask(addPunch, { employeeId, at, reason: 'The reader was broken' }, { token: hr.token })
  }
  return date
}

test('a late day is waived, stands in the history, and is taken back', async ({ open }) => {
  const [{ employee }, hr] = await Promise.all([newTeam(), demo('hr')])
  const date = await lateDay(employee, hr, addDays(todayOf(employee), -1))
  const page = await open({ as: hr })
  await page.goto(`/app/attendances/overrule?at=${date}&search=${employee.staffId}`)
  const row = page
    .getByRole('row')
    .filter({ hasText: employee.profile.lastName })
    .filter({ hasText: '08:45' })
  await row.getByRole('button', { name: overrule.overrule }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: overrule.types.TIME_ATTENDANCE }).check()
  const timeIn = field(dialog, fieldLabel('en', 'timeIn'))
  for (const wrong of ['', '25:00']) {
    await timeIn.fill(wrong)
    await field(dialog, fieldLabel('en', 'reason')).focus()
    await dialog.getByRole('button', { name: overrule.overrule }).click()
    await expect(timeIn, 'the first wrong field has the focus, not the reason below it').toBeFocused()
  }
  await dialog.getByRole('radio', { name: overrule.types.LATE }).check()
  await expect(dialog.getByRole('region', { name: overrule.effect })).toContainText(overrule.noPenalty)
  await field(dialog, fieldLabel('en', 'reason')).fill('The road was flooded')
  await dialog.getByRole('button', { name: overrule.overrule }).click()
  await expect(row.getByText(status.WAIVE, { exact: true })).toBeVisible()
  const bar = page.getByRole('region', { name: overrule.overrule })
  await expect(bar.getByRole('button', { name: ui.undo })).toBeVisible()

  await page
    .getByRole('navigation', { name: overrule.sections })
    .getByRole('link', { name: overrule.history })
    .click()
  await page.getByRole('searchbox').fill(employee.staffId)
  const entry = page.getByRole('row').filter({ hasText: 'The road was flooded' })
  await entry.getByRole('button', { name: overrule.takeBack }).click()
  await dialog.getByRole('button', { name: overrule.takeBack }).click()
  await expect(toast(page, overrule.undone)).toBeVisible()
  await expect(entry.getByRole('button', { name: overrule.takeBack })).toHaveCount(0)

  await page.goto(`/app/attendances/lists/detail/${idOf(employee)}?at=${date}&day=${date}`)
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(status.LATE, { exact: true }).first()).toBeVisible()
  await expect(drawer.getByRole('region', { name: overrule.section })).toContainText('The road was flooded')
  await expect(drawer.getByRole('region', { name: attendanceDay.why })).not.toContainText('waived')
  await drawer.getByRole('button', { name: overrule.overrule }).click()
  await expect(drawer).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(drawer, 'Escape closes the dialog, and leaves the day below it open').toHaveCount(1)
  await expect(drawer.getByRole('region', { name: overrule.section })).toBeVisible()
})
