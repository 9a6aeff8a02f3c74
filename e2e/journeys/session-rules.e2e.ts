// What a sign-in and a registration wait for and keep, and what shows that a page loads (spec 4, 9).
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { demo, demoPassword } from '../people.ts'
import { field } from '../pages/field.ts'
import { signInAs } from '../pages/sign-in.ts'
import { stopClock } from '../stop-clock.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const t = textsOf('en')
const label = (key: string) => fieldLabel('en', key)

test('a sign-in stores the session after 400 ms: cookie, profile and permissions', async ({ open }) => {
  const page = await open({ isKept: false })
  await page.clock.install()
  await page.goto('/employee')
  await stopClock(page)
  const answered = page.waitForResponse('**/api/auth/employee/login')
  await signInAs(page, { username: 'employee', password: demoPassword })
  const { data } = await (await answered).json()
  await page.evaluate(() => undefined)
  await page.clock.runFor(390)
  expect(await page.context().cookies()).toEqual([])
  await page.clock.runFor(10)
  await page.clock.resume()
  await expect(page).toHaveURL('/app/dashboard')
  const [cookie, ...others] = await page.context().cookies()
  expect(others).toEqual([])
  expect(cookie).toMatchObject({ name: 'session', expires: -1, sameSite: 'Strict' })
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({ type: 'app', token: data.token })
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  expect(JSON.parse(kept['profile'] ?? '')).toMatchObject({
    isAdmin: false,
    username: 'employee',
    employee: { id: expect.any(Number) },
    firstName: expect.any(String),
    lastName: expect.any(String),
    gender: expect.any(String),
  })
  expect(JSON.parse(kept['permissions'] ?? '')).toContainEqual(
    expect.objectContaining({ groupName: 'DASHBOARD', name: 'view' }),
  )
  expect(Object.keys(kept).filter(key => kept[key]?.includes(demoPassword))).toEqual([])
})

test('a registration leads to the sign-in after 800 ms', async ({ open }) => {
  const page = await open({ isKept: false })
  await page.clock.install()
  await page.route('**/api/users/register', route =>
    route.fulfill({ json: { success: true, message: 'Registered', data: { username: 'new' } } }),
  )
  await page.route('**/api/auth/link', route =>
    route.fulfill({ json: { success: true, message: 'Success', data: { state: 'open' } } }),
  )
  await page.goto('/register?token=some')
  const form = page.getByRole('form', { name: t.session.registerTitle })
  await field(form, label('firstName')).fill('Alounny')
  await field(form, label('lastName')).fill('Vongsa')
  await field(form, label('password')).fill('Register12')
  await field(form, label('confirmPassword')).fill('Register12')
  await stopClock(page)
  const answered = page.waitForResponse('**/api/users/register')
  await form.getByRole('button', { name: t.session.registerTitle }).click()
  await answered
  await page.evaluate(() => undefined)
  await page.clock.runFor(790)
  await expect(page).toHaveURL('/register')
  await page.clock.runFor(10)
  await page.clock.resume()
  await expect(page).toHaveURL('/login/registered')
})

test('while a page loads: the bar of 5 s from 200 ms, the overlay from 300 ms, words from 1 s', async ({
  open,
}) => {
  const page = await open({ as: await demo('hr') })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/HolidaysPage-*.js', async route => {
    await held.promise
    await route.continue()
  })
  await page.evaluate(() => history.pushState({}, '', '/app/administration/holiday'))
  const timing = (selector: string) =>
    page.locator(selector).evaluate(element => {
      const { animationDelay, animationDuration } = getComputedStyle(element)
      return [animationDelay, animationDuration]
    })
  expect(await timing('[data-progress]')).toEqual(['0.2s', '5s'])
  expect(await timing('[data-veil]')).toEqual(['0.3s', '0.2s'])
  expect(await timing('[data-veil] [role=status]')).toEqual(['1s', '0.001s'])
  held.resolve()
  await expect(page.getByRole('heading', { level: 1, name: t.menu.holiday })).toBeVisible()
  await expect(page.locator('[data-progress], [data-veil]')).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})
