// A company of an older release: units get a first version, grades are sorted by name, the department tag is known.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '#api/db/connect/migrate.ts'
import { emptyDatabase } from '#test/database.ts'

let database: Awaited<ReturnType<typeof emptyDatabase>>
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.drop())

async function query(texts: readonly string[], workspaceId: string) {
  const client = new pg.Client(database.connection.owner)
  await client.connect()
  try {
    await client.query(`select set_config('app.workspace_id', $1, false)`, [workspaceId])
    let rows: Record<string, unknown>[] = []
    for (const text of texts) rows = (await client.query(text)).rows
    return rows
  } finally {
    await client.end()
  }
}

test('the current state is the first version of everything, and row level security is on again', async () => {
  await migrateDatabase(database.connection, { until: '0005-people' })
  const [space, workspace, top, shop, tag, other] = Array.from({ length: 6 }, () => randomUUID())
  await query(
    [
      `insert into space (id, username, name) values ('${space}', 'old', 'Old')`,
      `insert into workspace (id, space_id, name, created_at) values ('${workspace}', '${space}', 'Old', '2025-04-01 03:04:05.678901Z')`,
      `insert into structure_tag (workspace_id, id, name) values ('${workspace}', '${tag}', 'Department')`,
      `insert into org_node (workspace_id, id, name) values ('${workspace}', '${top}', 'Company')`,
      `insert into org_node (workspace_id, id, name, parent_id, structure_tag_id, location)
        values ('${workspace}', '${shop}', 'Shop', '${top}', '${tag}', 'Pakse')`,
      `insert into job_grade (workspace_id, id, name) values ('${workspace}', '${other}', 'SO')`,
      `insert into job_grade (workspace_id, id, name) values ('${workspace}', '${randomUUID()}', 'GM')`,
    ],
    workspace ?? '',
  )
  await migrateDatabase(database.connection)
  const versions = `select node_id, operation, parent_id, structure_tag_id, name, location, at
    from org_node_version order by name`
  expect(await query([versions], workspace ?? '')).toMatchObject([
    {
      node_id: top,
      operation: 'CREATE',
      parent_id: null,
      name: 'Company',
      at: new Date('2025-04-01T03:04:05.678Z'),
    },
    {
      node_id: shop,
      operation: 'CREATE',
      parent_id: top,
      structure_tag_id: tag,
      name: 'Shop',
      location: 'Pakse',
    },
  ])
  expect(
    await query(['select name, sort_order from job_grade order by sort_order'], workspace ?? ''),
  ).toEqual([
    { name: 'GM', sort_order: 1 },
    { name: 'SO', sort_order: 2 },
  ])
  expect(await query(['select code from structure_tag'], workspace ?? '')).toEqual([{ code: 'DEPARTMENT' }])
  expect(await query([versions], randomUUID())).toEqual([])
})
