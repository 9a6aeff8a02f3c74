// The frame around the pages: language, menu, drawer, back to top, unknown pages (spec 2, 9).
import { listNotifications } from '@hr/contract/notification.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Locator } from '@playwright/test'
import { closed, lead } from '../lead.ts'
import { demo } from '../people.ts'
import { employeeForm } from '../pages/employee-form.ts'
import { bell, mainMenu, openProfileMenu, toast } from '../pages/shell.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const en = textsOf('en')
const lo = textsOf('lo')

test('an employee: version, menu, language, unknown and forbidden pages', async ({ open }) => {
  const page = await open({ as: await demo('employee') })
  await page.goto('/app/dashboard')
  const menu = mainMenu(page)
  const html = page.locator('html')
  await test.step('the version is in the header', async () => {
    await expect(page.getByRole('banner').getByText('v1.2.0', { exact: true })).toBeVisible()
  })
  await test.step('menu entries depend on the permissions', async () => {
    await expect(menu.getByRole('link', { name: en.menu.dashboard })).toBeVisible()
    await expect(menu.getByText(en.menu.administration)).toHaveCount(0)
    await expect(menu.getByText(en.menu.employeesManagement)).toHaveCount(0)
  })
  await test.step('a page without permission says so and calls nothing', async () => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto('/app/administration/leave-types')
    await expect(page.getByRole('heading', { name: en.ui.forbidden })).toBeVisible()
    expect(asked).not.toContain('/api/leave-types')
  })
  await test.step('an unknown page leads home', async () => {
    await page.goto('/app/nowhere')
    await expect(page.getByRole('heading', { name: en.ui.notFound })).toBeVisible()
    await page.getByRole('link', { name: en.ui.home }).click()
    await expect(page).toHaveURL('/app/dashboard')
  })
  await test.step('the menu shrinks to icons, the language switches at once, and a reload keeps both', async () => {
    const width = async () => (await menu.boundingBox())?.width ?? 0
    const wide = await width()
    await page.getByRole('button', { name: en.shell.collapse }).click()
    await expect(page.getByRole('button', { name: en.shell.expand })).toBeVisible()
    await expect.poll(width).toBeLessThan(wide / 2)
    expect(await page.evaluate(() => localStorage.getItem('mini_variant'))).toBe('true')
    await page.reload()
    await expect.poll(width).toBeLessThan(wide / 2)
    await page.getByRole('button', { name: en.shell.expand }).click()

    await expect(html).toHaveAttribute('lang', 'en')
    await page.getByRole('banner').getByRole('radiogroup', { name: en.ui.language }).getByText('ລາວ').click()
    const calendar = mainMenu(page, 'lo').getByRole('link', { name: lo.menu.leavesCalendar })
    await expect(calendar).toBeVisible()
    await expect(html).toHaveAttribute('lang', 'lo')
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('lo')
    await page.reload()
    await expect(calendar).toBeVisible()
    await expect(html).toHaveAttribute('lang', 'lo')
  })
})

test('with high contrast the chosen entry, tab and switch differ from the others', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(paths.leavesCalendar)
  const fillOf = (part: Locator) => part.evaluate(each => getComputedStyle(each).backgroundColor)
  const entry = (title: string) => mainMenu(page).getByRole('link', { name: title })
  expect(await fillOf(entry(en.menu.leavesCalendar))).not.toBe(await fillOf(entry(en.menu.dashboard)))
  const view = (title: string) => page.getByRole('main').locator('label', { hasText: title }).first()
  expect(await fillOf(view(en.leaveCalendar.viewMonth))).not.toBe(
    await fillOf(view(en.leaveCalendar.viewPeople)),
  )
  const crumb = page.getByRole('main').getByRole('navigation').getByRole('link').first()
  await page.goto(paths.orgChart)
  await expect(crumb).toHaveAttribute('href', paths.organization)
  await expect(crumb).not.toHaveAttribute('aria-current')
  const thumb = page.getByRole('main').locator('.mantine-Switch-thumb')
  expect(await fillOf(thumb)).not.toBe(await fillOf(page.getByRole('main')))
})

