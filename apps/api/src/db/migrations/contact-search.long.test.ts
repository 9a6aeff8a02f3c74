import pg from 'pg'
import { expect, test } from 'vitest'
import { migrateDatabase } from '#api/db/connect/migrate.ts'
import { newId } from '#api/db/new-id.ts'
import { emptyDatabase } from '#test/database.ts'

test('0047 removes phone and e-mail from the text that everybody searches', async () => {
  const { connection, drop } = await emptyDatabase()
  await migrateDatabase(connection, { until: '0039-history-in-lao' })
  const client = new pg.Client(connection.owner)
  await client.connect()
  const [space, workspace] = [newId(), newId()]
  await client.query(`insert into space (id, username, name) values ($1, 'own', 'Own')`, [space])
  await client.query(`insert into workspace (id, space_id, name) values ($1, $2, 'Own')`, [workspace, space])
  await client.query(`select set_config('app.workspace_id', $1, false)`, [workspace])
  const rows = [
    [1, 'noy sisay a-1 noy@example.la +8562055512345 02055512345', 'Noy@example.la', '+8562055512345'],
    [2, 'kham a-2 +6681234567', null, '+6681234567'],
    [3, 'keo a-3', null, null],
  ]
  for (const [id, text, email, phone] of rows)
    await client.query(
      `insert into employee (workspace_id, id, staff_id, first_name, last_name, started_on, search_text, email, phone)
       values ($1, $2, 'A-' || $2::int, 'x', 'y', '2024-01-01', $3, $4, $5)`,
      [workspace, id, text, email, phone],
    )
  await migrateDatabase(connection)
  const found = await client.query('select search_text, contact_text from employee order by id')
  await client.end()
  await drop()
  expect(found.rows.map(row => [row.search_text, row.contact_text])).toEqual([
    ['noy sisay a-1', 'noy@example.la +8562055512345 02055512345'],
    ['kham a-2', '+6681234567'],
    ['keo a-3', ''],
  ])
})
