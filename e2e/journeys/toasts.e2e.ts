// A toast covers nothing that can be pressed, in both languages and at every width: of one line and of several, on pages
// with a breadcrumb and without, and over a dialog on a phone.
import { createHoliday } from '@hr/contract/holiday.ts'
import { exportLeaveRequests } from '@hr/contract/leave-export.ts'
import { paths } from '@hr/contract/paths.ts'
import { createPosition } from '@hr/contract/position.ts'
import type { Page } from '@playwright/test'
import { field } from '../pages/field.ts'
import { toast } from '../pages/shell.ts'
import { demo } from '../people.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

/** What the toast covers, by its text; below an open dialog nothing can be pressed. */
const coveredBy = (page: Page, parts = 'header, main') =>
  page.evaluate(parts => {
    const toast = document.querySelector('[data-toast]')?.getBoundingClientRect()
    if (toast === undefined) return ['no toast']
    const controls = document.querySelectorAll<HTMLElement>(parts)
    return [...controls]
      .flatMap(part => [...part.querySelectorAll<HTMLElement>('a, button, input, label')])
      .filter(control => control.checkVisibility())
      .filter(control => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top
      })
      .map(control => control.ariaLabel ?? control.innerText)
  }, parts)

const widthsIn = { en: [390, 1440], lo: [768, 1366] } as const

for (const language of ['en', 'lo'] as const) {
  test(`a toast leaves links, buttons and filters free (${language})`, async ({ open }) => {
    const t = textsOf(language)
    const page = await open({ as: await demo('hr'), language })
    let message = ''
    await page.route(`**/api${exportLeaveRequests.path}*`, route =>
      route.fulfill({ status: 409, json: { success: false, code: 'CONFLICT', message, errors: [] } }),
    )
    for (const width of widthsIn[language]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of [paths.myLeave, paths.leaveRequests]) {
        await page.goto(path)
        for (message of ['Busy', t.ui.offlineNow]) {
          await page.getByRole('button', { name: t.exporting.export }).click()
          await expect(toast(page, message)).toBeVisible()
          await expect.poll(() => coveredBy(page), `${message} on ${path} at ${width}`).toEqual([])
        }
      }
    }
  })
}

for (const language of ['en', 'lo'] as const) {
  test(`over a dialog on a phone, a toast leaves the fields and the close button free (${language})`, async ({
    open,
  }) => {
    const t = textsOf(language)
    const page = await open({ as: await demo('hr'), language, size: 'phone' })
    let message = ''
    await page.route(`**/api${createPosition.path}`, (route, request) =>
      request.method() === 'POST'
        ? route.fulfill({ status: 409, json: { success: false, code: 'CONFLICT', message, errors: [] } })
        : route.continue(),
    )
    await page.goto(paths.positions)
    await page.getByRole('button', { name: t.position.addPosition }).click()
    const dialog = page.getByRole('dialog')
    await field(dialog, t.ui.nameEn).fill('Analyst')
    for (message of ['Busy', t.ui.offlineNow]) {
      await dialog.getByRole('button', { name: t.position.addPosition }).click()
      await expect(toast(page, message)).toBeVisible()
      await expect.poll(() => coveredBy(page, '[role="dialog"]'), message).toEqual([])
      await expect(toast(page, message)).toHaveCount(0)
    }
  })
}

test('over a drawer on a desktop, a toast leaves its title free', async ({ open }) => {
  const t = textsOf('en')
  const page = await open({ as: await demo('hr') })
  await page.route(`**/api${createHoliday.path}`, (route, request) =>
    request.method() === 'POST'
      ? route.fulfill({
          status: 409,
          json: { success: false, code: 'CONFLICT', message: 'Busy', errors: [] },
        })
      : route.continue(),
  )
  await page.goto(`${paths.holidays}?holiday=new`)
  const dialog = page.getByRole('dialog')
  await field(dialog, t.ui.nameEn).fill('Company day')
  await field(dialog, t.holiday.from).fill('12/01/2099')
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await dialog.getByRole('button', { name: t.holiday.add }).click()
    await expect(toast(page, 'Busy')).toBeInViewport({ ratio: 1 })
    const over = await toast(page, 'Busy').boundingBox()
    const title = await dialog.getByRole('heading').first().boundingBox()
    expect((over?.x ?? 0) + (over?.width ?? 0), `at ${width}`).toBeLessThanOrEqual(title?.x ?? 0)
    await expect(toast(page, 'Busy')).toHaveCount(0)
  }
})
