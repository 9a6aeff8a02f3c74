import { expect, test } from 'vitest'
import { oldInstallation } from '#test/old-installation.ts'

test('0064 makes the first enabled currency the base, and lists what is used but not in the list', async () => {
  const old = await oldInstallation('0062-overtime-records')
  const { client } = old
  const workspace = await old.addWorkspace()
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
  await old.upgrade()
  const found = await client.query(
    'select code, exponent, is_enable, is_base from currency order by sort_order',
  )
  await old.end()
  expect(found.rows.map(row => [row.code, row.exponent, row.is_enable, row.is_base])).toEqual([
    ['LAK', 0, false, false],
    ['THB', 2, true, true],
    ['USD', 2, true, false],
    ['EUR', 2, false, false],
  ])
})
