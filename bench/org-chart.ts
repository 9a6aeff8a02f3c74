// The organisation chart of a large company: server response, first paint, expanding everything, frames while panning
// and
// zooming. Usage: node bench/org-chart.ts http://localhost:3000   (a server made with SEED=large, a fresh build)
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { framesOf } from './frames.ts'

const base = process.argv[2] ?? 'http://localhost:3000'
const say = (what: string, figure: string) => process.stdout.write(`${what.padEnd(46)} ${figure}\n`)
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

// Code for the page is a string, because this project has no DOM types.
const unfoldEverything = `(async () => {
  const all = [...document.querySelectorAll('[role="menuitem"]')].find(item => item.textContent === 'Everything')
  const started = performance.now()
  all.click()
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
  return performance.now() - started
})()`

say('load of the machine before', loadavg()[0]?.toFixed(1) ?? '')
const token = await signIn()
for (const mode of ['units', 'employees']) {
  const times: number[] = []
  for (let round = 0; round < 7; round += 1) {
    const started = performance.now()
    const response = await fetch(`${base}/api/org-structure/chart?mode=${mode}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await response.arrayBuffer()
    times.push(performance.now() - started)
  }
  say(`server, ${mode}`, `${Math.round(median(times))} ms`)
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const mode of ['units', 'employees']) {
  const opened: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const page = await newPage()
    await page.goto(`${base}/app/ongStructure/orgChart?mode=${mode}`)
    opened.push(await firstCard(page))
    await page.context().close()
  }
  say(`first card from a cold start, ${mode}`, `${Math.round(median(opened))} ms`)
}

const page = await newPage()
await page.goto(`${base}/app/ongStructure/orgChart`)
await firstCard(page)
const switched = await timed(
  page,
  () => page.getByRole('main').getByText('Employees', { exact: true }).click(),
  '[data-card]:has-text("SB-0001")',
)
say('from units to employees, answer included', `${Math.round(switched)} ms`)
await page.getByRole('button', { name: 'Expand' }).click()
await page.getByRole('menuitem', { name: 'Everything' }).waitFor()
const unfolded = await page.evaluate<number>(unfoldEverything)
say('unfold everything', `${Math.round(unfolded)} ms`)
await page.waitForTimeout(1000)
say('everything, readable: drag', await framesOf(page, () => drag(page)))
say('everything, readable: zoom by wheel', await framesOf(page, () => wheel(page)))
await page.getByRole('button', { name: 'Fit to screen' }).click()
await page.waitForTimeout(1000)
say('everything, fitted: drag', await framesOf(page, () => drag(page)))
say('everything, fitted: zoom by wheel', await framesOf(page, () => wheel(page)))
say('cards in the page', String(await page.locator('[data-card]').count()))
await browser.close()

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const value = encodeURIComponent(JSON.stringify({ type: 'app', token }))
  await context.addCookies([{ name: 'session', value, url: base }])
  return context.newPage()
}

/** Milliseconds since the start of the navigation. */
async function firstCard(page: Page): Promise<number> {
  await page.waitForSelector('[data-card]')
  return page.evaluate<number>('new Promise(done => requestAnimationFrame(() => done(performance.now())))')
}

async function timed(page: Page, act: () => Promise<void>, until: string): Promise<number> {
  const started = performance.now()
  await act()
  await page.waitForSelector(until)
  return performance.now() - started
}

async function drag(page: Page): Promise<void> {
  await page.mouse.move(900, 600)
  await page.mouse.down()
  for (let step = 0; step < 90; step += 1) {
    await page.mouse.move(900 - Math.sin(step / 14) * 380, 600 - step * 2)
    await page.waitForTimeout(16)
  }
  await page.mouse.up()
}

async function wheel(page: Page): Promise<void> {
  await page.mouse.move(850, 520)
  for (let step = 0; step < 80; step += 1) {
    await page.mouse.wheel(0, step % 40 < 20 ? 60 : -60)
    await page.waitForTimeout(16)
  }
}

async function signIn(): Promise<string> {
  const body = new URLSearchParams({ username: 'hr', password: 'Demo1234' })
  const response = await fetch(`${base}/api/auth/employee/login`, { method: 'POST', body })
  const answer: { data: { token: string } } = JSON.parse(await response.text())
  return answer.data.token
}
