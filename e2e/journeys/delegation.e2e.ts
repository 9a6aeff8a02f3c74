// An approver who goes on leave names a delegate, who decides their requests; the history shows for whom (R10).
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { lead } from '../lead.ts'
import { leaveTypeOf, rangeOverWeekend, requested, todayOf } from '../leave-days.ts'
import { newTeam } from '../people.ts'
import type { Member } from '../people.ts'
import { field } from '../pages/field.ts'
import { fillLeave, sendButton } from '../pages/leave-form.ts'
import { approvalStep, approveButton } from '../pages/leave-request.ts'
import { toast } from '../pages/shell.ts'
import { expect, sizes, test } from '../test.ts'
import { formatDate, textsOf } from '../texts.ts'

const t = textsOf('en')
const nameOf = ({ profile }: Member) => fullName(profile, 'en')
const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '')

test('a manager adds a delegation and ends it, then names the delegate in a request, who approves for them', async ({
  open,
}) => {
  const [{ manager, employee }, { employee: delegate }] = await Promise.all([newTeam(), newTeam()])
  const type = await leaveTypeOf(employee, 'ANNUAL')
  const { id } = await requested(employee, type.id, await rangeOverWeekend(employee, type.id))
  const request = `/app/leaves/approved-leave-requests/${id}`
  const from = todayOf(manager)
  const to = addDays(from, 6)

  const boss = await open({ as: manager })
  await boss.goto('/app/leaves')
  await boss.getByRole('button', { name: t.delegation.open }).click()
  const drawer = boss.getByRole('dialog', { name: t.delegation.title })
  await field(drawer, t.delegation.delegate).fill(nameOf(delegate))
  await boss.getByRole('option', { name: nameOf(delegate) }).click()
  for (const [label, date] of [
    ['From date', from],
    ['To date', to],
  ] as const) {
    await field(drawer, label).fill(formatDate(date))
    await field(drawer, label).press('Tab')
  }
  await drawer.getByRole('button', { name: t.delegation.name }).click()
  const row = drawer.getByRole('list', { name: t.delegation.given }).getByRole('listitem')
  await expect(row).toContainText(t.delegation.state.ACTIVE)
  // The dates are whole in the narrowest window.
  await boss.setViewportSize(sizes.narrow)
  const dates = row.locator('[data-name] > div')
  await expect(dates).toContainText(formatDate(to))
  expect(await dates.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await boss.setViewportSize(sizes.desktop)

  const page = await open({ as: delegate })
  await page.goto(request)
  await expect(approveButton(page)).toBeVisible()
  await row.getByRole('button', { name: new RegExp(`^${t.delegation.end} `) }).click()
  await boss
    .getByRole('dialog', { name: filled(t.delegation.endTitle, { name: nameOf(delegate) }) })
    .getByRole('button', { name: t.delegation.endNow })
    .click()
  await expect(drawer.getByRole('list', { name: t.delegation.past })).toContainText(nameOf(delegate))
  await page.reload()
  await expect(approveButton(page)).toHaveCount(0)

  await lead(boss, '/app/leaves/leave-requests?new=1')
  const form = await fillLeave(boss, { type: type.name, from, to, reason: 'Visiting my parents' })
  await field(form, t.delegation.duringLeave).fill(nameOf(delegate))
  await boss.getByRole('option', { name: nameOf(delegate) }).click()
  await sendButton(form).click()
  await expect(toast(boss, t.leave.sent)).toBeVisible()
  await lead(boss, '/app/leaves')
  await expect(
    boss.getByText(filled(t.delegation.decidesForYou, { name: nameOf(delegate), date: formatDate(to) })),
  ).toBeVisible()

  await lead(page, '/app/leaves')
  const until = filled(t.delegation.youDecide, { name: nameOf(manager), date: formatDate(to) })
  await expect(page.getByText(until)).toBeVisible()
  await expect(page.getByText(nameOf(employee))).toBeVisible()
  await lead(page, request)
  await approveButton(page).click()
  const both = filled(t.approval.decidedFor, { by: nameOf(delegate), approver: nameOf(manager) })
  await expect(approvalStep(page, 1)).toContainText(both)
  await expect(page.getByRole('list', { name: t.ui.history })).toContainText(both)
  const own = await open({ as: employee })
  await own.goto(`/app/leaves/leave-requests/${id}`)
  await expect(approvalStep(own, 1)).toContainText(both)
})
