// The main job without a mouse: every step by Tab, arrows, Enter and Escape, with the focus where the user expects it.
import { approveLeave } from '@hr/contract/leave.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Locator, Page } from '@playwright/test'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { leaveTypeOf, rangeOverWeekend } from '../leave-days.ts'
import { demo, newTeam } from '../people.ts'
import { field } from '../pages/field.ts'
import { leaveForm, preview, sendButton } from '../pages/leave-form.ts'
import { approveButton, requestStatus } from '../pages/leave-request.ts'
import { bell, mainMenu, toast } from '../pages/shell.ts'
import { signInForm } from '../pages/sign-in.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { anyFill, formatDate, formatHalfDays, textsOf } from '../texts.ts'

const t = textsOf('en')
const label = (key: string) => fieldLabel('en', key)

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await target.evaluate(node => node === document.activeElement)) return await expectFocusSeen(page)
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** The focused element must be visibly focused. */
async function expectFocusSeen(page: Page): Promise<void> {
  const isSeen = await page.evaluate(() => {
    const node = document.activeElement
    if (node === null) return false
    const style = getComputedStyle(node)
    const isOutlined = style.outlineStyle !== 'none' && style.outlineWidth !== '0px'
    // Inputs show focus by their border colour.
    return isOutlined || node.matches('input, textarea')
  })
  expect(isSeen).toBe(true)
}

async function decide(page: Page, name: string): Promise<void> {
  await page.goto('/app/dashboard')
  await tabTo(page, bell(page))
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: t.notification.title })
  await tabTo(page, drawer.getByRole('link').filter({ hasText: name }).first())
  await page.keyboard.press('Enter')
  await tabTo(page, approveButton(page))
  await page.keyboard.press('Enter')
  await expect(approveButton(page)).toHaveCount(0)
}

test('an employee requests leave and the manager decides by keyboard only', async ({ open }) => {
  const { employee, manager } = await newTeam()
  const type = await leaveTypeOf(employee, 'ANNUAL')
  const range = await rangeOverWeekend(employee, type.id)
  const page = await open()
  await page.goto('/employee')
  const signIn = signInForm(page, 'employee')
  await tabTo(page, field(signIn, t.session.usernameOrEmail))
  await page.keyboard.type(employee.username)
  await tabTo(page, field(signIn, label('password')))
  await page.keyboard.type(employee.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app/dashboard')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t.ui.skipToContent })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  const group = mainMenu(page).getByRole('button', { name: t.menu.leaveManagement })
  await tabTo(page, group)
  await page.keyboard.press('Enter')
  await tabTo(page, mainMenu(page).getByRole('link', { name: t.menu.myLeave }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: t.leave.requestLeave }).first())
  await page.keyboard.press('Enter')

  const form = leaveForm(page)
  await tabTo(page, form.getByRole('combobox', { name: label('leaveTypeId') }))
  await page.keyboard.press('ArrowDown')
  const option = page.getByRole('option', { name: new RegExp(`^${type.name}`) })
  await expect(option).toBeVisible()
  for (let pressed = 0; pressed < 12; pressed += 1) {
    if ((await option.getAttribute('data-combobox-selected')) === 'true') break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  for (const name of ['from', 'to'] as const) {
    const input = field(form, label(name))
    await tabTo(page, input)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(formatDate(range[name]))
    await expect(input).toBeFocused()
    await expect(input).toHaveValue(formatDate(range[name]))
  }
  await tabTo(page, field(form, label('reason')))
  await page.keyboard.type('Planting rice')
  await expect(preview(form).getByText(formatHalfDays(range.halfDays, 'en')).first()).toBeVisible()
  await tabTo(page, sendButton(form))
  await page.keyboard.press('Enter')
  await expect(toast(page, t.leave.sent)).toBeVisible()
  await expect(requestStatus(page, 'PENDING')).toBeVisible()

  const name = fullName(employee.profile, 'en')
  const id = page.url().split('/').at(-1) ?? ''
  await decide(await open({ as: manager }), name)
  await ask(approveLeave, { id }, { token: (await demo('hr')).token })
  await expect(requestStatus(page, 'APPROVED')).toBeVisible()

  await page.goto(`/app/leaves-calendar?month=${range.from.slice(0, 7)}`)
  const grid = page.getByRole('grid')
  await tabTo(page, grid.locator('[tabindex="0"]').first())
  for (let pressed = 0; pressed < 31; pressed += 1) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute('data-date'))) === range.from) break
    await page.keyboard.press('ArrowRight')
  }
  await expect(grid.locator(`[data-date="${range.from}"]`)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText(name)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(grid.locator(`[data-date="${range.from}"]`)).toBeFocused()
})

