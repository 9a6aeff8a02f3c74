// A server that is killed while it writes loses nothing that it has confirmed.
// CRASH_ROUNDS=100 runs the long version.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const rounds = Number(process.env.CRASH_ROUNDS ?? 4)
const script = fileURLToPath(new URL('../../test/run-embedded.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'sabai-crash-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Kills the server while it writes, alone or together with PostgreSQL. Returns the last confirmed row. */
async function writeAndDie(writeMs: number, withPostgres: boolean): Promise<number> {
  const child = spawn(process.execPath, [script, dataDir, 'write'], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', chunk => {
    said += String(chunk)
  })
  while (!/\n\d+\n/.test(said) && child.exitCode === null) await sleep(10)
  await sleep(writeMs)
  if (withPostgres)
    process.kill(
      Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]),
      'SIGKILL',
    )
  child.kill('SIGKILL')
  await once(child, 'close')
  // If PostgreSQL died first, the server may have printed an error after the last number.
  const last = said.match(/^\d+(?=\n)/gm)?.at(-1)
  if (last === undefined) throw new Error(`Nothing was written: ${said}`)
  return Number(last)
}

async function writtenRows(): Promise<{ last: number; count: number }> {
  const server = await startEmbeddedPostgres({ dataDir })
  const client = new pg.Client(server.connection.owner)
  await client.connect()
  const { rows } = await client.query<{ last: number; count: number }>(
    'select max(number) as last, count(*)::int as count from written',
  )
  await client.end()
  await server.stop()
  return rows[0] ?? { last: 0, count: 0 }
}

test(
  `${rounds} servers killed while writing lose no acknowledged row`,
  async () => {
    for (let round = 1; round <= rounds; round += 1) {
      const acknowledged = await writeAndDie((round * 37) % 250, round % 2 === 0)
      const { last, count } = await writtenRows()
      expect(last).toBeGreaterThanOrEqual(acknowledged)
      expect(count).toBe(last)
    }
  },
  rounds * 10_000,
)
