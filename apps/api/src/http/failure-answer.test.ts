import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import type { TestDatabase } from '#test/database.ts'
import { failureAnswer } from './failure-answer.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ max: 1, waitMillis: 500 })
})
afterAll(() => database.drop())

test('no free connection in time: "try again", not a fault of the program', async () => {
  const { db } = database
  // Connecting may itself take longer than that the first time.
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

test('a broken foreign key is a fault of the program, not a conflict to retry', () => {
  const error = Object.assign(new Error('violates foreign key constraint'), { code: '23503' })
  expect(failureAnswer(error, 'en')).toMatchObject({ status: 500, code: 'UNEXPECTED' })
})

test.each([
  [400, 400, 'BAD_REQUEST'],
  [404, 404, 'NOT_FOUND'],
  [408, 400, 'BAD_REQUEST'],
  [413, 413, 'TOO_LARGE'],
  [415, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [500, 500, 'UNEXPECTED'],
])('an unknown error of status %i is answered with %i %s', (statusCode, status, code) => {
  const error = Object.assign(new Error('something of a library'), { code: 'FST_ERR_NEW', statusCode })
  expect(failureAnswer(error, 'en')).toMatchObject({ status, code })
})

test.each(['40001', '40P01', '55P03'])('code %s: two people collided, "try again"', code => {
  const answer = failureAnswer(Object.assign(new Error('deadlock detected'), { code }), 'en')
  expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('Try again') } })
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