test('HR in Los Angeles: submenus, notifications in the time zone of the company, the back-to-top button', async ({
  open,
}) => {
  const hr = await demo('hr')
  const [newest] = (await ask(listNotifications, { q: 'ALL', limit: 1 }, { token: hr.token })).rows
  const inVientiane = new Date(Date.parse(newest?.createdAt ?? '') + 7 * 3_600_000).toISOString()
  const page = await open({ as: hr, timeZone: 'America/Los_Angeles' })
  await page.goto('/app/employees/list')
  await test.step('the back-to-top button appears after 300 px', async () => {
    await expect(page.getByRole('table', { name: en.menu.employees })).toBeVisible()
    const button = page.getByRole('button', { name: en.ui.backToTop })
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    await expect(button).toHaveCount(0)
    await page.mouse.wheel(0, 60)
    await button.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(button).toHaveCount(0)
  })
  await test.step('submenus are sorted by title', async () => {
    const menu = mainMenu(page)
    await menu.getByRole('button', { name: en.menu.leaveManagement }).click()
    const titles = [en.menu.leaveRequests, en.menu.myLeave, en.menu.teamLeaveRequests]
    await expect(menu.getByRole('link', { name: new RegExp(`^(${titles.join('|')})$`) })).toHaveText(titles)
  })
  await test.step('the bell opens a drawer 400 px wide at the right', async () => {
    await bell(page).click()
    const drawer = page.getByRole('dialog', { name: en.notification.title })
    await expect
      .poll(async () => {
        const box = await drawer.boundingBox()
        return box && { width: box.width, right: box.x + box.width }
      })
      .toEqual({ width: 400, right: 1440 })
    const time = inVientiane.slice(11, 16)
    await expect(drawer).toContainText(time)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(bell(page)).toBeFocused()
  })
})

test('on a phone the language is in the profile menu, and the back-to-top button covers no button of a form', async ({
  open,
}) => {
  const page = await open({ as: await demo('hr'), size: 'phone' })
  await page.goto('/app/dashboard')
  await expect(page.getByRole('banner').getByText('ລາວ')).toBeHidden()
  const menu = await openProfileMenu(page)
  await menu.getByText('ລາວ').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'lo')
  await closed(page)

  await lead(page, '/app/employees/list/create')
  const send = employeeForm(page, 'lo').locator('[type=submit]')
  await expect(send).toBeVisible()
  const back = page.getByRole('button', { name: lo.ui.backToTop })
  await page.evaluate(() => scrollTo(0, 400))
  await expect(back).toBeVisible()
  const [above, below] = [await back.boundingBox(), await send.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  // The buttons of the form have the whole line, as those of every form on a phone.
  const cancel = await employeeForm(page, 'lo').getByRole('button', { name: lo.ui.cancel }).boundingBox()
  expect([cancel?.x, (below?.x ?? 0) + (below?.width ?? 0)]).toEqual([16, 390 - 16])
  // The page grows while the last parts of the form load, so the end is looked for again.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(back).toBeHidden({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
})

test('on a phone Escape and going back close the menu', async ({ open }) => {
  const page = await open({ as: await demo('employee'), size: 'phone' })
  await page.goto('/app/dashboard')
  const burger = page.getByRole('banner').locator('button[aria-expanded]').first()
  await burger.click()
  await mainMenu(page).getByRole('link', { name: en.menu.leavesCalendar }).click()
  await expect(page).toHaveURL('/app/leaves-calendar')
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await burger.click()
    await expect(burger).toHaveAttribute('aria-expanded', 'true')
    await close()
    await expect(burger).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL('/app/leaves-calendar')
  }
  await page.goBack()
  await expect(page).toHaveURL('/app/dashboard')
})

test('without a session: unknown pages say so with a picture and a link home; the test page shows the version', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/nowhere/at/all')
  await expect(page.getByRole('heading', { name: en.ui.notFound })).toBeVisible()
  await expect(page.getByRole('img', { name: '404' })).toBeVisible()
  await page.getByRole('link', { name: en.ui.home }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/test')
  await expect(page.getByRole('heading', { name: en.system.testTitle })).toBeVisible()
  await expect(page.getByText('v1.2.0', { exact: true })).toBeVisible()
  await expect(toast(page, /./)).toHaveCount(0)
})
