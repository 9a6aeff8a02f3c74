import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import pg from 'pg'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { noteForCommit } from './commit-writes.ts'
import { openDatabase } from './database.ts'
import { dryRun } from './dry-run.ts'
import { inSavepoint } from './in-savepoint.ts'
import { inTransaction, inWorkspace } from './in-workspace.ts'
import type { Scope } from './scope.ts'
import { sendWrite } from './scope.ts'

const [spaceId, here, elsewhere] = [randomUUID(), randomUUID(), randomUUID()]
const holiday = { from_date: '2026-12-02', to_date: '2026-12-02', name: 'National Day' }
let test1: TestDatabase

beforeAll(async () => {
  test1 = await testDatabase()
  const { db } = test1
  await db.insertInto('space').values({ id: spaceId, username: 'sabai', name: 'Sabai' }).execute()
  for (const id of [here, elsewhere]) {
    await db.insertInto('workspace').values({ id, space_id: spaceId, name: id }).execute()
    await inWorkspace(db, id, trx =>
      trx
        .insertInto('holiday')
        .values({ ...holiday, id: randomUUID(), workspace_id: id })
        .execute(),
    )
  }
})
afterAll(() => test1.drop())

describe('inWorkspace', () => {
  test('shows only the rows of its workspace, even without a filter in the query', async () => {
    const rows = await inWorkspace(test1.db, here, trx => trx.selectFrom('holiday').selectAll().execute())
    expect(rows.map(row => row.workspace_id)).toEqual([here])
  })

  test.each(['db', 'ownerDb'] as const)('without a workspace company tables are empty (%s)', async which => {
    const count = await inTransaction(test1[which], trx => trx.selectFrom('holiday').selectAll().execute())
    expect(count).toEqual([])
  })

  test('refuses to write into another workspace', async () => {
    const write = inWorkspace(test1.db, here, trx =>
      trx
        .insertInto('holiday')
        .values({ ...holiday, id: randomUUID(), workspace_id: elsewhere })
        .execute(),
    )
    await expect(write).rejects.toThrow('row-level security')
    const moved = inWorkspace(test1.db, here, trx =>
      trx.updateTable('holiday').set({ workspace_id: elsewhere }).execute(),
    )
    await expect(moved).rejects.toThrow('row-level security')
  })

  test('leaves nothing behind on the connection', async () => {
    const { db, drop } = await testDatabase({ max: 1 })
    await inWorkspace(db, here, trx => sql`select 1`.execute(trx))
    const { rows } = await sql<{
      id: string | null
    }>`select current_setting('app.workspace_id', true) as id`.execute(db)
    expect(rows[0]?.id ?? '').toBe('')
    await drop()
  })

  test('applies to a prepared plan', async () => {
    const db = openDatabase(test1.connection, { max: 1 })
    const read = async (trx: Scope) =>
      (await sql<{ id: string }>`execute shown`.execute(trx)).rows.map(row => row.id)
    await sql`prepare shown as select workspace_id as id from holiday`.execute(db)
    for (let call = 0; call < 12; call += 1) expect(await inWorkspace(db, here, read)).toEqual([here])
    expect(await inWorkspace(db, elsewhere, read)).toEqual([elsewhere])
    expect(await inTransaction(db, read)).toEqual([])
    const { rows: plans } =
      await sql`select generic_plans > 0 as kept from pg_prepared_statements where name = 'shown'`.execute(db)
    expect(plans).toEqual([{ kept: true }])
    await db.destroy()
  })

  test('accepts only a uuid', async () => {
    await expect(inWorkspace(test1.db, `${here}' or true`, async () => {})).rejects.toThrow(TypeError)
  })

  test('two deadlocked transactions both succeed', async () => {
    const ids = [randomUUID(), randomUUID()]
    await inWorkspace(test1.db, here, trx =>
      trx
        .insertInto('holiday')
        .values(ids.map(id => ({ ...holiday, id, workspace_id: here })))
        .execute(),
    )
    let runs = 0
    // Each locks its first row before either locks the other's.
    const bothHold = Promise.withResolvers<void>()
    let holding = 0
    const touch = (order: readonly string[]) =>
      inWorkspace(test1.db, here, async trx => {
        runs += 1
        for (const id of order) {
          await trx
            .updateTable('holiday')
            .set({ yearly: true })
            .where('workspace_id', '=', here)
            .where('id', '=', id)
            .execute()
          holding += 1
          if (holding === 2) bothHold.resolve()
          await bothHold.promise
        }
      })
    await Promise.all([touch(ids), touch(ids.toReversed())])
    expect(runs).toBe(3)
  })

  test('does not retry an error that a retry cannot fix', async () => {
    let runs = 0
    const failing = inTransaction(test1.db, async trx => {
      runs += 1
      await sql`select 1 / 0`.execute(trx)
    })
    await expect(failing).rejects.toThrow('division by zero')
    expect(runs).toBe(1)
  })
})

test('columns arrive as the types of the row types', async () => {
  const { rows } =
    await sql`select date '2026-02-28' as date, array[date '2026-02-28'] as dates, count(*) as count,
    sum(2) as sum, timestamptz '2026-02-28 00:00:00.5+07' as instant, array[1::int8] as longs`.execute(
      test1.db,
    )
  expect(rows[0]).toEqual({
    date: '2026-02-28',
    dates: ['2026-02-28'],
    count: 1,
    sum: 2,
    instant: new Date('2026-02-27T17:00:00.500Z'),
    longs: [1],
  })
  await expect(sql`select 9007199254740993::int8 as big`.execute(test1.db)).rejects.toThrow(RangeError)
})

