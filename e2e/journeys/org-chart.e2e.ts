// The organisation chart: units and people, expanding, search, its date, the list, the keyboard, the picture.
import type { Locator, Page } from '@playwright/test'
import { searchEmployees } from '@hr/contract/employee.ts'
import { addMonths, localDateOf } from '@hr/domain/calendar/local-date.ts'
import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../accessible.ts'
import { lead } from '../lead.ts'
import { demo } from '../people.ts'
import { ask } from '../server.ts'
import { expect, secondLook, test } from '../test.ts'
import { formatDate, textsOf } from '../texts.ts'

const address = '/app/ongStructure/orgChart'
const t = textsOf('en').orgChart
const title = textsOf('en').menu.orgChart

/** The people of the demo company only: other journeys add teams to it. */
async function peopleChart(more = ''): Promise<string> {
  const { token } = await demo('hr')
  const answer = await ask(searchEmployees, { search: 'SB-0001' }, { token })
  const director = 'rows' in answer ? answer.rows[0]?.id : undefined
  return `${address}/${director}?mode=employees${more}`
}

/** The accessible name of a card begins with the full name. */
const card = (page: Page, name: string): Locator =>
  page.getByRole('tree', { name: title, exact: true }).getByRole('treeitem', { name: new RegExp(`^${name}`) })
const row = (page: Page, name: string): Locator =>
  page.getByRole('tree', { name: t.listLabel }).getByRole('treeitem', { name: new RegExp(`^${name}`) })
const search = (page: Page): Locator => page.getByRole('searchbox', { name: t.search })
/** A corner of the card, because the link to the person is in its middle. */
const corner = { position: { x: 12, y: 12 } }

async function find(page: Page, query: string, name: string) {
  await search(page).fill(query)
  await expect(page.getByRole('option', { name }).first()).toBeVisible()
  await page.keyboard.press('Enter')
}

test('units collapse, expand and are saved as a picture; people are below their managers, also on a past date', async ({
  open,
}) => {
  const page = await open({ as: await demo('hr') })
  await page.goto(address)
  const division = card(page, 'Commercial Division')
  await expect(card(page, 'Sabai Trading Sole Co., Ltd')).toHaveAccessibleName(/people, Bounthavy Sisavatdy/)
  // The units of other journeys may push it out of view.
  await find(page, 'commercial div', 'Commercial Division')
  await expect(division).toBeInViewport()
  const isOpen = (await division.getAttribute('aria-expanded')) === 'true'
  await division.click(corner)
  await expect(division).toHaveAttribute('aria-expanded', String(!isOpen))
  await expect(card(page, 'Marketing Department')).toHaveCount(isOpen ? 0 : 1)
  await division.click(corner)
  await expect(division).toHaveAttribute('aria-expanded', String(isOpen))

  await page.getByRole('button', { name: t.export }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: t.png }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^org-chart-\d{4}-\d\d-\d\d\.png$/)
  const picture = await readFile(await download.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.readUInt32BE(16)).toBeGreaterThan(1000)
  expect(picture.readUInt32BE(20)).toBeGreaterThan(400)
  await expect(page.getByText(textsOf('en').exporting.done, { exact: true })).toBeVisible()

  await page.getByRole('main').getByText(t.employees, { exact: true }).click()
  await expect(page).toHaveURL(/mode=employees/)
  await page.goto(await peopleChart())
  await expect(card(page, 'Bounthavy Sisavatdy')).toHaveAccessibleName(
    /Managing Director.*SB-0001.*people below$/,
  )
  await find(page, 'noulak', 'Noulak Xayasane')
  const found = card(page, 'Noulak Xayasane')
  await expect(found).toBeInViewport({ ratio: 1 })
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await expect(card(page, 'Khampheng Sayavong')).toHaveAttribute('aria-expanded', 'true')
  await found.getByRole('link').click()
  await expect(page).toHaveURL(/\/app\/viewInfo\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Noulak Xayasane' })).toBeVisible()

  await lead(page, await peopleChart())
  await find(page, 'ketsana', 'Ketsana Douangmala')
  await expect(card(page, 'Ketsana Douangmala')).toBeInViewport({ ratio: 1 })
  const longAgo = addMonths(localDateOf(Date.now(), 'Asia/Vientiane'), -6)
  await page.getByRole('textbox', { name: t.asOf }).fill(formatDate(longAgo))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`date=${longAgo}`))
  await expect(page.getByText(t.onDate.replace('{{date}}', formatDate(longAgo)))).toBeVisible()
  await expect(card(page, 'Ketsana Douangmala')).toHaveCount(0)
  await search(page).fill('ketsana')
  await expect(page.getByText(t.nobodyFound)).toBeVisible()
})

test('the chart and the list pass axe in dark colours and work by keyboard', async ({ open }) => {
  const page = await open({ as: await demo('hr'), colors: 'dark' })
  await page.goto(await peopleChart('&list=1'))
  await expect(card(page, 'Bounthavy Sisavatdy')).toBeVisible()
  await expectAccessible(page, 'chart and list')
  const chart = page.getByRole('tree', { name: title, exact: true })
  const list = page.getByRole('tree', { name: t.listLabel })
  const at = (tree: Locator) => tree.getByRole('treeitem', { selected: true })
  await chart.focus()
  await page.keyboard.press('Home')
  await expect(at(chart)).toHaveAccessibleName(/^Bounthavy Sisavatdy/)
  await page.keyboard.press('ArrowDown')
  const second = await at(chart).locator('title').textContent()
  expect(second).toMatch(/Division Director/)
  await page.keyboard.press('ArrowRight')
  await expect(at(chart)).not.toHaveAccessibleName(second ?? '')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(at(chart)).toHaveAttribute('aria-expanded', 'false')
  await expect(row(page, 'Bounthavy Sisavatdy')).toHaveAttribute('aria-expanded', 'false')

  await list.focus()
  await page.keyboard.press('ArrowRight')
  await expect(at(list)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(at(list)).toHaveAttribute('aria-level', '2')
  await expect(at(list)).toHaveAttribute('aria-posinset', '1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/viewInfo\/\d+$/)
})

test('on a phone, in Lao, the list replaces the chart', secondLook('lo'), async ({ open }) => {
  const page = await open({ as: await demo('hr'), language: 'lo', size: 'phone' })
  const lao = textsOf('lo').orgChart
  await page.goto(address)
  await expect(page.getByRole('tree', { name: textsOf('lo').menu.orgChart, exact: true })).toBeVisible()
  await page.getByRole('switch', { name: lao.list }).click()
  const list = page.getByRole('tree', { name: lao.listLabel })
  await expect(list.getByRole('treeitem').first()).toHaveAccessibleName(/^ບໍລິສັດ ສະບາຍ ການຄ້າ/)
  await expect(page.getByRole('tree')).toHaveCount(1)
  await expectAccessible(page, 'list of the chart')
})
