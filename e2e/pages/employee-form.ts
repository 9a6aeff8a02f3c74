// The long form of an employee.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { Locator, Page } from '@playwright/test'
import { textsOf } from '../texts.ts'
import { field } from './field.ts'
import { picture } from './photo.ts'

export type NewPerson = {
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string
  readonly phone: string
  readonly startDate: string
  readonly manager: string
}

export const employeeForm = (page: Page, language: Language): Locator =>
  page.getByRole('form', { name: textsOf(language).employeeRecord.createTitle })

export async function choosePhoto(page: Page, language: Language): Promise<void> {
  const t = textsOf(language)
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles(await picture(page))
  const dialog = page.getByRole('dialog', { name: t.field.cropTitle })
  // By keyboard: arrows move the picture, the slider zooms.
  await dialog.getByRole('slider', { name: t.field.zoom }).press('ArrowRight')
  await dialog.getByRole('button', { name: t.field.usePhoto }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Opens a list of options. It needs room: scrolling to an option could hide the input, which hides them all. */
async function openOptions(input: Locator): Promise<void> {
  await input.evaluate(node => node.scrollIntoView({ block: 'center' }))
  await input.click()
}

/** Types into a combobox and takes the first match. */
export async function pick(scope: Locator, page: Page, label: string, text: string): Promise<void> {
  const input = field(scope, label)
  await openOptions(input)
  await input.fill(text)
  await page.getByRole('option').filter({ hasText: text }).first().click()
}

/** Fills in the required fields and the line manager. */
export async function fillPerson(page: Page, person: NewPerson, language: Language): Promise<void> {
  const form = employeeForm(page, language)
  const label = (name: string) => fieldLabel(language, name)
  const t = textsOf(language)
  await choosePhoto(page, language)
  await field(form, label('firstName')).fill(person.firstName)
  await field(form, label('lastName')).fill(person.lastName)
  await openOptions(field(form, label('gender')))
  await page.getByRole('option', { name: t.employeeRecord.gender.female }).click()
  for (const name of ['dateOfBirth', 'phone', 'startDate'] as const) {
    await field(form, label(name)).fill(person[name])
    await field(form, label(name)).blur()
  }
  await openOptions(field(form, label('unitId')))
  await page.getByRole('option').nth(1).click()
  await openOptions(field(form, label('positionId')))
  await page.getByRole('option').first().click()
  await pick(form, page, label('lineManagerId'), person.manager)
}
