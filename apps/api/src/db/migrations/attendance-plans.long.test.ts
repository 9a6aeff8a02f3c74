import pg from 'pg'
import { expect, test } from 'vitest'
import { listDays } from '#api/attendance/day/attendance-day.store.ts'
import { openDatabase } from '#api/db/connect/database.ts'
import { inWorkspace } from '#api/db/connect/in-workspace.ts'
import { migrateDatabase } from '#api/db/connect/migrate.ts'
import { newId } from '#api/db/new-id.ts'
import { emptyDatabase } from '#test/database.ts'
import { keptOf, oddDays } from '#test/odd-days.ts'

test('0093 keeps every stored day of every company as it was', async () => {
  const { connection, drop } = await emptyDatabase()
  await migrateDatabase(connection, { until: '0084-linked-accounts' })
  const client = new pg.Client(connection.owner)
  await client.connect()
  const space = newId()
  await client.query(`insert into space (id, username, name) values ($1, 'own', 'Own')`, [space])
  const workspaces = [newId(), newId()]
  for (const id of workspaces) {
    await client.query(`insert into workspace (id, space_id, name) values ($1, $2, 'Own')`, [id, space])
    await client.query(`select set_config('app.workspace_id', $1, false)`, [id])
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
  await migrateDatabase(connection)
  const after = await client.query(summed)
  await client.end()
  expect(after.rows).toEqual(before.rows)
  const db = openDatabase(connection)
  for (const id of workspaces) {
    const days = await inWorkspace(db, id, trx => listDays(trx, 1, { from: '2026-03-01', to: '2026-03-31' }))
    expect(days).toEqual(oddDays.map(keptOf))
  }
  await db.destroy()
  await drop()
})
