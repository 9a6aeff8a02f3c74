// Signing in and out, the guards, passwords and registration (spec 2, 4, 5, 6, 8).
import { getProfile } from '@hr/contract/session.ts'
import { serverText } from '@hr/contract/messages/server-text.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { demo, demoAgain, demoPassword, mark, newTeam } from '../people.ts'
import { field } from '../pages/field.ts'
import { mainMenu, openProfileMenu, toast } from '../pages/shell.ts'
import { signInAs, signInForm } from '../pages/sign-in.ts'
import { answerOf, baseUrl } from '../server.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const t = textsOf('en')
const label = (key: string) => fieldLabel('en', key)

test("a wrong password shows an error in the form, in the user's language", async ({ open }) => {
  for (const language of ['en', 'lo'] as const) {
    const page = await open({ language })
    await page.goto('/employee')
    await signInAs(page, { username: `nobody-${mark()}`, password: 'Wrong1234' }, { language })
    const form = signInForm(page, 'employee', language)
    await expect(form.getByRole('alert')).toHaveText(serverText(language, 'SIGN_IN_FAILED'))
    await expect(form.getByRole('button', { name: textsOf(language).session.signIn })).toBeEnabled()
    await expect(page).toHaveURL('/employee')
  }
})

test('an empty form focuses the first missing field; without a network the sign-in says so and stays', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/employee')
  const form = signInForm(page, 'employee')
  await form.getByRole('button', { name: t.session.signIn }).click()
  await expect(form.getByText(serverText('en', 'required', { label: label('username') }))).toBeVisible()
  await expect(form.getByText(serverText('en', 'required', { label: label('password') }))).toBeVisible()
  await expect(field(form, t.session.usernameOrEmail)).toBeFocused()
  await page.context().setOffline(true)
  await signInAs(page, { username: 'employee', password: demoPassword })
  await expect(form.getByRole('alert')).toHaveText(t.ui.offline)
  await page.context().setOffline(false)
  await form.getByRole('button', { name: t.session.signIn }).click()
  await expect(page).toHaveURL('/app/dashboard')
})

const landings = [
  { username: 'employee', door: 'employee', start: '/employee', end: '/app/dashboard' },
  { username: 'hr', door: 'employee', start: '/', end: '/app/dashboard' },
  { username: 'owner', door: 'owner', start: '/login', end: '/space/owner' },
  { username: 'operator', door: 'owner', start: '/login', end: '/ams/dashboard' },
] as const

test('everybody lands in their area; without a session every area leads to the sign-in', async ({ open }) => {
  const page = await open()
  for (const { username, door, start, end } of landings) {
    await test.step(`${username} signs in at ${start} and lands on ${end}`, async () => {
      await page.goto(start)
      await signInAs(page, { username, password: demoPassword }, { door })
      await expect(page).toHaveURL(end)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto('/')
      await expect(page).toHaveURL(username === 'owner' ? '/space' : end)
      await page.context().clearCookies()
      await page.goto(end)
      await expect(page).toHaveURL('/')
      await expect(toast(page, serverText('en', 'NOT_CONNECTED'))).toBeVisible()
    })
  }
})

test('a session of another area is removed and leads to the sign-in', async ({ open }) => {
  const page = await open({ as: await demo('employee') })
  await page.goto('/ams/dashboard')
  await expect(page).toHaveURL('/')
  await expect(signInForm(page, 'employee')).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
})

test('a session ended by the server leads to the sign-in, at the next call at the latest', async ({
  open,
}) => {
  const someone = await demoAgain('employee')
  const page = await open({ as: someone })
  await page.goto('/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await fetch(`${baseUrl}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${someone.token}` },
  })
  // The live connection may tell the page before anything is pressed.
  const link = mainMenu(page).getByRole('link', { name: t.menu.leavesCalendar })
  await link.click({ timeout: 3000 }).catch(() => undefined)
  await expect(page).toHaveURL('/')
  expect(await page.context().cookies()).toEqual([])
})

test('signing out ends the session on the server too', async ({ open }) => {
  const someone = await demoAgain('employee')
  const page = await open({ as: someone })
  await page.goto('/app/dashboard')
  const menu = await openProfileMenu(page)
  await menu.getByRole('menuitem', { name: t.session.signOut }).click()
  await expect(page).toHaveURL('/')
  expect(await page.context().cookies()).toEqual([])
  expect((await answerOf(getProfile, {}, { token: someone.token })).status).toBe(401)
})

