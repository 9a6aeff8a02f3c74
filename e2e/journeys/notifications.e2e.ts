// The drawer of the bell (N1): new ones arrive without moving the list, and are decided in place; settings by channel.
import { cancelLeave } from '@hr/contract/leave.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { leaveTypeOf, rangeOverWeekend, requested } from '../leave-days.ts'
import { newTeam } from '../people.ts'
import { bell, toast, unreadCount } from '../pages/shell.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { fill, textsOf } from '../texts.ts'

const t = textsOf('en')

async function openBell(page: Page) {
  await page.goto('/app/dashboard')
  await bell(page).click()
  return page.getByRole('dialog', { name: t.notification.title })
}

test('a manager decides in the drawer, and another browser follows', async ({ open }) => {
  const { employee, manager } = await newTeam()
  const type = await leaveTypeOf(employee, 'ANNUAL')
  const range = await rangeOverWeekend(employee, type.id)
  const boss = await open({ as: manager })
  const phone = await open({ as: manager, size: 'phone' })
  const name = fullName(employee.profile, 'en')
  const by = fullName(manager.profile, 'en')
  await phone.goto('/app/dashboard')
  const drawer = await openBell(boss)
  const rows = drawer.getByRole('listitem').filter({ hasText: name })

  await test.step('the first one appears by itself, with facts; a rejection needs a comment', async () => {
    await expect(drawer.getByText(t.notification.empty)).toBeVisible()
    await requested(employee, type.id, range)
    await expect(rows).toHaveCount(1)
    await expect(drawer.getByRole('region', { name: t.notification.today })).toBeVisible()
    await expect.poll(() => unreadCount(phone)).toBe(1)
    await expect(rows.getByRole('button', { name: t.approval.reject })).toBeVisible()
    // The text of the notification has said it already.
    await expect(rows.getByText(type.name)).toHaveCount(1)
    await expectAccessible(boss, 'the drawer with a decision')
    await rows.getByRole('button', { name: t.approval.reject }).click()
    const dialog = boss.getByRole('dialog', { name: t.leave.rejectTitle })
    await dialog.getByRole('textbox').fill('Not this week')
    await dialog.getByRole('button', { name: t.leave.reject }).click()
    await expect(rows).toContainText(`Rejected by ${by}`)
    await expect(rows.getByRole('button', { name: t.approval.reject })).toHaveCount(0)
    await expect.poll(() => unreadCount(phone)).toBe(0)
  })

  await test.step('the next one waits above the list; approving can be undone', async () => {
    await requested(employee, type.id, range)
    const showNew = drawer.getByRole('button', { name: fill(t.notification.showNew_one, { count: 1 }) })
    await expect(showNew).toBeVisible()
    await expect(rows).toHaveCount(1)
    await showNew.click()
    await expect(rows).toHaveCount(2)
    const row = rows.first()
    await row.getByRole('button', { name: t.approval.approve }).click()
    await row.getByRole('button', { name: t.ui.undo }).click()
    await row.getByRole('button', { name: t.approval.approve }).click()
    await expect(row).toContainText(`Approved by ${by}`)
    await expect.poll(() => unreadCount(phone)).toBe(0)
  })

  await test.step('the requester reads it, marks it unread again, and sees only unread ones', async () => {
    const owner = await open({ as: employee })
    const own = await openBell(owner)
    const unread = own.getByRole('tab', { name: t.notification.unreadTab_zero })
    await own.getByRole('button', { name: t.notification.markAllRead }).click()
    await expect.poll(() => unreadCount(owner)).toBe(0)
    await unread.click()
    await expect(own.getByText(t.notification.allRead)).toBeVisible()
    await own.getByRole('tab', { name: t.notification.all }).click()
    const first = own.getByRole('listitem').first()
    await first.hover()
    await first.getByRole('button', { name: t.notification.markUnread }).click()
    await expect.poll(() => unreadCount(owner)).toBe(1)
    await unread.click()
    await expect(own.getByRole('listitem')).toHaveCount(1)
    await own.getByRole('link').filter({ hasText: type.name }).first().click()
    await expect(owner).toHaveURL(/\/app\/leaves\/leave-requests\//)
    await expect.poll(() => unreadCount(owner)).toBe(0)
  })

  await test.step('withdrawn requests end, too', async () => {
    const next = await rangeOverWeekend(employee, type.id)
    const { id } = await requested(employee, type.id, next)
    await expect.poll(() => unreadCount(phone)).toBe(1)
    await ask(cancelLeave, { id, reason: 'Plans changed' }, { token: employee.token })
    // The ended one is read; the notice of the withdrawal is new.
    await bell(phone).click()
    await expect(phone.getByRole('dialog')).toContainText(`Cancelled by ${name}`)
  })
})

test('a request that cannot be read says so and is tried again', async ({ open }) => {
  const { employee, manager } = await newTeam()
  const type = await leaveTypeOf(employee, 'ANNUAL')
  await requested(employee, type.id, await rangeOverWeekend(employee, type.id))
  const page = await open({ as: manager })
  const calls = '**/api/leave-requests?*scope=approvals*limit=100*'
  await page.route(calls, route => route.abort())
  const row = (await openBell(page)).getByRole('listitem').first()
  const again = row.getByRole('alert').getByRole('button', { name: t.ui.retry })
  await expect(again).toBeVisible()
  await page.unroute(calls)
  await again.click()
  await expect(row.getByRole('button', { name: t.approval.approve })).toBeVisible()
})

test('channels are chosen per kind, and stay; security stays on', async ({ open }) => {
  const { manager } = await newTeam()
  const page = await open({ as: manager })
  const drawer = await openBell(page)
  await drawer.getByRole('link', { name: t.notification.settings }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.notificationSetting.title })).toBeVisible()
  const { kinds } = t.notification
  const { channels, paces } = t.notificationSetting
  await expect(page.getByRole('row', { name: kinds.SECURITY })).toContainText(t.notificationSetting.always)
  const push = page.getByRole('switch', { name: `${kinds.OT}: ${channels.PUSH}` })
  const email = page.getByRole('combobox', { name: `${kinds.LEAVE}: ${channels.EMAIL}` })
  await push.uncheck({ force: true })
  await email.click()
  await page.getByRole('option', { name: paces.DIGEST }).click()
  await page.getByRole('button', { name: t.notificationSetting.save }).click()
  await expect(toast(page, t.notificationSetting.saved)).toBeVisible()
  await expectAccessible(page, 'notification settings')
  await page.reload()
  await expect(push).not.toBeChecked()
  await expect(email).toHaveValue(paces.DIGEST)
})
