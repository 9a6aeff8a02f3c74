import { defaultOtSetting } from '@hr/domain/overtime/default-ot-setting.ts'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migrateDatabase } from '#api/db/connect/migrate.ts'
import { newId } from '#api/db/new-id.ts'
import { storedRates } from '#api/ot-setting/stored-rates.ts'
import { emptyDatabase } from '#test/database.ts'

test('0059 gives every company the overtime setting of new ones', async () => {
  const { connection, drop } = await emptyDatabase()
  await migrateDatabase(connection, { until: '0058-rules-version' })
  const client = new pg.Client(connection.owner)
  await client.connect()
  const space = newId()
  await client.query(`insert into space (id, username, name) values ($1, 'own', 'Own')`, [space])
  const workspaces = [newId(), newId()]
  const enter = (id: string) => client.query(`select set_config('app.workspace_id', $1, false)`, [id])
  for (const id of workspaces) {
    await client.query(`insert into workspace (id, space_id, name) values ($1, $2, 'Own')`, [id, space])
    await enter(id)
    await client.query(
      `insert into company_profile (workspace_id, name, attendance_since) values ($1, 'Own', '2026-01-01')`,
      [id],
    )
  }
  await migrateDatabase(connection)
  const { dailyOtTime, ...figures } = defaultOtSetting
  for (const id of workspaces) {
    await enter(id)
    const settings = await client.query('select name, name_lo, is_default from ot_setting')
    expect(settings.rows).toEqual([{ name: 'Standard', name_lo: 'ມາດຕະຖານ', is_default: true }])
    const versions = await client.query(
      `select valid_from::text as "from", working_days_per_month as "workingDayPerMonth",
         working_hours_per_day as "workingHourPerDay", max_hours_per_day as "maxHourPerDay",
         max_hours_per_month as "maxHourPerMonth", max_consecutive_days as "maxConsecutiveDays",
         break_from_hours as "totalHourRequiredBreak", break_after_hours as "breakTimeStartAfter",
         break_hours as "breakTimeDeductionDuration", min_hours_per_request as "minHourPerRequest"
       from ot_setting_version`,
    )
    expect(versions.rows).toEqual([{ from: '1900-01-01', ...figures }])
    const rates = await client.query(
      `select day_type as "dayType", time_in as "timeIn", percent from ot_setting_rate order by 1, 2`,
    )
    const expected = storedRates(dailyOtTime).map(({ dayType, timeIn, percent }) => ({
      dayType,
      timeIn,
      percent,
    }))
    const inOrder = (one: { dayType: string; timeIn: string }, other: typeof one) =>
      `${one.dayType} ${one.timeIn}` < `${other.dayType} ${other.timeIn}` ? -1 : 1
    expect(rates.rows).toEqual(expected.toSorted(inOrder))
  }
  await client.end()
  await drop()
})
