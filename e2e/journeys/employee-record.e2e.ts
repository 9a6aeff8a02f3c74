// The life of an employee record (P7, P8): HR adds an employee, who signs in, changes their own fields and proposes the
// others; HR decides, changes the job from a date and ends the employment.
import { getEmployee } from '@hr/contract/employee-record.ts'
import { getProfile } from '@hr/contract/session.ts'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { Locator, Page } from '@playwright/test'
import { demo, firstSignIn, mark, newTeam, profileOf } from '../people.ts'
import { employeeForm, fillPerson, pick } from '../pages/employee-form.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { ask } from '../server.ts'
import { expect, secondLook, test } from '../test.ts'
import { anyFill, fill, textsOf } from '../texts.ts'

const letters = () => mark().replace(/\d/g, digit => 'ghijklmnop'[Number(digit)] ?? 'z')

/** Adds an employee through the form and returns the credentials that are shown once. */
async function addEmployee(page: Page, firstName: string, lastName: string, language: Language) {
  const t = textsOf(language)
  const manager = await profileOf(await demo('manager'))
  await page.goto('/app/employees/list/create')
  const form = employeeForm(page, language)
  const save = form.getByRole('button', { name: t.employeeRecord.create })
  await expect(form.getByText(anyFill(t.employeeRecord.staffIdText))).toBeVisible()
  await save.click()
  const missing = messageText(language, 'required', { label: fieldLabel(language, 'photo') })
  await expect(form.getByText(missing)).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: t.employeeRecord.sections }).getByRole('img'),
  ).toHaveCount(3)
  await fillPerson(
    page,
    {
      firstName,
      lastName,
      dateOfBirth: '04/05/1995',
      phone: '020 5551 2345',
      startDate: '01/06/2026',
      manager: language === 'lo' ? manager.firstNameLo : manager.firstName,
    },
    language,
  )
  await save.click()
  const dialog = page.getByRole('dialog', {
    name: fill(t.employeeRecord.added, { name: `${firstName} ${lastName}` }),
  })
  const username = await field(dialog, t.employeeRecord.username).inputValue()
  const temporary = await field(dialog, t.employeeRecord.temporaryPassword).inputValue()
  await dialog.getByRole('button', { name: t.employeeRecord.openProfile }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${lastName}`)
  return { username, temporary, id: Number(new URL(page.url()).pathname.split('/').at(-1)) }
}

/** Kip has no decimals: the form drops what follows a point or a comma, and refuses ambiguous text. */
async function checkTypedSalary(form: Locator, language: Language): Promise<void> {
  const salary = field(form, fieldLabel(language, 'salaryAmount'))
  const refused = form.getByText(textsOf(language).ui.unreadableNumber)
  const shown = async (typed: string) => {
    await salary.clear()
    await salary.pressSequentially(typed)
    await salary.blur()
    return salary.inputValue()
  }
  expect(await shown('1500.50')).toBe('1,500')
  expect(await shown('5650000,00')).toBe('5,650,000')
  expect(await shown('1.500.000')).toBe('1,500,000')
  expect(await shown('1500000')).toBe('1,500,000')
  expect(await shown('1,23,4')).toBe('1,23,4')
  await expect(refused).toBeVisible()
}

const openMenu = async (page: Page, name: string, language: Language, entry: string) => {
  const t = textsOf(language)
  await page.getByRole('button', { name: fill(t.employeeRecord.actionsOf, { name }) }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('HR adds an employee, who changes contacts and proposes a name; HR approves, changes the job, ends and rehires', async ({
  open,
}) => {
  test.setTimeout(150_000)
  const language = 'en'
  const t = textsOf(language)
  const label = (key: string) => fieldLabel(language, key)
  const hr = await open({ as: await demo('hr') })
  const lastName = `Vongsa ${letters()}`
  const { username, temporary, id } = await addEmployee(hr, 'Somchit', lastName, language)
  const name = `Somchit ${lastName}`
  await expect(hr.getByRole('main').locator('img').first()).toHaveAttribute('src', /employee-profile-image/)

  const own = await open({ as: await firstSignIn(username, temporary) })
  await own.goto('/app/profile?tab=personal')
  await own.getByRole('button', { name: `${t.ui.edit}: ${t.employeeRecord.contact}` }).click()
  const contact = own.getByRole('dialog', { name: t.employeeRecord.own.contact })
  await field(contact, label('phone')).fill('209 123 456')
  await contact.getByRole('button', { name: t.employeeRecord.save }).click()
  await expect(contact.getByText(messageText(language, 'phone'))).toBeVisible()
  await field(contact, label('phone')).fill('2081234567')
  await contact.getByRole('button', { name: t.employeeRecord.save }).click()
  await expect(toast(own, t.employeeRecord.ownSaved)).toBeVisible()
  await expect(own.getByText('020 8123 4567').first()).toBeVisible()

  await own.getByRole('tab', { name: t.employeeRecord.tab.proposals }).click()
  await own.getByRole('button', { name: t.employeeRecord.propose }).click()
  const propose = own.getByRole('dialog', { name: t.employeeRecord.propose })
  await propose.getByText(t.employeeRecord.proposalPart.names).click()
  await field(propose, label('firstName')).fill('Somchai')
  await field(propose, label('reason')).fill('Misspelt on the first day')
  await propose.getByRole('button', { name: t.employeeRecord.sendProposal }).click()
  await expect(toast(own, t.employeeRecord.proposed)).toBeVisible()

  await hr.goto('/app/employees/proposals')
  const proposal = hr.getByRole('listitem').filter({ hasText: lastName })
  await expect(proposal.getByRole('row').filter({ hasText: label('firstName') })).toContainText('Somchai')
  await proposal.getByRole('button', { name: new RegExp(`^${t.employeeRecord.approve}`) }).click()
  await expect(proposal).toHaveCount(0)
  const renamed = `Somchai ${lastName}`
  await own.reload()
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(renamed)

  await hr.goto(`/app/employees/list/view/${id}?tab=job`)
  await openMenu(hr, renamed, language, t.employeeRecord.action.job)
  const change = hr.getByRole('dialog', { name: fill(t.employeeJob.changeOf, { name: renamed }) })
  await field(change, t.employeeJob.from).fill('01/12/2099')
  await field(change, t.employeeJob.from).blur()
  await change.getByText(t.employeeJob.part.pay, { exact: true }).click()
  await checkTypedSalary(change, language)
  await field(change, label('salaryAmount')).fill('7500000')
  const preview = change.getByRole('region', { name: t.employeeJob.preview })
  await expect(preview).toContainText('7,500,000 LAK')
  await change.getByRole('button', { name: t.employeeJob.saveChange }).click()
  await expect(toast(hr, fill(t.employeeJob.changePlanned, { date: '01/12/2099' }))).toBeVisible()
  const history = hr.getByRole('tabpanel', { name: t.employeeRecord.tab.job })
  await expect(history.getByText(fill(t.employeeJob.since, { date: '01/12/2099' }))).toBeVisible()
  await expect(history.getByText('7,500,000 LAK')).toBeVisible()
  // The pay of a later day is next to the pay of today.
  await hr.getByRole('tab', { name: t.employeeRecord.tab.pay, exact: true }).click()
  const planned = fill(t.employeeJob.next, { value: '7,500,000 LAK', date: '01/12/2099' })
  await expect(hr.getByRole('tabpanel', { name: t.employeeRecord.tab.pay }).getByText(planned)).toBeVisible()
  await openMenu(hr, renamed, language, t.employeeRecord.action.job)
  await field(change, t.employeeJob.from).fill('02/12/2099')
  await field(change, t.employeeJob.from).blur()
  await change.getByText(t.employeeJob.part.pay, { exact: true }).click()
  await field(change, label('salaryAmount')).fill('75000000')
  await expect(preview.getByRole('alert')).toHaveText(t.employeeJob.largePay)
  await field(change, label('salaryAmount')).fill('8000000')
  await expect(preview).toContainText('8,000,000 LAK')
  await expect(preview.getByRole('alert')).toHaveCount(0)
  await change.getByRole('button', { name: t.ui.cancel }).click()
  await hr.getByRole('dialog').getByRole('button', { name: t.ui.leaveAnyway }).click()

  await openMenu(hr, renamed, language, t.employeeRecord.action.end)
  const end = hr.getByRole('dialog', { name: fill(t.employeeJob.endTitle, { name: renamed }) })
  await field(end, label('reason')).fill('Moves abroad')
  await expect(end.getByRole('region', { name: t.employeeJob.preview })).toContainText('01/12/2099')
  const leaveLeft = fill(t.employeeJob.leaveLeft, { type: '', days: '' }).trim()
  await expect(end.getByRole('region', { name: t.employeeJob.preview })).toContainText(leaveLeft)
  await end.getByRole('button', { name: t.employeeJob.end }).click()
  await expect(toast(hr, t.employeeJob.ended)).toBeVisible()
  await expect(hr.getByRole('main').locator('[data-status=TERMINATED]').first()).toBeVisible()
  await own.goto('/app/profile')
  await expect(own).toHaveURL('/')
  const record = await ask(getEmployee, { id }, { token: (await demo('hr')).token })
  expect(record.card).toMatchObject({ status: 'terminated', firstName: 'Somchai', phone: '+8562081234567' })
  expect(name).not.toBe(renamed)

  const rehire = hr.getByRole('dialog', { name: fill(t.employeeJob.rehire.title, { name: renamed }) })
  const profile = hr.url()
  await hr.goto(`/app/employees/list?search=${record.card.staffId}`)
  await hr.getByRole('button', { name: fill(t.employee.actionsOf, { name: renamed }) }).click()
  await hr.getByRole('menuitem', { name: t.employeeRecord.action.rehire }).click()
  await rehire.getByRole('button', { name: t.ui.cancel }).click()
  await hr.goto(profile)
  await openMenu(hr, renamed, language, t.employeeRecord.action.rehire)
  await rehire.getByRole('button', { name: t.employeeJob.rehire.confirm }).click()
  await expect(toast(hr, fill(t.employeeJob.rehire.done, { name: renamed }))).toBeVisible()
  await expect(hr.getByRole('main').locator('[data-status=ACTIVE]').first()).toBeVisible()
})

test(
  'in Lao, on a phone: HR adds an employee and changes the address of the record',
  secondLook('lo'),
  async ({ open }) => {
    test.setTimeout(120_000)
    const language = 'lo'
    const t = textsOf(language)
    const label = (key: string) => fieldLabel(language, key)
    const page = await open({ as: await demo('hr'), language, size: 'phone' })
    const lastName = `Keola ${letters()}`
    const { id } = await addEmployee(page, 'Bouavanh', lastName, language)
    await page.getByRole('link', { name: t.ui.edit }).click()
    const form = page.getByRole('form', { name: t.employeeRecord.editPerson })
    await pick(form, page, label('provinceId'), 'ຫຼວງພະບາງ')
    await field(form, label('districtId')).click()
    await page.getByRole('option').first().click()
    await field(form, label('villageId')).click()
    await field(form, label('villageId')).fill('ບ້ານໃໝ່ທົດລອງ')
    await page.getByRole('option', { name: fill(t.field.useText, { text: 'ບ້ານໃໝ່ທົດລອງ' }) }).click()
    await form.getByRole('button', { name: t.employeeRecord.save }).click()
    await expect(toast(page, t.employeeRecord.saved)).toBeVisible()
    const { personal } = await ask(getEmployee, { id }, { token: (await demo('hr')).token })
    expect(personal?.address).toMatchObject({ villageId: null, villageName: 'ບ້ານໃໝ່ທົດລອງ' })
    expect(personal?.address.shownLo.province).toContain('ຫຼວງພະບາງ')
  },
)

test('a conflicting change loses no input and overwrites nothing', async ({ open }) => {
  const language = 'en'
  const t = textsOf(language)
  const label = (key: string) => fieldLabel(language, key)
  const { employee } = await newTeam()
  const { employee: self } = await ask(getProfile, {}, { token: employee.token })
  const id = self?.id ?? 0
  const first = await open({ as: await demo('hr') })
  const second = await open({ as: await demo('admin') })
  for (const page of [first, second]) await page.goto(`/app/employees/list/edit/${id}`)
  const formOf = (page: Page) => page.getByRole('form', { name: t.employeeRecord.editPerson })
  const save = (page: Page) => formOf(page).getByRole('button', { name: t.employeeRecord.save }).click()
  await field(formOf(first), label('nationality')).fill('Lao')
  await field(formOf(second), label('birthPlace')).fill('Pakse')
  await save(second)
  await expect(toast(second, t.employeeRecord.saved)).toBeVisible()
  await save(first)
  await first.getByRole('button', { name: t.employeeRecord.staleLoad }).click()
  await expect(first.getByText(label('birthPlace'), { exact: false }).first()).toBeVisible()
  await expect(field(formOf(first), label('birthPlace'))).toHaveValue('Pakse')
  await expect(field(formOf(first), label('nationality'))).toHaveValue('Lao')
  await save(first)
  await expect(toast(first, t.employeeRecord.saved)).toBeVisible()
  const { personal } = await ask(getEmployee, { id }, { token: (await demo('hr')).token })
  expect(personal).toMatchObject({ nationality: 'Lao', birthPlace: 'Pakse' })
})

test('the record of somebody else leads back to the list, the own profile does not', async ({ open }) => {
  const t = textsOf('en')
  const hr = await demo('hr')
  const { employee } = await newTeam()
  const page = await open({ as: hr })
  const list = page.getByRole('main').getByRole('link', { name: t.menu.employees, exact: true })
  await page.goto('/app/profile')
  await expect(page.getByRole('tab', { name: t.employeeRecord.tab.job })).toBeVisible()
  await expect(list).toHaveCount(0)
  const id = employee.profile.employee?.id ?? 0
  await page.goto(`/app/employees/list/view/${id}`)
  await expect(list).toBeVisible()
  await page.goto(`/app/employees/list/edit/${id}`)
  const change = t.employeeJob.change
  await expect(page.getByText(fill(t.employeeRecord.datedText, { change }))).toBeVisible()
  await expect(page.getByRole('button', { name: change })).toBeVisible()
})
