// Hiring on one short page (P7, P8, P9): eight clicks from the dashboard, the unit proposes the line manager, and the new
// employee is in the list with a menu.
import { getEmployee } from '@hr/contract/employee-record.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import { createOrgNode } from '@hr/contract/organization.ts'
import { getEmployeeShifts } from '@hr/contract/shift-holder.ts'
import { listWorkShifts } from '@hr/contract/work-shift.ts'
import type { Locator, Page } from '@playwright/test'
import { choosePhoto, employeeForm } from '../pages/employee-form.ts'
import { countClicks } from '../count-clicks.ts'
import { todayOf } from '../leave-days.ts'
import { field } from '../pages/field.ts'
import { choosePassword, signInAs } from '../pages/sign-in.ts'
import { demo, mark, newTeam, ownPassword, profileOf } from '../people.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { fill, formatDate, textsOf } from '../texts.ts'

const t = textsOf('en')
const label = (name: string) => fieldLabel('en', name)
const letters = () => mark().replace(/\d/g, digit => 'ghijklmnop'[Number(digit)] ?? 'z')

/** A unit that the manager of the team leads, and one below it that nobody leads. */
async function ledUnits(managerId: number, token: string) {
  const name = `Packing ${letters()}`
  const { id } = await ask(createOrgNode, { name, managerId }, { token })
  const below = `Line ${letters()}`
  await ask(createOrgNode, { name: below, parentId: id }, { token })
  return { name, below }
}

/** Opens a choice by keyboard and picks by click; the first one that matches by keyboard, too. */
async function choose(form: Locator, page: Page, name: string, text: string, byKeyboard = false) {
  await field(form, label(name)).focus()
  await field(form, label(name)).fill(text)
  const option = page.getByRole('option').filter({ hasText: text }).first()
  if (byKeyboard) await expect(page.getByRole('option').first()).toContainText(text)
  if (!byKeyboard) return await option.click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('HR hires somebody with a work shift in eight clicks, and the row leads on', async ({ open }) => {
  const [{ manager }, hr, admin] = await Promise.all([newTeam(), demo('hr'), demo('admin')])
  const managerId = manager.profile.employee?.id ?? 0
  const unit = await ledUnits(managerId, admin.token)
  const shifts = await ask(listWorkShifts, {}, { token: hr.token })
  const other = shifts.find(({ isDefault, isActive }) => isActive && !isDefault)
  const office = shifts.find(({ isDefault }) => isDefault)
  const page = await open({ as: hr })
  await page.goto('/app/dashboard')
  const clicks = await countClicks(page)
  const menu = page.getByRole('navigation').first()
  await menu.getByText(t.menu.employeesManagement, { exact: true }).click()
  await menu.getByRole('link', { name: t.menu.employees, exact: true }).click()
  await page.getByRole('link', { name: t.employeeList.add }).click()
  const form = employeeForm(page, 'en')
  await expect(field(form, label('workShiftId'))).toHaveValue(office?.name ?? '')
  await expect(field(form, label('staffId'))).toHaveAttribute('placeholder', /^SB-\d{4}$/)
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
    [size.width, size.height],
  ] as const) {
    await page.setViewportSize({ width, height })
    const add = form.getByRole('button', { name: t.employeeRecord.create })
    await expect(add, 'without scrolling').toBeInViewport({ ratio: 1 })
  }
  await choosePhoto(page, 'en')
  const lastName = `Vongsa ${letters()}`
  await field(form, label('firstName')).fill('Somchit')
  await field(form, label('lastName')).fill(lastName)
  await field(form, label('firstNameLo')).fill('ສົມຈິດ')
  await field(form, label('lastNameLo')).fill('ວົງສາ')
  await choose(form, page, 'positionId', 'Officer', true)
  await expect(field(form, label('positionId'))).toHaveValue(/Officer/)
  await choose(form, page, 'unitId', unit.below)
  await expect(field(form, label('lineManagerId'))).toHaveValue(fullName(manager.profile, 'en'))
  await expect(form.getByText(t.employeeRecord.managerProposed)).toBeVisible()
  await choose(form, page, 'workShiftId', other?.name ?? '')
  const start = addDays(todayOf(manager), 10)
  await field(form, label('startDate')).fill(formatDate(start))
  await form.getByRole('button', { name: t.employeeRecord.create }).click()
  const name = `Somchit ${lastName}`
  const dialog = page.getByRole('dialog', { name: fill(t.employeeRecord.added, { name }) })
  await expect(dialog).toBeVisible()
  // The button that opens the file dialog of the system is not clicked here.
  expect((await clicks()) + 1).toBeLessThanOrEqual(8)
  await expect(field(dialog, t.employeeRecord.temporaryPassword)).not.toHaveValue('')
  await dialog.getByRole('button', { name: t.employeeRecord.openProfile }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  // The first day and its shift are shown, not the company's default of today.
  await expect(page.getByText(fill(t.employeeRecord.startsOn, { date: formatDate(start) }))).toBeVisible()
  const overview = page.getByRole('tabpanel')
  await expect(overview.getByRole('definition').filter({ hasText: other?.name ?? '' })).toBeVisible()
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const held = await ask(getEmployeeShifts, { id }, { token: hr.token })
  expect(held[0]).toMatchObject({ from: start, shift: { id: other?.id } })
  const { card, personal } = await ask(getEmployee, { id }, { token: hr.token })
  expect(card.lineManager?.id).toBe(managerId)
  expect(personal).toMatchObject({ firstNameLo: 'ສົມຈິດ', lastNameLo: 'ວົງສາ' })

  await page.goto(`/app/employees/list?search=${lastName}`)
  const actions = page.getByRole('button', { name: fill(t.employee.actionsOf, { name }) })
  await actions.click()
  const entries = page.getByRole('menuitem')
  await expect(entries).toHaveText([
    t.employeeList.open,
    t.ui.edit,
    t.employeeRecord.action.job,
    t.employeeJob.changeShift,
    t.employeeList.attendance,
    t.employeeRecord.tab.leave,
    t.employee.resetPassword,
    t.employeeRecord.action.end,
  ])
  await entries.filter({ hasText: t.employeeRecord.tab.leave }).click()
  await expect(page).toHaveURL(`/app/employees/list/view/${id}?tab=leave`)
  await page.goBack()
  await actions.click()
  await entries.filter({ hasText: t.employeeJob.changeShift }).click()
  const shiftDialog = page.getByRole('dialog', { name: fill(t.employeeJob.changeShiftOf, { name }) })
  await expect(shiftDialog.getByText(fill(t.employeeJob.shiftNow, { name: other?.name ?? '' }))).toBeVisible()
  await expect(field(shiftDialog, t.employeeJob.from)).toHaveValue(formatDate(start))
  await shiftDialog.getByRole('button', { name: t.ui.close }).click()
  await expect(shiftDialog).toHaveCount(0)
  await actions.click()
  await entries.filter({ hasText: t.employeeRecord.action.job }).click()
  const job = page.getByRole('dialog', { name: fill(t.employeeJob.changeOf, { name }) })
  await expect(field(job, t.employeeJob.from), 'no change before the first day').toHaveValue(
    formatDate(start),
  )
  await job.getByRole('button', { name: t.ui.close }).click()
  await expect(job).toHaveCount(0)
  await actions.click()
  await entries.filter({ hasText: t.employeeRecord.action.end }).click()
  await expect(page.getByRole('dialog', { name: fill(t.employeeJob.endTitle, { name }) })).toBeVisible()
})

