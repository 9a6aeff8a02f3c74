// A stop (SIGTERM) finishes the requests that are running: each gets its whole answer, and what it wrote is there.
import { createLeaveType, listLeaveTypes } from '@hr/contract/leave-type.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { databaseUrl } from '#test/database.ts'
import { makeCompany } from '#test/factories.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { remoteCall, signInAt } from './remote-call.ts'
import { startServerProcess } from './server-process.ts'

let database: TestApp
beforeAll(async () => {
  database = await testApp()
  database.setNow(new Date().toISOString())
})
afterAll(() => database.stop())

test('no running request is cut off', async () => {
  const company = await makeCompany(database)
  const server = await startServerProcess({
    DATABASE_URL: databaseUrl(database.database.connection),
    SEED: 'empty',
    DATA_DIR: database.services.config.dataDir,
  })
  const { token } = await signInAt(server.url, company.hr.username)
  let answered = 0
  const codes = Array.from({ length: 30 }, (_, index) => `STOP${index}`)
  const answers = codes.map(async code => {
    const answer = await remoteCall(server.url, token, createLeaveType, {
      code,
      name: code,
      color: '#123456',
      amount: 0,
    })
    answered += 1
    return answer.status
  })
  while (answered === 0) await new Promise(resolve => setImmediate(resolve))
  const stopped = server.stop()
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
  await stopped
  expect(server.child.exitCode).toBe(0)
  const reader = await signIn(database, company.hr.username)
  const types = await call(database, reader, listLeaveTypes, {})
  expect(types.data.map(type => type.code)).toEqual(expect.arrayContaining(codes))
})
