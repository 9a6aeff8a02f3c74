// The first page of those who look after other people: who is in today, what to close, what waits, and where each leads.
import { anyFill, textsOf } from '../texts.ts'
import { demo } from '../people.ts'
import { expect, test } from '../test.ts'

const { attendanceBoard, dashboard, menu } = textsOf('en')

test('HR goes from the first page to the board, the period to close and the open requests', async ({
  open,
}) => {
  const page = await open({ as: await demo('hr') })
  const home = '/app/dashboard'
  await page.goto(home)
  const card = (name: string | RegExp) => page.getByRole('region', { name })
  await card(dashboard.companyToday).getByRole('link', { name: attendanceBoard.states.AWAY }).click()
  await expect(page).toHaveURL(/\/app\/attendances\/attendance\?only=AWAY/)

  await page.goto(home)
  // Another journey may have closed it.
  const period = new RegExp(`${dashboard.periodToClose}|${dashboard.period}`)
  await card(period).getByRole('link', { name: dashboard.periods }).click()
  await expect(page.getByRole('heading', { level: 1, name: menu.attendancePeriods })).toBeVisible()

  await page.goto(home)
  const leave = anyFill(dashboard.waitingKinds.LEAVE)
  await card(dashboard.openRequests).getByRole('link', { name: leave }).click()
  await expect(page).toHaveURL(/\/app\/leaves\/approved-leave-requests\?status=PENDING/)
})

test('a manager sees the team, and nothing of the company', async ({ open }) => {
  const page = await open({ as: await demo('manager') })
  await page.goto('/app/dashboard')
  await expect(page.getByRole('region', { name: dashboard.teamToday })).toBeVisible()
  for (const name of [dashboard.openRequests, dashboard.celebrations, dashboard.periodToClose])
    await expect(page.getByRole('region', { name })).toHaveCount(0)
})
