// A person who works in two companies links both sign-ins, switches in the profile menu, and unlinks (P2).
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { serverText } from '@hr/contract/messages/server-text.ts'
import type { Page } from '@playwright/test'
import { newCompany, newTeam, ownPassword } from '../people.ts'
import { field } from '../pages/field.ts'
import { openProfileMenu, toast } from '../pages/shell.ts'
import { signInForm } from '../pages/sign-in.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const t = textsOf('en')
const label = (key: string) => fieldLabel('en', key)

test('a person of two companies links both sign-ins, switches between them and unlinks', async ({ open }) => {
  const here = (await newTeam()).employee
  const there = (await newCompany()).admin
  const company = there.profile.workspace?.name ?? ''
  const page = await open({ as: here })

  await page.goto('/app/profile/security')
  await page.getByRole('button', { name: t.ownAccount.link }).click()
  const form = page.getByRole('dialog', { name: t.ownAccount.link })
  const link = form.getByRole('button', { name: t.ownAccount.link })
  await test.step('a wrong password is refused at its field', async () => {
    await field(form, label('otherUsername')).fill(there.username)
    await field(form, label('otherPassword')).fill('Wrong-1234')
    await field(form, t.ownAccount.passwordHere).fill(ownPassword)
    await link.click()
    await expect(form.getByText(serverText('en', 'OTHER_SIGN_IN_FAILED')).first()).toBeVisible()
    await expect(field(form, label('otherUsername'))).toHaveValue(there.username)
  })
  await test.step('both passwords link them', async () => {
    await field(form, label('otherPassword')).fill(ownPassword)
    await link.click()
    await expect(toast(page, t.ownAccount.linked)).toBeVisible()
    await expect(page.getByRole('table', { name: t.ownAccount.otherCompanies })).toContainText(company)
  })
  const switchTo = async (on: Page, name: string) =>
    (await openProfileMenu(on)).getByRole('menuitem', { name: fill(t.shell.switchTo, { name }) })
  const own = here.profile.workspace?.name ?? ''
  await test.step('switches and comes back', async () => {
    await (await switchTo(page, company)).click()
    await expect(page).toHaveURL('/app/dashboard')
    await (await switchTo(page, own)).click()
    await expect(page).toHaveURL('/app/dashboard')
    await expect(await switchTo(page, company)).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('unlinks, and no longer switches', async () => {
    await page.goto('/app/profile/security')
    await page.getByRole('button', { name: fill(t.ownAccount.unlinkNamed, { name: company }) }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.ownAccount.unlink }).click()
    await expect(toast(page, fill(t.ownAccount.unlinked, { name: company }))).toBeVisible()
    await expect(await switchTo(page, company)).toBeHidden()
    await page.goto('/logout')
    await expect(signInForm(page, 'employee')).toBeVisible()
  })
})
