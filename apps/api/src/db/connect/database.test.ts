import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { fileDatabase } from '#test/file-database.ts'
import { openDatabase, warmConnections } from './database.ts'

const database = fileDatabase()
afterEach(() => void vi.useRealTimers())

async function connections(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(
    database.db,
  )
  return rows[0]?.count ?? 0
}

test('four connections are open after the start, and stay open while idle', async () => {
  const before = await connections()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const db = openDatabase(database.connection)
  await warmConnections(db, 4)
  expect(await connections()).toBe(before + 4)
  await vi.advanceTimersByTimeAsync(11_000) // the driver's own limit is 10 s
  expect(await connections()).toBe(before + 4)
  await db.destroy()
})
