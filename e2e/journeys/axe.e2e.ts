// Every page that exists, in both languages and both colour schemes, on a desktop and on a phone.
import { listLeaveRequests } from '@hr/contract/leave.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, inColours, settled } from '../accessible.ts'
import { builtPages } from '../built-pages.ts'
import { demo } from '../people.ts'
import { ask } from '../server.ts'
import { expect, sizes, test } from '../test.ts'

const areas = [
  { area: 'open', as: null },
  { area: 'ams', as: 'operator' },
  { area: 'space', as: 'owner' },
  { area: 'app', as: 'hr' },
] as const

async function examples() {
  const { token } = await demo('hr')
  const { rows } = await ask(listLeaveRequests, { scope: 'all', status: 'PENDING', limit: 1 }, { token })
  return { leaveRequestId: rows[0]?.id ?? '' }
}

/** One visit shows the page in every look: the page follows colours and width as they change. */
async function inEveryLook(page: Page, address: string): Promise<void> {
  await page.setViewportSize(sizes.desktop)
  await page.goto(address)
  await inColours(page, 'light')
  await settled(page)
  await expect(page).toHaveTitle(/.+ · Sabai HR/)
  await expectAccessible(page, `${address} light`)
  await inColours(page, 'dark')
  await expectAccessible(page, `${address} dark`, 'colours')
  if (!address.startsWith('/app')) return
  await page.setViewportSize(sizes.phone)
  await settled(page)
  await expectAccessible(page, `${address} dark on a phone`)
}

for (const language of ['en', 'lo'] as const) {
  for (const { area, as } of areas) {
    test(`every page of ${area} is for everybody (${language})`, async ({ open }) => {
      test.setTimeout(180_000)
      const pages = await builtPages(area, await examples())
      expect(pages.length).toBeGreaterThan(0)
      const page = await open({ language, ...(as !== null && { as: await demo(as) }) })
      for (const address of pages) await test.step(address, () => inEveryLook(page, address))
    })
  }
}
