// Overtime on the first open day that moves a punch out of the closed day before it (A3, A13): the employee was there until
// 00:30 of Saturday 21 March, and the period is closed until Friday.
import { confirmApprovalTemplate, saveApprovalTemplate } from '@hr/contract/approval-template.ts'
import { closePeriod, listDifferences } from '@hr/contract/attendance-period.ts'
import * as contract from '@hr/contract/ot-request.ts'
import { beforeEach, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceCompany, AttendanceName } from '#test/attendance.ts'
import { call, signIn } from '#test/call.ts'
import { makeEmployee } from '#test/factories.ts'
import { keptWorld } from '#test/kept-world.ts'
import { brokenInvariants } from '#test/leave.ts'
import { runJob } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'
import type { TestApp } from '#test/test-app.ts'

const closedMarch = keptWorld(async (made: TestApp) => {
  const of = await attendanceCompany(made)
  const job = { unitId: null, positionId: null, jobGradeId: null, lineManagerId: of.manager.id }
  const second = await of.inside(trx => makeEmployee(trx, made, { staffId: 'SECOND', job }))
  made.setNow(vientiane('2026-03-21', '06:00'))
  await of.byHand('2026-03-20', '08:20')
  await of.byHand('2026-03-21', '00:30')
  await runJob(made, 'attendance.close')
  await call(made, await of.as('hr'), closePeriod, { id: '2026-03' })
  return { of, secondId: second.id }
})
const server = testServer()
let company: AttendanceCompany
let secondId: number
beforeEach(async () => {
  ;({ of: company, secondId } = await closedMarch(server))
  server.setNow(vientiane('2026-03-21', '06:00'))
})

const closedTo = '2026-03-20'
const date = '2026-03-21'
/** Its window begins at midnight. */
const early = { date, timeIn: '02:00', timeOut: '04:00' }
const late = { date, timeIn: '09:00', timeOut: '11:00' }
const shortly = { ...late, timeOut: '09:30' }
const reason = 'The lorry comes on Saturday'
const own = () => company.as('employee')

const previewed = async (asked: typeof early, requestId?: string) =>
  (await call(server, await own(), contract.previewOtRequest, { ...asked, requestId })).data.closedTo
const ask = async (asked: typeof early) =>
  (await call(server, await own(), contract.requestOt, { ...asked, reason })).data
const detail = async (by: AttendanceName, id: string) =>
  (await call(server, await company.as(by), contract.getOtRequest, { id })).data
const cards = async (by: AttendanceName) => {
  const input = { scope: 'approvals' } as const
  const { rows } = (await call(server, await company.as(by), contract.listOtRequests, input)).data
  return new Map(rows.map(row => [row.id, row.closedTo]))
}
const approve = async (by: AttendanceName, id: string, comment = '') =>
  call(server, await company.as(by), contract.approveOtRequest, { id, comment })
async function approved(asked: typeof early) {
  const { id } = await ask(asked)
  await approve('manager', id)
  expect((await approve('hr', id, 'Seen on the camera')).data.status).toBe('APPROVED')
  return id
}
const differences = async () =>
  (await call(server, await company.as('hr'), listDifferences, { id: '2026-03' })).data.rows
const refused = {
  status: 400,
  fields: { comment: 'Attendance is closed until 20/03/2026: give a reason' },
}

/** The line manager decides alone. */
async function shortLine() {
  const line = { kind: 'OT', items: [{ resolver: 'LINE_MANAGER' }] } as const
  const save = { ...line, items: [...line.items] }
  const { proposal } = (await call(server, await company.as('admin'), saveApprovalTemplate, save)).data
  const owner = await signIn(server, company.owner.username, { workspaceId: company.workspaceId })
  await call(server, owner, confirmApprovalTemplate, { kind: 'OT', id: proposal?.id ?? '' })
}

test('form and card say so, the manager recommends, and HR approves with a reason', async () => {
  await shortLine()
  expect(await previewed(early)).toBe(closedTo)
  const { id, closedTo: said } = await ask(early)
  expect(said).toBe(closedTo)
  expect(await cards('manager')).toEqual(new Map([[id, closedTo]]))
  expect((await detail('manager', id)).closedTo).toBe(closedTo)
  expect((await approve('manager', id, 'Was needed')).data).toMatchObject({
    status: 'PENDING',
    steps: [{ status: 'APPROVED' }, { status: 'PENDING', approver: null }],
  })
  expect(await differences()).toEqual([])
  expect(await cards('hr')).toEqual(new Map([[id, closedTo]]))
  expect(await approve('hr', id)).toMatchObject(refused)
  expect(await differences()).toEqual([])
  expect((await approve('hr', id, 'The list came late')).data).toMatchObject({
    status: 'APPROVED',
    closedTo: null,
  })
  expect(await differences()).toMatchObject([
    {
      date: closedTo,
      employee: { id: company.employee.id },
      changedBy: { id: company.hr.id },
      cause: 'REQUEST',
      reason: 'The list came late',
      after: { status: 'NO_TIME_OUT' },
    },
  ])
  expect(await brokenInvariants(company)).toEqual([])
})

