// Every page of the product, in both languages, both colour schemes, on a desktop and on the narrowest phone.
import type { Page } from '@playwright/test'
import type { Language } from '@hr/contract/messages/text.ts'
import { expectAccessible, settled } from '../accessible.ts'
import { builtPages } from '../built-pages.ts'
import { exampleRows } from '../example-rows.ts'
import { lead } from '../lead.ts'
import { expectOpened } from '../opened.ts'
import { demo } from '../people.ts'
import { expect, secondLook, test } from '../test.ts'
import { bareKey } from '../texts.ts'

const areas = [
  { area: 'open', as: null },
  { area: 'ams', as: 'operator' },
  { area: 'space', as: 'owner' },
  { area: 'app', as: 'admin' },
] as const

/** The pages of an area are split into this many journeys, which run in parallel. */
const shares = { open: 1, ams: 1, space: 1, app: 3 } as const

/** Each page in two looks that differ in everything: a third one would find nothing new. */
const looks = { en: { size: 'desktop', colors: 'light' }, lo: { size: 'narrow', colors: 'dark' } } as const

async function look(page: Page, address: string, language: Language): Promise<void> {
  await lead(page, address)
  await settled(page)
  await expectOpened(page, address, language)
  expect.soft(await page.locator('body').innerText(), address).not.toMatch(bareKey)
  await expectAccessible(page, address, 'part')
}

for (const language of ['en', 'lo'] as const) {
  for (const { area, as } of areas) {
    for (let share = 0; share < shares[area]; share++) {
      const title = `pages of ${area} are for everybody (${language}, part ${share + 1})`
      test(title, secondLook(language), async ({ open }) => {
        test.setTimeout(180_000)
        const all = await builtPages(area, await exampleRows())
        const pages = all.filter((_, index) => index % shares[area] === share)
        expect(pages.length).toBeGreaterThan(0)
        const page = await open({ language, ...looks[language], ...(as !== null && { as: await demo(as) }) })
        for (const address of pages) await test.step(address, () => look(page, address, language))
      })
    }
  }
}