test('the server’s role is bound by row level security and cannot change append-only tables', async () => {
  const asApp = (statement: string) => sql.raw(statement).execute(test1.db)
  await expect(asApp('alter table holiday disable row level security')).rejects.toThrow('must be owner')
  await expect(asApp('set row_security = off; select * from holiday')).rejects.toThrow('row-level security')
  await expect(asApp(`set role ${test1.connection.owner.user}`)).rejects.toThrow('permission denied')
  await expect(asApp('create table mine (id int)')).rejects.toThrow('permission denied')
  await expect(asApp('delete from audit_entry')).rejects.toThrow('permission denied')
  await expect(asApp("update leave_entry set reason = 'x'")).rejects.toThrow('permission denied')
  await expect(asApp('delete from kysely_migration')).rejects.toThrow('permission denied')
})

describe('statements of a transaction', () => {
  const insert = (trx: Scope, id: string) =>
    sendWrite(
      trx,
      trx
        .insertInto('holiday')
        .values({ ...holiday, id, workspace_id: here })
        .compile(),
    )
  const count = (trx: Scope, id: string) =>
    trx.selectFrom('holiday').select('id').where('id', '=', id).execute()

  test('sent without waiting are done at the commit and visible to later ones', async () => {
    const id = randomUUID()
    const seen = await inWorkspace(test1.db, here, async trx => {
      await insert(trx, id)
      return count(trx, id)
    })
    expect(seen).toHaveLength(1)
    expect(await inWorkspace(test1.db, here, trx => count(trx, id))).toHaveLength(1)
  })

  test('sent without waiting fail the transaction with their own error, whatever follows', async () => {
    const id = randomUUID()
    const twice = async (trx: Scope) => {
      await insert(trx, id)
      await insert(trx, id)
    }
    await expect(inWorkspace(test1.db, here, twice)).rejects.toMatchObject({ code: '23505' })
    const goingOn = inWorkspace(test1.db, here, async trx => {
      await twice(trx)
      await count(trx, id)
    })
    await expect(goingOn).rejects.toMatchObject({ code: '23505' })
    expect(await inWorkspace(test1.db, here, trx => count(trx, id))).toEqual([])
  })

  test('that fail in a savepoint fail that step only', async () => {
    const [kept, lost] = [randomUUID(), randomUUID()]
    await inWorkspace(test1.db, here, async trx => {
      await insert(trx, kept)
      const part = inSavepoint(trx, async () => {
        await insert(trx, lost)
        await insert(trx, lost)
      })
      await expect(part).rejects.toMatchObject({ code: '23505' })
      const goesOn = async () => {
        await insert(trx, kept)
        await count(trx, kept)
      }
      await expect(inSavepoint(trx, goesOn)).rejects.toMatchObject({ code: '23505' })
      await expect(dryRun(trx, goesOn)).rejects.toMatchObject({ code: '23505' })
      await expect(dryRun(trx, () => insert(trx, kept))).rejects.toMatchObject({ code: '23505' })
    })
    const rows = await inWorkspace(test1.db, here, async trx => [
      ...(await count(trx, kept)),
      ...(await count(trx, lost)),
    ])
    expect(rows).toEqual([{ id: kept }])
  })

  test('sent together run in order', async () => {
    const id = randomUUID()
    const seen = await inWorkspace(test1.db, here, trx =>
      Promise.all([count(trx, id), insert(trx, id), count(trx, id)]),
    )
    expect([seen[0], seen[2]]).toEqual([[], [{ id }]])
  })

  test('sent after the end of their transaction do not run', async () => {
    const id = randomUUID()
    let late = Promise.resolve()
    const work = inWorkspace(test1.db, here, async trx => {
      const goOn = async () => {
        await count(trx, id)
        await sendWrite(trx, trx.insertInto('space').values({ id, username: 'late', name: 'Late' }).compile())
      }
      late = goOn()
      throw new Error('refused')
    })
    await expect(work).rejects.toThrow('refused')
    await late
    const spaces = await test1.db.selectFrom('space').select('id').where('id', '=', id).execute()
    expect(spaces).toEqual([])
  })
})

describe('notifications of a transaction', () => {
  const received: string[] = []
  let listener: pg.Client
  beforeAll(async () => {
    listener = new pg.Client(test1.connection.app)
    await listener.connect()
    listener.on('notification', ({ payload }) => received.push(payload ?? ''))
    await listener.query('listen test_notes')
  })
  afterAll(() => listener.end())

  const say = (db: Parameters<typeof noteForCommit>[0], payload: string) =>
    noteForCommit(db, { channel: 'test_notes', payload })
  const undone = new Error('undone')
  const failing = async () => Promise.reject(undone)

  test('are sent at its commit, except rolled-back ones; outside a transaction immediately', async () => {
    await inTransaction(test1.db, async trx => {
      await say(trx, 'one')
      await inSavepoint(trx, () => say(trx, 'two'))
      await inSavepoint(trx, async () => {
        await say(trx, 'of a part that failed')
        await failing()
      }).catch(() => {})
      await dryRun(trx, () => say(trx, 'of a preview'))
      await say(trx, 'three')
    })
    await inTransaction(test1.db, async trx => {
      await say(trx, 'of a transaction that failed')
      await failing()
    }).catch(() => {})
    await say(test1.db, 'at once')
    await expect.poll(() => received.at(-1), { timeout: 30_000 }).toBe('at once')
    expect(received).toEqual(['one', 'two', 'three', 'at once'])
  })
})
