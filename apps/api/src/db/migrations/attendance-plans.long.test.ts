import { expect, test } from 'vitest'
import { listDays } from '#api/attendance/day/attendance-day.store.ts'
import { openDatabase } from '#api/db/connect/database.ts'
import { inWorkspace } from '#api/db/connect/in-workspace.ts'
import { oldInstallation } from '#test/old-installation.ts'
import { keptOf, oddDays } from '#test/odd-days.ts'

test('0093 keeps every stored day of every company as it was', async () => {
  const old = await oldInstallation('0084-linked-accounts')
  const { client } = old
  const workspaces = [await old.addWorkspace(), await old.addWorkspace()]
  for (const id of workspaces) {
    await old.enter(id)
    await client.query(
      `insert into employee (workspace_id, id, staff_id, first_name, last_name, started_on, search_text)
       values ($1, 1, 'A-1', 'x', 'y', '2024-01-01', 'x')`,
      [id],
    )
    for (const { date, record, facts } of oddDays.map(keptOf))
      await client.query(
        `insert into attendance_day (workspace_id, employee_id, date, status, is_provisional, late_minutes,
           early_minutes, penalty_amount, rules_version, record, facts)
         values ($1, 1, $2, $3, $4, $5, $6, $7, 1, $8, $9)`,
        [
          id,
          date,
          record.status,
          record.isProvisional,
          record.lateTime,
          record.earlyOutTime,
          record.penalty.amount === 'NO_RATE' ? null : record.penalty.amount,
          record,
          facts,
        ],
      )
  }
  const summed = `select date::text, status, statuses, is_provisional, late_minutes, early_minutes, penalty_amount,
    worked_minutes, is_missing, is_absent, leave_half_days, is_off_site, window_from, window_to, rules_version
    from attendance_day order by date`
  const before = await client.query(summed)
  await old.upgrade()
  const after = await client.query(summed)
  expect(after.rows).toEqual(before.rows)
  const db = openDatabase(old.connection)
  for (const id of workspaces) {
    const days = await inWorkspace(db, id, trx => listDays(trx, 1, { from: '2026-03-01', to: '2026-03-31' }))
    expect(days).toEqual(oddDays.map(keptOf))
  }
  await db.destroy()
  await old.end()
})
