import { expect, test } from 'vitest'
import { newId } from '#api/db/new-id.ts'
import { oldInstallation } from '#test/old-installation.ts'

test('0079 gives each stored notification its kind, and the request it asks about', async () => {
  const old = await oldInstallation('0069-owner-invitations')
  const { client } = old
  const workspace = await old.addWorkspace()
  const request = newId()
  await client.query(
    `insert into employee (workspace_id, id, staff_id, first_name, last_name, started_on, search_text)
     values ($1, 1, 'A-1', 'x', 'y', '2024-01-01', 'x')`,
    [workspace],
  )
  const stored = [
    ['LEAVE_WAITING', `/app/leaves/approved-leave-requests/${request}`],
    ['REQUEST_APPROVED', `/app/ot/my-ot/${request}`],
    ['PASSWORD_RESET', '/app/profile'],
  ]
  for (const [code, link] of stored)
    await client.query(
      `insert into notification (workspace_id, id, employee_id, code, parameters, link, created_at)
       values ($1, $2, 1, $3, '{}', $4, now())`,
      [workspace, newId(), code, link],
    )
  await old.upgrade()
  const found = await client.query('select code, kind, asks_for from notification order by code')
  await old.end()
  expect(found.rows).toEqual([
    { code: 'LEAVE_WAITING', kind: 'LEAVE', asks_for: request },
    { code: 'PASSWORD_RESET', kind: 'SECURITY', asks_for: null },
    { code: 'REQUEST_APPROVED', kind: 'OT', asks_for: null },
  ])
})
