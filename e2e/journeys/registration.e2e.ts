// From the registration by mail to the first company, on a server with a mail server of its own (P1).
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { mailLinks } from '../mail-links.ts'
import { ownPassword } from '../people.ts'
import { field } from '../pages/field.ts'
import { signInAs, signInForm, signOut } from '../pages/sign-in.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const t = textsOf('en')
const label = (key: string) => fieldLabel('en', key)

test('a company registers by mail and opens its first company; each link says what became of it', async ({
  open,
  startServer,
}) => {
  const address = 'khamla@registration.example'
  const mail = await mailLinks()
  const { url: at } = await startServer({ SEED: 'empty', SMTP_URL: mail.url })
  try {
    const page = await open({ at })
    const closed = page.getByRole('alert')
    const email = (form: string) => field(page.getByRole('form', { name: form }), label('email'))
    const send = page.getByRole('button', { name: t.session.sendLink })

    await test.step('asks for the link, and for another one', async () => {
      await page.goto('/verify')
      await email(t.session.verifyTitle).fill(address)
      await send.click()
      await expect(page).toHaveURL('/verify/sent')
      await page.getByRole('link', { name: t.session.sendAgain }).click()
      await expect(email(t.session.verifyTitle)).toHaveValue(address)
      await send.click()
      await expect(page).toHaveURL('/verify/sent')
    })
    await test.step('registers with the newer link', async () => {
      await page.goto(await mail.to(address, 2))
      const form = page.getByRole('form', { name: t.session.registerTitle })
      await field(form, label('firstName')).fill('Khamla')
      await field(form, label('lastName')).fill('Sisouk')
      await field(form, label('password')).fill(ownPassword)
      await field(form, label('confirmPassword')).fill(ownPassword)
      await form.getByRole('button', { name: t.session.registerTitle }).click()
      await expect(page).toHaveURL('/login/registered')
      await expect(page.getByText(t.session.registered)).toBeVisible()
    })
    await test.step('both links are used now, and the page offers a new one', async () => {
      for (const number of [1, 2]) {
        await page.goto(await mail.to(address, number))
        await expect(page).toHaveURL('/verify/used')
        await expect(closed).toContainText(t.session.linkClosed.used)
        await expect(email(t.session.verifyTitle)).toBeVisible()
      }
    })
    await test.step('signs in and opens the first company, which lists its first steps', async () => {
      await page.goto('/login')
      await signInAs(page, { username: address, password: ownPassword }, { door: 'owner' })
      await page.getByRole('link', { name: /^Open / }).click()
      await expect(page).toHaveURL('/app/dashboard')
      await expect(page.getByRole('region', { name: t.dashboard.firstSteps })).toBeVisible()
      await page.goto('/app/leaves/approved-leave-requests')
      await expect(page.getByText(t.request.noneHint)).toBeVisible()
      await page.goto('/app/employees/list')
      // In the head of the page, and where the list is empty.
      await expect(page.getByRole('link', { name: t.employee.import })).toHaveCount(2)
      await signOut(page)
    })
    await test.step('resets the forgotten password, once', async () => {
      await page.goto('/forgot')
      await email(t.session.forgotTitle).fill(address)
      await send.click()
      await expect(page).toHaveURL('/forgot/sent')
      const link = await mail.to(address, 3)
      await page.goto(link)
      const form = page.getByRole('form', { name: t.session.resetTitle })
      await field(form, label('password')).fill('Forgotten12')
      await field(form, label('confirmPassword')).fill('Forgotten12')
      await form.getByRole('button', { name: t.session.setPassword }).click()
      await expect(signInForm(page, 'employee')).toBeVisible()
      await page.goto(link)
      await expect(page).toHaveURL('/forgot/used')
      await expect(closed).toContainText(t.session.linkClosed.used)
    })
    await test.step('an expired, an unknown and an incomplete link have their own words', async () => {
      await page.goto('/verify/expired')
      await expect(closed).toContainText(t.session.linkClosed.expired)
      await page.goto('/forgot/expired')
      await expect(closed).toContainText(t.session.linkClosed.expired)
      for (const path of ['/register', '/forgot/resetPassword', '/invitation', '/email/new', '/email/old']) {
        await page.goto(`${path}?token=made-up`)
        await expect(closed).toContainText(t.session.linkClosed.unknown)
      }
      await page.goto('/register')
      await expect(closed).toContainText(t.session.linkMissing)
      await page.getByRole('main').getByRole('link', { name: t.session.signIn }).click()
      await expect(page).toHaveURL('/')
    })
  } finally {
    await mail.stop()
  }
})
