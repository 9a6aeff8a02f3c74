// The most frequent calls, one after the other: duration, processor time in the server and in PostgreSQL, and calls a
// second of ten people at once. In one process on its own PostgreSQL; takes about two minutes.
// Usage: node bench/calls.ts [people] [rounds]
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { addDays, localDateOf, weekday } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { percentile, say, startBenchCompany } from './bench-company.ts'
import { makeLeaveHistory } from './leave-history.ts'
import { passwordHash, signInCall } from './office.ts'

const people = Number(process.argv[2] ?? 1000)
const rounds = Number(process.argv[3] ?? 150)
const atOnce = 10
const today = localDateOf(Date.now(), 'Asia/Vientiane')
const company = await startBenchCompany({
  people,
  units: Math.ceil(people / 20),
  connections: 20,
  async fill(trx, workspaceId) {
    await makeLeaveHistory(trx, workspaceId, { people, requests: people * 30, today })
    await trx
      .updateTable('company_profile')
      .set({ attendance_since: addDays(today, -60) })
      .execute()
  },
})
const hr = await company.signIn(999 + people, { isAdmin: false, roles: ['EMPLOYEE', 'HR'] })
/** Manages twelve people directly, and more indirectly. */
const manager = await company.signIn(1030, { isAdmin: false, roles: ['EMPLOYEE', 'MANAGER'] })
const employee = await company.signIn(1000 + people, { isAdmin: false, roles: ['EMPLOYEE'] })

/** Processor ticks (10 ms) of every PostgreSQL process that serves a connection. */
async function databaseTicks(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(company.owner)
  return rows.reduce((sum, { pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + Number(fields[11]) + Number(fields[12])
  }, 0)
}

async function measured(name: string, count: number, one: (round: number) => Promise<unknown>) {
  for (let round = 0; round < 30; round += 1) await one(round)
  const times: number[] = []
  const [ticks, cpu] = [await databaseTicks(), process.cpuUsage()]
  for (let round = 30; round < 30 + count; round += 1) {
    const started = performance.now()
    await one(round)
    times.push(performance.now() - started)
  }
  const used = process.cpuUsage(cpu)
  const [node, database] = [
    (used.user + used.system) / 1000 / count,
    (((await databaseTicks()) - ticks) * 10) / count,
  ]
  const started = performance.now()
  const each = Array.from({ length: atOnce }, async (_, person) => {
    for (let round = 0; round < count / atOnce; round += 1) await one(30 + count + person + round * atOnce)
  })
  await Promise.all(each)
  const rate = (Math.floor(count / atOnce) * atOnce * 1000) / (performance.now() - started)
  const columns = [percentile(times, 0.5), percentile(times, 0.95), node, database].map(ms => ms.toFixed(1))
  say(`| ${[name, ...columns, rate.toFixed(0)].join(' | ')} |`)
}

say('\n| call | ms, median | 95 % | CPU node | CPU database | calls a second |\n|---|---|---|---|---|---|')
const read = (name: string, token: string, url: string) =>
  measured(name, rounds, () => company.call({ token, url }))
await read('profile', employee, '/users/profile')
await read('employee list', hr, '/employees')
await read('my leave', employee, '/leave-requests?scope=mine')
await read('waiting for me', manager, '/leave-requests?scope=approvals')
await read(
  'leave calendar, month',
  hr,
  `/leave-calendar?scope=all&from=${today.slice(0, 7)}-01&to=${addDays(`${today.slice(0, 7)}-01`, 29)}`,
)
await read('leave summary', hr, '/leave-summary')
await read('board of today', hr, '/attendance/today')
const period = attendancePeriod(addDays(attendancePeriod(today).from, -1))
await read('month report', hr, `/attendance/report?from=${period.from}&to=${period.to}`)

// The second half of the people manage nobody.
const first = 1000 + Math.floor(people / 2)
const tokens: string[] = []
for (let id = first; id < 990 + people; id += 1)
  tokens.push(await company.signIn(id, { isAdmin: false, roles: ['EMPLOYEE'] }))
const approvers = new Map<number, string>([[1030, manager]])
const leaderOf = (id: number) => 1001 + Math.floor((id - 1002) / 12)
for (let id = leaderOf(first); id <= leaderOf(990 + people); id += 1)
  if (!approvers.has(id))
    approvers.set(id, await company.signIn(id, { isAdmin: false, roles: ['EMPLOYEE', 'MANAGER'] }))
const post = (round: number, url: string, body: Record<string, unknown>) =>
  company.call({ token: tokens[round % tokens.length] ?? '', method: 'POST', url, body })

const types: { data: { id: string; code: string }[] } = JSON.parse(
  await company.call({ token: hr, url: '/leave-types' }),
)
const leaveTypeId = types.data.find(({ code }) => code === 'ANNUAL')?.id ?? ''
const nextYear = `${Number(today.slice(0, 4)) + 1}-03-01`
const monday =
  [0, 1, 2, 3, 4, 5, 6].map(days => addDays(nextYear, days)).find(date => weekday(date) === 1) ?? nextYear
const made: string[] = []
await measured('submit leave', rounds, async round => {
  const answer: { data: { id: string } } = JSON.parse(
    await post(round, '/leave-requests', { leaveTypeId, from: monday, to: monday, reason: 'A journey' }),
  )
  made[round] = answer.data.id
})
await measured('approve', rounds, round =>
  company.call({
    token: approvers.get(leaderOf(first + (round % tokens.length))) ?? '',
    method: 'POST',
    url: `/leave-requests/${made[round]}/approve`,
    body: {},
  }),
)
await measured('clock in', rounds, round => post(round, '/attendance/punches', {}))
await company.db
  .updateTable('account')
  .set({ password_hash: passwordHash, password_temporary: false })
  .execute()
const signIn = (round: number) =>
  company.call({
    token: '',
    method: 'POST',
    url: '/auth/employee/login',
    body: { ...signInCall(round).body, username: `reader-${first + (round % tokens.length)}` },
  })
await measured('sign in', rounds, signIn)
await company.close()
