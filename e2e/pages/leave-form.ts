// The form of a leave request with its preview.
import type { Locator, Page } from '@playwright/test'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { formatDate, textsOf } from '../texts.ts'
import { field } from './field.ts'

type Draft = { readonly type: string; readonly from: string; readonly to: string; readonly reason: string }

export const leaveForm = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('form', { name: textsOf(language).leave.requestLeave })

export async function chooseType(
  form: Locator,
  page: Page,
  name: string,
  language: Language,
  label = fieldLabel(language, 'leaveTypeId'),
): Promise<void> {
  await form.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
}

/** Types a date and leaves the field. */
export async function typeDate(form: Locator, label: string, date: string): Promise<void> {
  const input = field(form, label)
  await input.press('ControlOrMeta+a')
  await input.pressSequentially(formatDate(date))
  await input.press('Tab')
}

export async function fillLeave(page: Page, draft: Draft, language: Language = 'en'): Promise<Locator> {
  const form = leaveForm(page, language)
  await chooseType(form, page, draft.type, language)
  await typeDate(form, fieldLabel(language, 'from'), draft.from)
  await typeDate(form, fieldLabel(language, 'to'), draft.to)
  await field(form, fieldLabel(language, 'reason')).fill(draft.reason)
  return form
}

/** The preview of the request, next to the form. */
export const preview = (form: Locator, language: Language = 'en'): Locator =>
  form.locator('section').filter({ hasText: textsOf(language).request.preview })

export const sendButton = (form: Locator, language: Language = 'en'): Locator =>
  form.getByRole('button', { name: textsOf(language).leave.requestLeave })
