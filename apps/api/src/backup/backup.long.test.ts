import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import * as tar from 'tar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#api/db/connect/database.ts'
import { inTransaction, inWorkspace } from '#api/db/connect/in-workspace.ts'
import { jobSchema } from '#api/db/connect/job-tables.ts'
import { type TestDatabase, emptyDatabase, testDatabase } from '#test/database.ts'
import { backUp } from './backup.ts'
import type { Manifest } from './backup-format.ts'
import { restore } from './restore.ts'

const workspaceIds = [randomUUID(), randomUUID()]
const awkward = 'ສິລິ \u2028 "quoted", (a,b) \\ tab\t line\nend \u{1F33E} \'x\' {}'
const quiet = () => {}
let source: TestDatabase
let folder: string
let file: string
let manifest: Manifest
let before: Record<string, readonly string[]>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sabai-backup-'))
  file = join(folder, 'all.tar.gz')
  source = await testDatabase()
  await fill(source.db)
  const boss = new PgBoss({
    ...source.connection.app,
    ssl: undefined,
    schema: jobSchema,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.createQueue('mail')
  await boss.send('mail', { to: awkward })
  await boss.stop({ graceful: false })
  mkdirSync(join(folder, 'data', 'files', 'ab'), { recursive: true })
  writeFileSync(join(folder, 'data', 'files', 'ab', 'photo.webp'), Buffer.from([0, 255, 10, 13]))
  writeFileSync(join(folder, 'data', 'files', 'ab', 'half.part'), 'A server writes it now')
  before = await everything(source.db)
  manifest = await backUp({ connection: source.connection, dataDir: join(folder, 'data'), file })
})
afterAll(async () => {
  await source.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function fill(db: Database): Promise<void> {
  const spaceId = randomUUID()
  await db.insertInto('space').values({ id: spaceId, username: 'sabai', name: awkward }).execute()
  await db
    .insertInto('installation_setting')
    .values({ key: 'odd', value: JSON.stringify(null) })
    .execute()
  for (const workspace_id of workspaceIds) {
    await db.insertInto('workspace').values({ id: workspace_id, space_id: spaceId, name: awkward }).execute()
    await inWorkspace(db, workspace_id, async trx => {
      const { id } = await trx
        .insertInto('employee')
        .values({
          workspace_id,
          staff_id: '001',
          first_name: awkward,
          last_name: '',
          started_on: '2020-02-29',
          search_text: '',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const names = Array.from({ length: 2_500 }, (_, index) => `${awkward} ${index}`)
      for (const part of [names.slice(0, 1_200), names.slice(1_200)]) {
        await trx
          .insertInto('notification')
          .values(
            part.map(name => ({
              workspace_id,
              id: randomUUID(),
              employee_id: id,
              code: 'X',
              kind: 'LEAVE' as const,
              parameters: JSON.stringify({ name, n: [1.5, null] }),
              link: '/',
              created_at: new Date(1_767_225_600_123),
            })),
          )
          .execute()
      }
      // The child's id sorts before its parent's: inserted in that order, the foreign key would fail.
      const [parent, child] = ['ffffffff-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000000']
      await trx.insertInto('org_node').values({ workspace_id, id: parent, name: 'Company' }).execute()
      await trx
        .insertInto('org_node')
        .values({ workspace_id, id: child, parent_id: parent, name: 'Unit', manager_id: id })
        .execute()
    })
  }
}

/** Every row of every table as text, read in each workspace. */
async function everything(db: Database): Promise<Record<string, readonly string[]>> {
  const { rows: tables } = await sql<{
    name: string
  }>`select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema = 'public' and table_name !~ '^kysely_'
       or table_schema = ${jobSchema} and table_name in ('queue', 'job')`.execute(db)
  const content: Record<string, string[]> = {}
  for (const { name } of tables) {
    const read = sql.raw<{ row: string }>(`select t::text as row from ${name} t order by 1`)
    const parts = [await inTransaction(db, trx => read.execute(trx))]
    for (const id of workspaceIds) parts.push(await inWorkspace(db, id, trx => read.execute(trx)))
    content[name] = parts.flatMap(part => part.rows.map(({ row }) => row))
  }
  return content
}

type Target = { db: Database; dataDir: string; run(from?: string): Promise<Manifest>; drop(): Promise<void> }

async function target(): Promise<Target> {
  const { connection, drop } = await emptyDatabase()
  const db = openDatabase(connection, { max: 2 })
  const dataDir = mkdtempSync(join(folder, 'target-'))
  return {
    db,
    dataDir,
    run: (from = file) => restore({ connection, dataDir, file: from }, quiet),
    async drop() {
      await db.destroy()
      await drop()
    },
  }
}

/** The backup with a change made to its contents. */
async function changed(change: (unpacked: string) => void): Promise<string> {
  const unpacked = mkdtempSync(join(folder, 'changed-'))
  await tar.extract({ file, cwd: unpacked })
  change(unpacked)
  await tar.create({ gzip: true, file: `${unpacked}.tar.gz`, cwd: unpacked }, [
    'manifest.json',
    'tables',
    'files',
  ])
  return `${unpacked}.tar.gz`
}

const edit = (path: string, from: string | RegExp, to: string) => {
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, before.replace(from, to))
  expect(readFileSync(path, 'utf8')).not.toBe(before)
}

describe('a backup', () => {
  test('contains every row of every workspace and is readable by its owner only', () => {
    const rows = new Map(manifest.tables.map(table => [`${table.schema}.${table.name}`, table.rows]))
    expect(rows.get('public.notification')).toBe(5_000)
    expect(rows.get(`${jobSchema}.job`)).toBe(1)
    expect(manifest.files.map(({ path, bytes }) => [path, bytes])).toEqual([[join('ab', 'photo.webp'), 4]])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).filter(name => name.startsWith('.'))).toEqual([])
  })

  test('is noted with its size, for the operator', async () => {
    const noted = await sql`select value from installation_setting where key = 'lastBackup'`.execute(
      source.db,
    )
    expect(noted.rows).toEqual([{ value: { at: manifest.createdAt, byteCount: statSync(file).size } }])
  })

  test('never overwrites another file', async () => {
    await expect(backUp({ connection: source.connection, dataDir: folder, file })).rejects.toThrow(
      'exists already',
    )
  })

  test('says when there is nothing to back up', async () => {
    const { connection, drop } = await emptyDatabase()
    const nothing = backUp({ connection, dataDir: folder, file: join(folder, 'none.tar.gz') })
    await expect(nothing).rejects.toThrow('no installation')
    expect(existsSync(join(folder, 'none.tar.gz'))).toBe(false)
    await drop()
  })

  test('is restored into an empty database with every row, file, rule and privilege unchanged', async () => {
    const there = await target()
    await there.run()
    expect(await everything(there.db)).toEqual(before)
    expect(before['public.notification']).toHaveLength(5_000)
    expect(readFileSync(join(there.dataDir, 'files', 'ab', 'photo.webp'))).toEqual(
      Buffer.from([0, 255, 10, 13]),
    )
    expect(readdirSync(there.dataDir)).toEqual(['files'])

    const shape = sql<{ line: string }>`
      select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated as line from pg_constraint
      where connamespace = 'public'::regnamespace
      union all select relname || relrowsecurity || relforcerowsecurity || relacl::text from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`
    expect((await shape.execute(there.db)).rows).toEqual((await shape.execute(source.db)).rows)

    const [workspace_id = ''] = workspaceIds
    const add = (db: Database) =>
      inWorkspace(db, workspace_id, trx =>
        trx
          .insertInto('employee')
          .values({
            workspace_id,
            staff_id: '002',
            first_name: 'Noy',
            last_name: '',
            started_on: '2020-01-01',
            search_text: '',
          })
          .returning('id')
          .executeTakeFirstOrThrow(),
      )
    expect(await add(there.db)).toEqual(await add(source.db))
    await expect(there.run()).rejects.toThrow('contains files')
    rmSync(join(there.dataDir, 'files'), { recursive: true })
    await expect(there.run()).rejects.toThrow('The database contains data')
    await there.drop()
  })
})

describe('a restore', () => {
  type Damage = [string, (unpacked: string) => void, string]
  const rows = (name: string) => `tables/public.${name}.rows`

  test.each<Damage>([
    [
      'a changed row',
      path => edit(join(path, rows('employee')), ',001,', ',00I,'),
      'employee has 2 rows of 2, or other',
    ],
    ['a lost row', path => edit(join(path, rows('notification')), /^[^\n]*\n/, ''), '4999 rows of 5000'],
  ])('refuses %s, and the intact backup is restored afterwards', async (_, change, message) => {
    const there = await target()
    await expect(there.run(await changed(change))).rejects.toThrow(message)
    expect(readdirSync(there.dataDir)).toEqual([])
    await there.run()
    expect(await everything(there.db)).toEqual(before)
    await there.drop()
  })

  test.each<Damage>([
    [
      'a changed file',
      path => writeFileSync(join(path, 'files/ab/photo.webp'), 'x'),
      'photo.webp is changed',
    ],
    ['a lost file', path => rmSync(join(path, 'files/ab/photo.webp')), 'photo.webp is missing'],
    [
      'a newer release',
      path => edit(join(path, 'manifest.json'), /"migration": "\d+/, '"migration": "9999'),
      'newer release',
    ],
    [
      'other columns',
      path => edit(join(path, 'manifest.json'), '"staff_id"', '"staff_no"'),
      'employee has other columns',
    ],
    ['another program', path => edit(join(path, 'manifest.json'), 'sabai-hr', 'other'), 'not a whole backup'],
  ])('refuses %s', async (_, change, message) => {
    const there = await target()
    await expect(there.run(await changed(change))).rejects.toThrow(message)
    expect(readdirSync(there.dataDir)).toEqual([])
    await there.drop()
  })

  test('refuses a cut-off file', async () => {
    const there = await target()
    const cut = join(folder, 'cut.tar.gz')
    writeFileSync(cut, readFileSync(file).subarray(0, 20_000))
    await expect(there.run(cut)).rejects.toThrow('not a whole backup')
    await there.drop()
  })

  test('refuses a data folder that contains files', async () => {
    const there = await target()
    mkdirSync(join(there.dataDir, 'files'))
    writeFileSync(join(there.dataDir, 'files', 'mine'), '')
    await expect(there.run()).rejects.toThrow('contains files')
    await there.drop()
  })
})
