// Passkeys: added on the security page, signed in with, removed. The device is Chromium's virtual one.
import { errors } from '@hr/contract/messages/errors-en.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { demo, newSpace, newTeam } from '../people.ts'
import { field } from '../pages/field.ts'
import { signOut } from '../pages/sign-in.ts'
import { baseUrl } from '../server.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const t = textsOf('en')
const { ownAccount } = t
/** Browsers refuse passkeys at an address that is a number. */
const at = baseUrl.replace('127.0.0.1', 'localhost')

/** A device that verifies its person by itself. */
async function addDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const verify = (isUserVerified: boolean) =>
    browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { verify }
}

test('an owner adds a passkey, signs in with it at their door alone, renames and removes it', async ({
  open,
}) => {
  const owner = await newSpace()
  const page = await open({ as: owner, at })
  const device = await addDevice(page)
  await page.goto('/space/profile/security')
  const list = page.getByRole('region', { name: ownAccount.passkeys })
  const dialog = page.getByRole('dialog')
  const signIn = page.getByRole('button', { name: t.session.passkey })

  await test.step('adds it with the password', async () => {
    await list.getByRole('button', { name: ownAccount.addPasskey }).click()
    await expectAccessible(page, 'the form of a passkey')
    await field(dialog, ownAccount.passkeyName).fill('Laptop')
    await field(dialog, ownAccount.ownPassword).fill('Wrong1234')
    await dialog.getByRole('button', { name: ownAccount.next }).click()
    await expect(dialog.getByText(errors.PASSWORD_WRONG)).toBeVisible()
    await field(dialog, ownAccount.ownPassword).fill(owner.password)
    await dialog.getByRole('button', { name: ownAccount.next }).click()
    await expect(page.getByText(fill(ownAccount.passkeyAdded, { name: 'Laptop' }))).toBeVisible()
    await expect(list.getByText(ownAccount.passkeyUnused)).toBeVisible()
    await expectAccessible(page, 'a list of passkeys')
  })
  await test.step('the same device is not added twice', async () => {
    await list.getByRole('button', { name: ownAccount.addPasskey }).click()
    await field(dialog, ownAccount.ownPassword).fill(owner.password)
    await dialog.getByRole('button', { name: ownAccount.next }).click()
    await expect(dialog.getByText(ownAccount.passkeyKnown)).toBeVisible()
    await dialog.getByRole('button', { name: t.ui.cancel }).click()
  })
  await test.step('signs in with it, without typing anything', async () => {
    await signOut(page)
    await page.goto('/employee')
    await signIn.click()
    await expect(page.getByText(errors.PASSKEY_FAILED)).toBeVisible()
    await page.goto('/login')
    await device.verify(false)
    await signIn.click()
    await expect(page.getByText(ownAccount.passkeyStopped)).toBeVisible()
    await expectAccessible(page, 'a sign-in page where no passkey was used')
    await device.verify(true)
    await signIn.click()
    await expect(page).toHaveURL(`/space/${owner.username}`)
  })
  await test.step('renames and removes it', async () => {
    await page.goto('/space/profile/security')
    await expect(list.getByText(ownAccount.passkeyUnused)).toHaveCount(0)
    await list.getByRole('button', { name: fill(ownAccount.renameNamed, { name: 'Laptop' }) }).click()
    await field(dialog, ownAccount.passkeyName).fill('Work laptop')
    await dialog.getByRole('button', { name: ownAccount.rename }).click()
    await list.getByRole('button', { name: fill(t.ui.removeNamed, { name: 'Work laptop' }) }).click()
    await dialog.getByRole('button', { name: ownAccount.removePasskey }).click()
    await expect(list.getByText('Work laptop')).toHaveCount(0)
    await signOut(page)
    await page.goto('/login')
    await signIn.click()
    await expect(page.getByText(errors.PASSKEY_FAILED)).toBeVisible()
  })
})

test('an employee signs in with a passkey, until HR removes that of the lost device', async ({ open }) => {
  const { employee } = await newTeam()
  const page = await open({ as: employee, at })
  await addDevice(page)
  await page.goto('/app/profile/security')
  const dialog = page.getByRole('dialog')
  const list = page.getByRole('region', { name: ownAccount.passkeys })
  await list.getByRole('button', { name: ownAccount.addPasskey }).click()
  await field(dialog, ownAccount.ownPassword).fill(employee.password)
  await dialog.getByRole('button', { name: ownAccount.next }).click()
  await expect(list.getByText(ownAccount.passkeyUnused)).toBeVisible()
  await signOut(page)
  await page.goto('/employee')
  await page.getByRole('button', { name: t.session.passkey }).click()
  await expect(page).toHaveURL('/app/dashboard')
  const hr = await demo('hr')
  const office = await open({ as: hr })
  const removing = office.getByRole('dialog')
  await office.goto(paths.employeeView(employee.profile.employee?.id ?? 0))
  await office.getByRole('button', { name: /^Actions for/ }).click()
  await office.getByRole('menuitem', { name: t.employeeRecord.action.passkeys }).click()
  await expectAccessible(office, 'the passkeys of an employee')
  const remove = removing.getByRole('button', { name: /^Remove/ })
  await remove.click()
  await removing.getByRole('button', { name: t.ui.cancel }).click()
  await expect(removing).toHaveAccessibleName(/^Passkeys/)
  await remove.click()
  await field(removing, t.employee.ownPassword).fill(hr.password)
  await expectAccessible(office, 'the form that removes a passkey of an employee')
  await removing.getByRole('button', { name: ownAccount.removePasskey }).click()
  await expect(removing).toHaveCount(0)
  // The device is signed out, and its passkey no longer signs in.
  await page.reload()
  await expect(page).toHaveURL('/')
  await page.goto('/employee')
  await page.getByRole('button', { name: t.session.passkey }).click()
  await expect(page.getByText(errors.PASSKEY_FAILED)).toBeVisible()
})

test('at an address that is a number, the page says where passkeys work', async ({ open }) => {
  const page = await open({ as: await newSpace() })
  await page.goto('/space/profile/security')
  await expect(page.getByText(fill(ownAccount.passkeyAddress, { address: at }))).toBeVisible()
  await expect(page.getByRole('button', { name: ownAccount.addPasskey })).toHaveCount(0)
  await signOut(page)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: t.session.signIn })).toBeVisible()
  await expect(page.getByRole('button', { name: t.session.passkey })).toHaveCount(0)
})
