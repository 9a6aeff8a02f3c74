import { defaultOtSetting } from '@hr/domain/overtime/default-ot-setting.ts'
import { expect, test } from 'vitest'
import { storedRates } from '#api/ot-setting/stored-rates.ts'
import { oldInstallation } from '#test/old-installation.ts'

test('0059 gives every company the overtime setting of new ones', async () => {
  const old = await oldInstallation('0058-rules-version')
  const { client } = old
  const workspaces = [await old.addWorkspace(), await old.addWorkspace()]
  for (const id of workspaces) {
    await old.enter(id)
    await client.query(
      `insert into company_profile (workspace_id, name, attendance_since) values ($1, 'Own', '2026-01-01')`,
      [id],
    )
  }
  await old.upgrade()
  const { dailyOtTime, ...figures } = defaultOtSetting
  for (const id of workspaces) {
    await old.enter(id)
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
  await old.end()
})
