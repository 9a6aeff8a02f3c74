import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { fileDatabase } from '#test/file-database.ts'
import { loggedError } from './log.ts'

const database = fileDatabase()

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a database error is logged with code and place, without any values', async () => {
  const secret = 'a-secret-value'
  const insert = sql`insert into space (id, username, name) values
    ('01900000-0000-7000-8000-000000000001', ${secret}, ''), ('01900000-0000-7000-8000-000000000002', ${secret}, '')`
  const error = await failure(insert.execute(database.db))
  expect(String(error)).toContain('duplicate key')
  expect(loggedError(error)).toMatchObject({
    type: 'DatabaseError',
    code: '23505',
    table: 'space',
    constraint: 'space_username_key',
  })
  expect(JSON.stringify(loggedError(error))).not.toContain(secret)
  const cast = await failure(sql`select ${secret}::uuid`.execute(database.db))
  expect(JSON.stringify(loggedError(cast))).not.toContain(secret)
})

test('an error of our own keeps its message and where it was thrown', () => {
  const logged = loggedError(new RangeError('Not a date'))
  expect(logged).toMatchObject({ type: 'RangeError', message: 'Not a date' })
  expect(logged.at[0]).toContain('log.test.ts')
  expect(loggedError('text')).toEqual({ type: 'string', at: [] })
})
