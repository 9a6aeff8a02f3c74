import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import type { TestDatabase } from '#test/database.ts'
import { failureAnswer } from './failure-answer.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ max: 1, waitMillis: 500 })
})
afterAll(() => database.drop())

test('no connection came free in time: try again, and no fault of the program', async () => {
  const { db } = database
  // The first may itself take longer than that to connect.
  while (
    await db
      .selectFrom('space')
      .select('id')
      .execute()
      .then(
        () => false,
        () => true,
      )
  );
  const answer = await db.connection().execute(async () => {
    const second = await db
      .selectFrom('space')
      .select('id')
      .execute()
      .catch((error: unknown) => error)
    return failureAnswer(second, 'en')
  })
  expect([answer.status, answer.code]).toEqual([503, 'DATABASE_UNAVAILABLE'])
})

test.each(['53100', 'ENOSPC', 'EDQUOT'])('code %s: the disk is full, in the reader’s language', code => {
  const error = Object.assign(new Error('could not extend file'), { code })
  const { status, body } = failureAnswer(error, 'en')
  expect(status).toBe(503)
  expect(body.errors).toEqual([
    'DISK_FULL',
    'The server has no space left, so nothing was saved. Please tell your administrator',
  ])
  expect(failureAnswer(error, 'lo').body.message).toMatch(/\p{Script=Lao}/u)
})
