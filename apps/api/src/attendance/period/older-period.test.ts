// Payroll pays periods in order: a period is closed before an older one only for a reason (A13).
import { closePeriod, listPeriods } from '@hr/contract/attendance-period.ts'
import { listAudit } from '@hr/contract/audit.ts'
import { expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { runJob } from '#test/run-jobs.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => attendanceCompany(server))

const close = async (id: string, reason?: string) =>
  call(server, await company.as('hr'), closePeriod, { id, ...(reason !== undefined && { reason }) })

test('needs a reason while the one before it is open, and none afterwards', async () => {
  server.setNow(vientiane('2026-05-21', '06:00'))
  await runJob(server, 'attendance.close')
  expect(await close('2026-04')).toMatchObject({ status: 400, fields: { reason: expect.any(String) } })
  expect((await close('2026-04', 'no')).status).toBe(400)
  const reason = 'March is still with the auditor'
  expect((await close('2026-04', reason)).data).toMatchObject({ isClosed: true, reason })
  const { data } = await call(server, await company.as('admin'), listAudit, { entity: 'attendance_period' })
  expect(data.rows[0]).toMatchObject({ entityId: '2026-04' })

  expect((await close('2026-05')).status).toBe(400)
  expect((await close('2026-03')).data).toMatchObject({ isClosed: true, reason: '' })
  expect((await close('2026-05')).data).toMatchObject({ isClosed: true, reason: '' })
  const periods = (await call(server, await company.as('hr'), listPeriods, {})).data
  expect(periods.filter(({ isClosed }) => isClosed).map(({ id }) => id)).toEqual([
    '2026-05',
    '2026-04',
    '2026-03',
  ])
})
