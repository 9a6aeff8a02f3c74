// What is on the screen before the application has arrived (docs/decisions/0111-first-paint.md).
import type { Page } from '@playwright/test'
import { demo } from '../people.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const en = textsOf('en')
const lo = textsOf('lo')

/** The application waits until it is let go. */
async function hold(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-.*\.js$/, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

const root = (page: Page) => page.locator('#root')
/** The drawn parts are hidden from readers of the screen, so no role finds them. */
const drawnTitle = (page: Page) => root(page).locator('[aria-hidden] h1')

test('a page is drawn in the language and the colours of the reader, then becomes the page itself', async ({
  open,
}) => {
  const page = await open({ as: await demo('hr'), language: 'lo', colors: 'dark', isKept: false })
  const letGo = await hold(page)
  await page.goto('/app/employees/list', { waitUntil: 'commit' })
  await expect(drawnTitle(page)).toHaveText(lo.menu.employees)
  await expect(root(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('html')).toHaveAttribute('lang', 'lo')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(page.locator('main')).toHaveCSS('padding-top', '80px')
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: lo.menu.employees })).toBeVisible()
  await expect(drawnTitle(page)).toHaveCount(0)
  await expect(root(page)).not.toHaveAttribute('aria-busy')
})

test('the dashboard greets as soon as the name is known, and asks for it once', async ({ open }) => {
  const page = await open({ as: await demo('hr'), isKept: false })
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const letGo = await hold(page)
  await page.goto('/app/dashboard', { waitUntil: 'commit' })
  const greeting = en.dashboard.hello.replace('{{name}}', 'Phoutsady')
  await expect(drawnTitle(page)).toHaveText(greeting)
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
  expect(asked.filter(path => path === '/api/users/profile')).toHaveLength(1)
})

test('the sign-in page is drawn without a field that would lose what is typed', async ({ open }) => {
  const page = await open({ isKept: false })
  const letGo = await hold(page)
  await page.goto('/employee', { waitUntil: 'commit' })
  await expect(drawnTitle(page)).toHaveText(en.session.employeeSignIn)
  await expect(root(page).locator('input, button, a')).toHaveCount(0)
  const before = await drawnTitle(page).boundingBox()
  expect(before).not.toBeNull()
  letGo()
  await expect(page.getByLabel(en.session.usernameOrEmail)).toBeVisible()
  const after = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1)
})

test('a browser that is too old says so in both languages, and the application does not start', async ({
  open,
}) => {
  const page = await open({ isKept: false })
  await page.addInitScript(() => Reflect.deleteProperty(Map, 'groupBy'))
  await page.goto('/employee', { waitUntil: 'networkidle' })
  await expect(page.getByText('This browser is too old for Sabai HR')).toBeVisible()
  await expect(page.getByText('ໂປຣແກຣມທ່ອງເວັບນີ້ເກົ່າເກີນໄປ')).toBeVisible()
  await expect(root(page).locator('> *')).toHaveCount(2)
})
