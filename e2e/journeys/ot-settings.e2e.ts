// An administrator adds an overtime setting below the law with a reason, tries it, changes it from a date, and deletes that
// version; HR only reads the settings, and an employee does not see them.
import { lawPointText, otDayTypeText } from '@hr/contract/messages/law-point.ts'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import { addDays, weekday } from '@hr/domain/calendar/local-date.ts'
import { expectAccessible, inColours } from '../accessible.ts'
import { todayOf } from '../leave-days.ts'
import { demo, newCompany } from '../people.ts'
import { field } from '../pages/field.ts'
import { typeDate } from '../pages/leave-form.ts'
import { toast } from '../pages/shell.ts'
import { fill, formatDate, textsOf } from '../texts.ts'
import { expect, test } from '../test.ts'

const { menu, otSetting: t, ui } = textsOf('en')
const label = (name: Parameters<typeof fieldLabel>[1]) => fieldLabel('en', name)
const settings = '/app/administration/ot-settings'

test('an administrator adds an overtime setting, tries it, and changes it from a date', async ({ open }) => {
  const { admin } = await newCompany()
  const today = todayOf(admin)
  const page = await open({ as: admin })
  await page.goto(settings)
  await expect(page.getByRole('row').nth(1)).toContainText(t.otherGrades)
  await page.getByRole('link', { name: t.add }).click()

  const form = page.getByRole('form', { name: t.addTitle })
  await field(form, ui.nameEn).fill('Drivers')
  const grades = form.getByRole('combobox', { name: t.grades })
  await grades.click()
  const options = page.getByRole('option').filter({ visible: true })
  for (const place of [0, 1]) await options.nth(place).click()
  await grades.press('Escape')

  const band = fill(t.bandPlace, { day: otDayTypeText('en', 'WORKDAY'), place: 1 })
  const until = form.getByRole('combobox', { name: fill(t.bandToOf, { band }) })
  await until.fill('23:00')
  await until.press('Tab')
  const overlap = messageText('en', 'otBandOverlaps', { timeIn: '17:00', timeOut: '23:00' })
  await expect(form.getByRole('alert')).toHaveText(overlap)
  // A number outside of its bounds is corrected when the field is left; the page computes with it before.
  await field(form, label('workingDayPerMonth')).fill('0')
  await field(form, label('workingDayPerMonth')).press('Tab')
  await expect(field(form, label('workingDayPerMonth'))).toHaveValue('1')
  await field(form, label('workingDayPerMonth')).fill('26')
  await field(form, label('maxHourPerDay')).fill('4')
  const notice = form.getByRole('status').filter({ hasText: t.lawTitle })
  const point = { kind: 'FIGURE', figure: 'maxHourPerDay', value: 4, most: 3 } as const
  for (const scheme of ['light', 'dark'] as const) {
    await inColours(page, scheme)
    await expectAccessible(page, `an overtime setting with an error and below the law (${scheme})`)
  }
  await until.fill('22:00')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(notice.getByRole('listitem')).toHaveText([lawPointText('en', point)])
  // Five hours from 17:30 on a Sunday, less an hour of break: four at 300 % of 5,200,000 / (26 x 8).
  const tried = form.getByRole('region', { name: t.tryOut })
  const sunday = addDays(today, 7 - weekday(today))
  await typeDate(tried, t.tryDate, sunday)
  await expect(tried).toContainText('300,000')
  await expect(tried.getByRole('combobox', { name: t.tryGrade })).toBeVisible()
  await form.getByRole('button', { name: t.add, exact: true }).click()
  await expect(field(notice, t.lawReason)).toBeFocused()
  await field(notice, t.lawReason).fill('Agreed with the union')
  await form.getByRole('button', { name: t.add, exact: true }).click()
  await expect(toast(page, t.created)).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: 'Drivers' })
  await expect(row).toContainText(fill(t.startsOn, { date: formatDate(addDays(today, 1)) }))
  await row.getByRole('link').click()
  const edit = page.getByRole('form', { name: t.editTitle })
  await typeDate(edit, t.from, addDays(today, 60))
  await field(edit, label('maxHourPerDay')).fill('3')
  await expect(notice).toHaveCount(0)
  // Another version would replace what is typed.
  await page.getByRole('table', { name: t.history }).getByRole('button', { name: t.correct }).click()
  await page.getByRole('dialog', { name: ui.leaveUnsaved }).getByRole('button', { name: ui.stay }).click()
  await edit.getByRole('button', { name: t.save }).click()
  await expect(toast(page, t.changed)).toBeVisible()

  await row.getByRole('link').click()
  const versions = page.getByRole('table', { name: t.history }).getByRole('row')
  await expect(versions.nth(1)).toContainText(`${label('maxHourPerDay')}: 4 → 3`)
  await expect(versions.nth(2)).toContainText(fill(t.reasonOf, { reason: 'Agreed with the union' }))
  await versions.nth(1).getByRole('button', { name: ui.delete }).click()
  await page.getByRole('dialog').getByRole('button', { name: ui.delete }).click()
  await expect(toast(page, t.versionDeleted)).toBeVisible()
  await expect(versions).toHaveCount(2)
  await expect(versions.nth(1)).toContainText(t.firstVersion)
})

test('HR reads the overtime settings but cannot change them; an employee does not see them', async ({
  open,
}) => {
  const page = await open({ as: await demo('hr') })
  await page.goto(settings)
  const row = page.getByRole('row').filter({ hasText: t.otherGrades })
  await expect(page.getByRole('link', { name: t.add })).toHaveCount(0)
  await row.getByRole('link').click()
  await expect(page.getByRole('img', { name: /06:00 - 16:00 250 %/ })).toHaveCount(2)
  await expect(page.getByText(fill(t.shiftHours, { shift: 'Office', times: 'Mon - Fri' }))).toBeVisible()
  await expect(page.getByRole('form')).toHaveCount(0)

  const other = await open({ as: await demo('employee') })
  await other.goto(settings)
  await expect(other.getByRole('heading', { name: ui.forbidden })).toBeVisible()
  await expect(other.getByRole('link', { name: menu.otSetting })).toHaveCount(0)
})
