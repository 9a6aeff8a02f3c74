import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { StartError } from '#api/start-error.ts'
import { databaseUrl, emptyDatabase } from '#test/database.ts'
import { type ConnectionSettings, externalConnection } from './connection.ts'
import { openDatabase } from './database.ts'
import { jobSchema } from './job-tables.ts'
import { migrateDatabase, migrationNames } from './migrate.ts'

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one()
})

async function fresh(): Promise<ConnectionSettings> {
  const { connection, drop } = await emptyDatabase()
  undo.push(drop)
  return connection
}

async function query(login: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(login)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** A database whose owner is a role with a password and these privileges, with its DATABASE_URL. */
async function ownedBy(
  rights: string,
): Promise<{ connection: ConnectionSettings; url: string; owner: string }> {
  const { owner: server } = await fresh()
  const owner = `owner_${randomUUID().slice(0, 8)}`
  const { admin } = inject('testServer')
  await query(
    admin,
    `create role ${owner} login password 'first' ${rights};
     grant ${owner} to current_user;
     alter database "${server.database}" owner to ${owner}`,
  )
  undo.push(async () => {
    await query({ ...admin, database: server.database }, `drop owned by ${owner} cascade`)
    await query(admin, `alter database "${server.database}" owner to "${server.user}"; drop role ${owner}`)
  })
  const url = databaseUrl({ owner: { ...server, user: owner, password: 'first' }, app: server })
  return { connection: externalConnection(url), url, owner }
}

describe('migrateDatabase', () => {
  test('runs every migration once, even when two servers start together', async () => {
    const connection = await fresh()
    const steps: string[] = []
    const onStep = (step: string) => steps.push(step)
    await Promise.all([migrateDatabase(connection, { onStep }), migrateDatabase(connection, { onStep })])
    const names = await migrationNames()
    expect(steps).toEqual([`Prepared the database (${names.length} migrations)`])
    const rows = await query(connection.owner, 'select name from kysely_migration order by name')
    expect(rows.map(({ name }) => name)).toEqual(names)
  })

  test('stops at the given migration, and continues from there', async () => {
    const connection = await fresh()
    const names = await migrationNames()
    await migrateDatabase(connection, { until: '0002-sign-in' })
    expect(await query(connection.owner, 'select from kysely_migration')).toHaveLength(2)
    await migrateDatabase(connection)
    expect(await query(connection.owner, 'select from kysely_migration')).toHaveLength(names.length)
  })

  test('refuses a database of a newer release', async () => {
    const connection = await fresh()
    await migrateDatabase(connection)
    await query(connection.owner, `insert into kysely_migration values ('9999-later', now()::text)`)
    await expect(migrateDatabase(connection)).rejects.toThrow('newer release')
  })

  test('names the database that cannot be reached', async () => {
    const connection = externalConnection('postgres://hr:secret@127.0.0.1:1/company')
    await expect(migrateDatabase(connection)).rejects.toThrow(
      'The database company on 127.0.0.1:1 cannot be reached',
    )
    await expect(migrateDatabase(connection)).rejects.not.toThrow('secret')
  })
})

describe('with DATABASE_URL', () => {
  test('the server’s role is created, owns nothing, and its password follows the owner’s', async () => {
    const { connection, url, owner } = await ownedBy('createrole')
    await migrateDatabase(connection)
    const db = openDatabase(connection, { max: 1 })
    expect(await db.selectFrom('workspace').selectAll().execute()).toEqual([])
    await db.destroy()
    await query(inject('testServer').admin, `alter role ${owner} password 'second'`)
    const later = externalConnection(url.replace(':first@', ':second@'))
    expect(later.app).toMatchObject({ user: connection.app.user })
    expect(later.app.password).not.toBe(connection.app.password)
    await migrateDatabase(later)
    await query(later.app, 'select from workspace')
  })

  test('a role that may not create roles gets an explanation', async () => {
    const { connection, owner } = await ownedBy('nocreaterole')
    const refused = migrateDatabase(connection)
    await expect(refused).rejects.toThrow(StartError)
    await expect(refused).rejects.toThrow(`alter role "${owner}" createrole`)
  })

  test('a role that may not create tables gets an explanation', async () => {
    const { connection, owner } = await ownedBy('createrole')
    await query(connection.owner, 'revoke create on schema public from pg_database_owner')
    await expect(migrateDatabase(connection)).rejects.toThrow(`owner to "${owner}"`)
  })

  test('a server role that owns tables is refused', async () => {
    const { connection } = await ownedBy('createrole')
    const { user, database } = connection.app
    const { admin } = inject('testServer')
    await query(admin, `create role "${user}" login; grant "${user}" to current_user`)
    await query(connection.owner, `grant create on schema public to "${user}"`)
    await query({ ...admin, database }, `set role "${user}"; create table mine ()`)
    await expect(migrateDatabase(connection)).rejects.toThrow('must not work as such a role')
    await query({ ...admin, database }, `drop owned by "${user}"`)
  })

  test.each([
    'postgres://role:pw@host:99999/database',
    'postgres://role:pw@host/database?sslrootcert=/nowhere',
  ])('%s is refused without being shown', url => {
    expect(() => externalConnection(url)).toThrow('DATABASE_URL cannot be read')
    expect(() => externalConnection(url)).not.toThrow('pw@')
  })
})

test('the job queue runs with the server’s role, without creating anything', async () => {
  const connection = await fresh()
  await migrateDatabase(connection)
  const { host, port, database, user, password } = connection.app
  const boss = new PgBoss({
    host,
    port,
    database,
    user,
    ...(password ? { password } : {}),
    schema: jobSchema,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
  })
  const errors: Error[] = []
  boss.on('error', error => errors.push(error))
  await boss.start()
  await boss.createQueue('echo', { notify: true })
  await boss.schedule('echo', '0 3 * * *')
  const said = Promise.withResolvers<unknown>()
  await boss.work('echo', async ([job]) => said.resolve(job?.data))
  await boss.send('echo', { word: 'ສະບາຍດີ' })
  expect(await said.promise).toEqual({ word: 'ສະບາຍດີ' })
  await boss.supervise('echo')
  await boss.stop({ graceful: false })
  expect(errors).toEqual([])
})