test('overtime on the same day that leaves the closed day as it is needs neither', async () => {
  await shortLine()
  expect(await previewed(late)).toBeNull()
  const { id } = await ask(late)
  expect(await cards('manager')).toEqual(new Map([[id, null]]))
  expect((await approve('manager', id)).data.status).toBe('APPROVED')
  expect(await differences()).toEqual([])
})

test('of several requests of one person, each card speaks for itself', async () => {
  const [moving, harmless] = [await ask(early), await ask(shortly)]
  expect(await cards('manager')).toEqual(
    new Map([
      [harmless.id, null],
      [moving.id, closedTo],
    ]),
  )
})

test('a cancellation gives the closed day its punch back, by HR with a reason', async () => {
  await shortLine()
  const id = await approved(early)
  const asked = { id, reason: 'Was cancelled' }
  const cancellation = (await call(server, await own(), contract.requestOtCancellation, asked)).data
  expect(cancellation.closedTo).toBe(closedTo)
  expect((await approve('manager', cancellation.id, 'Fine')).data.status).toBe('PENDING')
  expect((await detail('hr', id)).status).toBe('APPROVED')
  expect(await approve('hr', cancellation.id)).toMatchObject(refused)
  await approve('hr', cancellation.id, 'Nobody came')
  expect((await detail('hr', id)).status).toBe('CANCELLED')
  const [latest, ...earlier] = await differences()
  expect(latest).toMatchObject({
    changedBy: { id: company.hr.id },
    reason: `Cancelled by request ${cancellation.number}: Nobody came`,
    before: { status: 'NO_TIME_OUT' },
  })
  expect(earlier).toHaveLength(1)
})

test('a change into or out of the night says so, and is listed once', async () => {
  await shortLine()
  const { id } = await ask(late)
  await approve('manager', id)
  expect(await previewed({ ...late, timeOut: '11:30' }, id)).toBeNull()
  expect(await previewed(early, id)).toBe(closedTo)
  const amend = async (of: string, asked: typeof early) =>
    (await call(server, await own(), contract.amendOtRequest, { id: of, ...asked, reason })).data
  const change = await amend(id, early)
  expect(change.closedTo).toBe(closedTo)
  expect((await approve('manager', change.id)).data.status).toBe('PENDING')
  expect(await approve('hr', change.id)).toMatchObject(refused)
  expect((await approve('hr', change.id, 'The gate was open')).data.status).toBe('APPROVED')
  expect(await differences()).toMatchObject([
    { reason: `Replaced by request ${change.number}: The gate was open` },
  ])
  expect(await previewed(late, change.id)).toBe(closedTo)
  expect(
    (await amend(change.id, { ...late, date: '2026-03-23', timeIn: '06:00', timeOut: '07:00' })).closedTo,
  ).toBe(closedTo)
})

test('several approved at once ask for the reason of those that need it', async () => {
  const [moving, harmless] = [await ask(early), await ask(shortly)]
  for (const { id } of [moving, harmless]) await approve('manager', id)
  const decisions = [moving, harmless].map(({ id }) => ({ id, approveOrder: 2 }))
  const input = { decisions, decision: 'APPROVED', comment: '' } as const
  expect((await call(server, await company.as('hr'), contract.decideOtRequests, input)).data).toMatchObject([
    { status: null, refusal: { message: refused.fields.comment } },
    { status: 'APPROVED' },
  ])
})

test('for a team, only the person whose closed day changes waits for HR', async () => {
  const forTeam = { ...early, employeeIds: [company.employee.id, secondId] }
  const boss = await company.as('manager')
  const preview = (await call(server, boss, contract.previewOtForMembers, forTeam)).data
  expect(preview.members.map(member => [member.employee.id, member.closedTo])).toEqual([
    [company.employee.id, closedTo],
    [secondId, null],
  ])
  const { ids } = (await call(server, boss, contract.requestOtForMembers, { ...forTeam, reason })).data
  const steps = await Promise.all(ids.map(async id => (await detail('hr', id)).steps[0]?.status))
  expect(steps).toEqual(['PENDING', 'APPROVED'])
})
