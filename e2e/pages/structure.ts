// The structure page: its tree, found by accessible names, and the dialog that moves a unit.
import type { Locator, Page } from '@playwright/test'
import { createOrgNode, getOrgStructure } from '@hr/contract/organization.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { profileOf } from '../people.ts'
import type { SignedIn } from '../people.ts'
import { ask } from '../server.ts'
import { expect } from '../test.ts'
import { anyFill, fill, formatDate, textsOf } from '../texts.ts'
import { field } from './field.ts'

export const structureTree = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('tree', { name: textsOf(language).menu.organization })

/** The accessible name of a row begins with the full name of its unit. */
export const unitRow = (page: Page, name: string, language: Language = 'en'): Locator =>
  structureTree(page, language).getByRole('treeitem', { name: new RegExp(`^${name},`) })

/** Filters the tree to units with this text in their name, and their parents. */
export async function searchUnits(page: Page, text: string): Promise<void> {
  const search = page.getByRole('main').getByRole('search')
  // The number of the search before is gone first.
  await search.getByRole('searchbox').fill('')
  await expect(search.getByRole('status')).not.toHaveText(found)
  await search.getByRole('searchbox').fill(text)
  await expect(search.getByRole('status')).toHaveText(found)
}
const found = anyFill(textsOf('en').organization.found_other)

export const moveDialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name: fill(textsOf('en').organization.moveTitle, { name }) })

/** Instead of tomorrow, which is the default. */
export async function moveToday(dialog: Locator, signedIn: SignedIn): Promise<void> {
  const { workspace } = await profileOf(signedIn)
  const day = field(dialog, textsOf('en').organization.moveOn)
  await day.fill(formatDate(workspace?.today ?? ''))
  await day.blur()
}

/** Fills in and submits the form of a new unit. */
export async function addUnit(
  page: Page,
  names: { name: string; nameLo: string },
  language: Language = 'en',
): Promise<void> {
  const { organization: t, ui } = textsOf(language)
  await page.getByRole('button', { name: t.addUnit, exact: true }).click()
  const form = page.getByRole('dialog', { name: t.addUnit })
  await field(form, ui.nameEn).fill(names.name)
  await field(form, ui.nameLo).fill(names.nameLo)
  await form.getByRole('button', { name: t.addUnit }).click()
  await expect(form).toHaveCount(0)
}

/** Two units below the top, with unique names. */
export async function twoUnits(token: string, id: string) {
  const [top] = await ask(getOrgStructure, {}, { token })
  const add = (name: string) => ask(createOrgNode, { name, parentId: top?.id ?? null }, { token })
  return { top, beta: await add(`Beta ${id}`), gamma: await add(`Gamma ${id}`) }
}
