// Everything a server has stored, for tests that a write leaves nothing: a digest of each table, and the files.
import { sql } from 'kysely'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { globalTables } from '#api/db/schema/global-tables.ts'
import { companyTables } from './company-tables.ts'
import { inCompany } from './in-company.ts'
import type { TestApp } from './test-app.ts'

export async function storedState(server: TestApp, workspaceId: string) {
  const tables = [...(await companyTables(server.services.db)), ...globalTables]
  const digests = tables.map(
    name => sql`select ${name} as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as rows
      from ${sql.table(name)} as t`,
  )
  const { rows } = await inCompany(server, workspaceId, trx =>
    sql<{ name: string; rows: string }>`${sql.join(digests, sql` union all `)}`.execute(trx),
  )
  return { tables: Object.fromEntries(rows.map(row => [row.name, row.rows])), files: await filesOf(server) }
}

async function filesOf({ services }: TestApp): Promise<string[]> {
  const folder = join(services.config.dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter(entry => entry.isFile()).map(({ name }) => name)
}
