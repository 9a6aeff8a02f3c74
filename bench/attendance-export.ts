// Exports a month of attendance of 1,000 people (more than 20,000 rows) as a spreadsheet that the browser writes: its
// duration, and how long the page was blocked. For comparison, the file that the server writes.
// Usage, after a build of the web application: node bench/attendance-export.ts [people]
import { join } from 'node:path'
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { addDays, instantOf, localDateOf } from '@hr/domain/calendar/local-date.ts'
import { chromium } from '@playwright/test'
import { makeAttendance } from './attendance-history.ts'
import { say, startBenchCompany } from './bench-company.ts'
import { framesOf } from './frames.ts'

const people = Number(process.argv[2] ?? 1_000)
const zone = 'Asia/Vientiane'
const today = localDateOf(Date.now(), zone)
const now = new Date(instantOf(today, '10:00', zone))
const period = attendancePeriod(addDays(attendancePeriod(today).from, -1))
const company = await startBenchCompany({
  people,
  units: Math.ceil(people / 20),
  now: () => now,
  webFolder: join(import.meta.dirname, '../apps/web/dist'),
  fill: (trx, workspaceId) =>
    makeAttendance(trx, workspaceId, { people, since: addDays(period.from, -1), today, now }),
})
const token = await company.signIn(999 + people, { isAdmin: false, roles: ['EMPLOYEE', 'HR'] })
const url = await company.listen()

const started = performance.now()
const answer = await fetch(`${url}/api/attendance/report/file?from=${period.from}&to=${period.to}`, {
  headers: { authorization: `Bearer ${token}` },
})
const lines = (await answer.text()).trimEnd().split('\n').length
say(`file of the server: ${lines} lines, ${seconds(started)} s`)

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
const value = encodeURIComponent(JSON.stringify({ type: 'app', token }))
await context.addCookies([{ name: 'session', value, url }])
const page = await context.newPage()
await page.goto(`${url}/app/attendances/lists/attendance-report?range=monthly&at=${period.to}`)
await page.getByRole('button', { name: 'Export' }).click()
const asked = performance.now()
const frames = await framesOf(page, async () => {
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByRole('menuitem').first().click(),
  ])
  await file.path()
})
say(`spreadsheet of the browser: ${seconds(asked)} s, ${frames}`)
await browser.close()
await company.close()

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
