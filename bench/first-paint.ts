// First and largest paint of a first visit, and when the application has taken over from what is drawn, with a fast line and with slow 4G (150 ms, 1.6 Mbit/s) and a CPU four times slower.
// Usage: node bench/first-paint.ts http://localhost:3000 [part of a path]   (a server with demo data and a fresh build)
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { percentile, say } from './bench-company.ts'

/** Goals in ms: slow, fast. */
const visits = [
  { path: '/employee', isSignedIn: false, slow: 1500, fast: 600 },
  { path: '/app/dashboard', isSignedIn: true, slow: 2500, fast: 600 },
  { path: '/app/employees/list', isSignedIn: true, slow: 2200, fast: 600 },
  { path: '/app/leaves/leave-requests', isSignedIn: true, slow: 2200, fast: 600 },
  { path: '/app/attendances/attendance', isSignedIn: true, slow: 2200, fast: 600 },
] as const
const rounds = 3
const base = process.argv[2] ?? 'http://localhost:3000'
const only = process.argv[3] ?? ''
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

type Seen = { first: number; largest: number; ready: number; requests: number; calls: number }

// Code for the page is a string, because this project has no DOM types.
const observe = `
  globalThis.largest = 0
  new PerformanceObserver(list => { for (const { startTime } of list.getEntries()) globalThis.largest = startTime })
    .observe({ type: 'largest-contentful-paint', buffered: true })`
const firstPaint = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const token = await signIn()
for (const visit of visits.filter(({ path }) => path.includes(only))) {
  for (const line of ['slow', 'fast'] as const) {
    const seen: Seen[] = []
    for (let round = 0; round < rounds; round += 1) seen.push(await look(visit, line === 'slow'))
    const [first, largest, ready] = (['first', 'largest', 'ready'] as const).map(key =>
      Math.round(
        percentile(
          seen.map(one => one[key]),
          0.5,
        ),
      ),
    )
    const isOver = (largest ?? 0) > visit[line]
    const { requests = 0, calls = 0 } = seen.at(-1) ?? {}
    say(
      `${isOver ? 'over' : 'ok  '} ${visit.path.padEnd(32)} ${line}  first ${first} ms, largest ${largest} ms of ${visit[line]}, ready ${ready} ms; ${requests} requests, ${calls} calls`,
    )
  }
}
await browser.close()

async function look(visit: (typeof visits)[number], isSlow: boolean): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  if (visit.isSignedIn) {
    const value = encodeURIComponent(JSON.stringify({ type: 'app', token }))
    await context.addCookies([{ name: 'session', value, url: base }])
  }
  await context.addInitScript(observe)
  const page = await context.newPage()
  if (isSlow) await slowDown(page)
  const begun = performance.now()
  const paths: string[] = []
  page.on('request', request => paths.push(new URL(request.url()).pathname))
  if (process.env.VERBOSE)
    page.on('requestfinished', request => {
      const { responseStart, responseEnd, startTime } = request.timing()
      const at = Math.round(performance.now() - begun)
      say(
        `     ${at} ms ${new URL(request.url()).pathname} took ${Math.round(responseEnd)} (first byte ${Math.round(responseStart)}) ${startTime > 0 ? '' : 'kept'}`,
      )
    })
  await page.goto(base + visit.path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const ready = await page.evaluate<number>('performance.now()')
  await page.waitForLoadState('networkidle')
  const [first, largest] = [await page.evaluate<number>(firstPaint), await page.evaluate<number>('largest')]
  await context.close()
  return {
    first,
    largest,
    ready,
    requests: paths.length,
    calls: paths.filter(path => path.startsWith('/api/')).length,
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

async function signIn(): Promise<string> {
  const body = new URLSearchParams({ username: 'hr', password: 'Demo1234' })
  const response = await fetch(`${base}/api/auth/employee/login`, { method: 'POST', body })
  const answer: { data: { token: string } } = JSON.parse(await response.text())
  return answer.data.token
}
