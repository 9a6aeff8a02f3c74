// What a punch takes while six browsers show the board of today, each asked to read again by every punch.
// Usage: node bench/live-hints.ts [http://localhost:3000]   (a running server with demo data; adds punches to it)
import { chromium } from '@playwright/test'
import { percentile, say } from './bench-company.ts'

const base = process.argv[2] ?? 'http://localhost:3000'
const watchers = 6
const perSecond = 2
const seconds = 20

const { token, tokenWS } = await signIn()
const headers = { authorization: `Bearer ${token}` }
const people = await employeeIds()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
await punches('to warm up')
await punches('nobody watches')
const reads = await watch()
await punches(`${watchers} browsers watch`)
say(`reads of the board by the browsers: ${reads()}`)
await browser.close()

/** Returns the number of reads since. */
async function watch(): Promise<() => number> {
  let count = 0
  for (let opened = 0; opened < watchers; opened += 1) {
    const context = await browser.newContext()
    const value = encodeURIComponent(JSON.stringify({ type: 'app', token }))
    await context.addCookies([{ name: 'session', value, url: base }])
    await context.addInitScript(secret => sessionStorage.setItem('tokenWS', secret), tokenWS)
    const page = await context.newPage()
    await page.goto(`${base}/app/attendances/attendance`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    page.on('request', request => (count += Number(request.url().includes('/api/attendance/today'))))
  }
  return () => count
}

/** One for each person in turn, now. */
async function punches(what: string): Promise<void> {
  const times: Promise<number>[] = []
  for (let sent = 0; sent < seconds * perSecond; sent += 1) {
    times.push(punch(people[sent % people.length] ?? 0))
    await new Promise(resolve => setTimeout(resolve, 1000 / perSecond))
  }
  const all = await Promise.all(times)
  const [median, p95] = [0.5, 0.95].map(part => percentile(all, part).toFixed(0))
  say(`${what.padEnd(24)} a punch: median ${median} ms, 95 % ${p95} ms`)
}

async function punch(employeeId: number): Promise<number> {
  const at = new Date().toISOString()
  const started = performance.now()
  const body = JSON.stringify({ employeeId, at, reason: 'The reader was broken' })
  const json = { ...headers, 'content-type': 'application/json' }
  const response = await fetch(`${base}/api/attendance/punches`, { method: 'POST', headers: json, body })
  if (!response.ok) throw new Error(await response.text())
  return performance.now() - started
}

async function employeeIds(): Promise<number[]> {
  const response = await fetch(`${base}/api/employees?limit=50&status=active`, { headers })
  const answer: { data: { rows: { id: number }[] } } = JSON.parse(await response.text())
  // Nobody enters their own punches: the administrator has this id.
  return answer.data.rows.map(({ id }) => id).filter(id => id !== 195)
}

async function signIn(): Promise<{ token: string; tokenWS: string }> {
  const body = new URLSearchParams({ username: 'admin', password: 'Demo1234' })
  const response = await fetch(`${base}/api/auth/employee/login`, { method: 'POST', body })
  const answer: { data: { token: string; tokenWS: string } } = JSON.parse(await response.text())
  return answer.data
}
