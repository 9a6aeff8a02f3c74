// The main job: an employee requests leave, the line manager and HR approve, the balance drops, the calendar shows it.
import type { Page } from '@playwright/test'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { balanceOf, leaveTypeOf, rangeOverWeekend } from '../leave-days.ts'
import type { Range } from '../leave-days.ts'
import { demo, newTeam } from '../people.ts'
import { fillLeave, preview, sendButton } from '../pages/leave-form.ts'
import {
  approvalStep,
  approveButton,
  balanceCard,
  calendarDay,
  dayTitle,
  openNotificationOf,
  requestStatus,
} from '../pages/leave-request.ts'
import { bell, toast, unreadCount } from '../pages/shell.ts'
import { signInAs } from '../pages/sign-in.ts'
import { expect, secondLook, test } from '../test.ts'
import { dayTitle as shortDayTitle, formatHalfDays, textsOf } from '../texts.ts'

type Job = { readonly language: Language; readonly size: 'desktop' | 'phone' }
const jobs: readonly Job[] = [
  { language: 'en', size: 'desktop' },
  { language: 'lo', size: 'phone' },
]

async function expectOnCalendar(page: Page, range: Range, name: string, { language, size }: Job) {
  await page.goto(`/app/leaves-calendar?month=${range.from.slice(0, 7)}`)
  if (size === 'phone') {
    await expect(calendarDay(page, range.from).getByText(name)).toBeVisible()
    return
  }
  await page.getByRole('main').getByText(name).first().click()
  const drawer = page.getByRole('dialog', { name: dayTitle(range.from, language) })
  await expect(drawer.getByText(name)).toBeVisible()
  const link = await drawer.getByRole('link').first().boundingBox()
  expect(link?.height, 'a target for fingers (WCAG 2.5.8)').toBeGreaterThanOrEqual(24)
}

for (const job of jobs) {
  const { language, size } = job
  const t = textsOf(language)

  test(
    `an employee requests leave, two approvers approve it, and it is counted (${language}, ${size})`,
    secondLook(language),
    async ({ open }) => {
      const [{ employee, manager }, hr] = await Promise.all([newTeam(), demo('hr')])
      const type = await leaveTypeOf(employee, 'ANNUAL')
      const range = await rangeOverWeekend(employee, type.id)
      const { available } = await balanceOf(employee, type.id)
      const typeName = nameIn(type, language)
      const name = fullName(employee.profile, language)
      const bossPage = await open({ as: manager, ...job })
      const hrPage = await open({ as: hr, ...job })
      await Promise.all([bossPage.goto('/app/dashboard'), hrPage.goto('/app/dashboard')])
      await expect(bell(bossPage, language)).toBeVisible()
      await expect(bell(hrPage, language)).toBeVisible()

      const page = await open(job)
      await page.goto('/employee')
      await signInAs(page, employee, { language })
      await expect(page).toHaveURL('/app/dashboard')
      await page.goto('/app/leaves')
      await expect(balanceCard(page, typeName)).toContainText(formatHalfDays(available, language))
      await page.getByRole('link', { name: t.leave.requestLeave }).click()

      const reason = language === 'en' ? 'Family visit in Luang Prabang' : 'ໄປຢາມຄອບຄົວຢູ່ຫຼວງພະບາງ'
      const form = await fillLeave(page, { type: typeName, ...range, reason }, language)
      const shown = preview(form, language)
      await expect(shown.getByText(formatHalfDays(range.halfDays, language)).first()).toBeVisible()
      await expect(shown.getByText(formatHalfDays(available, language))).toBeVisible()
      await expect(shown.getByText(formatHalfDays(available - range.halfDays, language))).toBeVisible()
      const leftOut = shown.getByRole('list', { name: t.leave.leftOut })
      await expect(leftOut.getByRole('listitem')).toHaveCount(1)
      const weekend = [1, 2].map(days => shortDayTitle(addDays(range.from, days), language)).join(' - ')
      await expect(leftOut.getByRole('listitem')).toContainText(weekend)
      await expect(leftOut.getByRole('listitem')).toContainText(t.leave.weekend)
      const line = shown.getByRole('list', { name: t.approval.line }).getByRole('listitem')
      await expect(line).toHaveCount(2)
      await expect(line.first()).toContainText(fullName(manager.profile, language))
      await expect(line.last()).toContainText(t.approval.hr)

      const unread = await unreadCount(bossPage, language)
      await sendButton(form, language).click()
      await expect(page).toHaveURL(/\/app\/leaves\/leave-requests\/[\w-]{36}$/)
      await expect(toast(page, t.leave.sent)).toBeVisible()
      await expect(requestStatus(page, 'PENDING')).toHaveText(t.status.PENDING)
      await expect(page.getByText(reason)).toBeVisible()

      await expect.poll(() => unreadCount(bossPage, language)).toBeGreaterThan(unread)
      await openNotificationOf(bossPage, name, language)
      await approveButton(bossPage, language).click()
      await expect(toast(bossPage, t.leave.approved)).toBeVisible()
      await expect(approveButton(bossPage, language)).toHaveCount(0)
      await expect(approvalStep(page, 1, language)).toContainText(t.approval.approved)

      await openNotificationOf(hrPage, name, language)
      await approveButton(hrPage, language).click()
      await expect(toast(hrPage, t.leave.approved)).toBeVisible()

      await expect(requestStatus(page, 'APPROVED')).toHaveText(t.status.APPROVED)
      await expect(page.getByText(fieldLabel(language, 'reason')).first()).toBeVisible()
      await page.goto('/app/leaves')
      const left = formatHalfDays(available - range.halfDays, language)
      await expect(balanceCard(page, typeName)).toContainText(left)
      expect((await balanceOf(employee, type.id)).used).toBe(range.halfDays)
      await expectOnCalendar(page, range, name, job)
      await expectOnCalendar(bossPage, range, name, job)
    },
  )
}
