import { expect, test } from 'vitest'
import { oldInstallation } from '#test/old-installation.ts'

test('0047 removes phone and e-mail from the text that everybody searches', async () => {
  const old = await oldInstallation('0039-history-in-lao')
  const { client } = old
  const workspace = await old.addWorkspace()
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
  await old.upgrade()
  const found = await client.query('select search_text, contact_text from employee order by id')
  await old.end()
  expect(found.rows.map(row => [row.search_text, row.contact_text])).toEqual([
    ['noy sisay a-1', 'noy@example.la +8562055512345 02055512345'],
    ['kham a-2', '+6681234567'],
    ['keo a-3', ''],
  ])
})
