// Tables stay inside their frame at every width of a tablet or a laptop, and the menu makes room for them.
import type { Language } from '@hr/contract/messages/text.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Locator } from '@playwright/test'
import { lead } from '../lead.ts'
import { demo } from '../people.ts'
import { expect, secondLook, test } from '../test.ts'
import { anyFill, fill, textsOf } from '../texts.ts'

const {
  clock,
  employee,
  employeeList,
  leave,
  leaveCalendar,
  organization,
  ot,
  position,
  savedView: t,
  ui,
} = textsOf('en')

/** The lists of HR, with the columns that a tablet must show next to the one that names the row. */
const mainColumns = (language: Language) => {
  const text = textsOf(language)
  const { attendanceDay: day, request, ui } = text
  const decided = [request.dates, ui.status, ui.actions]
  return [
    [paths.employees, [text.employee.position, ui.status, ui.actions]],
    [paths.leaveRequests, decided],
    [paths.leaveSummary, [ui.actions]],
    [paths.attendanceToday, [text.attendanceBoard.state]],
    [`${paths.attendanceLists}?range=lastMonth`, [day.date, ui.status, day.timeIn, day.timeOut]],
    [`${paths.attendanceReport}?range=lastMonth`, [day.late, day.missing, day.hours, day.penalty]],
    [paths.attendanceRequests, decided],
    [paths.offSiteRequests, decided],
    [`${paths.overrule}?range=lastMonth`, [day.date, ui.status, day.timeIn, day.timeOut, ui.actions]],
    [`${paths.missingTimes}?range=lastMonth`, [day.date]],
    [paths.overruleHistory, [text.overrule.day, text.overrule.whatDone]],
    [paths.otRequests, [text.ot.date, ui.status, ui.actions]],
    [`${paths.otRecords}?range=lastMonth`, [text.ot.date, ui.status, text.otRecord.amount]],
    [`${paths.otSummary}?range=lastMonth`, [text.otRecord.payable, text.otRecord.amount]],
    [paths.leaveTypes, [text.leaveType.perYear, ui.status]],
    [paths.departments, [text.organization.manager]],
  ] as const
}

const tablets = [768, 1024]
const laptops = [1366, 1440]

/** How many pixels of a list are outside its frame. */
const hiddenPart = (table: Locator) =>
  table.evaluate(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0))

const scrolls = (table: Locator) =>
  table.evaluate(
    ({ parentElement }) => parentElement !== null && getComputedStyle(parentElement).overflowX === 'auto',
  )

for (const language of ['en', 'lo'] as const) {
  test(
    `no page is wider than the window, no list leaves its frame, and a tablet shows its main columns (${language})`,
    secondLook(language),
    async ({ open }) => {
      const page = await open({ as: await demo('hr'), language })
      const pageOverflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      for (const [path, titles] of mainColumns(language)) {
        await lead(page, path)
        const table = page.getByRole('main').getByRole('table').first()
        await expect(table.getByRole('row').nth(1)).toBeVisible()
        for (const width of language === 'en' ? [...laptops, ...tablets] : tablets) {
          const state = `${path} at ${width}`
          await page.setViewportSize({ width, height: 1024 })
          await expect.poll(pageOverflow, state).toBeLessThanOrEqual(0)
          const menu = await page.getByRole('navigation').first().boundingBox()
          expect(menu?.width ?? 0, `the menu, ${state}`).toBeLessThan(width < 1100 ? 100 : 300)
          if (laptops.includes(width)) {
            const leaves = async () => (await hiddenPart(table)) > 0 && !(await scrolls(table))
            await expect.poll(leaves, state).toBe(false)
            continue
          }
          await expect(table.getByRole('row').nth(1), state).toBeVisible()
          await expect.poll(() => hiddenPart(table), state).toBeLessThanOrEqual(0)
          for (const title of titles)
            await expect(
              table.getByRole('columnheader', { name: title }).last(),
              `${title}, ${state}`,
            ).toBeInViewport({ ratio: 1 })
        }
      }
    },
  )
}

