// Everything that opens on a page is accessible: menus, drawers, dialogs, field errors, toasts, error pages.
import { listLeaveRequests } from '@hr/contract/leave.ts'
import type { Page } from '@playwright/test'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { expectAccessible, inColours } from '../accessible.ts'
import { closed, lead } from '../lead.ts'
import { demo } from '../people.ts'
import { chooseType, leaveForm, typeDate } from '../pages/leave-form.ts'
import { bell, openProfileMenu, toast } from '../pages/shell.ts'
import { signInForm } from '../pages/sign-in.ts'
import { ask } from '../server.ts'
import { expect, secondLook, sizes, test } from '../test.ts'
import { anyFill, textsOf } from '../texts.ts'

type Part = {
  readonly name: string
  readonly as: 'hr' | 'employee' | 'manager' | null
  readonly at: string
  readonly size?: 'phone'
  /** It opens outside the main region, as a part of the frame. */
  readonly isFrame?: true
  readonly open: (page: Page, language: Language) => Promise<void>
}

/** Neighbours are on different pages, so that each one is reached by navigation. */
const parts: readonly Part[] = [
  {
    name: 'errors of the sign-in',
    as: null,
    at: '/employee',
    open: async (page, language) => {
      const form = signInForm(page, 'employee', language)
      await form.getByRole('button', { name: textsOf(language).session.signIn }).click()
      const label = fieldLabel(language, 'username')
      await expect(form.getByText(messageText(language, 'required', { label }))).toBeVisible()
    },
  },
  {
    name: 'the toast of a guard',
    as: null,
    at: '/app/dashboard',
    open: (page, language) => expect(toast(page, messageText(language, 'NOT_CONNECTED'))).toBeVisible(),
  },
  { name: 'an unknown address', as: null, at: '/nowhere', open: titleIs('notFound') },
  { name: 'an unknown page of the area', as: 'employee', at: '/app/nowhere', open: titleIs('notFound') },
  {
    name: 'a page without permission',
    as: 'employee',
    at: '/app/administration/leave-types',
    open: titleIs('forbidden'),
  },
  {
    name: 'a request that is refused',
    as: 'employee',
    at: '/app/leaves/leave-requests?new=1',
    open: async (page, language) => {
      const form = leaveForm(page, language)
      await chooseType(form, page, language === 'en' ? 'Annual leave' : 'ພັກປະຈຳປີ', language)
      await typeDate(form, fieldLabel(language, 'from'), '2027-01-02')
      await typeDate(form, fieldLabel(language, 'to'), '2027-01-03')
      await expect(form.getByRole('alert')).toBeVisible()
    },
  },
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
      const { leaveType } = textsOf(language)
      await page.getByRole('button', { name: leaveType.order }).click()
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
  {
    name: 'who decides instead',
    as: 'manager',
    at: '/app/leaves/approved-leave-requests-line',
    open: async (page, language) => {
      const { delegation } = textsOf(language)
      await page.getByRole('button', { name: delegation.open }).click()
      const dialog = page.getByRole('dialog', { name: delegation.title })
      await expect(dialog.getByText(delegation.text)).toBeVisible()
    },
  },
  {
    name: 'the reject dialog',
    as: 'manager',
    at: '',
    open: async (page, language) => {
      const { token } = await demo('manager')
      const { rows } = await ask(listLeaveRequests, { scope: 'approvals', limit: 1 }, { token })
      await lead(page, `/app/leaves/approved-leave-requests/${rows[0]?.id ?? ''}`)
      const { leave } = textsOf(language)
      await page.getByRole('button', { name: leave.rejectLeave }).click()
      await expect(page.getByRole('dialog', { name: leave.rejectTitle })).toBeVisible()
    },
  },
  {
    name: 'several requests chosen',
    as: 'manager',
    at: '/app/leaves/approved-leave-requests-line',
    open: async (page, language) => {
      await page.getByRole('main').getByRole('checkbox').first().check()
      await expect(page.getByRole('region', { name: textsOf(language).approval.several })).toBeVisible()
    },
  },
]

function titleIs(key: 'notFound' | 'forbidden'): Part['open'] {
  return async (page, language) => {
    await expect(page.getByRole('heading', { level: 1, name: textsOf(language).ui[key] })).toBeVisible()
  }
}

const looks = { en: ['light', 'part'], lo: ['dark', 'whole'] } as const

for (const language of ['en', 'lo'] as const) {
  for (const as of ['hr', 'employee', 'manager', null] as const) {
    const title = `what opens for ${as ?? 'nobody'} is for everybody (${language})`
    test(title, secondLook(language), async ({ open }) => {
      test.setTimeout(240_000)
      const [scheme, check] = looks[language]
      const page = await open({ language, ...(as !== null && { as: await demo(as) }) })
      for (const part of parts.filter(each => each.as === as)) {
        await test.step(part.name, async () => {
          await page.setViewportSize(sizes[part.size ?? 'desktop'])
          await inColours(page, scheme)
          if (part.at !== '') {
            await lead(page, part.at)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          }
          await part.open(page, language)
          await expectAccessible(page, `${part.name} ${scheme}`, part.isFrame ? 'whole' : check)
          await closed(page)
        })
      }
    })
  }
}
