// HR waives a late day, sees its penalty disappear, finds it in the history and undoes it; then waives several people's
// days at once and exports their history.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { absentDay, punchedBy } from '../attendance-days.ts'
import { closed, lead } from '../lead.ts'
import { todayOf } from '../leave-days.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { demo, newTeam } from '../people.ts'
import type { Member } from '../people.ts'
import { downloaded } from '../spreadsheet.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const { attendanceDay, employee: people, exporting, menu, overrule, status, ui } = textsOf('en')
/** Late by a quarter of an hour. */
const late = ['08:45', '17:30']
const idOf = ({ profile }: Member) => profile.employee?.id ?? 0

test('HR waives a late day and undoes it, then waives those of several people and exports the history', async ({
  open,
}) => {
  const [{ manager, employee }, hr] = await Promise.all([newTeam(), demo('hr')])
  const members = [manager, employee]
  const date = await absentDay(employee, addDays(todayOf(employee), -1))
  for (const member of members) await punchedBy(hr, member, date, late)
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
    .getByRole('link', { name: menu.overruleHistory })
    .click()
  await page.getByRole('searchbox').fill(employee.staffId)
  const entry = page.getByRole('row').filter({ hasText: 'The road was flooded' })
  await entry.getByRole('button', { name: overrule.takeBack }).click()
  await dialog.getByRole('button', { name: overrule.takeBack }).click()
  await expect(toast(page, overrule.undone)).toBeVisible()
  await expect(entry.getByRole('button', { name: overrule.takeBack })).toHaveCount(0)

  await lead(page, `/app/attendances/lists/detail/${idOf(employee)}?at=${date}&day=${date}`)
  await expect(dialog.getByText(status.LATE, { exact: true }).first()).toBeVisible()
  await expect(dialog.getByRole('region', { name: overrule.section })).toContainText('The road was flooded')
  await expect(dialog.getByRole('region', { name: attendanceDay.why })).not.toContainText('waived')
  await dialog.getByRole('button', { name: overrule.overrule }).click()
  await expect(dialog).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(dialog, 'Escape closes the dialog, and leaves the day below it open').toHaveCount(1)
  await expect(dialog.getByRole('region', { name: overrule.section })).toBeVisible()

  await closed(page)
  await lead(page, `/app/attendances/overrule-adjust?at=${date}`)
  await page.getByRole('combobox', { name: overrule.whose }).click()
  await page.getByRole('option', { name: overrule.whoseDays.PEOPLE }).click()
  for (const { profile } of members) {
    const name = fullName(profile, 'en')
    await page.getByRole('combobox', { name: people.people }).fill(name)
    await page.getByRole('option', { name }).click()
  }
  await page.keyboard.press('Escape')
  await expect(page.getByText(fill(overrule.chosen, { chosen: 0, all: 2 }))).toBeVisible()
  await page.getByRole('checkbox', { name: overrule.chooseAll }).check()
  await expect(page.getByText(fill(overrule.chosen, { chosen: 2, all: 2 }))).toBeVisible()
  const apply = fill(overrule.apply_other, { count: 2 })
  await page.getByRole('button', { name: apply }).click()
  await dialog.getByRole('button', { name: apply }).click()
  const reason = field(dialog, fieldLabel('en', 'reason'))
  await expect(reason, 'without a reason nothing is done, and the field says so').toBeFocused()
  await reason.fill('The bridge was closed')
  await dialog.getByRole('button', { name: apply }).click()
  const done = fill(overrule.doneMany_other, { what: overrule.done.LATE, count: 2 })
  await expect(page.getByText(done)).toBeVisible()
  await expect(page.getByText(overrule.previewEmpty)).toBeVisible()

  await lead(page, `/app/attendances/overrule/history?search=${employee.profile.lastName.split(' ')[1]}`)
  await expect(page.getByRole('row').filter({ hasText: 'The bridge was closed' })).toHaveCount(2)
  const file = await downloaded(page, () => page.getByRole('button', { name: exporting.export }).click())
  expect(file.name).toMatch(/^overrules-.*\.xlsx$/)
  const exported = file.rows.map((_, row) =>
    [fieldLabel('en', 'staffId'), overrule.whatDone, overrule.reason].map(title => file.cell(row, title)),
  )
  const waived = ({ staffId }: Member, reason: string) => [staffId, overrule.done.LATE, reason]
  const expected = members.map(member => waived(member, 'The bridge was closed'))
  expect(exported.toSorted()).toEqual([...expected, waived(employee, 'The road was flooded')].toSorted())
})
