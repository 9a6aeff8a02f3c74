// What opens on the pages that HR sees: menus, drawers, dialogs and field errors.
import type { Page } from '@playwright/test'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { expect } from '@playwright/test'
import { bell, openProfileMenu } from './pages/shell.ts'
import { anyFill, textsOf } from './texts.ts'

export type Part = {
  readonly name: string
  readonly as: 'hr' | 'employee' | 'manager' | null
  readonly at: string
  readonly size?: 'phone'
  /** It opens outside the main region, as a part of the frame. */
  readonly isFrame?: true
  /** A menu is outside the landmarks of the page, where a best practice of axe wants everything. */
  readonly isMenu?: true
  readonly open: (page: Page, language: Language) => Promise<void>
}

/** Neighbours are on different pages, so that each one is reached by navigation. */
export const hrParts: readonly Part[] = [
  {
    name: 'the profile menu',
    as: 'hr',
    at: '/app/profile',
    open: async (page, language) => {
      await expect((await openProfileMenu(page, language)).getByRole('menuitem').first()).toBeVisible()
    },
  },
  {
    name: 'a day of the calendar',
    as: 'hr',
    at: '/app/leaves-calendar?scope=all',
    open: async page => {
      await page.getByRole('grid').locator('[tabindex="0"]').first().press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the change-password dialog with its errors',
    as: 'hr',
    at: '/app/profile',
    open: async (page, language) => {
      const { session } = textsOf(language)
      const menu = await openProfileMenu(page, language)
      await menu.getByRole('menuitem', { name: session.changePassword }).click()
      const dialog = page.getByRole('dialog', { name: session.changeTitle })
      await dialog.getByRole('button', { name: session.changePassword }).click()
      await expect(dialog.getByText(messageText(language, 'oldPasswordRequired'))).toBeVisible()
    },
  },
  {
    name: 'the order of the leave types',
    as: 'hr',
    at: '/app/administration/leave-types',
    open: async (page, language) => {
      const { leaveType, ui } = textsOf(language)
      await page.getByRole('button', { name: ui.order }).click()
      await expect(page.getByRole('dialog', { name: leaveType.orderTitle })).toBeVisible()
    },
  },
  {
    name: 'the notifications',
    as: 'hr',
    at: '/app/profile',
    open: async (page, language) => {
      await bell(page, language).click()
      const drawer = page.getByRole('dialog', { name: textsOf(language).notification.title })
      await expect(drawer.getByRole('button').nth(2)).toBeVisible()
    },
  },
  {
    name: 'the link for an own calendar',
    as: 'hr',
    at: '/app/leaves-calendar',
    open: async (page, language) => {
      const { leaveCalendar } = textsOf(language)
      await page.getByRole('button', { name: leaveCalendar.subscribe }).click()
      const dialog = page.getByRole('dialog', { name: leaveCalendar.feedTitle })
      await expect(dialog.getByText(leaveCalendar.feedText)).toBeVisible()
    },
  },
  {
    name: 'the search',
    as: 'hr',
    at: '/app/profile',
    open: async (page, language) => {
      await page.keyboard.press('ControlOrMeta+k')
      const dialog = page.getByRole('dialog', { name: textsOf(language).shell.search })
      await expect(dialog.getByText(textsOf(language).menu.leavesCalendar)).toBeVisible()
    },
  },
  {
    name: 'the form of a leave type',
    as: 'hr',
    at: '/app/administration/leave-types',
    open: async (page, language) => {
      const { leaveType } = textsOf(language)
      await page.getByRole('button', { name: leaveType.add }).first().click()
      const dialog = page.getByRole('dialog', { name: leaveType.addTitle })
      await dialog.getByRole('button', { name: leaveType.add }).click()
      const label = fieldLabel(language, 'code')
      await expect(dialog.getByText(messageText(language, 'required', { label }))).toBeVisible()
    },
  },
  {
    name: 'a date far away',
    as: 'hr',
    at: '/app/attendances/lists?at=2026-03-10',
    open: async (page, language) => {
      const { attendanceDay, ui } = textsOf(language)
      const button = page.getByRole('button', { name: attendanceDay.goTo })
      await button.click()
      const calendar = page.getByRole('dialog', { name: attendanceDay.goTo })
      await calendar.getByRole('button', { name: ui.previousMonth }).click()
      await calendar.getByText('17', { exact: true }).click()
      await expect(page).toHaveURL(/at=2026-02-17/)
      await expect(calendar).toBeHidden()
      await button.click()
      await expect(calendar).toBeVisible()
    },
  },
  {
    name: 'a day to overrule',
    as: 'hr',
    at: '/app/attendances/overrule?range=lastMonth',
    open: async (page, language) => {
      const { overrule } = textsOf(language)
      const button = page.getByRole('button', { name: anyFill(overrule.overruleOf) })
      await button.filter({ visible: true }).first().click()
      await expect(page.getByRole('dialog').getByRole('region', { name: overrule.effect })).toBeVisible()
    },
  },
  {
    name: 'the profile menu on a phone',
    as: 'hr',
    at: '/app/profile',
    size: 'phone',
    open: async (page, language) => {
      await expect((await openProfileMenu(page, language)).getByRole('menuitem').first()).toBeVisible()
    },
  },
  {
    name: 'the filters of a list on a phone',
    as: 'hr',
    at: '/app/leaves/summary-leave',
    size: 'phone',
    open: async (page, language) => {
      const { ui } = textsOf(language)
      await page.getByRole('button', { name: ui.filters }).click()
      await expect(page.getByRole('dialog', { name: ui.filters })).toBeVisible()
    },
  },
  {
    name: 'the menu on a phone',
    as: 'hr',
    at: '/app/profile',
    size: 'phone',
    isFrame: true,
    open: async (page, language) => {
      const { menu, shell } = textsOf(language)
      await page.getByRole('button', { name: shell.openMenu }).click()
      await page.getByRole('button', { name: menu.leaveManagement }).click()
      await expect(page.getByRole('link', { name: menu.teamLeaveRequests })).toBeVisible()
    },
  },
  {
    name: 'an overtime record',
    as: 'hr',
    at: '/app/ot/ot-record?range=thisYear',
    open: async (page, language) => {
      await page.locator('tbody a').first().click()
      await expect(
        page.getByRole('dialog').getByRole('button', { name: textsOf(language).otRecord.correct }),
      ).toBeVisible()
    },
  },
  {
    name: 'the menu of an employee',
    as: 'hr',
    at: '/app/employees/list',
    isMenu: true,
    open: async page => {
      await page.getByRole('table').locator('tbody button[aria-haspopup=menu]').first().click()
      await expect(page.getByRole('menuitem').last()).toBeVisible()
    },
  },
  {
    name: 'what a file would import',
    as: 'hr',
    at: '/app/employees/list/import',
    open: async (page, language) => {
      const buffer = Buffer.from('Staff ID,First name,Colour\nX-1,,red\nX-1,Al,blue')
      const file = { name: 'list.csv', mimeType: 'text/csv', buffer }
      await page.getByRole('main').locator('input[type=file]').setInputFiles(file)
      await expect(page.getByRole('table', { name: textsOf(language).importing.errors })).toBeVisible()
    },
  },
  {
    // On the page of the previous part: a reload closes every menu group. The menu stays collapsed from here on.
    name: 'the small menu',
    as: 'hr',
    at: '/app/employees/list/import',
    open: async (page, language) => {
      const { menu, shell } = textsOf(language)
      await page.getByRole('button', { name: shell.collapse }).click()
      // By keyboard: under a resting mouse it opens again after Escape.
      await page.getByRole('button', { name: menu.leaveManagement }).press('Enter')
      await expect(page.getByRole('menuitem', { name: menu.teamLeaveRequests })).toBeVisible()
    },
  },
]