test(
  'what is missing is said at the field, and "All fields" keeps what was typed',
  { tag: '@long' },
  async ({ open }) => {
    const { manager, employee } = await newTeam()
    const { name: unit } = await ledUnits(manager.profile.employee?.id ?? 0, (await demo('admin')).token)
    const page = await open({ as: await demo('hr') })
    await page.goto('/app/employees/list/create?form=short')
    const form = employeeForm(page, 'en')
    await form.getByRole('button', { name: t.employeeRecord.create }).click()
    for (const name of ['photo', 'firstName', 'lastName', 'positionId', 'unitId', 'startDate'])
      await expect(form.getByText(messageText('en', 'required', { label: label(name) }))).toBeVisible()
    await field(form, label('firstName')).fill('Somchit')
    await choose(form, page, 'unitId', unit)
    await expect(field(form, label('lineManagerId'))).toHaveValue(fullName(manager.profile, 'en'))
    // A reload keeps the input apart from the photo.
    await choosePhoto(page, 'en')
    await page.reload()
    await expect(form.getByText(t.ui.typedKept)).toBeVisible()
    await expect(form.getByText(fill(t.ui.filesNotKept, { names: 'photo.jpg' }))).toBeVisible()
    await expect(field(form, label('lineManagerId'))).toHaveValue(fullName(manager.profile, 'en'))
    await choosePhoto(page, 'en')
    await form.getByRole('button', { name: t.employeeRecord.allFields }).click()
    await expect(field(form, label('dateOfBirth'))).toBeVisible()
    await expect(form.getByRole('button', { name: t.field.removePhoto })).toBeVisible()
    await expect(field(form, label('firstName'))).toHaveValue('Somchit')
    await expect(field(form, label('unitId'))).toHaveValue(unit)
    await expect(field(form, label('lineManagerId'))).toHaveValue(fullName(manager.profile, 'en'))
    await expect(field(form, label('workShiftId'))).not.toHaveValue('')
    await page.reload()
    await expect(form.getByText(t.ui.typedKept)).toBeVisible()
    await expect(field(form, label('firstName'))).toHaveValue('Somchit')
    await expect(field(form, label('lineManagerId'))).toHaveValue(fullName(manager.profile, 'en'))
    await choose(form, page, 'lineManagerId', fullName(employee.profile, 'en'))
    await page.reload()
    await expect(field(form, label('lineManagerId'))).toHaveValue(fullName(employee.profile, 'en'))
  },
)

