// SIGTERM finishes running requests: each gets its whole response, and its writes are stored.
import { createLeaveType, listLeaveTypes } from '@hr/contract/leave-type.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { databaseUrl } from '#test/database.ts'
import { makeCompany } from '#test/factories.ts'
import { ownTestApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { untilWaiting } from '#test/until-waiting.ts'
import { remoteCall, signInAt } from './remote-call.ts'
import { startServerProcess } from './server-process.ts'

let database: TestApp
beforeAll(async () => {
  database = await ownTestApp()
  database.setNow(new Date().toISOString())
})
afterAll(() => database.stop())

const env = () => ({
  DATABASE_URL: databaseUrl(database.database.connection),
  SEED: 'empty',
  DATA_DIR: database.services.config.dataDir,
})

test('npm start ends together with the server', async () => {
  const server = await startServerProcess(env(), 'npm')
  await server.stop()
  expect(server.child.exitCode).toBe(0)
  await expect(fetch(`${server.url}/api/ready`)).rejects.toThrow('fetch failed')
})

test('no running request is cut off', async () => {
  const company = await makeCompany(database)
  const { ownerDb } = database.database
  const server = await startServerProcess(env())
  const { token } = await signInAt(server.url, company.hr.username)
  const codes = Array.from({ length: 10 }, (_, index) => `STOP${index}`)
  const create = (code: string) =>
    remoteCall(server.url, token, createLeaveType, { code, name: code, color: '#123456', amount: 0 })

  const { answers, stopped } = await ownerDb.transaction().execute(async trx => {
    await sql`lock table leave_type in exclusive mode`.execute(trx)
    const running = codes.map(create)
    await untilWaiting(database, codes.length)
    const end = server.stop()
    await new Promise(resolve => setTimeout(resolve, 200))
    return { answers: running, stopped: end }
  })
  expect((await Promise.all(answers)).map(answer => answer.status)).toEqual(codes.map(() => 200))
  await stopped
  expect(server.child.exitCode).toBe(0)
  const reader = await signIn(database, company.hr.username)
  const types = await call(database, reader, listLeaveTypes, {})
  expect(types.data.map(type => type.code)).toEqual(expect.arrayContaining(codes))
})
