// What may change days of a closed period, and what is listed about it (A13).
import { confirmApprovalTemplate, saveApprovalTemplate } from '@hr/contract/approval-template.ts'
import { closePeriod, listDifferences } from '@hr/contract/attendance-period.ts'
import { createAttendanceRates, listRateGrades, previewNewRates } from '@hr/contract/attendance-rate.ts'
import {
  approveLeave,
  cancelLeave,
  decideLeaves,
  getLeaveRequest,
  previewLeave,
  requestLeave,
} from '@hr/contract/leave.ts'
import { beforeEach, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import { call, signIn } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { runJob } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'
import { recomputeDays } from '../day/recompute-days.ts'

const server = testServer()
const company = keptPerTest(server, attendanceCompany)
beforeEach(async () => {
  server.setNow(vientiane('2026-03-21', '06:00'))
  await runJob(server, 'attendance.close')
  expect((await call(server, await company.as('hr'), closePeriod, { id: '2026-03' })).status).toBe(200)
})

const differences = async () =>
  (await call(server, await company.as('hr'), listDifferences, { id: '2026-03' })).data.rows
const asked = async () => {
  const wednesday = company.draft({ from: '2026-03-04', to: '2026-03-04' })
  return (await call(server, await company.as('employee'), requestLeave, wednesday)).data.id
}
const approve = async (by: 'manager' | 'hr', id: string, comment = '') =>
  call(server, await company.as(by), approveLeave, { id, comment })

test('rates of a closed period are refused with the first open day, in the preview too', async () => {
  const hr = await company.as('hr')
  const grades = (await call(server, hr, listRateGrades, {})).data
  const jobGradeIds = grades.flatMap(({ id, name }) => (name === 'SO' ? id : []))
  const rates = { jobGradeIds, rows: [{ minTime: 1, maxTime: 90, amount: 1 }] }
  const closed = { ...rates, from: '2026-03-17' }
  const refused = {
    code: 'ATTENDANCE_PERIOD_CLOSED',
    message: 'Attendance is closed until 20/03/2026: choose 21/03/2026 or later, or reopen the period',
  }
  expect(await call(server, hr, createAttendanceRates, closed)).toMatchObject(refused)
  expect(await call(server, hr, previewNewRates, closed)).toMatchObject(refused)
  const open = { ...rates, from: '2026-03-21' }
  expect((await call(server, hr, createAttendanceRates, open)).status).toBe(200)
})

test('only HR approves a request about a closed day, with a reason that is listed', async () => {
  const items = [{ resolver: 'LINE_MANAGER' as const }]
  const line = { kind: 'LEAVE' as const, items }
  const { proposal } = (await call(server, await company.as('admin'), saveApprovalTemplate, line)).data
  const { workspaceId } = company
  const owner = await signIn(server, company.owner.username, { workspaceId })
  const seen = { kind: line.kind, id: proposal?.id ?? '' }
  expect((await call(server, owner, confirmApprovalTemplate, seen)).data.version).toBe('LINE_MANAGER')
  const wednesday = company.draft({ from: '2026-03-04', to: '2026-03-04' })
  const { reason: _reason, ...draft } = wednesday
  expect((await call(server, await company.as('employee'), previewLeave, draft)).data.closedTo).toBe(
    '2026-03-20',
  )
  const id = await asked()
  const shown = await call(server, await company.as('manager'), getLeaveRequest, { id })
  expect(shown.data.closedTo).toBe('2026-03-20')
  expect((await approve('manager', id)).data).toMatchObject({ status: 'PENDING' })
  expect(await differences()).toEqual([])
  expect((await approve('manager', id)).status).not.toBe(200)
  expect(await approve('hr', id)).toMatchObject({
    status: 400,
    fields: { comment: 'Attendance is closed until 20/03/2026: give a reason' },
  })
  expect(await approve('hr', id, 'The slip came late')).toMatchObject({ data: { status: 'APPROVED' } })
  const by = { changedBy: { id: company.hr.id }, cause: 'REQUEST', date: '2026-03-04' }
  expect(await differences()).toMatchObject([{ ...by, reason: 'The slip came late' }])
  await call(server, await company.as('hr'), cancelLeave, { id, reason: 'Was at work' })
  expect(await differences()).toMatchObject([{ ...by, reason: 'Was at work' }, by])
})

test('several requests about closed days are approved with one reason', async () => {
  const items = [{ resolver: 'PERMISSION' as const }]
  await call(server, await company.as('admin'), saveApprovalTemplate, { kind: 'LEAVE', items })
  const decisions = [{ id: await asked(), approveOrder: 1 }]
  const decide = async (comment: string) =>
    (await call(server, await company.as('hr'), decideLeaves, { decisions, decision: 'APPROVED', comment }))
      .data
  const message = 'Attendance is closed until 20/03/2026: give a reason'
  expect(await decide('')).toMatchObject([{ status: null, refusal: { message } }])
  expect(await decide('The slips came late')).toMatchObject([{ status: 'APPROVED' }])
  expect(await differences()).toMatchObject([{ cause: 'REQUEST', reason: 'The slips came late' }])
})

test('an employee added with a start in a closed period is one difference with all their days', async () => {
  const { colleague } = company
  await company.inside(async trx => {
    await trx.deleteFrom('attendance_day').where('employee_id', '=', colleague.id).execute()
    const days = { employeeIds: [colleague.id], from: '2026-03-02', to: '2026-03-21' }
    const because = { by: company.hr.id, cause: 'EMPLOYMENT', reason: 'Entered late' } as const
    await recomputeDays(trx, days, because)
  })
  expect(await differences()).toMatchObject([
    {
      employee: { id: colleague.id },
      date: '2026-03-02',
      to: '2026-03-20',
      before: null,
      after: { status: 'ABSENT' },
    },
  ])
})
