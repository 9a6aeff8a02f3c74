// The first page of those who look after other people: who is in today, what to close, what waits, and where each leads.
import { dashboardReads, getDashboard } from '@hr/contract/dashboard.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { approveLeave, requestCancellation, requestLeave } from '@hr/contract/leave.ts'
import { requestOt } from '@hr/contract/ot-request.ts'
import { getProfile } from '@hr/contract/session.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { leaveTypeOf, rangeOverWeekend, requested, todayOf } from '../leave-days.ts'
import { demo, newTeam, profileOf } from '../people.ts'
import { ask } from '../server.ts'
import { anyFill, dayTitle, formatDate, textsOf } from '../texts.ts'
import { expect, test } from '../test.ts'

const { attendanceBoard, dashboard, leave, menu, request } = textsOf('en')

test('HR goes from the first page to the board, the period to close and the open requests', async ({
  open,
}) => {
  const page = await open({ as: await demo('hr') })
  const home = '/app/dashboard'
  await page.goto(home)
  const card = (name: string | RegExp) => page.getByRole('region', { name })
  await card(dashboard.companyToday).getByRole('link', { name: attendanceBoard.states.OFF }).click()
  await expect(page).toHaveURL(/\/app\/attendances\/attendance\?only=OFF/)

  await page.goto(home)
  // Another journey may have closed it.
  const period = new RegExp(`${dashboard.periodToClose}|${dashboard.period}`)
  await card(period).getByRole('link', { name: dashboard.periods }).click()
  await expect(page.getByRole('heading', { level: 1, name: menu.attendancePeriods })).toBeVisible()

  await page.goto(home)
  await card(dashboard.openRequests)
    .getByRole('link', { name: anyFill(dashboard.waitingKinds.LEAVE) })
    .click()
  await expect(page).toHaveURL(/\/app\/leaves\/approved-leave-requests\?status=PENDING/)
})

test('a manager sees the team, and nothing of the company', async ({ open }) => {
  const page = await open({ as: await demo('manager') })
  await page.goto('/app/dashboard')
  await expect(page.getByRole('region', { name: dashboard.teamToday })).toBeVisible()
  for (const name of [dashboard.openRequests, dashboard.celebrations, dashboard.periodToClose])
    await expect(page.getByRole('region', { name })).toHaveCount(0)
})

test(
  'the first page is read in one call, and card by card if that call fails',
  { tag: '@long' },
  async ({ open }) => {
    const page = await open({ as: await demo('manager') })
    const parts = new Set<string>(Object.values(dashboardReads).map(({ endpoint }) => endpoint.path))
    // The bell reads notifications by itself.
    parts.delete(listNotifications.path)
    let asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname.replace(/^\/api/, '')))
    const team = page.getByRole('region', { name: dashboard.teamToday })
    const loading = page.getByRole('main').locator('[aria-hidden].mantine-Skeleton-root')

    await page.goto('/app/dashboard')
    await expect(team).toContainText(/\d/)
    await expect(loading).toHaveCount(0)
    expect(asked.filter(path => path === getDashboard.path)).toHaveLength(1)
    expect(asked.filter(path => parts.has(path))).toEqual([])

    await page.route(`**/api${getDashboard.path}`, route => route.abort())
    asked = []
    await page.reload()
    await expect(team).toContainText(/\d/)
    await expect(loading).toHaveCount(0)
    expect(new Set(asked.filter(path => parts.has(path))).size).toBeGreaterThan(5)
  },
)

test('who waits longest is first and is approved on the first page', async ({ open }) => {
  const { employee, manager } = await newTeam()
  const annual = await leaveTypeOf(employee, 'ANNUAL')
  const range = await rangeOverWeekend(employee, annual.id)
  await requested(employee, annual.id, range)
  const date = addDays(todayOf(employee), 1)
  const overtime = { date, timeIn: '18:00', timeOut: '19:00', reason: 'Stocktaking of the year' }
  await ask(requestOt, overtime, { token: employee.token })

  const page = await open({ as: manager })
  await page.goto('/app/dashboard')
  const rows = page.getByRole('region', { name: dashboard.waiting }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(dayTitle(range.from, 'en'))
  await expect(rows.first()).toContainText(dashboard.waitsToday)
  await rows
    .first()
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(rows.first().getByRole('button', { name: /^Undo/ })).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText(dayTitle(date, 'en'))
  await expect(rows.first().getByRole('link', { name: anyFill(dashboard.reviewRequestOf) })).toBeVisible()
})

test(
  'the first page says that a request cancels leave, and which half of the day it is',
  { tag: '@long' },
  async ({ open }) => {
    const [{ employee, manager }, hr] = await Promise.all([newTeam(), demo('hr')])
    const { id: leaveTypeId } = await leaveTypeOf(employee, 'ANNUAL')
    const { from } = await rangeOverWeekend(employee, leaveTypeId)
    const afternoon = {
      leaveTypeId,
      from,
      to: from,
      fromHalf: 'PM',
      reason: 'Parents evening at school',
    } as const
    const { id } = await ask(requestLeave, afternoon, { token: employee.token })
    const day = `${dayTitle(from, 'en')} (${leave.afternoon})`

    const own = await open({ as: employee })
    await own.goto('/app/dashboard')
    await expect(own.getByRole('region', { name: dashboard.nextLeave })).toContainText(day)
    const page = await open({ as: manager })
    await page.goto('/app/dashboard')
    const row = page.getByRole('region', { name: dashboard.waiting }).getByRole('listitem')
    await expect(row).toContainText(day)
    await expect(row).not.toContainText(request.cancellation)

    for (const { token } of [manager, hr]) await ask(approveLeave, { id }, { token })
    await ask(requestCancellation, { id, reason: 'The evening is put off' }, { token: employee.token })
    await expect(row).toContainText(request.cancellation)
    await expect(row).toContainText(day)
  },
)

test(
  'a first page that stays open over midnight goes on with the new day',
  { tag: '@long' },
  async ({ open }) => {
    const as = await demo('employee')
    const today = (await profileOf(as)).workspace?.today ?? ''
    const page = await open({ as, isKept: false })
    let isYesterday = true
    await page.route(`**/api${getProfile.path}`, async route => {
      const answer = await route.fetch()
      const json = await answer.json()
      if (isYesterday) json.data.workspace.today = addDays(today, -1)
      await route.fulfill({ response: answer, json })
    })
    await page.goto('/app/dashboard')
    /** "Monday 30/11/2026"; other dates of the page have no whole weekday. */
    const dayOfPage = (date: string) =>
      page.getByRole('main').getByText(new RegExp(`^\\w+day ${formatDate(date)}$`))
    await expect(dayOfPage(addDays(today, -1))).toBeVisible()
    isYesterday = false
    const read = page.waitForRequest(`**/api${getDashboard.path}`)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(dayOfPage(today)).toBeVisible()
    await read
  },
)