test('a closed dialog returns the focus to its opener, also when a menu opened it', async ({ open }) => {
  const { employee } = await newTeam()
  const page = await open({ as: await demo('hr') })
  /** By keyboard: the first time, the menu entry and then its dialog are fetched. */
  const openFromMenu = async (button: Locator, entry: string, dialog: Locator) => {
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: entry }).press('Enter')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(':focus')).toBeVisible()
  }
  const shut = async (dialog: Locator, back: Locator) => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(back).toBeFocused()
  }
  await page.goto(`/app/employees/list?search=${employee.staffId}`)
  const menu = page.getByRole('button', {
    name: t.employee.actionsOf.replace('{{name}}', fullName(employee.profile, 'en')),
  })
  const reset = page.getByRole('dialog', { name: /^Reset password for/ })
  // The second time, nothing is fetched.
  for (const _time of ['first', 'second']) {
    await openFromMenu(menu, t.employee.resetPassword, reset)
    await shut(reset, menu)
    const end = page.getByRole('dialog', { name: /^End/ })
    await openFromMenu(menu, t.employeeRecord.action.end, end)
    await shut(end, menu)
  }
  await page.goto(`/app/employees/list/view/${employee.profile.employee?.id}`)
  await openFromMenu(menu, t.employeeRecord.action.job, page.getByRole('dialog'))
  await shut(page.getByRole('dialog'), menu)
})

test('Escape closes what a waiting request opens, and the focus returns to its button', async ({ open }) => {
  const page = await open({ as: await demo('manager') })
  await page.goto(paths.teamLeaveRequests)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  // The dialog of a row stays mounted after the first time.
  const reject = main.getByRole('button', { name: anyFill(t.leave.rejectOf) }).first()
  const away = main.getByRole('button', { name: anyFill(t.leave.alsoAway) }).first()
  for (const button of [reject, reject, away]) {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(page.locator('[role=dialog] :focus, [role=dialog]:focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  }
})

test('the menu of a row works with arrows and closes with Escape', async ({ open }) => {
  const page = await open({ as: await demo('admin') })
  await page.goto(paths.departments)
  const button = page.getByRole('main').getByRole('table').locator('button[aria-haspopup=menu]').first()
  const menu = page.getByRole('menu')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('menuitem').locator('visible=true').and(page.locator(':focus'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a row that gets the focus is not below the sticky head of its table', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto(paths.employees)
  const links = page.getByRole('main').getByRole('table').getByRole('link')
  await links.nth(20).focus()
  for (let pressed = 0; pressed < 40; pressed += 1) {
    await page.keyboard.press('Shift+Tab')
    const below = await page.evaluate(() => {
      const node = document.activeElement
      const head = node?.closest('table')?.tHead
      if (!node || !head || head.contains(node)) return 0
      return head.getBoundingClientRect().bottom - node.getBoundingClientRect().top
    })
    expect(below).toBeLessThanOrEqual(0)
  }
})

test('the buttons of a long drawer stay in sight, and no field is below them', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.setViewportSize({ width: 1366, height: 600 })
  await page.goto('/app/administration/leave-types')
  await page.getByRole('button', { name: t.leaveType.add }).click()
  const dialog = page.getByRole('dialog', { name: t.leaveType.add })
  const save = dialog.getByRole('button', { name: t.leaveType.add })
  await expect(save, 'without scrolling').toBeInViewport({ ratio: 1 })
  const fields = dialog.locator('input:not([type=hidden]):not([tabindex="-1"])')
  await expect(fields.first()).toBeFocused()
  for (let count = await fields.count(); count > 1; count -= 1) {
    const covered = await page.evaluate(() => {
      const node = document.activeElement
      const foot = document.querySelector('[data-drawer-foot]')
      if (node === null || foot === null || foot.contains(node)) return null
      return node.getBoundingClientRect().bottom > foot.getBoundingClientRect().top ? node.outerHTML : null
    })
    expect(covered).toBeNull()
    await page.keyboard.press('Tab')
  }
})

test('Escape asks before it loses the input of a drawer, and a second one keeps it', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.goto(paths.positions)
  await page.getByRole('button', { name: t.position.addPosition }).click()
  const name = page.getByRole('dialog', { name: t.position.addPosition }).getByRole('textbox').first()
  await name.fill('Draft')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: t.ui.leaveUnsaved })
  await expect(question.getByRole('button', { name: t.ui.leaveAnyway })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(name).toHaveValue('Draft')
})

test('a form in a drawer or dialog begins with its first field', async ({ open }) => {
  const page = await open({ as: await demo('manager') })
  const forms = [
    [paths.security, t.session.changePassword],
    [paths.myAttendanceRequests, t.attendanceRequest.kinds.ATTENDANCE.ask],
    [paths.myOffSiteRequests, t.attendanceRequest.kinds.OFF_SITE.ask],
    [paths.myOt, t.ot.ask],
    [paths.teamOtRequests, t.ot.askForMembers],
  ] as const
  for (const [path, name] of forms) {
    await page.goto(path)
    const opener = page.getByRole('main').locator('a, button').filter({ hasText: name }).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const fields = page.getByRole('dialog').locator('input:not([type=hidden])')
    await expect(fields.first(), name).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener, name).toBeFocused()
  }
})

test('the ring around the focus of a tab is inside its row, which would cut it off', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.goto(paths.profile)
  await tabTo(page, page.getByRole('tab', { selected: true }))
  const outside = await page.getByRole('tab', { selected: true }).evaluate(tab => {
    const { outlineOffset, outlineWidth } = getComputedStyle(tab)
    return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
  })
  expect(outside).toBeLessThanOrEqual(0)
})