test('a narrow list shows the other facts below the row, and a wide one as columns again', async ({
  open,
}) => {
  const page = await open({ as: await demo('hr') })
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(paths.employees)
  const table = page.getByRole('main').getByRole('table')
  const staffId = table.getByRole('columnheader', { name: employee.staffId })
  const below = table.getByRole('row').nth(2)
  await expect(below).toContainText(new RegExp(`${employee.staffId}[A-Z]+-\\d+`))
  await expect(staffId).toBeHidden()
  await expect(table.getByRole('row').nth(1).getByRole('button')).toBeInViewport({ ratio: 1 })
  // The line begins below the name, not below the face.
  const left = async (text: Locator) => Math.round((await text.boundingBox())?.x ?? 0)
  const name = table.getByRole('row').nth(1).getByRole('link').locator('p[title]')
  expect(await left(below.getByText(employee.staffId))).toBe(await left(name))
  await below.getByText(employee.staffId).click()
  await expect(page).toHaveURL(/view/)
  await page.goBack()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(staffId).toBeVisible()
  await expect(below).not.toContainText(employee.staffId)
})

test('the filters of a list have one row on a tablet, whether they are set or not', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const set of ['', '?search=a']) {
    for (const path of [paths.employees, paths.attendanceLists, paths.otRecords, paths.otRequests]) {
      await lead(page, path + set)
      const filters = page.getByRole('main').getByRole('search')
      await expect(filters.getByRole('button', { name: t.views })).toBeVisible()
      expect((await filters.boundingBox())?.height, path + set).toBeLessThan(50)
    }
  }
})

test('a name has at most two lines on a tablet while other columns can fold', async ({ open }) => {
  const page = await open({ as: await demo('admin') })
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(paths.departments)
  const table = page.getByRole('main').getByRole('table')
  const heads = table.getByRole('row').first()
  await expect(heads.getByRole('columnheader', { name: organization.path })).toBeHidden()
  await expect(table.getByRole('row').nth(2)).toContainText(organization.path)
  expect((await heads.boundingBox())?.height).toBeLessThan(90)
  const names = await table
    .locator('td[data-title] p:first-child')
    .evaluateAll(all => all.map(({ clientHeight }) => clientHeight))
  expect(Math.max(...names)).toBeLessThan(50)
})

test('the half of a day of leave stays next to its date, however narrow the table is', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.goto(`${paths.leaveRequests}?search=Viengkham`)
  const table = page.getByRole('main').getByRole('table')
  const day = table
    .getByRole('cell')
    .locator('span')
    .filter({ hasText: `(${leave.afternoon})` })
  await expect(day.first()).toBeVisible()
  await table.evaluate(element => (element.style.width = '1px'))
  const lines = await day.evaluateAll(all => all.map(one => one.getClientRects().length))
  expect(lines).toEqual(lines.map(() => 1))
})

test('a laptop shows every column of the report, and the filters of a list in one row', async ({ open }) => {
  const page = await open({ as: await demo('admin') })
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(`${paths.attendanceReport}?range=lastMonth`)
  const table = page.getByRole('main').getByRole('table').first()
  await expect(table.getByRole('row')).not.toHaveCount(1)
  expect(await hiddenPart(table)).toBeLessThanOrEqual(0)
  // A title ends where its numbers end, and its arrow is on a line of it.
  const titles = await table.evaluate(element =>
    [...element.querySelectorAll('th')]
      .filter(head => getComputedStyle(head).textAlign === 'right')
      .map(head => {
        const end =
          head.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(head).paddingRight)
        const title = head.querySelector('button span')?.getBoundingClientRect()
        const arrow = head.querySelector('button svg')?.getBoundingClientRect()
        if (title === undefined || arrow === undefined) return 'no title'
        const isBeside = arrow.top >= title.top && arrow.bottom <= title.bottom
        return isBeside ? Math.round(end - title.right) : 'the arrow has its own line'
      }),
  )
  expect(titles).toEqual(titles.map(() => 0))
  expect(titles.length).toBeGreaterThan(5)
  // With two notes above the list, too.
  await page.route('**/api/employees?*incomplete=true*', async route => {
    const response = await route.fetch()
    const json: { data: { total: number } } = await response.json()
    await route.fulfill({ response, json: { ...json, data: { ...json.data, total: 12 } } })
  })
  await page.goto(paths.employees)
  await expect(
    page.getByRole('link', { name: fill(employeeList.expiring_other, { count: 12 }) }),
  ).toBeVisible()
  await expect(
    page.getByRole('link', { name: fill(employeeList.incomplete_other, { count: 12 }) }),
  ).toBeVisible()
  expect((await page.getByRole('main').getByRole('search').boundingBox())?.height).toBeLessThan(50)
  await page.goto(paths.auditLog)
  const filters = page.getByRole('main').getByRole('search')
  await expect(filters.getByRole('button', { name: t.views })).toBeVisible()
  expect((await filters.boundingBox())?.height).toBeLessThan(50)
})

