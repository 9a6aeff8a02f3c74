// Calls a second and waits of one and of two server processes on one database, in turns, with twenty callers that read.
// Usage: node bench/processes.ts [people] [rounds]   (its own servers; leaves nothing behind)
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { buildApp } from '../apps/api/src/app.ts'
import type { ConnectionSettings } from '../apps/api/src/db/connect/connection.ts'
import { fillCompany } from './bench-calls.ts'
import { benchServices, percentile, say } from './bench-company.ts'
import { cpuMillisOf, postgresCpuMillis } from './cpu.ts'

type Server = { readonly connection: ConnectionSettings; readonly folder: string; readonly now: number }
const callers = 20
const seconds = 8

if (process.send) await serve(JSON.parse(process.argv[2] ?? ''))
else await measure(Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 4))

async function serve({ connection, folder, now }: Server): Promise<void> {
  const services = benchServices(connection, { folder, connections: 20, now: () => new Date(now) })
  const app = await buildApp({ services, hub: null, webFolder: null, requestsPerMinute: 1_000_000 })
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
  process.once('SIGTERM', () => {
    void app.close().then(() => services.db.destroy())
    process.disconnect()
  })
}

async function measure(people: number, rounds: number): Promise<void> {
  const { company, today, now } = await fillCompany(people)
  const { connection, folder } = company
  const server: Server = { connection, folder, now: now.getTime() }
  const children = [start(server), start(server)]
  const bases = await Promise.all(children.map(addressOf))
  const token = await company.signIn(999 + people, { isAdmin: false, roles: ['EMPLOYEE', 'HR'] })
  const period = attendancePeriod(today)
  const month = `from=${period.from}&to=${today}`
  const paths = [
    '/employees?limit=25',
    '/leave-requests?scope=mine&limit=25',
    '/attendance/today?limit=25',
    `/attendance/days?scope=all&limit=25&${month}`,
    `/attendance/report?limit=25&${month}`,
    '/users/profile',
  ]
  const cpu = async () => {
    const { user, system } = process.cpuUsage()
    const node = cpuMillisOf(children.map(({ pid = 0 }) => pid))
    return [node, await postgresCpuMillis(company), (user + system) / 1000]
  }
  for (let round = 0; round <= rounds; round += 1) {
    for (const count of [1, 2]) {
      const used = bases.slice(0, count)
      const before = await cpu()
      const times = await load(token, used, paths)
      // The first round makes plans and warms up.
      if (round === 0) continue
      const after = await cpu()
      const [node, postgres, sender] = after.map((sum, index) =>
        ((sum - (before[index] ?? 0)) / times.length).toFixed(1),
      )
      const [median, p99] = [0.5, 0.99].map(part => percentile(times, part).toFixed(0))
      say(
        `${count} at work: ${(times.length / seconds).toFixed(0)} calls a second, ${median} ms, p99 ${p99} ms; CPU a call: ` +
          `Node ${node}, PostgreSQL ${postgres}, the callers ${sender} ms`,
      )
    }
  }
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(children.map(child => once(child, 'exit')))
  await company.close()
}

function start(server: Server): ChildProcess {
  return fork(import.meta.filename, [JSON.stringify(server)])
}

async function addressOf(child: ChildProcess): Promise<string> {
  const [address]: unknown[] = await once(child, 'message')
  return `${String(address)}/api`
}

/** Milliseconds of each call; each caller stays with one process. */
async function load(token: string, bases: readonly string[], paths: readonly string[]): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` }
  const times: number[] = []
  const ends = performance.now() + seconds * 1000
  const caller = async (place: number) => {
    for (let turn = place; performance.now() < ends; turn += 1) {
      const started = performance.now()
      const path = paths[turn % paths.length] ?? ''
      const answer = await fetch((bases[place % bases.length] ?? '') + path, { headers })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${text}`)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, place) => caller(place)))
  return times
}
