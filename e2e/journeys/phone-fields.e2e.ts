// Fields on a phone.
import { paths } from '@hr/contract/paths.ts'
import { lead } from '../lead.ts'
import { demo } from '../people.ts'
import { expect, test } from '../test.ts'

test('fields have 16 pixels on a phone, below which an iPhone enlarges the page', async ({ open }) => {
  const page = await open({ as: await demo('hr'), size: 'phone' })
  for (const path of [`${paths.myLeave}?new=1`, paths.employees]) {
    await lead(page, path)
    const field = page.getByRole('main').locator('input:visible').first()
    await expect(field).toHaveCSS('font-size', '16px')
  }
})
