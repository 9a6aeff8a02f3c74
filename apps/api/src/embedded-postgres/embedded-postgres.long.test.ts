import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embeddedConnection } from '#api/db/connect/connection.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { processFacts, processSpace } from './process-facts.ts'
import { DataFolderInUse, runningSocketFolder, takeServerLock } from './server-lock.ts'

const script = fileURLToPath(new URL('../../test/run-embedded.ts', import.meta.url))
const children: ChildProcess[] = []
let dataDir: string

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sabai-embedded-'))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await untilGone(postmasterPid())
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts a server in another process; returns the process and its first output. */
async function startElsewhere(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  if (!child.stdout) throw new Error('no output')
  const [said] = await once(child.stdout, 'data')
  return { child, said: String(said) }
}

function postmasterPid(): number {
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
}

async function untilGone(pid: number): Promise<void> {
  for (const until = Date.now() + 10_000; Date.now() < until && processFacts(pid);) await sleep(20)
  expect(processFacts(pid)).toBeUndefined()
}

async function query(host: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client(embeddedConnection(host).owner)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded database', () => {
  test('starts on an empty folder, keeps its rows across a stop, and leaves no socket behind', async () => {
    const first = await startEmbeddedPostgres({ dataDir, fsync: false })
    const { host } = first.connection.owner
    await query(host, 'create table kept (word text); grant select on kept to sabai_app')
    await query(host, "insert into kept values ('ສະບາຍດີ')")
    await first.stop()
    expect(existsSync(host)).toBe(false)
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false)

    const second = await startEmbeddedPostgres({ dataDir, fsync: false })
    expect(await query(second.connection.owner.host, 'select word from kept')).toEqual([{ word: 'ສະບາຍດີ' }])
    await second.stop()
  })

  test('keeps files private to the user, listens on no network, sorts Lao, plans for data in memory', async () => {
    const server = await startEmbeddedPostgres({ dataDir, fsync: false })
    const { host } = server.connection.owner
    const rows = await query(
      host,
      `select current_setting('listen_addresses') as network, current_setting('data_checksums') as checksums,
         current_setting('random_page_cost') as page_cost, current_setting('jit') as jit,
         (select string_agg(word, '' order by word collate "und-x-icu") from unnest(array['ຂ','ເກ','ກ']) as word) as sorted`,
    )
    expect(rows).toEqual([{ network: '', checksums: 'on', page_cost: '1.1', jit: 'off', sorted: 'ກເກຂ' }])
    await server.stop()
  })

  test('a second server on the folder reports it and stops', async () => {
    const { child, said } = await startElsewhere()
    expect(said).toMatch(/^ready /)
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(DataFolderInUse)
    const second = await startElsewhere()
    expect(second.said).toContain(`in use by another running server (process ${child.pid})`)
    expect(await runningSocketFolder(dataDir)).toBe(said.slice('ready '.length).trim())
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(await runningSocketFolder(dataDir)).toBeNull()
  })

  test('PostgreSQL stops when its server is killed, and the next start works, twice', async () => {
    for (const round of [1, 2]) {
      const { child, said } = await startElsewhere()
      expect(said).toMatch(/^ready /)
      const host = said.slice('ready '.length).trim()
      await query(host, `insert into kept values ('round ${round}')`)
      const postmaster = postmasterPid()
      child.kill('SIGKILL')
      await once(child, 'exit')
      if (round === 1) await untilGone(postmaster) // the second round starts while it is still stopping
      const next = await startEmbeddedPostgres({ dataDir })
      expect(
        await query(next.connection.owner.host, `select from kept where word = 'round ${round}'`),
      ).toHaveLength(1)
      expect(existsSync(host)).toBe(false)
      await next.stop()
    }
  })

  test('recovers when everything is killed at once, and when its process id was reused', async () => {
    const { child, said } = await startElsewhere()
    const host = said.slice('ready '.length).trim()
    await query(host, "insert into kept values ('hard')")
    const postmaster = postmasterPid()
    process.kill(postmaster, 'SIGKILL')
    child.kill('SIGKILL')
    await once(child, 'exit')
    await untilGone(postmaster)
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
    writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.pid)))
    const next = await startEmbeddedPostgres({ dataDir })
    expect(await query(next.connection.owner.host, "select from kept where word = 'hard'")).toHaveLength(1)
    await next.stop()
  })

  test('is restarted on the same socket when it exits by itself', async () => {
    const said: string[] = []
    const server = await startEmbeddedPostgres({ dataDir, onStep: step => said.push(step) })
    const { host } = server.connection.owner
    await query(host, "insert into kept values ('before the end')")
    process.kill(postmasterPid(), 'SIGINT')
    const kept = () => query(host, "select from kept where word = 'before the end'").catch(() => null)
    await expect.poll(() => said.at(-1), { timeout: 30_000 }).toBe('The database works again')
    expect(await kept()).toHaveLength(1)
    expect(said[0]).toContain('received fast shutdown request')
    await server.stop()
    expect(existsSync(host)).toBe(false)
  })

  test.each([0, 700])(
    'stops %i ms after its PostgreSQL was killed, and leaves nothing running',
    async afterMs => {
      const server = await startEmbeddedPostgres({ dataDir })
      process.kill(postmasterPid(), 'SIGKILL')
      await sleep(afterMs)
      await server.stop()
      expect(processFacts(postmasterPid())).toBeUndefined()
      expect(existsSync(server.connection.owner.host)).toBe(false)
      expect(await runningSocketFolder(dataDir)).toBeNull()
    },
  )

  test('starts again after an interrupted initdb', async () => {
    const other = mkdtempSync(join(tmpdir(), 'sabai-embedded-'))
    writeFileSync(join(other, 'postgres-setup'), 'half')
    const server = await startEmbeddedPostgres({ dataDir: other, fsync: false })
    await server.stop()
    expect(readdirSync(other).toSorted()).toEqual(['postgres', 'postgres.log'])
    rmSync(other, { recursive: true, force: true })
  })
})

describe('the lock of the data folder', () => {
  const folders: string[] = []
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'sabai-lock-'))
    folders.push(made)
    return made
  }
  afterAll(() => folders.forEach(made => rmSync(made, { recursive: true })))
  const record = { pid: 1, startTicks: '1', processSpace: processSpace(), socketFolder: '/tmp/sabai-hr-gone' }

  test('is free when its process id was reused', async () => {
    const dir = folder()
    writeFileSync(join(dir, 'server.lock'), JSON.stringify({ ...record, pid: process.pid }))
    const { lock, previousSocketFolder } = await takeServerLock(dir)
    expect(previousSocketFolder).toBe('/tmp/sabai-hr-gone')
    await expect(takeServerLock(dir)).rejects.toThrow(`process ${process.pid}`)
    lock.release()
    expect(readdirSync(dir)).toEqual([])
  })

  test('of another container is free once it is silent, and held while it updates the file', async () => {
    const dir = folder()
    const file = join(dir, 'server.lock')
    writeFileSync(file, JSON.stringify({ ...record, processSpace: 'elsewhere' }))
    const beat = setTimeout(() => utimesSync(file, new Date(), new Date()), 300)
    await expect(takeServerLock(dir)).rejects.toThrow(DataFolderInUse)
    clearTimeout(beat)
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(file, longAgo, longAgo)
    const { lock } = await takeServerLock(dir)
    lock.release()
  })

  test('is taken by exactly one of many that find a dead one at the same time', async () => {
    const dir = folder()
    writeFileSync(join(dir, 'server.lock'), JSON.stringify({ ...record, pid: 2 ** 22 + 1 }))
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => takeServerLock(dir)))
    expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(1)
  })
})
