// A long list loads more by itself after the first "load more", and draws only the rows near the window.
import type { Page } from '@playwright/test'
import { addPunch, listDays } from '@hr/contract/attendance.ts'
import { holdHints } from '../hold-hints.ts'
import { demo, newTeam } from '../people.ts'
import { ask } from '../server.ts'
import { expect, test } from '../test.ts'
import { anyFill, textsOf } from '../texts.ts'

const t = textsOf('en')

const scrollPage = (page: Page, to: 'start' | 'middle' | 'end') =>
  page.evaluate(
    part => scrollTo(0, document.documentElement.scrollHeight * part),
    { start: 0, middle: 0.5, end: 1 }[to],
  )

/** Scrolls to the end until more than this many rows are loaded. */
async function loadRows(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: anyFill(t.ui.loadMore) }).click()
  const shown = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: anyFill(t.ui.showing) })
  await expect
    .poll(async () => {
      await scrollPage(page, 'end')
      return Number((await shown.textContent())?.match(/\d[\d,]*/)?.[0].replace(',', ''))
    })
    .toBeGreaterThan(count)
}

for (const [size, rowsOf] of [
  ['desktop', (page: Page) => page.getByRole('main').locator('tbody tr[data-index]')],
  ['phone', (page: Page) => page.getByRole('main').locator('[data-card]')],
] as const) {
  test(`HR scrolls through hundreds of changes (${size})`, async ({ open }) => {
    const page = await open({ as: await demo('hr'), size })
    await page.goto('/app/administration/audit-log')
    const rows = rowsOf(page)
    await expect(rows).toHaveCount(25)
    const first = (await rows.first().textContent()) ?? ''
    await loadRows(page, 150)
    expect(await rows.count()).toBeLessThan(60)
    await expect(rows.last()).toHaveAttribute('data-index', /^\d{3,}$/)
    await scrollPage(page, 'start')
    await expect(rows.first()).toHaveText(first)
    await expect(rows.first()).toBeInViewport()
  })
}

test('a change elsewhere reads only the rows near the window, and the others once they are scrolled to', async ({
  open,
}) => {
  const [hr, { employee }] = await Promise.all([demo('hr'), newTeam()])
  const page = await open({ as: hr, isKept: false })
  const letThrough = await holdHints(page)
  await page.goto('/app/attendances/lists?range=lastMonth')
  await loadRows(page, 250)
  await scrollPage(page, 'middle')
  const loadMore = page.getByRole('button', { name: anyFill(t.ui.loadMore) })
  await expect(loadMore).not.toHaveAttribute('data-loading')

  /** The cursor of each page that is read. */
  const reads: string[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === `/api${listDays.path}`) reads.push(searchParams.get('after') ?? 'first page')
  })
  await ask(addPunch, {}, { token: employee.token })
  await letThrough('attendance')
  await expect.poll(() => reads.length).toBeGreaterThan(0)
  await expect(loadMore).not.toHaveAttribute('data-loading')
  const before = [...reads]
  await scrollPage(page, 'start')
  await expect.poll(() => reads).toContain('first page')
  expect(before).not.toContain('first page')
  expect(before.length).toBeLessThanOrEqual(3)
})

test('paper has all loaded rows, and says that there are more', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.goto('/app/administration/audit-log')
  await loadRows(page, 150)
  const rows = page.getByRole('main').locator('tbody tr[data-index]')
  expect(await rows.count()).toBeLessThan(60)
  const printed = page.evaluate(
    () =>
      new Promise<number>(resolve =>
        addEventListener('beforeprint', () => resolve(document.querySelectorAll('tr[data-index]').length)),
      ),
  )
  await page.pdf()
  expect(await printed).toBeGreaterThan(150)
  await expect.poll(() => rows.count()).toBeLessThan(60)
  const note = page.getByText(t.ui.notAllPrinted)
  await expect(note).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeVisible()
})

test('paper leaves out what is for choosing and changing rows', async ({ open }) => {
  const page = await open({ as: await demo('hr') })
  await page.goto('/app/employees/list')
  const table = page.getByRole('table', { name: t.menu.employees })
  const onScreen = [
    table.getByRole('columnheader', { name: t.ui.actions }),
    table.getByRole('checkbox').first(),
    page.getByRole('radiogroup', { name: t.employeeList.nameLetters }),
  ]
  for (const part of onScreen) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of onScreen) await expect(part).toBeHidden()
  await expect(table.getByRole('columnheader', { name: t.employee.unit, exact: true })).toBeVisible()
})

for (const [lang, letter] of [
  ['en', 's'],
  ['lo', 'ສ'],
] as const) {
  test(`HR goes to a letter of the names by keyboard (${lang})`, async ({ open }) => {
    const words = textsOf(lang)
    const page = await open({ as: await demo('hr'), language: lang })
    await page.goto('/app/employees/list')
    const rows = page.getByRole('table', { name: words.menu.employees }).locator('tbody tr')
    const letters = page.getByRole('radiogroup', { name: words.employeeList.nameLetters })
    await letters.getByRole('radio', { name: words.employeeList.everyLetter }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/letter=a/)
    await letters.getByText(letter.toUpperCase(), { exact: true }).click()
    await expect(page).toHaveURL(`/app/employees/list?letter=${encodeURIComponent(letter)}`)
    // A vowel before the letter does not count.
    const isUnder = new RegExp(`^[ເແໂໄໃ]?${letter}`, 'i')
    await expect
      .poll(async () => (await rows.getByRole('link').allInnerTexts()).every(name => isUnder.test(name)))
      .toBe(true)
    await expect(rows.nth(2)).toBeVisible()
    await page.getByRole('button', { name: words.ui.clearFilters }).click()
    await expect(rows).toHaveCount(25)
  })
}
