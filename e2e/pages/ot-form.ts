// The form of an overtime request.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Locator, Page } from '@playwright/test'
import { textsOf } from '../texts.ts'
import { field } from './field.ts'
import { typeDate } from './leave-form.ts'

type Draft = {
  readonly date: string
  readonly timeIn: string
  readonly timeOut: string
  readonly reason: string
}

export async function fillOvertime(page: Page, { date, ...times }: Draft): Promise<Locator> {
  const form = page.getByRole('form', { name: textsOf('en').ot.ask })
  await typeDate(form, fieldLabel('en', 'date'), date)
  for (const [name, value] of Object.entries(times)) await field(form, fieldLabel('en', name)).fill(value)
  return form
}
