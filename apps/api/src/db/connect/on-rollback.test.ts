// Side effects outside the database are undone if nothing is committed, and only then.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import type { TestDatabase } from '#test/database.ts'
import { inTransaction } from './in-workspace.ts'
import { onRollback } from './on-rollback.ts'
import type { Scope } from './scope.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const failure = new Error('The work failed')

test.each<[string, (trx: Scope) => Promise<unknown>, unknown, string[]]>([
  ['committed', async () => {}, null, []],
  ['failed work', () => Promise.reject(failure), failure, ['undone']],
  [
    'a commit that the database refuses',
    async trx => {
      await sql`create temporary table twice (id integer primary key deferrable initially deferred)`.execute(
        trx,
      )
      await sql`insert into twice values (1), (1)`.execute(trx)
    },
    expect.objectContaining({ code: '23505' }),
    ['undone'],
  ],
])('%s', async (_, work, error, expected) => {
  const effects: string[] = []
  const thrown = await inTransaction(database.db, async trx => {
    onRollback(trx, async () => void effects.push('undone'))
    await work(trx)
    return null
  }).catch((caught: unknown) => caught)
  expect([thrown, effects]).toEqual([error, expected])
})
