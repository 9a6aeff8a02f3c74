// Today's board shows a new punch by itself, with one call to the server and none for the bell.
import { addPunch } from '@hr/contract/attendance.ts'
import { attendanceToday } from '@hr/contract/attendance-board.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { offToday } from '../attendance-days.ts'
import { holdHints } from '../hold-hints.ts'
import { todayOf } from '../leave-days.ts'
import { demo, newTeam } from '../people.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { anyFill, textsOf } from '../texts.ts'

const { attendanceBoard, menu, ui } = textsOf('en')

test('a punch appears on the board after one call', async ({ open }) => {
  const [{ manager, employee }, hr] = await Promise.all([newTeam(), demo('hr')])
  await offToday(hr, employee, todayOf(employee))
  const page = await open({ as: manager, isKept: false })
  const letThrough = await holdHints(page)
  await page.goto('/app/attendances/attendance')
  const row = page.getByRole('row').filter({ hasText: employee.staffId })
  await expect(row).toContainText(attendanceBoard.states.OFF)

  const calls: string[] = []
  page.on('request', request => calls.push(new URL(request.url()).pathname))
  await ask(addPunch, {}, { token: employee.token })
  await letThrough('attendance')
  await expect(row).toContainText(attendanceBoard.states.IN)
  await expect(
    page.getByRole('button', { name: `1 ${attendanceBoard.states.IN}`, exact: true }),
  ).toBeVisible()
  expect(calls.filter(path => path === `/api${attendanceToday.path}`)).toHaveLength(1)
  expect(calls).not.toContain(`/api${listNotifications.path}`)
})

/** As on a busy page: what is seen is reported later than it is drawn. */
function observeLate() {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((...seen) => setTimeout(() => callback(...seen), 1000), options)
    }
  }
}

test(
  'the board lists 25 people and loads as many more as its button says (spec 9)',
  { tag: '@long' },
  async ({ open }) => {
    const page = await open({ as: await demo('hr'), isKept: false })
    await page.addInitScript(observeLate)
    await page.goto('/app/attendances/attendance')
    const rows = page.getByRole('table', { name: menu.attendance }).locator('tbody tr')
    await expect(rows).toHaveCount(25)
    await page.getByRole('button', { name: anyFill(ui.loadMore) }).click()
    await expect(rows).toHaveCount(50)
  },
)
