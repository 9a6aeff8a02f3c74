// What a failed call, an error in the store and a failed page part do (spec 8), with the browser's clock in hand.
import type { Page } from '@playwright/test'
import { serverText } from '@hr/contract/messages/server-text.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { lead } from '../lead.ts'
import { demo, demoAgain, demoPassword } from '../people.ts'
import { field } from '../pages/field.ts'
import { signInAs, signInForm } from '../pages/sign-in.ts'
import { toast } from '../pages/shell.ts'
import { baseUrl } from '../server.ts'
import { stopClock } from '../stop-clock.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const t = textsOf('en')
const message = 'The message'
const second = 'The second entry'

/** Answers calls to an address with a failure. */
const failing = (page: Page, address: string, status: number, text = message) =>
  page.route(address, async route => {
    const body = { success: false, message: text, errors: ['SOME_CODE', second] }
    await route.fulfill({ status, json: body })
  })

/** The exit of a toast takes no time with reduced motion, but a turn of the clock. */
const turn = 300

const layouts = [
  { as: 'hr', path: '/app/administration/holiday', call: '**/api/holidays?*', lasts: 5000 },
  { as: 'operator', path: '/ams/business', call: '**/api/ams/business?*', lasts: 4000 },
] as const

for (const { as, path, call, lasts } of layouts) {
  test(`${path}: a failed call shows its text after 700 ms for ${lasts} ms`, async ({ open }) => {
    const page = await open({ as: await demo(as), isKept: false })
    await page.clock.install()
    await failing(page, call, 409)
    await page.goto(path)
    const again = page.getByRole('alert').getByRole('button', { name: t.ui.retry })
    await expect(again).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(toast(page, second)).toHaveCount(0)
    await stopClock(page)
    const answered = page.waitForResponse(call)
    await again.click()
    await answered
    await page.evaluate(() => undefined)
    await page.clock.runFor(690)
    await expect(toast(page, second)).toHaveCount(0)
    await page.clock.runFor(10)
    await expect(toast(page, second)).toBeVisible()
    await page.clock.runFor(lasts - 10)
    await expect(toast(page, second)).toBeVisible()
    await page.clock.runFor(10 + turn)
    await expect(toast(page, second)).toHaveCount(0)
  })
}

test('400 and 404 show the message, other codes the second entry of the errors', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.goto('/app/dashboard')
  for (const [status, text] of [
    [400, message],
    [404, message],
    [403, second],
    [422, second],
  ] as const) {
    await failing(page, '**/api/holidays?*', status)
    await lead(page, `/app/administration/holiday?year=${2000 + status}`)
    await expect(toast(page, text)).toBeVisible()
    await page.unrouteAll()
    await lead(page, '/app/dashboard')
    await toast(page, text).getByRole('button').click()
    await expect(toast(page, text)).toHaveCount(0)
  }
})

test('the message "Unauthorized" ends the session in the app, whatever the status', async ({ open }) => {
  const page = await open({ as: await demoAgain('hr') })
  await page.goto('/app/dashboard')
  await failing(page, '**/api/holidays?*', 403, 'Unauthorized')
  await lead(page, '/app/administration/holiday')
  await expect(page).toHaveURL('/')
  expect(await page.context().cookies()).toEqual([])
})

test('failed calls of currencies, notifications and the approver search are only logged', async ({
  open,
}) => {
  const page = await open({ as: await demo('hr') })
  const failed: string[] = []
  page.on('response', answer => {
    if (answer.status() === 422) failed.push(new URL(answer.url()).pathname)
  })
  for (const call of ['**/api/currency?*', '**/api/notifications?*', '**/api/employees?*q=all*'])
    await failing(page, call, 422)
  await page.goto('/app/employees/list/create')
  await expect.poll(() => failed).toContain('/api/currency')
  await expect.poll(() => failed).toContain('/api/notifications')
  await field(page, fieldLabel('en', 'lineManagerId')).fill('kham')
  await expect.poll(() => failed).toContain('/api/employees')
  await page.clock.install()
  await page.clock.runFor(2000)
  await expect(toast(page, second)).toHaveCount(0)
})

test('a failed sign-in only clears the loading flag, after 500 ms, and says why in the form', async ({
  open,
}) => {
  const page = await open({ isKept: false })
  await page.clock.install()
  await page.goto('/employee')
  const form = signInForm(page, 'employee')
  await field(form, t.session.usernameOrEmail).fill('nobody-here')
  await page
    .getByLabel(/password/i)
    .first()
    .fill('Wrong1234')
  const send = form.getByRole('button', { name: t.session.signIn })
  await failing(page, '**/api/auth/employee/login', 401, serverText('en', 'SIGN_IN_FAILED'))
  await stopClock(page)
  const answered = page.waitForResponse('**/api/auth/employee/login')
  await send.click()
  await answered
  await page.evaluate(() => undefined)
  await page.clock.runFor(490)
  await expect(form.getByRole('alert')).toHaveText(second)
  await expect(send).toBeDisabled()
  await page.clock.runFor(10)
  await expect(send).toBeEnabled()
  await page.clock.runFor(1000)
  await expect(page.locator('[data-toast]')).toHaveCount(0)
})

test('an unknown page has the title "404 Not Found"', async ({ open }) => {
  const page = await open({ as: await demo('employee') })
  await page.goto('/app/nowhere')
  await expect(page).toHaveTitle('404 Not Found · Sabai HR')
})

// Not browsers of `open`: these pages are meant to log errors.

test('a failed page part reloads once by itself, then says so in plain words and reloads on demand', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: baseUrl })
  await page.goto('/employee')
  await signInAs(page, { username: 'employee', password: demoPassword })
  await expect(page).toHaveURL('/app/dashboard')
  const failed = page.getByText(`${t.ui.partFailed} (500)`)
  let loads = 0
  page.on('load', () => loads++)
  await page.route('**/assets/MyAttendancePage-*.js', route => route.fulfill({ status: 404, body: '' }))
  await page.evaluate(() => history.pushState({}, '', '/app/attendances/lists/my-attendance'))
  await expect(failed).toBeVisible()
  expect(loads).toBe(1)
  await expect(page).toHaveTitle(`${t.ui.error} · Sabai HR`)
  await page.getByRole('button', { name: t.ui.retry }).click()
  await expect.poll(() => loads).toBe(2)
  await expect(failed).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: t.ui.retry }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.menu.myAttendance })).toBeVisible()
  expect(loads).toBe(3)
  await page.context().close()
})

test('a failure while drawing the error page still offers the way home', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: baseUrl })
  await page.goto('/test')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() =>
    Object.defineProperty(document, 'cookie', {
      get: () => {
        throw new Error('Cookies are blocked')
      },
    }),
  )
  await page.evaluate(() => history.pushState({}, '', '/nowhere'))
  await expect(page.getByRole('alert')).toContainText(t.ui.errorPage)
  await expect(page.getByRole('link', { name: t.ui.home })).toHaveAttribute('href', '/')
  await page.context().close()
})
