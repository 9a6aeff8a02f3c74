// The sign-in pages: `/` with both entrances, `/employee` and `/login`.
import type { Locator, Page } from '@playwright/test'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { textsOf } from '../texts.ts'
import { expect } from '../test.ts'
import { field } from './field.ts'

type Door = 'employee' | 'owner'

export function signInForm(page: Page, door: Door, language: Language = 'en'): Locator {
  const { session } = textsOf(language)
  return page.getByRole('form', { name: door === 'employee' ? session.employeeSignIn : session.ownerSignIn })
}

type Credentials = { readonly username: string; readonly password: string }

/** Waits for the end: until then another page opens with the old session. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/logout')
  await expect(page).toHaveURL('/')
}

/** Fills in and submits the form; the journey checks the result. */
export async function signInAs(
  page: Page,
  { username, password }: Credentials,
  { door = 'employee', language = 'en' }: { door?: Door; language?: Language } = {},
): Promise<void> {
  const { session } = textsOf(language)
  const form = signInForm(page, door, language)
  await field(form, session.usernameOrEmail).fill(username)
  await field(form, fieldLabel(language, 'password')).fill(password)
  await form.getByRole('button', { name: session.signIn }).click()
}

/** The form after a sign-in with a temporary password. */
export async function choosePassword(page: Page, temporary: string, chosen: string): Promise<void> {
  const label = (name: string) => fieldLabel('en', name)
  const form = page.getByRole('form').filter({ has: field(page, label('oldPassword')) })
  await field(form, label('oldPassword')).fill(temporary)
  await field(form, label('newPassword')).fill(chosen)
  await field(form, label('confirmPassword')).fill(chosen)
  await form.getByRole('button').last().click()
}
