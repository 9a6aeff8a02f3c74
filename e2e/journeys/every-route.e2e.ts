// Every route of part 2 of the specification: the right person finds its page, everybody else is redirected (spec 2, 4, 6).
import { serverText } from '@hr/contract/messages/server-text.ts'
import type { Page } from '@playwright/test'
import { builtPages } from '../built-pages.ts'
import { exampleRows } from '../example-rows.ts'
import { expectOpened } from '../opened.ts'
import { demo } from '../people.ts'
import { toast } from '../pages/shell.ts'
import { appArea, consoleArea, filled, spaceArea, topLevel } from '../spec-routes.ts'
import type { SpecRoute } from '../spec-routes.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const t = textsOf('en')

/** As a link does: the application stays loaded. */
const push = (page: Page, path: string) => page.evaluate(to => history.pushState({}, '', to), path)

/** The heading of the page at the address. The one before is gone then. */
async function headingAt(page: Page, path: string): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 })
  if (new URL(page.url()).pathname === path) return await heading.innerText()
  await heading.first().evaluate(each => each.setAttribute('data-left', ''))
  await push(page, path)
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
  await expect(heading).not.toHaveText('')
  return await heading.innerText()
}

async function opens(page: Page, { path, leadsTo }: SpecRoute): Promise<void> {
  if (leadsTo !== undefined) {
    await page.goto(path)
    await expect(page).toHaveURL(leadsTo)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    return
  }
  await headingAt(page, path)
  await expectOpened(page, path, 'en')
}

const rights = [
  { area: 'ams', routes: consoleArea, as: 'operator', start: '/ams/business' },
  { area: 'space', routes: spaceArea, as: 'owner', start: '/space/owner/create' },
  { area: 'app', routes: appArea, as: 'admin', start: '/app/nowhere' },
] as const

for (const { area, routes, as, start } of rights) {
  test(`${as} opens every route of ${area} that the journey of accessible pages does not open`, async ({
    open,
  }) => {
    const page = await open({ as: await demo(as) })
    const examples = await exampleRows()
    const opened = new Set(await builtPages(area, examples))
    await page.goto(start)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const route of filled(routes, examples).filter(({ path }) => !opened.has(path)))
      await test.step(route.path, () => opens(page, route))
  })
}

test('a visitor opens every route in front of the areas; somebody who is signed in finds their area there', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/nowhere')
  for (const route of topLevel) await test.step(route.path, () => opens(page, route))
  const signedIn = await open({ as: await demo('employee') })
  for (const path of ['/', '/login', '/employee']) {
    await signedIn.goto(path)
    await expect(signedIn).toHaveURL('/app/dashboard')
  }
})

test('an employee without permissions is refused every page that needs one', async ({ open }) => {
  const page = await open({ as: await demo('employee') })
  const routes = filled(appArea, await exampleRows()).filter(({ isClosed }) => isClosed)
  expect(routes.length).toBeGreaterThan(40)
  await page.goto('/app/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const { path } of routes)
    await test.step(path, async () => expect(await headingAt(page, path)).toBe(t.ui.forbidden))
})

test('nobody has this id: the page says so, and never shows the reader instead', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  for (const id of ['abc', '0', '999999'])
    for (const path of [`/app/employees/list/view/${id}`, `/app/viewInfo/${id}`]) {
      await page.goto(path)
      await expect(page.getByRole('alert').filter({ hasText: serverText('en', 'NOT_FOUND') })).toBeVisible()
    }
})

test('a filter that is none is left out, and the others stay', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.goto('/app/employees/list?search=Noulak&status=none')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('Noulak')
  await page.goto(`/app/employees/list?search=${'x'.repeat(101)}`)
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('alert').filter({ hasText: t.ui.failed })).toHaveCount(0)
})

/** A session of another area. Its token is never sent: the guard refuses before any call. */
const strangers = [
  { routes: consoleArea, type: 'app' },
  { routes: spaceArea, type: 'ams' },
  { routes: appArea, type: 'space' },
] as const

test('nobody enters an area without its session: a visitor gets a message, another session ends', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/')
  const rows = await exampleRows()
  const notConnected = toast(page, serverText('en', 'NOT_CONNECTED'))
  for (const { routes, type } of strangers) {
    for (const { path } of filled(routes, rows)) {
      await test.step(`${path} as a visitor and with a session of type ${type}`, async () => {
        await push(page, path)
        await expect(page).toHaveURL('/')
        await expect(notConnected).toBeVisible()
        await page.evaluate(
          session => {
            document.cookie = `session=${encodeURIComponent(JSON.stringify(session))}; path=/`
          },
          { type, token: 'of-another-area' },
        )
        await push(page, path)
        await expect(page).toHaveURL('/')
        expect(await page.context().cookies()).toEqual([])
      })
    }
  }
})
