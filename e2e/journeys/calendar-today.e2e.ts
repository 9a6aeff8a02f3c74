// Calendars follow the company's day, not the browser's.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { field } from '../pages/field.ts'
import { demo, profileOf } from '../people.ts'
import { expect, test } from '../test.ts'

test('a calendar marks the company’s today and opens at it, whatever the browser’s clock says', async ({
  open,
}) => {
  const as = await demo('employee')
  const page = await open({ as, isKept: false })
  await page.clock.setFixedTime(Date.now() - 70 * 86_400_000)
  await page.goto('/app/ot/my-ot?new=1')
  const today = (await profileOf(as)).workspace?.today ?? ''
  await field(page.getByRole('dialog'), fieldLabel('en', 'date')).click()
  const marked = page.locator('[data-today]')
  await expect(marked).toHaveCount(1)
  await expect(marked).toHaveText(String(Number(today.slice(8))))
})
