// An owner renames a new company, gives it a logo, an address, a time zone, an earlier first day of attendance, another month
// in which leave years begin and another default shift; HR reads the profile, an employee does not see it.
import { createWorkShift } from '@hr/contract/work-shift.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import { expectAccessible, inColours } from '../accessible.ts'
import { todayOf } from '../leave-days.ts'
import { demo, newCompany } from '../people.ts'
import { field } from '../pages/field.ts'
import { lead } from '../lead.ts'
import { picture } from '../pages/photo.ts'
import { toast } from '../pages/shell.ts'
import { ask } from '../server.ts'
import { downloaded } from '../spreadsheet.ts'
import { fill, formatDate, textsOf } from '../texts.ts'
import { expect, test } from '../test.ts'

const { companyProfile: t, exporting, menu, ui, workShift } = textsOf('en')
const label = (name: string) => fieldLabel('en', name)
const path = '/app/administration/company-profile'

test('an owner renames the company and gives it a logo, an address and a default shift', async ({ open }) => {
  const { owner, admin } = await newCompany()
  const items = [1, 2, 3].map(day => ({ day, timeIn: '07:00', timeOut: '15:00' }))
  const shift = { name: 'Early', from: todayOf(admin), items }
  await ask(createWorkShift, shift, { token: admin.token })
  const page = await open({ as: owner })
  await page.goto(path)
  const header = page.getByRole('banner')
  const company = page.getByRole('region', { name: t.company, exact: true })
  const edit = (title: string) => page.getByRole('button', { name: fill(ui.editNamed, { name: title }) })

  await edit(t.company).click()
  const form = page.getByRole('dialog', { name: t.company })
  await field(form, ui.nameEn).fill('')
  await form.getByRole('button', { name: t.save }).click()
  await expect(form).toContainText(messageText('en', 'required', { label: label('name') }))
  const name = 'Mekong Coffee Roasting and Export Company Limited'
  await field(form, ui.nameEn).fill(name)
  await field(form, ui.nameLo).fill('ກາເຟແມ່ຂອງ')
  await field(form, label('taxNumber')).fill('010012345678')
  await field(form, label('email')).fill('office@mekong.example')
  for (const scheme of ['light', 'dark'] as const) {
    await inColours(page, scheme)
    await expectAccessible(page, `the form of the company's names (${scheme})`)
  }
  await form.getByRole('button', { name: t.save }).click()
  await expect(toast(page, t.saved)).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(company).toContainText('010012345678')
  await expect(header).toContainText(name)

  await company.locator('input[type=file]').setInputFiles(await picture(page))
  await expect(toast(page, t.logoChanged)).toBeVisible()
  await expect(header.locator('img[src^="/employee-profile-image/"]').first()).toBeVisible()

  await lead(page, '/app/leaves/summary-leave')
  const file = await downloaded(page, () => page.getByRole('button', { name: exporting.export }).click())
  expect(file.hasPicture).toBe(true)
  const about = await file.sheet(2)
  expect(about.rows).toContainEqual([name, null])
  expect(about.rows).toContainEqual(['File', file.name])
  await page.goBack()

  await company.getByRole('button', { name: t.removeLogo }).click()
  await expect(toast(page, t.logoRemoved)).toBeVisible()
  await expect(header.locator('img[src="/favicon.svg"]')).toBeVisible()

  await edit(t.address).click()
  const address = page.getByRole('dialog', { name: t.address })
  const province = address.getByRole('combobox', { name: label('provinceId') })
  await province.fill('Champ')
  await page.getByRole('option', { name: /^Champasack/ }).click()
  await field(address, t.addressLine).fill('12 Ban Phakse')
  await address.getByRole('button', { name: t.save }).click()
  await expect(page.getByRole('region', { name: t.address })).toContainText('Champasack')

  await edit(t.security).click()
  const rules = page.getByRole('dialog', { name: t.security })
  await field(rules, label('passwordMinLength')).fill('12')
  await field(rules, label('sessionHours')).fill('13')
  await rules.getByRole('button', { name: t.save }).click()
  await expect(rules).toContainText(
    messageText('en', 'numberMax', { label: label('sessionHours'), max: '12' }),
  )
  await field(rules, label('sessionHours')).fill('8')
  await field(rules, label('idleMinutes')).fill('30')
  await expectAccessible(page, 'the form of the sign-in rules')
  await rules.getByRole('button', { name: t.save }).click()
  await expect(rules).toHaveCount(0)
  await expect(page.getByRole('region', { name: t.security })).toContainText('8 hours')

  const languageSwitch = header.getByRole('radiogroup', { name: ui.language })
  await expect(languageSwitch).toBeVisible()
  await edit(label('languages')).click()
  const offered = page.getByRole('dialog', { name: label('languages') })
  await offered.getByRole('combobox', { name: t.offered }).click()
  await page.getByRole('option', { name: t.onlyEnglish }).click()
  await offered.getByRole('button', { name: t.save }).click()
  await expect(offered).toHaveCount(0)
  await expect(languageSwitch).toHaveCount(0)

  const zone = page.getByRole('combobox', { name: t.timeZone })
  await expect(zone).toHaveValue('Asia/Vientiane (UTC+7)')
  await zone.fill('ho chi')
  await page.getByRole('option', { name: 'Asia/Ho Chi Minh (UTC+7)' }).click()
  await page.getByRole('button', { name: t.changeTimeZone }).click()
  const move = page.getByRole('dialog', { name: fill(t.timeZoneTitle, { zone: 'Asia/Ho Chi Minh' }) })
  await expect(move).toContainText(t.zoneNone)
  await expectAccessible(page, 'the question about the time zone')
  await move.getByRole('button', { name: t.changeTimeZone }).click()
  await expect(toast(page, t.timeZoneChanged)).toBeVisible()
  await expect(move).toHaveCount(0)
  await expect(zone).toHaveValue('Asia/Ho Chi Minh (UTC+7)')

  const start = page.getByRole('region', { name: t.attendanceStart })
  const earlier = formatDate(addDays(todayOf(admin), -10))
  const firstDay = start.getByRole('textbox', { name: t.attendanceStart })
  await firstDay.fill(earlier)
  await firstDay.press('Enter')
  await start.getByRole('button', { name: t.attendanceStartEarlier }).click()
  const begin = page.getByRole('dialog', { name: fill(t.attendanceStartTitle, { date: earlier }) })
  await expectAccessible(page, 'the question about the first day of attendance')
  await begin.getByRole('button', { name: t.attendanceStartEarlier }).click()
  await expect(toast(page, fill(t.attendanceStartSaved, { date: earlier }))).toBeVisible()
  await expect(firstDay).toHaveValue(earlier)

  const month = page.getByRole('combobox', { name: t.leaveYearMonth })
  await expect(month).toHaveValue('January')
  await month.click()
  await page.getByRole('option', { name: 'April' }).click()
  await page.getByRole('button', { name: t.changeLeaveYear }).click()
  const asked = page.getByRole('dialog', { name: fill(t.leaveYearTitle, { month: 'April' }) })
  const years = page.getByRole('region', { name: t.leaveYear })
  await expect(asked).toContainText(t.leaveYearStays)
  await expect(asked.getByRole('table')).toContainText('15 → 3.5')
  for (const scheme of ['light', 'dark'] as const) {
    await inColours(page, scheme)
    await expectAccessible(page, `the question about the leave year (${scheme})`)
  }
  await expect(years).not.toContainText(t.leaveYearShort)
  await asked.getByRole('button', { name: t.changeLeaveYear }).click()
  await expect(toast(page, fill(t.leaveYearChanged, { month: 'April' }))).toBeVisible()
  await expect(asked).toHaveCount(0)
  await expect(month).toHaveValue('April')
  await expect(years).toContainText(t.leaveYearShort)
  await expect(years).toContainText(/01\/01\/(\d{4}) - 31\/03\/\1 \(3 months\)/)

  const chosen = page.getByRole('combobox', { name: t.shift })
  await chosen.click()
  await page.getByRole('option', { name: 'Early' }).click()
  await page.getByRole('button', { name: t.changeShift }).click()
  const question = page.getByRole('dialog', { name: fill(workShift.defaultTitle, { name: 'Early' }) })
  await question.getByRole('button', { name: workShift.makeDefault }).click()
  await expect(toast(page, fill(workShift.defaultSet, { name: 'Early' }))).toBeVisible()
  await page.reload()
  await expect(chosen).toHaveValue('Early')
})

test('HR reads the profile but cannot change it; an employee does not see it', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.goto(path)
  await expect(page.getByRole('region', { name: t.company, exact: true })).toContainText('Sabai Trading')
  await expect(page.getByRole('main').getByRole('button', { name: ui.edit })).toHaveCount(0)
  await expect(page.locator('input[type=file]')).toHaveCount(0)

  const other = await open({ as: await demo('employee') })
  await other.goto(path)
  await expect(other.getByRole('heading', { name: ui.forbidden })).toBeVisible()
  await expect(other.getByRole('link', { name: menu.companyProfile })).toHaveCount(0)
})
