// A connection breaks during a call: 503, the next call works, and a repeated key gets the first answer.
import { createPosition, listPositions } from '@hr/contract/position.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { buildApp } from '#api/app.ts'
import { openDatabase } from '#api/db/connect/database.ts'
import { call, signIn } from '#test/call.ts'
import { cuttingProxy } from '#test/cutting-proxy.ts'
import { makeCompany } from '#test/factories.ts'
import { ownServer } from '#test/test-server.ts'
import { untilWaiting } from '#test/until-waiting.ts'

const server = ownServer()
let token: string
beforeAll(async () => {
  const company = await makeCompany(server)
  token = await signIn(server, company.hr.username)
})

const names = async () =>
  (await call(server, token, listPositions, { limit: 100 })).data.rows.map(({ name }) => name)

test('the connection of a call is terminated: the answer is "try again", nothing is written, the next call works', async () => {
  const { ownerDb } = server.database
  const answer = await ownerDb.transaction().execute(async trx => {
    await sql`lock table position in exclusive mode`.execute(trx)
    const waiting = call(server, token, createPosition, { name: 'Cut off' })
    await untilWaiting(server, 1)
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.services.db)
    return waiting
  })
  expect([answer.status, answer.code]).toEqual([503, 'DATABASE_UNAVAILABLE'])
  expect(await names()).not.toContain('Cut off')
  expect((await call(server, token, createPosition, { name: 'Cut off' })).status).toBe(200)
})

test('the answer to a commit is lost: a repeat with the same key gives the first answer', async () => {
  const proxy = await cuttingProxy(server.database.connection.app)
  const db = openDatabase({ ...server.database.connection, app: proxy.login })
  const app = await buildApp({ services: { ...server.services, db }, hub: null, webFolder: null })
  const behind = { ...server, app }
  const options = { headers: { 'idempotency-key': 'lost-commit' } }
  await call(behind, token, listPositions, {})
  proxy.cutNextCommit()
  const first = await call(behind, token, createPosition, { name: 'Committed' }, options)
  expect([first.status, first.code]).toEqual([503, 'DATABASE_UNAVAILABLE'])
  const again = await call(behind, token, createPosition, { name: 'Committed' }, options)
  expect([again.status, again.data.name]).toEqual([200, 'Committed'])
  expect((await names()).filter(name => name === 'Committed')).toHaveLength(1)
  await app.close()
  await db.destroy()
  await proxy.stop()
})
