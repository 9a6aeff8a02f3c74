// Bytes over the wire of the first visit to a page, by kind, against the budget of the design.
// Usage: node bench/web-weight.ts http://localhost:3000   (a server with the demo company and a fresh build)
import { chromium } from '@playwright/test'
import type { Page, Request } from '@playwright/test'

type Budget = { readonly script: number; readonly stylesheet: number; readonly font: number }
type Visit = { readonly path: string; readonly signedIn: boolean; readonly budget: Budget }

/** Above this factor of its budget a page fails the bench; below it, the bench only warns. */
const farOver = 1.1
/** KiB, brotli. */
const ofPage = { script: 290, stylesheet: 35, font: 50 }
const pages = [
  '/app/dashboard',
  '/app/profile',
  '/app/leaves/leave-requests',
  '/app/leaves-calendar',
  '/app/employees/list',
  '/app/attendances/attendance',
  '/app/attendances/lists',
  '/app/attendances/lists/my-requests',
  '/app/attendances/lists/attendance-report',
  '/app/attendances/overrule-adjust',
  '/app/ot/my-ot',
  '/app/administration/roles-permissions',
  '/app/administration/leave-types',
]
const visits: readonly Visit[] = [
  { path: '/employee', signedIn: false, budget: { ...ofPage, script: 170 } },
  ...pages.map(path => ({ path, signedIn: true, budget: ofPage })),
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
    const isFar = kib > most * farOver
    process.stdout.write(
      `${isFar ? 'FAR ' : kib > most ? 'over' : 'ok  '} ${visit.path.padEnd(42)} ${kind.padEnd(10)} ${String(kib).padStart(6)} KiB of ${most}\n`,
    )
    if (isFar) process.exitCode = 1
  }
  await context.close()
}
await browser.close()

async function weigh(page: Page, url: string): Promise<Map<string, number>> {
  const weights = new Map<string, number>()
  const weighed: Promise<void>[] = []
  const weighOne = async (request: Request): Promise<void> => {
    const kind = request.resourceType()
    const { responseBodySize } = await request.sizes()
    weights.set(kind, (weights.get(kind) ?? 0) + responseBodySize)
    if (process.env.VERBOSE)
      process.stdout.write(`     ${kind} ${responseBodySize} ${new URL(request.url()).pathname}\n`)
  }
  page.on('requestfinished', request => weighed.push(weighOne(request)))
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('requestfinished')
  await Promise.all(weighed)
  return weights
}

async function signIn(): Promise<string> {
  const body = new URLSearchParams({ username: 'hr', password: 'Demo1234' })
  const response = await fetch(`${base}/api/auth/employee/login`, { method: 'POST', body })
  const answer: { data: { token: string } } = JSON.parse(await response.text())
  return answer.data.token
}
