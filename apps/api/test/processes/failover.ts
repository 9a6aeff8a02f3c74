// Server processes on an external PostgreSQL whose connections break in every way while people read and write.
import { createPosition, listPositions } from '@hr/contract/position.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { ExternalPostgres } from '#test/external-postgres.ts'
import { remoteCall, signInAt } from './remote-call.ts'
import type { ServerProcess } from './server-process.ts'

type Fault = (postgres: ExternalPostgres) => Promise<void> | void

export const faults: Readonly<Record<string, Fault>> = {
  'kill -9 of a backend': async postgres => {
    const [pid] = await backends(postgres)
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
  },
  pg_terminate_backend: async postgres => {
    await asAdmin(
      postgres,
      "select pg_terminate_backend(pid) from pg_stat_activity where usename like 'sabai%'",
    )
  },
  'restart fast': postgres => postgres.restart('fast'),
  'restart immediate': postgres => postgres.restart('immediate'),
}

type Traffic = {
  /** Names of positions whose creation was acknowledged. */
  readonly acknowledged: string[]
  /** Responses by status. */
  readonly answers: Map<number, number>
  /** Unexpected responses, and calls without a response. */
  readonly wrong: string[]
  stop(): Promise<void>
}

const pauseMs = 200
const patienceMs = 300_000

/** At each server three people write and one reads. A write answered with 503 is retried with its key. */
export async function startTraffic(servers: readonly ServerProcess[]): Promise<Traffic> {
  const traffic: Omit<Traffic, 'stop'> = { acknowledged: [], answers: new Map(), wrong: [] }
  const end = new AbortController()
  const running: Promise<void>[] = []
  for (const [number, { url }] of servers.entries()) {
    const { token } = await signInAt(url, 'admin')
    const writers = [0, 1, 2].map(writer => `Server ${number} writer ${writer}`)
    running.push(...writers.map(prefix => writeOn(url, token, prefix, traffic, end.signal)))
    running.push(readOn(url, token, traffic, end.signal))
  }
  return {
    ...traffic,
    async stop() {
      end.abort()
      await Promise.all(running)
    },
  }
}

async function writeOn(
  url: string,
  token: string,
  prefix: string,
  traffic: Omit<Traffic, 'stop'>,
  end: AbortSignal,
): Promise<void> {
  for (let number = 0; !end.aborted; number += 1) {
    const name = `${prefix} number ${number}`
    const idempotencyKey = randomUUID()
    for (let status = 503; status === 503 && !end.aborted; await sleep(pauseMs)) {
      status = await counted(traffic, () => remoteCall(url, token, createPosition, { name }, idempotencyKey))
      if (status === 200) traffic.acknowledged.push(name)
    }
  }
}

async function readOn(
  url: string,
  token: string,
  traffic: Omit<Traffic, 'stop'>,
  end: AbortSignal,
): Promise<void> {
  while (!end.aborted) {
    await counted(traffic, () => remoteCall(url, token, listPositions, {}))
    await sleep(pauseMs)
  }
}

async function counted(
  { answers, wrong }: Omit<Traffic, 'stop'>,
  call: () => Promise<{ status: number; message: string }>,
): Promise<number> {
  const { status, message } = await call().catch((error: unknown) => ({ status: 0, message: String(error) }))
  answers.set(status, (answers.get(status) ?? 0) + 1)
  if (status !== 200 && status !== 503) wrong.push(`${status} ${message}`)
  return status
}

/** Resolves when each server has acknowledged another write. */
export async function untilWritten(
  { acknowledged }: Traffic,
  servers: readonly ServerProcess[],
): Promise<void> {
  const from = acknowledged.length
  const isWritten = (number: number) =>
    acknowledged.slice(from).some(name => name.startsWith(`Server ${number} `))
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(10)) {
    if (servers.every((server, number) => isWritten(number) || server.child.exitCode !== null)) return
  }
  throw new Error('A server does not write again')
}

/** Acknowledged names that are not in the database exactly once. */
export async function lostOrDoubled(
  postgres: ExternalPostgres,
  { acknowledged }: Traffic,
): Promise<string[]> {
  const rows = await asAdmin<{ name: string; count: number }>(
    postgres,
    "select name, count(*)::int as count from position where name like 'Server %' group by name",
  )
  const counts = new Map(rows.map(({ name, count }) => [name, count]))
  return acknowledged.filter(name => counts.get(name) !== 1)
}

/** Connections of the server's role, those in a transaction first. */
async function backends(postgres: ExternalPostgres): Promise<readonly number[]> {
  const rows = await asAdmin<{ pid: number }>(
    postgres,
    `select pid from pg_stat_activity where usename = 'sabai_app'
     order by state = 'idle', random()`,
  )
  return rows.map(({ pid }) => pid)
}

/** Waits while the database still recovers from the last fault. */
async function asAdmin<Row extends pg.QueryResultRow>(
  { admin }: ExternalPostgres,
  statement: string,
): Promise<Row[]> {
  for (const until = Date.now() + patienceMs; ; await sleep(100)) {
    const client = new pg.Client({ ...admin, database: 'sabai' })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<Row>(statement)).rows
    } catch (error) {
      const isRecovering = error instanceof pg.DatabaseError && error.code === '57P03'
      if (!isRecovering || Date.now() > until) throw error
    } finally {
      await client.end()
    }
  }
}
