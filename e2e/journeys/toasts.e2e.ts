// A toast covers nothing that can be pressed, in both languages and at every width: of one line and of several, on pages
// with a breadcrumb and without.
import { exportLeaveRequests } from '@hr/contract/leave-export.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Page } from '@playwright/test'
import { toast } from '../pages/shell.ts'
import { demo } from '../people.ts'
import { expect, test } from '../test.ts'
import { textsOf } from '../texts.ts'

/** What the toast covers, by its text. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('[data-toast]')?.getBoundingClientRect()
    if (toast === undefined) return ['no toast']
    const controls = document.querySelectorAll<HTMLElement>('header, main')
    return [...controls]
      .flatMap(part => [...part.querySelectorAll<HTMLElement>('a, button, input, label')])
      .filter(control => control.checkVisibility())
      .filter(control => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top
      })
      .map(control => control.ariaLabel ?? control.innerText)
  })

for (const language of ['en', 'lo'] as const) {
  test(`a toast leaves links, buttons and filters free (${language})`, async ({ open }) => {
    const t = textsOf(language)
    const page = await open({ as: await demo('hr'), language })
    let message = ''
    await page.route(`**/api${exportLeaveRequests.path}*`, route =>
      route.fulfill({ status: 409, json: { success: false, code: 'CONFLICT', message, errors: [] } }),
    )
    for (const width of [390, 768, 1366, 1440]) {
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