test(
  'by Tab, no field of the long form is below its buttons, and no calendar opens',
  { tag: '@long' },
  async ({ open }) => {
    const page = await open({ as: await demo('hr') })
    await page.setViewportSize({ width: 1366, height: 700 })
    await page.goto('/app/employees/list/create')
    const form = employeeForm(page, 'en')
    await field(form, label('firstName')).focus()
    const seen: string[] = []
    for (let count = 0; count < 100; count += 1) {
      await page.keyboard.press('Tab')
      const at = await page.evaluate(() => {
        const node = document.activeElement
        const foot = document.querySelector('[data-sticky-foot]')
        if (!(node instanceof HTMLInputElement) || foot === null) return null
        const covers = node.getBoundingClientRect().bottom > foot.getBoundingClientRect().top
        const name = node.labels?.[0]?.textContent.replace(/[\s*]+$/, '') ?? ''
        return { name, covers, calendar: document.querySelector('[data-dates-dropdown]') !== null }
      })
      if (at === null) continue
      seen.push(at.name)
      expect(at, at.name).toMatchObject({ covers: false, calendar: false })
    }
    expect(seen).toEqual(
      expect.arrayContaining(
        ['phone', 'email', 'dateOfBirth', 'startDate', 'staffId', 'ssoNumber'].map(label),
      ),
    )
  },
)

test(
  'a new employee follows the invitation to their own record, and HR sees what is still missing',
  { tag: '@long' },
  async ({ open }) => {
    const [{ manager }, hr] = await Promise.all([newTeam(), demo('hr')])
    const { name: unit } = await ledUnits(manager.profile.employee?.id ?? 0, (await demo('admin')).token)
    const office = await open({ as: hr })
    await office.goto('/app/employees/list/create?form=short')
    const form = employeeForm(office, 'en')
    await choosePhoto(office, 'en')
    const lastName = `Vongsa ${letters()}`
    await field(form, label('firstName')).fill('Khamla')
    await field(form, label('lastName')).fill(lastName)
    await choose(form, office, 'positionId', 'Officer')
    await choose(form, office, 'unitId', unit)
    await field(form, label('startDate')).fill(
      (await profileOf(hr)).workspace?.today.split('-').toReversed().join('/') ?? '',
    )
    await form.getByRole('button', { name: t.employeeRecord.create }).click()
    const dialog = office.getByRole('dialog', {
      name: fill(t.employeeRecord.added, { name: `Khamla ${lastName}` }),
    })
    const username = await field(dialog, t.employeeRecord.username).inputValue()
    const temporary = await field(dialog, t.employeeRecord.temporaryPassword).inputValue()
    await dialog.getByRole('button', { name: t.employeeRecord.openProfile }).click()
    const checklist = office.getByRole('region', { name: t.employeeRecord.checklist.title })
    await expect(checklist.getByRole('img', { name: t.employeeRecord.checklist.open })).toHaveCount(11)

    const own = await open()
    await own.goto('/employee/welcome')
    await expect(own).toHaveURL('/employee')
    await signInAs(own, { username, password: temporary })
    await expect(own).toHaveURL('/employee/change-password')
    await choosePassword(own, temporary, ownPassword)
    await expect(own).toHaveURL('/app/profile')
    const mine = own.getByRole('region', { name: t.employeeRecord.checklist.ownTitle })
    await mine.getByRole('button', { name: label('phone') }).click()
    const contact = own.getByRole('dialog', { name: t.employeeRecord.own.contact })
    await field(contact, label('phone')).fill('2081234567')
    await contact.getByRole('button', { name: t.employeeRecord.save }).click()
    await expect(mine.getByRole('img', { name: t.employeeRecord.checklist.done })).toHaveCount(1)
    await mine.getByRole('button', { name: t.employeeRecord.proposalPart.bank }).click()
    const propose = own.getByRole('dialog', { name: t.employeeRecord.propose })
    await expect(propose.getByRole('checkbox', { checked: true })).toHaveCount(4)
    await expect(field(propose, label('firstNameLo'))).toHaveValue('')
    // Filling in what is missing needs no reason; HR sees the request without one.
    await field(propose, label('firstNameLo')).fill('ຄຳຫຼ້າ')
    await field(propose, label('lastNameLo')).fill('ວົງສາ')
    await field(propose, label('firstName')).fill('Khamlar')
    await propose.getByRole('button', { name: t.employeeRecord.sendProposal }).click()
    await expect(propose.getByText(messageText('en', 'required', { label: label('reason') }))).toBeVisible()
    await field(propose, label('firstName')).fill('Khamla')
    await propose.getByRole('button', { name: t.employeeRecord.sendProposal }).click()
    await expect(mine.getByText(t.employeeRecord.proposed).first()).toBeVisible()

    await expect(checklist.getByRole('img', { name: t.employeeRecord.checklist.done })).toHaveCount(1)
    await checklist.getByRole('link', { name: label('ssoNumber') }).click()
    const edit = office.getByRole('form', { name: t.employeeRecord.editPerson })
    const asked = edit.getByRole('region', { name: t.employeeRecord.section.pay })
    await expect(asked).toBeFocused()
    await expect(asked, 'the page stays where it scrolled to').toBeInViewport()
    await office.goBack()
    await checklist.getByRole('button', { name: t.employeeRecord.checklist.hide }).click()
    await expect(checklist).toHaveCount(0)
  },
)
