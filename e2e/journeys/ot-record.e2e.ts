// HR finds an overtime record, enters other minutes with a reason and undoes that; its owner sees what it came to and why
// (O3-O6).
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { listOtRecords } from '@hr/contract/ot-record.ts'
import { paths } from '@hr/contract/paths.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { expectAccessible } from '../accessible.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { demo, profileOf } from '../people.ts'
import { ask } from '../server.ts'
import { downloaded } from '../spreadsheet.ts'
import { expect, test } from '../test.ts'
import { fill, formatDate, textsOf } from '../texts.ts'

const { exporting, menu, ot, otRecord: t, status, ui } = textsOf('en')
const reason = 'The gate log says one hour'

test('HR corrects an overtime record and undoes it, and its owner sees both', async ({ open }) => {
  const [hr, employee] = await Promise.all([demo('hr'), demo('employee')])
  const today = (await profileOf(hr)).workspace?.today ?? ''
  const { rows } = await ask(
    listOtRecords,
    { scope: 'mine', from: addDays(today, -90), to: today, status: 'NORMAL' },
    { token: employee.token },
  )
  const [record] = rows
  if (record === undefined) throw new Error('The demo has no overtime')
  const { date, staffId } = record
  const name = fullName(record.employee, 'en')

  const page = await open({ as: hr })
  await page.goto(`${paths.otRecords}?at=${date}`)
  await page.getByRole('searchbox').fill(staffId)
  await page.getByRole('combobox', { name: ui.status }).click()
  await page.getByRole('option', { name: status.NORMAL }).click()
  // The file contains what the list shows, so the search must have begun.
  await expect(page).toHaveURL(new RegExp(`search=${staffId}`))
  const row = page
    .getByRole('row')
    .filter({ hasText: name })
    .filter({ hasText: formatDate(date) })
  const file = await downloaded(page, () => page.getByRole('button', { name: exporting.export }).click())
  const place = file.rows.findIndex((_, index) => {
    const day = file.cell(index, ot.date)
    return day instanceof Date && day.getTime() === Date.parse(date)
  })
  expect(file.cell(place, fieldLabel('en', 'staffId'))).toBe(staffId)
  expect(file.cell(place, fill(t.inMinutes, { title: t.payable }))).toBe(record.payable)
  for (const { percent, minutes } of record.bands)
    expect(file.cell(place, fill(t.hoursAt, { percent }))).toBeCloseTo(minutes / 60)
  expect(file.cell(place, t.amount)).toBe(record.pay?.amount)

  await row.getByRole('link').click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(status.NORMAL, { exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: t.correct }).click()
  const form = page.getByRole('form', { name: fill(t.correctTitle, { date: formatDate(date) }) })
  await field(form, t.hours).fill('20')
  await expect(form.getByText(t.effectHint)).toBeVisible()
  await field(form, t.hours).fill('1')
  await field(form, t.minutes).fill('0')
  const effect = form.getByRole('region', { name: t.effect })
  await expect(effect.getByText(status.MANUAL, { exact: true })).toBeVisible()
  await expect(effect).toContainText(fill(t.paidFor, { amount: '1 h' }))
  await expectAccessible(page, 'the correction of a record')
  await form.getByRole('button', { name: t.correct }).click()
  await expect(field(form, fieldLabel('en', 'reason')), 'nothing is stored without a reason').toBeFocused()
  await field(form, fieldLabel('en', 'reason')).fill(reason)
  await form.getByRole('button', { name: t.correct }).click()
  await expect(toast(page, t.corrected)).toBeVisible()
  await expect(drawer.getByText(status.MANUAL, { exact: true })).toBeVisible()
  await expect(drawer.getByRole('region', { name: t.corrections })).toContainText(reason)

  const own = await open({ as: employee, size: 'phone' })
  await own.goto(paths.myOt)
  await own
    .getByRole('navigation', { name: ot.sections })
    .getByRole('link', { name: menu.myOtRecords })
    .click()
  await expect(own).toHaveURL(paths.myOtRecords)
  await own.goto(paths.myOtRecord(date))
  const ownDrawer = own.getByRole('dialog')
  await expect(ownDrawer.getByText(status.MANUAL, { exact: true })).toBeVisible()
  await expect(ownDrawer.getByRole('region', { name: t.corrections })).toContainText(reason)
  await expect(ownDrawer.getByRole('region', { name: t.result })).toContainText(t.amount)
  await expect(ownDrawer.getByRole('button', { name: t.correct })).toHaveCount(0)

  await drawer.getByRole('button', { name: fill(t.undoOf, { what: '' }) }).click()
  const asking = page.getByRole('dialog', { name: fill(t.undoTitle, { amount: '1 h' }) })
  await asking.getByRole('button', { name: ui.undo }).click()
  await expect(toast(page, t.undone)).toBeVisible()
  await expect(drawer.getByText(status.NORMAL, { exact: true })).toBeVisible()
  await expect(ownDrawer.getByText(status.NORMAL, { exact: true }), 'live, without a reload').toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row.getByText(status.NORMAL, { exact: true })).toBeVisible()
})
