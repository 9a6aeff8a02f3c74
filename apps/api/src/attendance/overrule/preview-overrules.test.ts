// A preview of many overruled days enters them and rolls back (A8), so another overrule of these days must wait.
import { previewOverrules } from '@hr/contract/attendance-overrule.ts'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#api/db/new-id.ts'
import { lockEmployee } from '#api/people/lock-employees.ts'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { untilWaiting } from '#test/until-waiting.ts'
import { insertOverrules } from './overrule.store.ts'

const server = testServer()
const company = perFile(() => attendanceCompany(server))
const monday = '2026-03-02'

beforeAll(async () => {
  server.setNow(vientiane('2026-03-05', '06:00'))
  for (const time of ['08:40', '17:30']) await company.byHand(monday, time)
})

test('a preview waits for a concurrent overrule of the same day', async () => {
  const token = await company.as('hr')
  const [asked] = await company.inside(async trx => {
    const { employee } = company
    await lockEmployee(trx, employee.id)
    await insertOverrules(trx, {
      actionId: newId(),
      type: 'LATE',
      reason: 'The road was flooded',
      now: server.services.now(),
      by: company.admin.id,
      days: [{ employeeId: employee.id, date: monday, timeIn: null, timeOut: null }],
    })
    const asking = call(server, token, previewOverrules, { from: monday, to: monday, type: 'LATE' })
    await untilWaiting(server, 1)
    return [asking]
  })
  expect((await asked)?.data.rows).toMatchObject([{ employee: { id: company.employee.id }, date: monday }])
})
