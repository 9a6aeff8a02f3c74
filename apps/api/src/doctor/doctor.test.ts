import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '#api/db/connect/database.ts'
import { inWorkspace } from '#api/db/connect/in-workspace.ts'
import { migrateDatabase } from '#api/db/connect/migrate.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { examine } from './doctor.ts'
import { invariants } from './invariants.ts'
import { rlsSelfTest } from './rls-self-test.ts'

const [spaceId, workspaceId] = [randomUUID(), randomUUID()]
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await database.db.insertInto('space').values({ id: spaceId, username: 'sabai', name: 'Sabai' }).execute()
  await database.db
    .insertInto('workspace')
    .values({ id: workspaceId, space_id: spaceId, name: 'Sabai' })
    .execute()
})
afterAll(() => database.drop())

const asOwner = (text: string) => sql.raw(text).execute(database.ownerDb)
const holiday = {
  id: randomUUID(),
  workspace_id: workspaceId,
  from_date: '2026-12-02',
  to_date: '2026-12-02',
  name: 'x',
}

describe('the self-test of row level security', () => {
  test('accepts the database as the server uses it', async () => {
    await expect(rlsSelfTest(database.db)).resolves.toBeUndefined()
    await inWorkspace(database.db, workspaceId, trx => trx.insertInto('holiday').values(holiday).execute())
    await expect(rlsSelfTest(database.db)).resolves.toBeUndefined()
  })

  test('allows an extension to have its own views', async ({ skip }) => {
    const { connection } = database
    const { database: name } = connection.owner
    const admin = openDatabase({ ...connection, app: { ...inject('testServer').admin, database: name } })
    try {
      const { rows } = await sql<{ is_super: boolean }>`
        select rolsuper as is_super from pg_roles where rolname = current_user`.execute(admin)
      skip(!rows[0]?.is_super, 'only a superuser may create the extension')
      await sql`create extension pg_stat_statements`.execute(admin)
      await migrateDatabase(connection)
      await expect(rlsSelfTest(database.db)).resolves.toBeUndefined()
      await sql`drop extension pg_stat_statements`.execute(admin)
    } finally {
      await admin.destroy()
    }
  })

  test('rejects a view of ours that runs with its owner’s rights', async () => {
    await asOwner('create view every_holiday as select * from holiday')
    await expect(rlsSelfTest(database.db)).rejects.toThrow('every_holiday breaks the rule')
    await asOwner('drop view every_holiday')
  })

  test('rejects the owner of the tables', async () => {
    await expect(rlsSelfTest(database.ownerDb)).rejects.toThrow('is not bound by row level security')
  })

  test.each([
    [
      'alter table holiday disable row level security',
      'alter table holiday enable row level security',
      'holiday breaks the rule',
    ],
    [
      'alter table holiday no force row level security',
      'alter table holiday force row level security',
      'holiday breaks the rule',
    ],
    [
      'create policy all_rows on holiday using (true)',
      'drop policy all_rows on holiday',
      'holiday breaks the rule',
    ],
  ])('finds: %s', async (damage, repair, message) => {
    await asOwner(damage)
    await expect(rlsSelfTest(database.db)).rejects.toThrow(message)
    await asOwner(repair)
    await expect(rlsSelfTest(database.db)).resolves.toBeUndefined()
  })
})

