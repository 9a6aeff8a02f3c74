// Everything that opens on a page is accessible: menus, drawers, dialogs, field errors, toasts, error pages.
import { listLeaveRequests } from '@hr/contract/leave.ts'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import { expectAccessible, inColours } from '../accessible.ts'
import { hrParts } from '../hr-parts.ts'
import type { Part } from '../hr-parts.ts'
import { closed, lead } from '../lead.ts'
import { demo } from '../people.ts'
import { chooseType, leaveForm, typeDate } from '../pages/leave-form.ts'
import { toast } from '../pages/shell.ts'
import { signInForm } from '../pages/sign-in.ts'
import { ask } from '../server.ts'
import { expect, secondLook, sizes, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const parts: readonly Part[] = [
  ...hrParts,
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
      await page.getByRole('button', { name: leave.reject }).click()
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
          const extent = part.isFrame ? 'whole' : part.isMenu ? 'part' : check
          await expectAccessible(page, `${part.name} ${scheme}`, extent)
          await closed(page)
        })
      }
    })
  }
}
