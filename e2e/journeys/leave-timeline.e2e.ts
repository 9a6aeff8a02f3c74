// Who is away when, person by person: a manager sees the leave type, a colleague only the absence; and the calendar
// feed.
import { approveLeave } from '@hr/contract/leave.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { leaveTypeOf, rangeOverWeekend, requested } from '../leave-days.ts'
import { demo, newTeam } from '../people.ts'
import { toast } from '../pages/shell.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { dayRangeTitle, textsOf } from '../texts.ts'

const language = 'lo'
const t = textsOf(language)

test('the manager sees and filters the timeline, the employee only absences, also by a private link', async ({
  open,
}) => {
  const [{ manager, employee }, hr] = await Promise.all([newTeam(), demo('hr')])
  const annual = await leaveTypeOf(employee, 'ANNUAL')
  const range = await rangeOverWeekend(employee, annual.id)
  const { id } = await requested(employee, annual.id, range)
  const own = await requested(manager, annual.id, range)
  // The manager has no manager, so HR is the last step.
  await ask(approveLeave, { id: own.id }, { token: hr.token })
  const path = `/app/leaves-calendar?view=people&month=${range.from.slice(0, 7)}`
  const dates = dayRangeTitle(range.from, range.to, language)
  const typeName = nameIn(annual, language)
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

  await boss.goto('/app/leaves-calendar?view=people&month=2024-03')
  await expect(boss.getByRole('grid')).toBeVisible()
  await boss.getByRole('button', { name: t.ui.filters }).click()
  await boss.getByRole('switch', { name: t.leaveCalendar.onlyAway }).click()
  await expect(boss.getByText(t.leaveCalendar.nobody)).toBeVisible()
  expect(new URL(boss.url()).searchParams.get('away')).toBe('1')
  await boss.getByRole('main').getByRole('button', { name: t.ui.clearFilters }).last().click()
  await expect(boss.getByRole('grid')).toBeVisible()

  const page = await open({ as: employee, language })
  await page.goto(path)
  const away = page.getByRole('row').filter({ hasText: managerName ?? '' })
  await expect(away.getByRole('gridcell')).toHaveText(new RegExp(`^${t.leave.awayType}, ${dates}`))
  await expect(away.getByRole('link')).toHaveCount(0)

  const feed = t.leaveCalendar
  await page.getByRole('button', { name: feed.subscribe }).click()
  const dialog = page.getByRole('dialog', { name: feed.feedTitle })
  await dialog.getByRole('button', { name: feed.feedMake }).click()
  const link = await dialog.getByLabel(feed.feedLink, { exact: true }).inputValue()
  const read = async () => {
    const answer = await fetch(link)
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }
  const calendar = await read()
  expect([calendar.status, calendar.type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(calendar.text).toContain(`UID:leave-${id}@sabai-hr`)
  for (const name of [annual.name, annual.nameLo]) expect(calendar.text).not.toContain(name)

  await dialog.getByRole('button', { name: feed.feedRevoke }).click()
  await expect(toast(page, feed.feedRevoked)).toBeVisible()
  expect((await read()).status).toBe(404)
  await expect(dialog.getByText(feed.feedNone)).toBeVisible()
})

test('HR begins with the company, a manager with the team; the choice is in the address', async ({
  open,
}) => {
  const [{ manager }, hr] = await Promise.all([newTeam(), demo('hr')])
  const page = await open({ as: hr, language })
  await page.goto('/app/leaves-calendar')
  const scope = page.getByRole('radiogroup', { name: t.leave.scope })
  const company = scope.getByRole('radio', { name: t.leave.scopeAll })
  const team = scope.getByRole('radio', { name: t.leave.scopeTeam })
  await expect(company).toBeChecked()
  await expect(page.getByRole('list', { name: t.leave.colours }), 'above the fold').toBeInViewport()
  await scope.getByText(t.leave.scopeTeam).click()
  await expect(page).toHaveURL(/scope=team/)
  await page.reload()
  await expect(team).toBeChecked()

  const boss = await open({ as: manager, language })
  await boss.goto('/app/leaves-calendar')
  await expect(boss.getByRole('radio', { name: t.leave.scopeTeam })).toBeChecked()
})
