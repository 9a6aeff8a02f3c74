// Late rows are written by the commit, except rolled-back ones, in the workspace in which they were made.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import type { TestDatabase } from '#test/database.ts'
import { insertLate, writeLate } from './commit-writes.ts'
import { dryRun } from './dry-run.ts'
import { inSavepoint } from './in-savepoint.ts'
import { enterWorkspace, inTransaction, inWorkspace } from './in-workspace.ts'
import { lateInsert } from './late-insert.ts'
import type { Scope } from './scope.ts'

const [spaceId, here, elsewhere] = [randomUUID(), randomUUID(), randomUUID()]
const holidays = lateInsert('holiday', ['id', 'workspace_id', 'from_date', 'to_date', 'name'])
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await db.insertInto('space').values({ id: spaceId, username: 'sabai', name: 'Sabai' }).execute()
  for (const id of [here, elsewhere])
    await db.insertInto('workspace').values({ id, space_id: spaceId, name: id }).execute()
})
afterAll(() => database.drop())

function addLate(trx: Scope, name: string, workspaceId = here): void {
  const dates = { from_date: '2026-12-02', to_date: '2026-12-02' }
  insertLate(trx, holidays, [{ ...dates, id: randomUUID(), workspace_id: workspaceId, name }])
}
const namesIn = async (trx: Scope) =>
  (await trx.selectFrom('holiday').select('name').orderBy('name').execute()).map(({ name }) => name)

test('with the commit, or before where asked; not those of a part that was rolled back', async () => {
  await inWorkspace(database.db, here, async trx => {
    addLate(trx, 'one')
    await inSavepoint(trx, async () => addLate(trx, 'two'))
    const failed = inSavepoint(trx, async () => {
      addLate(trx, 'of a part that failed')
      return Promise.reject(new Error('undone'))
    })
    await expect(failed).rejects.toThrow('undone')
    await dryRun(trx, async () => addLate(trx, 'of a preview'))
    expect(await namesIn(trx)).toEqual([])
    writeLate(trx)
    expect(await namesIn(trx)).toEqual(['one', 'two'])
    addLate(trx, 'with the commit')
  })
  expect(await inWorkspace(database.db, here, namesIn)).toEqual(['one', 'two', 'with the commit'])
})

test('nothing of a transaction that failed', async () => {
  const before = await inWorkspace(database.db, here, namesIn)
  const failed = inWorkspace(database.db, here, async trx => {
    addLate(trx, 'lost')
    return Promise.reject(new Error('failed'))
  })
  await expect(failed).rejects.toThrow('failed')
  expect(await inWorkspace(database.db, here, namesIn)).toEqual(before)
})

test('a row that the database refuses fails the transaction with its error', async () => {
  const failed = inWorkspace(database.db, here, async trx => addLate(trx, 'stray', elsewhere))
  await expect(failed).rejects.toThrow('row-level security')
})

test('in the workspace in which they were made', async () => {
  await inTransaction(database.db, async trx => {
    for (const workspaceId of [here, elsewhere]) {
      await enterWorkspace(trx, workspaceId)
      addLate(trx, 'own', workspaceId)
    }
  })
  for (const workspaceId of [here, elsewhere])
    expect(await inWorkspace(database.db, workspaceId, namesIn)).toContain('own')
})
