// A year of attendance of 1,000 people, four punches a working day (about a million), over HTTP in one process on its
// own PostgreSQL: median and 95th percentile of each call, and the size of the rows. The clock shows ten on a working
// day, so that the board has work to do. Each call runs 250 times; see bench/leave.ts.
// Usage: node bench/attendance.ts [people] [part of the name of a call ...]
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { addDays, instantOf, localDateOf, weekday } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import { makeAttendance } from './attendance-history.ts'
import { say, startBenchCompany, timesOf, unitId } from './bench-company.ts'
import { sayColumns, printTimes } from './print-times.ts'

const words = process.argv.slice(2)
const people = Number(words.find(word => /^\d+$/.test(word)) ?? 1_000)
const asked = words.filter(word => !/^\d+$/.test(word))
const isAsked = (name: string) => asked.length === 0 || asked.some(part => name.includes(part))
const rounds = 250
const zone = 'Asia/Vientiane'

const yesterday = addDays(localDateOf(Date.now(), zone), -1)
const today =
  [0, -1, -2].map(days => addDays(yesterday, days)).find(date => weekday(date) % 6 !== 0) ?? yesterday
const now = new Date(instantOf(today, '10:00', zone))
const since = addDays(today, -364)
const units = Math.ceil(people / 20)
let [filled, computed] = [0, 0]
const company = await startBenchCompany({
  people,
  units,
  now: () => now,
  async fill(trx, workspaceId) {
    const started = performance.now()
    computed = await makeAttendance(trx, workspaceId, { people, since, today, now })
    filled = (performance.now() - started) / 1000
  },
})
const { rows: sizes } = await sql<{ name: string; count: number; megabytes: number }>`
  select relname as name, reltuples::integer as count, (pg_total_relation_size(oid) / 1048576)::integer as megabytes
  from pg_class where relname in ('punch', 'attendance_day') order by relname`.execute(company.owner)
say(`${people} people, a year made in ${filled.toFixed(0)} s, of them computed in ${computed.toFixed(0)} s`)
for (const { name, count, megabytes } of sizes) say(`${name}: ${count} rows, ${megabytes} MB with indexes`)

const hr = await company.signIn(999 + people, { isAdmin: false, roles: ['EMPLOYEE', 'HR'] })
/** Manages twelve people directly, and more indirectly. */
const manager = await company.signIn(1030, { isAdmin: false, roles: ['EMPLOYEE', 'MANAGER'] })
const person = 998 + people
const employee = await company.signIn(person, { isAdmin: false, roles: ['EMPLOYEE'] })

const period = attendancePeriod(addDays(attendancePeriod(today).from, -1))
const month = `from=${period.from}&to=${period.to}`
/** Ends today, a day that is computed on read. */
const running = `from=${addDays(today, -30)}&to=${today}`
const day = `from=${addDays(today, -7)}&to=${addDays(today, -7)}`
const reads: readonly (readonly [name: string, token: string, url: string])[] = [
  ['board of today, all: first page', hr, '/attendance/today'],
  ['board of today, all: 100 people', hr, '/attendance/today?limit=100'],
  ['board of today, a division', hr, `/attendance/today?unitId=${unitId(1)}`],
  ['board of today, team of a manager', manager, '/attendance/today'],
  ['own month', employee, `/attendance/days?scope=mine&limit=62&${month}`],
  ['month of one person, for HR', hr, `/attendance/days?scope=all&employeeId=${person}&limit=62&${month}`],
  ['days of everybody: one day', hr, `/attendance/days?scope=all&limit=100&${day}`],
  ['days of everybody: a month', hr, `/attendance/days?scope=all&limit=100&${month}`],
  ['days of everybody: late in a month', hr, `/attendance/days?scope=all&limit=100&status=LATE&${month}`],
  ['one day with its reasons', hr, `/attendance/days/${person}/${addDays(today, -7)}`],
  ['report of a month: first page', hr, `/attendance/report?${month}`],
  ['report of a month: 100 people', hr, `/attendance/report?limit=100&${month}`],
  ['report of a month: sums', hr, `/attendance/report/totals?${month}`],
  ['report of a month: charts', hr, `/attendance/report/charts?${month}`],
  ['report of a month: by minutes late', hr, `/attendance/report?sort=-lateMinutes&${month}`],
  ['report of a month, team of a manager', manager, `/attendance/report?scope=team&${month}`],
  ['report up to today: first page', hr, `/attendance/report?${running}`],
  ['report up to today: sums', hr, `/attendance/report/totals?${running}`],
  ['report up to today: charts', hr, `/attendance/report/charts?${running}`],
  ['periods', hr, '/attendance/periods'],
  ['checklist before closing a period', hr, `/attendance/periods/${period.to.slice(0, 7)}`],
  ['punches of a month of one person', hr, `/attendance/punches?employeeId=${person}&${month}`],
]

sayColumns()
for (const [name, token, url] of reads.filter(([one]) => isAsked(one)))
  printTimes(name, await timesOf(rounds, () => company.call({ token, url })))
if (isAsked('export of a month')) {
  type Page = { data: { total: number; limit: number; snapshot: string } }
  const url = `/attendance/report/export?${month}`
  const first = async () => {
    const { data }: Page = JSON.parse(await company.call({ token: hr, url }))
    return data
  }
  const { snapshot, total, limit } = await first()
  const pages = Math.ceil(total / limit)
  const further = (kept: string, page: number) =>
    company.call({ token: hr, url: `${url}&snapshot=${kept}&page=${page}` })
  printTimes('export of a month: its first page, when all rows are kept', await timesOf(5, first))
  const page = (round: number) => further(snapshot, 2 + (round % (pages - 1)))
  printTimes('export of a month: a later page', await timesOf(rounds, page))
  printTimes(
    `export of a month: all ${total} rows, ${pages} pages`,
    await timesOf(5, async () => {
      const kept = await first()
      for (let number = 2; number <= pages; number += 1) await further(kept.snapshot, number)
    }),
  )
  const file = `/attendance/report/file?${month}`
  printTimes(
    'export of a month: the same as one file',
    await timesOf(5, () => company.call({ token: hr, url: file })),
  )
}
if (isAsked('a punch')) {
  const clockers: string[] = []
  for (let round = 0; round < Math.min(rounds, people - 150); round += 1)
    clockers.push(await company.signIn(1101 + round, { isAdmin: false, roles: ['EMPLOYEE'] }))
  printTimes(
    'a punch, until the day shows it',
    await timesOf(clockers.length, round =>
      company.call({ token: clockers[round] ?? '', method: 'POST', url: '/attendance/punches', body: {} }),
    ),
  )
}
await company.close()
