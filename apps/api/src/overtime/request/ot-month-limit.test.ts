// The limit of overtime from the 21st to the 20th (O2), over HTTP: up to its last minute and its last day.
import * as contract from '@hr/contract/ot-request.ts'
import { expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => attendanceCompany(server))

/** Two hours, unless said otherwise. */
const ask = async (date: string, timeOut = '19:30') =>
  call(server, await company.as('employee'), contract.requestOt, {
    date: `2026-03-${date}`,
    timeIn: '17:30',
    timeOut,
    reason: 'Closing the month',
  })
const asked = async (date: string) => (await ask(date)).data.id
async function approve(id: string) {
  for (const by of ['manager', 'hr'] as const)
    await call(server, await company.as(by), contract.approveOtRequest, { id })
}

test('pending and approved requests count, also while their cancellation waits', async () => {
  server.setNow(vientiane('2026-03-10', '17:00'))
  await company.inside(trx => trx.updateTable('ot_setting_version').set({ max_hours_per_month: 6 }).execute())
  const employee = await company.as('employee')
  const id = await asked('11')
  await approve(id)
  await asked('13')
  await call(server, employee, contract.cancelOtRequest, { id: await asked('16'), reason: '' })
  const rejected = { id: await asked('17'), comment: 'Not needed' }
  await call(server, await company.as('manager'), contract.rejectOtRequest, rejected)
  const undo = { id, reason: 'Done in work time' }
  const cancellation = (await call(server, employee, contract.requestOtCancellation, undo)).data.id

  // Four of six hours are used.
  expect((await ask('20', '19:31')).code).toBe('OT_MONTH_LIMIT')
  expect((await ask('20')).status).toBe(200)
  expect((await ask('18', '18:30')).code).toBe('OT_MONTH_LIMIT')
  expect((await ask('21', '20:30')).status).toBe(200)

  await approve(cancellation)
  expect((await ask('18', '19:31')).code).toBe('OT_MONTH_LIMIT')
  expect((await ask('18')).status).toBe(200)
})
