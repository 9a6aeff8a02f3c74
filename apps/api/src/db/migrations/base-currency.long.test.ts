import pg from 'pg'
import { expect, test } from 'vitest'
import { migrateDatabase } from '#api/db/connect/migrate.ts'
import { newId } from '#api/db/new-id.ts'
import { emptyDatabase } from '#test/database.ts'

test('0064 makes the first enabled currency the base, and lists what is used but not in the list', async () => {
  const { connection, drop } = await emptyDatabase()
  await migrateDatabase(connection, { until: '0062-overtime-records' })
  const client = new pg.Client(connection.owner)
  await client.connect()
  const [space, workspace] = [newId(), newId()]
  await client.query(`insert into space (id, username, name) values ($1, 'own', 'Own')`, [space])
  await client.query(`insert into workspace (id, space_id, name) values ($1, $2, 'Own')`, [workspace, space])
  await client.query(`select set_config('app.workspace_id', $1, false)`, [workspace])
  await client.query(
    `insert into currency (workspace_id, code, name, exponent, is_enable, sort_order)
     values ($1, 'LAK', 'Lao kip', 0, false, 0), ($1, 'THB', 'Thai baht', 2, true, 1), ($1, 'USD', 'US dollar', 2, true, 2)`,
    [workspace],
  )
  await client.query(
    `insert into employee (workspace_id, id, staff_id, first_name, last_name, started_on, search_text, bank_currency)
     values ($1, 1, 'A-1', 'x', 'y', '2024-01-01', 'x', 'EUR'), ($1, 2, 'A-2', 'x', 'y', '2024-01-01', 'x', null)`,
    [workspace],
  )
  await migrateDatabase(connection)
  const found = await client.query(
    'select code, exponent, is_enable, is_base from currency order by sort_order',
  )
  await client.end()
  await drop()
  expect(found.rows.map(row => [row.code, row.exponent, row.is_enable, row.is_base])).toEqual([
    ['LAK', 0, false, false],
    ['THB', 2, true, true],
    ['USD', 2, true, false],
    ['EUR', 2, false, false],
  ])
})
