// Bytes over the wire of the first visit to a page, by kind, against the budget of the design.
// Usage: node bench/web-weight.ts http://localhost:3000   (a server with the demo company and a fresh build)
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'

type Budget = { readonly script: number; readonly stylesheet: number; readonly font: number }
type Visit = { readonly path: string; readonly signedIn: boolean; readonly budget: Budget }

/** KiB, brotli. */
const visits: readonly Visit[] = [
  { path: '/employee', signedIn: false, budget: { script: 140, stylesheet: 35, font: 50 } },
  { path: '/app/dashboard', signedIn: true, budget: { script: 190, stylesheet: 35, font: 50 } },
  { path: '/app/leaves/leave-requests', signedIn: true, budget: { script: 230, stylesheet: 35, font: 50 } },
  { path: '/app/employees/list', signedIn: true, budget: { script: 230, stylesheet: 35, font: 50 } },
  { path: '/app/attendances/lists', signedIn: true, budget: { script: 230, stylesheet: 35, font: 50 } },
  { path: '/app/leaves-calendar', signedIn: true, budget: { script: 230, stylesheet: 35, font: 50 } },
]

const base = process.argv[2] ?? 'http://localhost:3000'
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const token = await signIn()
for (const visit of visits) {
  const context = await browser.newContext()
  if (visit.signedIn) {
    const value = encodeURIComponent(JSON.stringify({ type: 'app', token }))
    await context.addCookies([{ name: 'session', value, url: base }])
  }
  const weights = await weigh(await context.newPage(), `${base}${visit.path}`)
  for (const [kind, most] of Object.entries(visit.budget)) {
    const kib = Math.round((weights.get(kind) ?? 0) / 102.4) / 10
    process.stdout.write(
      `${kib > most * 1.1 ? 'OVER' : 'ok  '} ${visit.path.padEnd(28)} ${kind.padEnd(10)} ${String(kib).padStart(6)} KiB of ${most}\n`,
    )
    if (kib > most * 1.1) process.exitCode = 1
  }
  await context.close()
}
await browser.close()

async function weigh(page: Page, url: string): Promise<Map<string, number>> {
  const weights = new Map<string, number>()
  page.on('requestfinished', async request => {
    const kind = request.resourceType()
    const { responseBodySize } = await request.sizes()
    weights.set(kind, (weights.get(kind) ?? 0) + responseBodySize)
    if (process.env.VERBOSE)
      process.stdout.write(`     ${kind} ${responseBodySize} ${new URL(request.url()).pathname}\n`)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  return weights
}

async function signIn(): Promise<string> {
  const body = new URLSearchParams({ username: 'hr', password: 'Demo1234' })
  const response = await fetch(`${base}/api/auth/employee/login`, { method: 'POST', body })
  const answer: { data: { token: string } } = JSON.parse(await response.text())
  return answer.data.token
}
