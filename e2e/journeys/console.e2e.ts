// The frame and the dashboard of the operator console (spec 2, P3): menu, language, figures, mails and jobs.
import { forgotPassword, login } from '@hr/contract/session.ts'
import { paths } from '@hr/contract/paths.ts'
import { demo, demoPassword } from '../people.ts'
import { mainMenu, openProfileMenu } from '../pages/shell.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const t = textsOf('en')
const lo = textsOf('lo')

test('the menu of the console lists its pages and stays small after a reload', async ({ open }) => {
  const page = await open({ as: await demo('operator') })
  await page.goto(paths.operatorHome)
  const menu = mainMenu(page)
  const { dashboard, users, permissions, roles, business, positions, departments } = t.menu
  await expect(menu.getByRole('link')).toHaveText([
    dashboard,
    users,
    permissions,
    roles,
    business,
    positions,
    departments,
  ])
  const width = async () => (await menu.boundingBox())?.width ?? 0
  const wide = await width()
  await page.getByRole('button', { name: t.shell.collapse }).click()
  await expect.poll(width).toBeLessThan(wide / 2)
  expect(await page.evaluate(() => localStorage.getItem('mini_variant'))).toBe('true')
  await page.reload()
  await expect(page.getByRole('button', { name: t.shell.expand })).toBeVisible()
  await expect.poll(width).toBeLessThan(wide / 2)
  await menu.getByRole('link', { name: t.menu.roles }).click()
  await expect(page).toHaveURL(paths.consoleRoles)
  await expect.poll(width).toBeLessThan(wide / 2)
})

test('on a phone the language of the console is in the profile menu', async ({ open }) => {
  const page = await open({ as: await demo('operator'), size: 'phone' })
  await page.goto(paths.operatorHome)
  await expect(page.getByRole('heading', { level: 1, name: t.shell.amsHome })).toBeVisible()
  await expect(page.getByRole('banner').getByText('ລາວ')).toBeHidden()
  await (await openProfileMenu(page)).getByText('ລາວ').click()
  await expect(page.getByRole('heading', { level: 1, name: lo.shell.amsHome })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: lo.shell.amsHome })).toBeVisible()
})

test('each figure of the dashboard leads to its page', async ({ open }) => {
  const page = await open({ as: await demo('operator') })
  const figure = (name: string) => page.getByRole('region', { name, exact: true })
  const { companies, suspended, employees, users, mailFailed, jobsFailed } = t.operator
  for (const [name, link, address, title] of [
    [companies, t.operator.toBusinesses, paths.businesses, t.menu.business],
    [suspended, t.operator.toBusinesses, `${paths.businesses}?status=suspended`, t.menu.business],
    [employees, t.operator.toBusinesses, paths.businesses, t.menu.business],
    [users, t.operator.toUsers, `${paths.users}?status=active`, t.menu.users],
    [mailFailed, t.operator.toDeliveries, paths.deliveries, t.operator.deliveries],
    [jobsFailed, t.operator.toJobs, paths.failedJobs, t.operator.failedJobs],
  ] as const) {
    await page.goto(paths.operatorHome)
    await expect(figure(name).getByText(/^\d[\d,]*$/)).toBeVisible()
    await figure(name).getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  }
  await page.goto(paths.operatorHome)
  for (const name of [t.operator.storage, t.operator.version]) await expect(figure(name)).toBeVisible()
  const newest = page.getByRole('region', { name: t.operator.newest })
  await newest.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/ams\/business\/./)
})

test('mails that fail are listed without their recipients, and so are the jobs that try again', async ({
  open,
  startServer,
}) => {
  const { url: at } = await startServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
  const email = 'somsack.phothisane@sabai-trading.example'
  await ask(forgotPassword, { email }, { at })
  const person = { username: 'operator', password: demoPassword }
  const { token, tokenWS } = await ask(login, person, { at })
  const page = await open({ as: { ...person, type: 'ams', token, tokenWS }, at })

  await test.step('the mail, with its error', async () => {
    await page.goto(`${paths.deliveries}?status=FAILED`)
    const row = page.getByRole('row').filter({ hasText: 'resetPassword' })
    await expect(async () => {
      await page.reload()
      await expect(row).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(row).toContainText(t.operator.delivery.FAILED)
    await expect(row).toContainText('ESOCKET')
    await expect(page.getByText(email)).toHaveCount(0)
  })
  await test.step('none was sent', async () => {
    await page.goto(`${paths.deliveries}?status=SENT`)
    await expect(page.getByRole('heading', { level: 1, name: t.operator.deliveries })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(0)
  })
  await test.step('the job, with its tries', async () => {
    await page.goto(paths.failedJobs)
    const row = page.getByRole('row').filter({ hasText: 'mail.send' }).first()
    await expect(row).toContainText(t.operator.jobStatus.RETRYING)
    await expect(row).toContainText(/\d of 11/)
  })
})
