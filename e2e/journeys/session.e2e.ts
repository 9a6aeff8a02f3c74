// Signing in and out, the guards, passwords and registration (spec 2, 4, 5, 6, 8).
import { employeeLogin } from '@hr/contract/session.ts'
import { serverText } from '@hr/contract/messages/server-text.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { demoPassword, mark, newTeam } from '../people.ts'
import { field } from '../pages/field.ts'
import { openProfileMenu, toast } from '../pages/shell.ts'
import { signInAs, signInForm } from '../pages/sign-in.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const t = textsOf('en')
const label = (key: string) => fieldLabel('en', key)

test('the sign-in says what is missing or wrong, and without a network stays', async ({ open }) => {
  const page = await open()
  await page.goto('/employee')
  const form = signInForm(page, 'employee')
  await expect(field(form, t.session.usernameOrEmail)).toBeFocused()
  const send = form.getByRole('button', { name: t.session.signIn })
  await send.click()
  await expect(form.getByText(serverText('en', 'required', { label: label('username') }))).toBeVisible()
  await expect(form.getByText(serverText('en', 'required', { label: label('password') }))).toBeVisible()
  await expect(field(form, t.session.usernameOrEmail)).toBeFocused()
  await signInAs(page, { username: `nobody-${mark()}`, password: 'Wrong1234' })
  await expect(form.getByRole('alert')).toHaveText(serverText('en', 'SIGN_IN_FAILED'))
  await expect(send).toBeEnabled()
  await expect(page).toHaveURL('/employee')
  await page.context().setOffline(true)
  await signInAs(page, { username: 'employee', password: demoPassword })
  await expect(form.getByRole('alert')).toHaveText(t.ui.offline)
  await page.context().setOffline(false)
  await send.click()
  await expect(page).toHaveURL('/app/dashboard')
})

/** An empty start: the page where the person before ended. */
const landings = [
  { username: 'employee', door: 'employee', start: '/employee', end: '/app/dashboard' },
  { username: 'hr', door: 'employee', start: '', end: '/app/dashboard' },
  { username: 'owner', door: 'owner', start: '/login', end: '/space/owner' },
  { username: 'operator', door: 'owner', start: '/login', end: '/ams/dashboard' },
] as const

test(
  'everybody lands in their area; without a session every area leads to the sign-in',
  { tag: '@long' },
  async ({ open }) => {
    const page = await open()
    for (const { username, door, start, end } of landings) {
      await test.step(`${username} signs in at ${start || '/'} and lands on ${end}`, async () => {
        if (start !== '') await page.goto(start)
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
    await test.step('a session of another area is removed', async () => {
      await signInAs(page, { username: 'employee', password: demoPassword })
      await expect(page).toHaveURL('/app/dashboard')
      await page.goto('/ams/dashboard')
      await expect(page).toHaveURL('/')
      await expect(signInForm(page, 'employee')).toBeVisible()
      expect(await page.context().cookies()).toEqual([])
    })
  },
)

test(
  'a user changes the password in a dialog 500 px wide that validates before it sends',
  { tag: '@long' },
  async ({ open }) => {
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
    await expect(dialog.getByRole('button', { name: t.ui.showPassword })).toHaveCount(3)
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
    await ask(employeeLogin, { username: employee.username, password: 'Another789' })
  },
)

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

  await page.context().clearCookies()
  await page.goto(link)
  await expect(page).toHaveURL('/forgot/used')
  await expect(page.getByRole('alert')).toContainText(t.session.linkClosed.used)
})

test(
  'a company registers by e-mail and link, signs in and gets its own space',
  { tag: '@long' },
  async ({ open }) => {
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
    await page.getByRole('link', { name: /^Open / }).click()
    await expect(page).toHaveURL('/app/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