describe('the doctor', () => {
  test('finds only what is turned off for tests', async () => {
    const findings = await examine(database.db, tmpdir())
    const wrong = findings.filter(({ level, check }) => level !== 'ok' && check !== 'disk')
    expect(
      wrong.every(({ check }) =>
        ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'].includes(check),
      ),
    ).toBe(true)
    expect(findings.map(({ check }) => check)).toEqual(
      expect.arrayContaining(invariants.map(({ code }) => code)),
    )
  })

  test('names a broken invariant and the row', async () => {
    const broken = `select name as object from holiday where name = 'x'`
    const findings = await examine(database.db, tmpdir(), [
      { code: 'NO_X', says: 'no holiday is called x', broken },
    ])
    expect(findings.at(-1)).toEqual({
      check: 'NO_X',
      level: 'error',
      detail: 'not true that no holiday is called x: 1 times, x',
    })
  })

  test('finds leave that was used without a grant, returned twice, or not returned', async () => {
    const [typeId, lotId, requestId] = [randomUUID(), randomUUID(), randomUUID()]
    const [workspace_id, created_at, at] = [workspaceId, new Date(), '2026-03-02']
    await inWorkspace(database.db, workspaceId, async trx => {
      const { id: employee_id } = await trx
        .insertInto('employee')
        .values({
          workspace_id,
          staff_id: '1',
          first_name: 'Noy',
          last_name: '',
          started_on: '2020-01-01',
          search_text: '',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('leave_type')
        .values({ workspace_id, id: typeId, code: 'AL', name: 'Annual', color: '#00aa00', amount: 15 })
        .execute()
      await trx
        .insertInto('leave_lot')
        .values({
          workspace_id,
          id: lotId,
          employee_id,
          leave_type_id: typeId,
          kind: 'GRANT',
          source: '2026',
          half_days: 2,
          valid_from: '2026-01-01',
          valid_to: null,
          created_at,
        })
        .execute()
      await trx
        .insertInto('leave_request')
        .values({
          workspace_id,
          id: requestId,
          number: 1,
          employee_id,
          leave_type_id: typeId,
          from_date: at,
          to_date: at,
          from_half: 'AM',
          to_half: 'PM',
          half_days: 2,
          reason: 'x',
          status: 'CANCELLED',
          created_at,
          updated_at: created_at,
        })
        .execute()
    })
    const enter = (kind: 'USE' | 'RELEASE', half_days: number) =>
      inWorkspace(database.db, workspaceId, trx =>
        trx
          .insertInto('leave_entry')
          .values({
            workspace_id,
            id: randomUUID(),
            lot_id: lotId,
            kind,
            half_days,
            date: at,
            request_id: requestId,
            created_at,
          })
          .execute(),
      )
    const wrong = async () =>
      (await examine(database.db, tmpdir()))
        .filter(({ check, level }) => check.startsWith('LEAVE') && level === 'error')
        .map(({ check }) => check)

    await enter('USE', -3)
    expect(await wrong()).toEqual(['LEAVE_LOT_OVERDRAWN', 'LEAVE_KEPT_BY_ENDED_REQUEST'])
    await enter('RELEASE', 3)
    expect(await wrong()).toEqual([])
    await enter('USE', -1)
    await asOwner('drop index leave_entry_release_once')
    await enter('RELEASE', 2)
    expect(await wrong()).toEqual(['LEAVE_RELEASED_TWICE', 'LEAVE_KEPT_BY_ENDED_REQUEST'])
  })

  test('finds jobs with a gap between them, and people who manage each other', async () => {
    const [workspace_id, created_at] = [workspaceId, new Date()]
    const wrong = async () =>
      (
        await examine(
          database.db,
          tmpdir(),
          invariants.filter(({ code }) => /^(JOB|MANAGER)/.test(code)),
        )
      )
        .filter(({ check, level }) => level === 'error' && /^(JOB|MANAGER)/.test(check))
        .map(({ check }) => check)
    const ids = await inWorkspace(database.db, workspaceId, async trx => {
      const people = await trx
        .insertInto('employee')
        .values(
          ['J-1', 'J-2'].map(staff_id => ({
            workspace_id,
            staff_id,
            first_name: 'Job',
            last_name: 'Holder',
            started_on: '2024-01-01',
            search_text: '',
            created_at,
          })),
        )
        .returning('id')
        .execute()
      const jobs = [
        { from: '2024-01-01', to: '2024-12-31' },
        { from: '2025-01-01', to: null },
      ]
      await trx
        .insertInto('employee_job')
        .values(
          people.flatMap(({ id }) =>
            jobs.map(({ from, to }) => ({ workspace_id, employee_id: id, valid_from: from, valid_to: to })),
          ),
        )
        .execute()
      return people.map(({ id }) => id)
    })
    const change = (set: string, where: string) =>
      inWorkspace(database.db, workspaceId, trx =>
        sql
          .raw(`update employee_job set ${set} where employee_id in (${ids.join()}) and ${where}`)
          .execute(trx),
      )
    expect(await wrong()).toEqual([])
    await change("valid_to = '2024-12-30'", "valid_to = '2024-12-31'")
    expect(await wrong()).toEqual(['JOB_FACTS_GAP'])
    await change("valid_to = '2024-12-31'", "valid_to = '2024-12-30'")
    await change("valid_to = '2099-12-31'", 'valid_to is null')
    expect(await wrong()).toEqual(['JOB_FACTS_GAP'])
    await change('valid_to = null', "valid_to = '2099-12-31'")
    await change(`line_manager_id = ${ids.join(' + ')} - employee_id`, 'valid_to is null')
    expect(await wrong()).toEqual(['MANAGER_CIRCLE'])
    await change('line_manager_id = null', 'valid_to is null')
    expect(await wrong()).toEqual([])
  })

  test('reports a database of another release', async () => {
    const finding = async () =>
      (await examine(database.db, tmpdir(), [])).find(({ check }) => check === 'migrations')
    expect((await finding())?.level).toBe('ok')
    await asOwner("update kysely_migration set name = '9999-later' where name = '0001-tenancy'")
    expect(await finding()).toEqual({
      check: 'migrations',
      level: 'error',
      detail: 'missing: 0001-tenancy; of a newer release: 9999-later',
    })
    await asOwner("update kysely_migration set name = '0001-tenancy' where name = '9999-later'")
  })
})
