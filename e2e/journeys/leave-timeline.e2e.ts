// Who is away when, person by person: a manager sees the leave type, a colleague only the absence; and the calendar
// feed.
import { approveLeave } from '@hr/contract/leave.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { leaveTypeOf, rangeOverWeekend, requested } from '../leave-days.ts'
import { demo, newTeam } from '../people.ts'
import { toast } from '../pages/shell.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { fill, formatDateRange, nameIn, textsOf } from '../texts.ts'

test('the manager sees the type on the timeline, the employee that the manager is away', async ({ open }) => {
  const language = 'lo'
  const t = textsOf(language)
  const [{ manager, employee }, hr] = await Promise.all([newTeam(), demo('hr')])
  const annual = await leaveTypeOf(employee, 'ANNUAL')
  const range = await rangeOverWeekend(employee, annual.id)
  await requested(employee, annual.id, range)
  const own = await requested(manager, annual.id, range)
  // The manager has no manager, so HR is the last step.
  await ask(approveLeave, { id: own.id }, { token: hr.token })
  const path = `/app/leaves-calendar?view=people&month=${range.from.slice(0, 7)}`
  const dates = formatDateRange(range.from, range.to)
  const typeName = nameIn(language, annual)
  const [managerName, employeeName] = [manager, employee].map(({ profile }) => fullName(profile, language))

  const boss = await open({ as: manager, language })
  await boss.goto(path)
  const line = boss.getByRole('row').filter({ hasText: employeeName ?? '' })
  const bar = line.getByRole('link', { name: `${typeName}, ${dates}, ${t.status.PENDING}` })
  await expect(bar).toBeVisible()
  await boss
    .getByRole('rowheader')
    .filter({ hasText: managerName ?? '' })
    .focus()
  await boss.keyboard.press('ArrowDown')
  await boss.keyboard.press('ArrowRight')
  await expect(bar).toBeFocused()
  const [request] = await Promise.all([boss.waitForEvent('popup'), boss.keyboard.press('Enter')])
  await expect(request.getByText(employeeName ?? '').first()).toBeVisible()

  const page = await open({ as: employee, language })
  await page.goto(path)
  const away = page.getByRole('row').filter({ hasText: managerName ?? '' })
  await expect(away.getByRole('gridcell')).toHaveText(new RegExp(`^${t.leave.awayType}, ${dates}`))
  await expect(away.getByRole('link')).toHaveCount(0)
})

test('filters are kept in the URL, and an empty result says so', async ({ open }) => {
  const { leaveCalendar: t, ui } = textsOf('en')
  const { manager } = await newTeam()
  const page = await open({ as: manager })
  await page.goto('/app/leaves-calendar?view=people')
  await expect(page.getByRole('grid')).toBeVisible()
  await page.getByRole('button', { name: ui.filters }).click()
  await page.getByRole('switch', { name: t.onlyAway }).click()
  await expect(page.getByText(t.nobody)).toBeVisible()
  expect(new URL(page.url()).searchParams.get('away')).toBe('1')
  await page.getByRole('main').getByRole('button', { name: ui.clearFilters }).last().click()
  await expect(page.getByRole('grid')).toBeVisible()
})

test('a private calendar link can be created, read by a calendar program, and revoked', async ({ open }) => {
  const t = textsOf('en').leaveCalendar
  const { employee } = await newTeam()
  const annual = await leaveTypeOf(employee, 'ANNUAL')
  const { id } = await requested(employee, annual.id, await rangeOverWeekend(employee, annual.id))
  const page = await open({ as: employee })
  await page.goto('/app/leaves-calendar')
  await page.getByRole('button', { name: t.subscribe }).click()
  const dialog = page.getByRole('dialog', { name: t.feedTitle })
  await dialog.getByRole('button', { name: t.feedMake }).click()
  const link = await dialog.getByLabel(t.feedLink, { exact: true }).inputValue()
  const read = async () => {
    const answer = await fetch(link)
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }
  const calendar = await read()
  expect([calendar.status, calendar.type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(calendar.text).toContain(`UID:leave-${id}@sabai-hr`)
  expect(calendar.text).not.toContain(annual.name)

  await dialog.getByRole('button', { name: t.feedRevoke }).click()
  await expect(toast(page, fill(t.feedRevoked, {}))).toBeVisible()
  expect((await read()).status).toBe(404)
  await expect(dialog.getByText(t.feedNone)).toBeVisible()
})