test('a user changes the password in a dialog 500 px wide that validates before it sends', async ({
  open,
}) => {
  const { employee } = await newTeam()
  const page = await open({ as: employee })
  await page.goto('/app/profile')
  const menu = await openProfileMenu(page)
  await menu.getByRole('menuitem', { name: t.session.changePassword }).click()
  const dialog = page.getByRole('dialog', { name: t.session.changeTitle })
  await expect(dialog).toBeVisible()
  expect((await dialog.boundingBox())?.width).toBe(500)
  const sent: string[] = []
  page.on('request', request => sent.push(new URL(request.url()).pathname))
  const send = dialog.getByRole('button', { name: t.session.changePassword })
  await send.click()
  await expect(dialog.getByText(serverText('en', 'oldPasswordRequired'))).toBeVisible()
  await field(dialog, label('oldPassword')).fill(employee.password)
  await field(dialog, label('newPassword')).fill('abc')
  await send.click()
  await expect(dialog.getByText(serverText('en', 'newPasswordTooShort'))).toBeVisible()
  await field(dialog, label('newPassword')).fill('Another789')
  await field(dialog, label('confirmPassword')).fill('Another780')
  await send.click()
  await expect(dialog.getByText(serverText('en', 'confirmationDiffers'))).toBeVisible()
  expect(sent.filter(path => path.startsWith('/api/users'))).toEqual([])
  await field(dialog, label('confirmPassword')).fill('Another789')
  await send.click()
  await expect(toast(page, serverText('en', 'passwordChanged'))).toBeVisible()
  await expect(dialog).toBeHidden()
  const again = await open()
  await again.goto('/employee')
  await signInAs(again, { username: employee.username, password: 'Another789' })
  await expect(again).toHaveURL('/app/dashboard')
})

/** A person of the demo company whom no other journey uses. */
const forgetful = 'mekala.insixiengmay@sabai-trading.example'

test('a user resets a forgotten password through the link, which works once', async ({ open }) => {
  const { employee } = await newTeam()
  const page = await open()
  await page.goto('/employee')
  await page.getByRole('link', { name: t.session.forgot }).click()
  const form = page.getByRole('form', { name: t.session.forgotTitle })
  await field(form, label('email')).fill('not an address')
  await form.getByRole('button', { name: t.session.sendLink }).click()
  await expect(form.getByText(serverText('en', 'email'))).toBeVisible()
  // Only a demo shows reset links, and only for accounts that still have the demo password.
  await field(form, label('email')).fill(employee.profile.email)
  await form.getByRole('button', { name: t.session.sendLink }).click()
  await expect(form.getByRole('alert')).toHaveText(serverText('en', 'MAIL_NOT_SET_UP'))
  await field(form, label('email')).fill(forgetful)
  await form.getByRole('button', { name: t.session.sendLink }).click()
  await expect(page.getByText(t.session.demoLinkTitle)).toBeVisible()
  const shown = page.getByRole('link', { name: t.session.demoLinkOpen })
  const link = (await shown.getAttribute('href')) ?? ''
  await shown.click()
  await expect(page).toHaveURL('/forgot/resetPassword')
  const reset = page.getByRole('form', { name: t.session.resetTitle })
  await field(reset, label('password')).fill('Forgotten12')
  await field(reset, label('confirmPassword')).fill('Forgotten12')
  await reset.getByRole('button', { name: t.session.setPassword }).click()
  await expect(page).toHaveURL('/')
  await signInAs(page, { username: forgetful, password: 'Forgotten12' })
  await expect(page).toHaveURL('/app/dashboard')

  const second = await open()
  await second.goto(link)
  const used = second.getByRole('form', { name: t.session.resetTitle })
  await field(used, label('password')).fill('Forgotten34')
  await field(used, label('confirmPassword')).fill('Forgotten34')
  await used.getByRole('button', { name: t.session.setPassword }).click()
  await expect(used.getByRole('alert')).toHaveText(serverText('en', 'TOKEN_INVALID'))
})

test('a company registers by e-mail and link, signs in and gets its own space', async ({ open }) => {
  const address = `owner.${mark()}@journey.example`
  const page = await open()
  await page.goto('/login')
  await page.getByRole('link', { name: t.session.register }).click()
  const form = page.getByRole('form', { name: t.session.verifyTitle })
  await field(form, label('email')).fill(address)
  await form.getByRole('button', { name: t.session.sendLink }).click()
  await expect(page.getByText(t.session.demoLinkTitle)).toBeVisible()
  await page.getByRole('link', { name: t.session.demoLinkOpen }).click()
  await expect(page).toHaveURL('/register')
  const register = page.getByRole('form', { name: t.session.registerTitle })
  await field(register, label('firstName')).fill('Al')
  await field(register, label('lastName')).fill('Vongsa')
  await field(register, label('password')).fill('Register12')
  await field(register, label('confirmPassword')).fill('Register12')
  await register.getByRole('button', { name: t.session.registerTitle }).click()
  await expect(register.getByText(serverText('en', 'minLength', { min: 3 }))).toBeVisible()
  await field(register, label('firstName')).fill('Alounny')
  await register.getByRole('button', { name: t.session.registerTitle }).click()
  await expect(page).toHaveURL('/login/registered')
  await expect(page.getByText(t.session.registered)).toBeVisible()

  await signInAs(page, { username: address, password: 'Register12' }, { door: 'owner' })
  await expect(page).toHaveURL(/\/space\/.+/)
  await page.getByRole('button', { name: /^Open / }).click()
  await expect(page).toHaveURL('/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
