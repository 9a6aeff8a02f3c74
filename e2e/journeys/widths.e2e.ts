// Tables stay inside their frame at every width of a tablet or a laptop, and the menu makes room for them.
import { paths } from '@hr/contract/paths.ts'
import { demo } from '../people.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

const { clock, savedView: t } = textsOf('en')

const pages = [
  '/app/employees/list',
  '/app/attendances/lists?range=lastMonth',
  '/app/attendances/lists/attendance-report?range=lastMonth',
  '/app/attendances/overrule/missing-times?range=lastMonth',
  '/app/leaves/approved-leave-requests',
  '/app/leaves/summary-leave',
  '/app/ot/ot-summary?range=lastMonth',
]

test('no page is wider than the window, and no table leaves its frame', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  for (const width of [768, 1024, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of pages) {
      await page.goto(path)
      const table = page.getByRole('main').getByRole('table').first()
      await expect(table).toBeVisible()
      await expect
        .poll(
          () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${path} at ${width}`,
        )
        .toBeLessThanOrEqual(0)
      const leaves = await table.evaluate(element => {
        const frame = element.parentElement
        if (!frame) return true
        const fits = element.scrollWidth <= frame.clientWidth
        return !fits && getComputedStyle(frame).overflowX !== 'auto'
      })
      expect(leaves, `${path} at ${width}`).toBe(false)
    }
    const menu = await page.getByRole('navigation').first().boundingBox()
    expect(menu?.width ?? 0, `the menu at ${width}`).toBeLessThan(width < 1100 ? 100 : 300)
  }
})

test('a laptop shows every column of the report, and the filters of the audit log in one row', async ({
  open,
}) => {
  const page = await open({ as: await demo('admin') })
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(`${paths.attendanceReport}?range=lastMonth`)
  const table = page.getByRole('main').getByRole('table').first()
  await expect(table.getByRole('row')).not.toHaveCount(1)
  expect(
    await table.evaluate(element => element.scrollWidth - (element.parentElement?.clientWidth ?? 0)),
  ).toBeLessThanOrEqual(0)
  await page.goto(paths.auditLog)
  const filters = page.getByRole('main').getByRole('search')
  await expect(filters.getByRole('button', { name: t.views })).toBeVisible()
  expect((await filters.boundingBox())?.height).toBeLessThan(50)
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
