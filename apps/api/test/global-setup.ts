// Once per test run: one PostgreSQL (embedded, or TEST_DATABASE_URL) and one migrated template database.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type ConnectionSettings, type Login, externalConnection } from '#api/db/connect/connection.ts'
import { startEmbeddedPostgres } from '#api/embedded-postgres/embedded-postgres.ts'
import { migrateDatabase } from '#api/db/connect/migrate.ts'

type TestServer = { connection: ConnectionSettings; admin: Login; stop(): Promise<void> }

// Servers and threads that tests start find their code compiled there, which halves their start.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache')

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL
  const server = url ? externalServer(url) : await embeddedServer()
  const template = `template_${process.pid}`
  const connection = withDatabase(server.connection, template)
  const admin = new pg.Client(server.admin)
  await admin.connect()
  await admin.query(
    `create database ${template} template template0 encoding 'UTF8' owner "${connection.owner.user}"`,
  )
  await migrateDatabase(connection)
  const { rows } = await admin.query('select rolsuper from pg_roles where rolname = current_user')
  const folder = mkdtempSync(join(tmpdir(), 'sabai-test-files-'))
  const { admin: login } = server
  project.provide('testServer', { connection, admin: login, template, folder, canClear: rows[0].rolsuper })
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await admin.query(`drop database ${template} with (force)`)
    await admin.end()
    await server.stop()
  }
}

async function embeddedServer(): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sabai-test-'))
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, fsync: false })
  const admin = { ...connection.owner, user: 'postgres', database: 'postgres' }
  return {
    connection,
    admin,
    async stop() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The role in the address needs CREATEDB and CREATEROLE. */
function externalServer(url: string): TestServer {
  const connection = externalConnection(url)
  return { connection, admin: connection.owner, async stop() {} }
}

function withDatabase({ owner, app }: ConnectionSettings, database: string): ConnectionSettings {
  return { owner: { ...owner, database }, app: { ...app, database } }
}
