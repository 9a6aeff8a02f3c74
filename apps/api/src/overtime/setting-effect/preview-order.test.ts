// The order of people in the preview of overtime settings reveals nothing about pay to readers who may not see it (P7).
import { closePeriod } from '@hr/contract/attendance-period.ts'
import { previewOtSetting } from '@hr/contract/ot-setting.ts'
import { defaultOtSetting } from '@hr/domain/overtime/default-ot-setting.ts'
import { expect, test } from 'vitest'
import type { AttendanceName } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { otDesk } from '#test/overtime.ts'
import { overtimeMonths } from '#test/overtime-months.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, overtimeMonths)

test('who earns more comes first only for readers who may see pay', async () => {
  const { colleague, employee } = company
  await call(server, await company.as('hr'), closePeriod, { id: '2026-03' })
  const { id } = await otDesk(server, await company.as('admin')).standard()
  const dailyOtTime = defaultOtSetting.dailyOtTime.map(band => ({ ...band, percent: band.percent * 2 }))
  const rules = { ...defaultOtSetting, dailyOtTime, id, from: '2026-04-01', jobGradeIds: [] }
  const order = async (by: AttendanceName) => {
    const { rows } = (await call(server, await company.as(by), previewOtSetting, rules)).data
    return rows.map(row => row.employee.id).filter(one => one === employee.id || one === colleague.id)
  }
  await company.inside(async trx => {
    const role = await trx.from('role').select('id').where('code', '=', 'MANAGER').executeTakeFirstOrThrow()
    const view = { group_name: 'OT_SETTING', action: 'view' } as const
    const row = { workspace_id: trx.workspaceId, role_id: role.id, ...view }
    await trx.insertInto('role_permission').values(row).execute()
  })
  expect(await order('admin')).toEqual([employee.id, colleague.id])
  const before = await order('manager')
  expect(before).toHaveLength(2)
  await company.inside(trx =>
    trx
      .update('employee_job')
      .set({ salary_amount: 104_000_000 })
      .where('employee_id', '=', colleague.id)
      .execute(),
  )
  expect(await order('admin')).toEqual([colleague.id, employee.id])
  expect(await order('manager')).toEqual(before)
})
