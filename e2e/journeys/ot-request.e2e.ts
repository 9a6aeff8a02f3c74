// An employee requests overtime within the limits; the manager approves it in the list and HR on its page, and the
// employee asks to change it (O2, R2-R6).
import { getOtLimits } from '@hr/contract/ot-request.ts'
import { serverText } from '@hr/contract/messages/server-text.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { addDays, weekday } from '@hr/domain/calendar/local-date.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { todayOf } from '../leave-days.ts'
import { demo, newTeam } from '../people.ts'
import { field } from '../pages/field.ts'
import { requestStatus } from '../pages/leave-request.ts'
import { fillOvertime } from '../pages/ot-form.ts'
import { toast } from '../pages/shell.ts'
import { expect, test } from '../test.ts'
import { anyFill, dayTitle, textsOf } from '../texts.ts'

const { ot: t, request } = textsOf('en')
const label = (key: string) => fieldLabel('en', key)

test('the form says what is used so far once it is known', async ({ open }) => {
  const { employee } = await newTeam()
  const page = await open({ as: employee, isKept: false })
  let answer = () => {}
  const isDue = new Promise<void>(resolve => (answer = resolve))
  await page.route(`**/api${getOtLimits.path}*`, async route => {
    await isDue
    await route.continue()
  })
  await page.goto('/app/ot/my-ot?new=1')
  const effect = page.getByRole('region', { name: request.preview })
  await expect(effect).toContainText(t.usedHint)
  await expect(effect).not.toContainText(t.usedSoFar)
  answer()
  await expect(effect).toContainText(t.usedSoFar)
  await expect(effect.getByRole('group', { name: t.limitDay })).toContainText('0 min of 3 h')
})

test('overtime is refused over a limit, sent, approved twice, and a change is requested', async ({
  open,
}) => {
  const [{ employee, manager }, hr] = await Promise.all([newTeam(), demo('hr')])
  const inAWeek = addDays(todayOf(employee), 7)
  const sunday = addDays(inAWeek, (7 - weekday(inAWeek)) % 7)

  const page = await open({ as: employee })
  await page.goto('/app/ot/my-ot?new=1')
  const [year, month, day] = todayOf(employee).split('-')
  const newForm = page.getByRole('form', { name: t.ask })
  await expect(field(newForm, label('date'))).toHaveValue(`${day}/${month}/${year}`)
  const times = { timeIn: '09:00', timeOut: '13:00' }
  const form = await fillOvertime(page, { date: sunday, ...times, reason: 'Stocktaking of the year' })
  const send = form.getByRole('button', { name: t.ask })
  await expect(form.getByRole('alert')).toHaveText(serverText('en', 'OT_DAY_LIMIT', { hours: 3 }))
  await expect(send).toBeDisabled()
  await field(form, label('timeOut')).fill('11:30')
  await expect(form.getByRole('group', { name: t.limitDay })).toContainText('2 h 30 of 3 h')
  await send.click()
  await expect(toast(page, t.sent)).toBeVisible()
  await expect(page).toHaveURL(/\/app\/ot\/my-ot\/[^/?]+$/)
  const id = page.url().split('/').at(-1) ?? ''

  const bossPage = await open({ as: manager, size: 'phone' })
  await bossPage.goto('/app/ot/team-ot-requests')
  const asked = { name: fullName(employee.profile, 'en'), dates: dayTitle(sunday, 'en') }
  const named = (text: string) => text.replace('{{name}}', asked.name).replace('{{dates}}', asked.dates)
  await expect(bossPage.getByText('2 h 30 of 45 h, 21st to 20th')).toBeVisible()
  await expect(bossPage.getByText(t.recentNone)).toBeVisible()
  await bossPage.getByRole('button', { name: named(t.approveOf) }).click()
  await expect(bossPage.getByRole('button', { name: named(t.undoOf) })).toBeVisible()
  await expect(toast(bossPage, anyFill(t.approvedStep))).toBeVisible()

  const hrPage = await open({ as: hr })
  await hrPage.goto(`/app/ot/ot-requests/${id}`)
  await expect(hrPage.getByText(t.recent)).toBeVisible()
  await expect(hrPage.getByText(t.nobodyElse)).toBeVisible()
  await hrPage.getByRole('button', { name: t.approve }).click()
  await expect(toast(hrPage, t.approved)).toBeVisible()

  await expect(requestStatus(page, 'APPROVED')).toBeVisible()
  await page.getByRole('link', { name: request.askToChange }).click()
  const change = page.getByRole('form', { name: anyFill(t.change) })
  await field(change, label('timeOut')).fill('12:00')
  await field(change, label('reason')).fill('Half an hour more to load the lorry')
  await change.getByRole('button', { name: request.askToChange }).click()
  await expect(page.getByText(t.appliesUntil)).toBeVisible()
  await expect(page.getByText('09:00 - 11:30').first()).toBeVisible()
})
