// Examines a live installation: isolation of workspaces, durability, versions, disk space, and invariants of its rows.
import { type RawBuilder, sql } from 'kysely'
import { statfs } from 'node:fs/promises'
import type { Database } from '#api/db/connect/database.ts'
import { inWorkspace } from '#api/db/connect/in-workspace.ts'
import { migrationNames } from '#api/db/connect/migrate.ts'
import { tenancyBreaches } from '#api/db/schema/tenancy-rules.ts'
import { type Invariant, invariants } from './invariants.ts'
import { rlsSelfTest } from './rls-self-test.ts'
import { sampleDays } from './sample-days.ts'
import type { SampledDays } from './sample-days.ts'

type Finding = { check: string; level: 'ok' | 'warning' | 'error'; detail: string }

const megabyte = 1_048_576

/** Runs every check; changes nothing. `db` uses the server's role. */
export async function examine(
  db: Database,
  dataDir: string,
  rules = invariants,
  now = new Date(),
): Promise<readonly Finding[]> {
  const findings: Finding[] = [
    await server(db),
    ...(await durability(db)),
    await migrations(db),
    await space(db, dataDir),
  ]
  findings.push(await isolation(db), await schema(db))
  const workspaces = await db.selectFrom('workspace').select('id').execute()
  const workspaceIds = workspaces.map(({ id }) => id)
  findings.push(await attendance(db, workspaceIds, now))
  for (const rule of rules) findings.push(await invariant(db, rule, workspaceIds))
  return findings
}

async function attendance(db: Database, workspaceIds: readonly string[], now: Date): Promise<Finding> {
  const samples: SampledDays[] = []
  for (const id of workspaceIds) samples.push(await inWorkspace(db, id, trx => sampleDays(trx.as({ now }))))
  const compared = samples.reduce((sum, sample) => sum + sample.compared, 0)
  const different = samples.flatMap(sample => sample.different)
  return {
    check: 'days of attendance',
    level: different.length > 0 ? 'error' : 'ok',
    detail:
      different.length > 0
        ? `${different.length} of ${compared} are not what the rules make of their facts: ${different.slice(0, 5).join(', ')}`
        : `${compared} of a sample are what the rules make of their facts`,
  }
}

async function one<T>(db: Database, query: RawBuilder<T>): Promise<T> {
  const { rows } = await query.execute(db)
  const [row] = rows
  if (!row) throw new Error('The query answered nothing')
  return row
}

async function server(db: Database): Promise<Finding> {
  const { version, number } = await one(
    db,
    sql<{ version: string; number: number }>`
      select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
  )
  return {
    check: 'PostgreSQL',
    level: number >= 150_000 ? 'ok' : 'error',
    detail: `version ${version} (15 or newer)`,
  }
}

/** A confirmed write must be on disk. */
async function durability(db: Database): Promise<readonly Finding[]> {
  const settings = [
    { name: 'fsync', good: /^on$/, otherwise: 'error' },
    { name: 'full_page_writes', good: /^on$/, otherwise: 'error' },
    { name: 'synchronous_commit', good: /^(on|local|remote_write|remote_apply)$/, otherwise: 'error' },
    { name: 'data_checksums', good: /^on$/, otherwise: 'warning' },
  ] as const
  const findings: Finding[] = []
  for (const { name, good, otherwise } of settings) {
    const { value } = await one(db, sql<{ value: string }>`select current_setting(${name}) as value`)
    findings.push({ check: name, level: good.test(value) ? 'ok' : otherwise, detail: value })
  }
  return findings
}

async function migrations(db: Database): Promise<Finding> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const done = new Set(rows.map(({ name }) => name))
  const missing = (await migrationNames()).filter(name => !done.delete(name))
  const detail = [
    missing.length > 0 ? `missing: ${missing.join(', ')}` : '',
    done.size > 0 ? `of a newer release: ${[...done].join(', ')}` : '',
  ].filter(Boolean)
  return {
    check: 'migrations',
    level: detail.length > 0 ? 'error' : 'ok',
    detail: detail.join('; ') || `${rows.length} done`,
  }
}

async function space(db: Database, dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir)
  const { bytes } = await one(
    db,
    sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`,
  )
  const free = Math.round((bavail * bsize) / megabyte)
  const level = free < 200 ? 'error' : free < 2_000 ? 'warning' : 'ok'
  return {
    check: 'disk',
    level,
    detail: `${free} MB free at ${dataDir}, database ${Math.round(bytes / megabyte)} MB`,
  }
}

async function isolation(db: Database): Promise<Finding> {
  const check = 'isolation of workspaces'
  return rlsSelfTest(db).then(
    () => ({ check, level: 'ok', detail: 'no row is seen or written from another workspace' }),
    (error: unknown) => ({
      check,
      level: 'error',
      detail: error instanceof Error ? error.message : String(error),
    }),
  )
}

async function schema(db: Database): Promise<Finding> {
  const breaches = await tenancyBreaches(db)
  const detail = breaches.map(({ object, rule }) => `${object} (${rule})`).join('; ')
  return {
    check: 'tables',
    level: breaches.length > 0 ? 'error' : 'ok',
    detail: detail || 'keep every rule of tenancy',
  }
}

async function invariant(
  db: Database,
  { code, says, broken }: Invariant,
  workspaceIds: readonly string[],
): Promise<Finding> {
  const objects: string[] = []
  for (const id of workspaceIds) {
    const { rows } = await inWorkspace(db, id, trx => sql.raw<{ object: string }>(broken).execute(trx))
    objects.push(...rows.map(row => row.object))
  }
  if (objects.length === 0) return { check: code, level: 'ok', detail: says }
  const named = objects.slice(0, 5).join(', ')
  return { check: code, level: 'error', detail: `not true that ${says}: ${objects.length} times, ${named}` }
}
