// Closing the connection in the middle of the attendance file ends the transaction and frees the connection (A14).
import { streamAttendance } from '@hr/contract/attendance-report.ts'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { attendanceCompany } from '#test/attendance.ts'
import { perFile } from '#test/per-test.ts'
import { connections } from '#test/test-app.ts'
import { ownServer } from '#test/test-server.ts'
import { untilWaiting } from '#test/until-waiting.ts'

const server = ownServer()
const company = perFile(() => attendanceCompany(server))
let base: string
beforeAll(async () => {
  base = await server.app.listen({ port: 0 })
})

async function openTransactions(): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity where datname = current_database()
    and usename = current_user and xact_start is not null and pid <> pg_backend_pid()`.execute(
    server.services.db,
  )
  return rows.length
}

/** Takes all connections at once: it succeeds only if all are free. */
async function everyConnection(): Promise<void> {
  const all = Promise.withResolvers<undefined>()
  let taken = 0
  const take = () => {
    taken += 1
    if (taken === connections) all.resolve(undefined)
    return all.promise
  }
  await Promise.all(Array.from({ length: connections }, () => server.services.db.connection().execute(take)))
}

test('the transaction of an abandoned file ends, and its connection is free again', async () => {
  const headers = { authorization: `Bearer ${await company.as('hr')}` }
  const url = `${base}/api${streamAttendance.path}?from=2026-03-01&to=2026-03-31`
  const gone = new AbortController()
  const connected = once(server.app.server, 'connection')
  // Reading days is blocked: the file stops after its first line.
  await server.database.ownerDb.transaction().execute(async trx => {
    await sql`lock table attendance_overrule in access exclusive mode`.execute(trx)
    const answer = await fetch(url, { headers, signal: gone.signal })
    const [socket]: Socket[] = await connected
    const first = await answer.body?.getReader().read()
    expect(new TextDecoder().decode(first?.value)).toContain('Person ID')
    await untilWaiting(server, 1)
    expect(await openTransactions()).toBe(1)
    const closed = socket && once(socket, 'close')
    gone.abort()
    await closed
  })
  await expect.poll(openTransactions, { timeout: 10_000 }).toBe(0)
  expect(server.logLines.join('')).not.toContain('"level":50')

  await everyConnection()
})
