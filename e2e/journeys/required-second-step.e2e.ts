// A role and full access require two-step sign-in: an administrator says so, sets theirs up at the next sign-in and works on.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { errors } from '@hr/contract/messages/errors-en.ts'
import { TOTP } from 'otpauth'
import { expectAccessible } from '../accessible.ts'
import { demo, newCompany } from '../people.ts'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { signInAs, signOut } from '../pages/sign-in.ts'
import { expect, sizes, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const t = textsOf('en')
const { access, ownAccount, companyProfile, ui } = t
const label = (name: string) => fieldLabel('en', name)

test('a role requires it, its member sets it up at the next sign-in and works on', async ({ open }) => {
  const { owner, admin } = await newCompany()
  const page = await open({ as: admin })
  const question = page.getByRole('dialog', { name: access.requireTitle })
  const require = question.getByRole('button', { name: access.requireConfirm })

  await test.step('the administrator reads whom it concerns, and requires it', async () => {
    await page.goto('/app/administration/roles-permissions')
    await page.getByRole('link', { name: /^Employee/ }).click()
    await page.getByRole('button', { name: fill(access.more, { name: 'Employee' }) }).click()
    await page.getByRole('menuitem', { name: access.edit }).click()
    const form = page.getByRole('dialog', { name: fill(ui.editNamed, { name: 'Employee' }) })
    const rule = form.getByRole('switch', { name: label('requiresSecondStep') })
    await rule.click()
    await expect(question).toContainText(fill(access.requireMissing_one, { count: 1 }))
    await expectAccessible(page, 'the question about two-step sign-in')
    await question.getByRole('button', { name: ui.cancel }).click()
    await expect(rule).not.toBeChecked()
    await rule.click()
    await require.click()
    await expect(rule).toBeChecked()
    await form.getByRole('button', { name: access.saveRole }).click()
    await expect(toast(page, access.changed)).toBeVisible()
    await expect(page.getByText(access.secondStepRequired, { exact: true })).toBeVisible()
  })

  await test.step('the next sign-in leads through the set-up', async () => {
    await signOut(page)
    await page.goto('/employee')
    await signInAs(page, admin)
    await expect(page.getByRole('heading', { name: ownAccount.setUpTitle })).toBeVisible()
    await expect(page.getByText(ownAccount.requiredText)).toBeVisible()
    await expectAccessible(page, 'the required set-up')
    await page.getByRole('button', { name: ownAccount.setUp, exact: true }).click()
    const secret = await field(page, ownAccount.secret).inputValue()
    const openApp = page.getByRole('link', { name: ownAccount.openApp })
    await expect(openApp).toBeHidden()
    await page.setViewportSize(sizes.phone)
    await expect(openApp).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${secret}`))
    await page.setViewportSize(sizes.desktop)
    await field(page, ownAccount.appCode).fill('000000')
    await page.getByRole('button', { name: ownAccount.turnOn }).click()
    await expect(page.getByText(errors.CODE_WRONG)).toBeVisible()
    await field(page, ownAccount.appCode).fill(new TOTP({ secret }).generate())
    await page.getByRole('button', { name: ownAccount.turnOn }).click()
    await expect(page.getByRole('listitem')).toHaveCount(10)
    await expectAccessible(page, 'the recovery codes of a required set-up')
    await page.getByRole('button', { name: ownAccount.recoveryKept }).click()
    await expect(page).toHaveURL('/app/dashboard')
    await page.goto('/app/profile/security')
    await expect(page.getByText(ownAccount.required)).toBeVisible()
    await expect(page.getByRole('button', { name: ownAccount.newCodes })).toBeVisible()
    await expect(page.getByRole('button', { name: ownAccount.turnOff })).toHaveCount(0)
  })

  await test.step('full access requires it as well: an owner without it cannot open the company', async () => {
    await page.goto('/app/administration/company-profile')
    await page.getByRole('button', { name: fill(ui.editNamed, { name: companyProfile.security }) }).click()
    const form = page.getByRole('dialog', { name: companyProfile.security })
    await form.getByRole('switch', { name: label('fullAccessSecondStep') }).click()
    await expect(question).toContainText(fill(access.requireMissing_one, { count: 1 }))
    await require.click()
    await form.getByRole('button', { name: companyProfile.save }).click()
    await expect(form).toHaveCount(0)
    await expect(page.getByRole('region', { name: companyProfile.security })).toContainText(
      companyProfile.required,
    )
    const space = await open({ as: await demo('owner') })
    await space.goto(`/space/${owner.username}/open/${admin.profile.workspace?.id}`)
    await expect(toast(space, errors.SECOND_STEP_MISSING)).toBeVisible()
  })
})