test('HR decides overtime on a laptop without scrolling a list sideways', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.otRequests)
  const table = page.getByRole('main').getByRole('table').first()
  await expect(table.getByRole('button', { name: anyFill(ot.rejectOf) }).first()).toBeVisible()
  expect(await hiddenPart(table)).toBeLessThanOrEqual(0)
})

test('the clock button is as wide as its card on a phone only', async ({ open }) => {
  const page = await open({ as: await demo('employee') })
  await page.goto(paths.dashboard)
  const card = page.getByRole('region', { name: clock.title })
  const button = card.getByRole('button')
  const share = async () =>
    ((await button.boundingBox())?.width ?? 0) / ((await card.boundingBox())?.width ?? 1)
  await expect(button).toBeVisible()
  expect(await share()).toBeLessThan(0.5)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(share).toBeGreaterThan(0.8)
})

test('a phone shows the dates of who is away in full, and what waits', async ({ open }) => {
  const page = await open({ as: await demo('hr'), size: 'phone' })
  for (const path of [paths.leavesCalendar, paths.dashboard]) {
    await page.goto(path)
    const people = page.getByRole('main').getByRole('listitem')
    await expect(people.first()).toBeVisible()
    const cut = await people.evaluateAll(items =>
      items
        .flatMap(item => [...item.querySelectorAll<HTMLElement>('*')])
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 4 && scrollWidth > clientWidth + 1)
        .map(({ innerText }) => innerText),
    )
    expect(cut, path).toEqual([])
  }
})

test('the buttons of a dialog have its whole line on a phone, as those of a form', async ({ open }) => {
  const page = await open({ as: await demo('hr'), size: 'narrow' })
  await page.goto(paths.positions)
  await page.getByRole('button', { name: position.addPosition }).click()
  const form = page.getByRole('dialog', { name: position.addPosition })
  await form.getByRole('textbox').first().fill('Draft')
  await page.keyboard.press('Escape')
  const dialog = page.getByRole('dialog', { name: ui.leaveUnsaved })
  const line = await dialog.getByText(ui.leaveUnsavedText).boundingBox()
  const first = await dialog.getByRole('button', { name: ui.stay }).boundingBox()
  const last = await dialog.getByRole('button', { name: ui.leaveAnyway }).boundingBox()
  expect(first?.x).toBe(line?.x)
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBe((line?.x ?? 0) + (line?.width ?? 0))
})

test('the filters of the leave calendar share a row with its views on a phone', async ({ open }) => {
  const page = await open({ as: await demo('employee'), size: 'phone' })
  await page.goto(paths.leavesCalendar)
  const view = await page.getByRole('radiogroup', { name: leaveCalendar.view }).boundingBox()
  const filters = await page.getByRole('main').getByRole('button', { name: ui.filters }).boundingBox()
  const middle = (filters?.y ?? 0) + (filters?.height ?? 0) / 2
  expect(Math.abs(middle - (view?.y ?? 0) - (view?.height ?? 0) / 2)).toBeLessThan(2)
})
