// Deciding several attendance or off-site requests at once over HTTP (R4); the remaining quota; colleagues who are away.
import {
  decideAttendanceRequests,
  listAttendanceRequests,
  requestAttendance,
} from '@hr/contract/attendance-request.ts'
import { listAttendanceTypes } from '@hr/contract/attendance-type.ts'
import { decideOffSiteRequests, listOffSiteRequests, requestOffSite } from '@hr/contract/off-site-request.ts'
import { beforeAll, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { leaveCompany, requested } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
let company: LeaveCompany
let tokens: LeaveCompany['tokens']
beforeAll(async () => {
  server.setNow('2026-03-09T02:00:00Z')
  company = await leaveCompany(server)
  ;({ tokens } = company)
  await company.inside(trx =>
    trx.updateTable('company_profile').set({ attendance_since: '2026-03-02' }).execute(),
  )
})

const types = async (token: string, date?: string) =>
  (await call(server, token, listAttendanceTypes, date === undefined ? {} : { date })).data
const reason = 'I was at my desk at half past eight'

test('each is decided on its own: one that was edited meanwhile is refused, the others succeed', async () => {
  const attendanceTypeId = (await types(tokens.employee)).find(({ code }) => code === 'FORGOT')?.id ?? ''
  const asked = async (date: string) => {
    const input = { attendanceTypeId, from: date, to: date, timeIn: '08:30', title: 'Forgot', reason }
    return (await call(server, tokens.employee, requestAttendance, input)).data.id
  }
  const ids = [await asked('2026-03-03'), await asked('2026-03-04'), await asked('2026-03-05')]
  const decide = (token: string, approveOrder: number, of = ids) =>
    call(server, token, decideAttendanceRequests, {
      decisions: of.map(id => ({ id, approveOrder })),
      decision: 'APPROVED',
    })
  const codes = async (token: string, approveOrder: number, of = ids) =>
    (await decide(token, approveOrder, of)).data.map(({ status, refusal }) => refusal?.code ?? status)
  expect(await codes(tokens.hr, 2)).toEqual(['STEP_NOT_READY', 'STEP_NOT_READY', 'STEP_NOT_READY'])
  expect(await codes(tokens.manager, 1, ids.slice(0, 2))).toEqual(['PENDING', 'PENDING'])
  expect(await codes(tokens.manager, 1)).toEqual(['ALREADY_DECIDED', 'ALREADY_DECIDED', 'PENDING'])
  expect(await codes(tokens.hr, 2)).toEqual(['APPROVED', 'APPROVED', 'APPROVED'])
  const { rows } = (await call(server, tokens.employee, listAttendanceRequests, {})).data
  expect(rows.map(({ status }) => status)).toEqual(['APPROVED', 'APPROVED', 'APPROVED'])
  // Three of three are used, in this period and by this person only.
  const left = async (token: string, date?: string) =>
    (await types(token, date)).map(type => [type.code, type.left])
  expect(await left(tokens.employee, '2026-03-20')).toContainEqual(['FORGOT', 0])
  expect(await left(tokens.employee, '2026-03-20')).toContainEqual(['CLIENT', null])
  expect(await left(tokens.employee, '2026-03-21')).toContainEqual(['FORGOT', 3])
  expect(await left(tokens.colleague, '2026-03-20')).toContainEqual(['FORGOT', 3])
  expect(await left(tokens.employee)).toContainEqual(['FORGOT', null])
})

test('off-site work is rejected in one call with a comment; one kind never decides the other', async () => {
  const input = { from: '2026-03-10', to: '2026-03-10', place: 'Savannakhet', reason }
  const { id } = (await call(server, tokens.employee, requestOffSite, input)).data
  const decisions = [{ id, approveOrder: 1 }]
  const rejected = (comment: string, endpoint = decideOffSiteRequests) =>
    call(server, tokens.manager, endpoint, { decisions, decision: 'REJECTED', comment })
  expect((await rejected('')).status).toBe(400)
  const other = await rejected('No', decideAttendanceRequests)
  expect(other.data.map(({ refusal }) => refusal?.code)).toEqual(['NOT_FOUND'])
  expect((await rejected('We need you here')).data).toMatchObject([{ id, status: 'REJECTED' }])
  const { rows } = (await call(server, tokens.employee, listOffSiteRequests, {})).data
  expect(rows).toMatchObject([{ id, status: 'REJECTED' }])
})

test('the approver sees colleagues of the unit away on future days; none for past days', async () => {
  await requested(server, company, { from: '2026-03-05', to: '2026-03-06' }, tokens.manager)
  await requested(server, company, { from: '2026-03-12', to: '2026-03-13' }, tokens.manager)
  await requested(server, company, { from: '2026-03-12', to: '2026-03-12' }, tokens.colleague)
  const sent = async (from: string, to: string) => {
    const input = { from, to, place: 'Thakhek', reason }
    return (await call(server, tokens.employee, requestOffSite, input)).data.id
  }
  const ids = [await sent('2026-03-11', '2026-03-12'), await sent('2026-03-06', '2026-03-06')]
  const { rows } = (await call(server, tokens.manager, listOffSiteRequests, { scope: 'approvals' })).data
  const awayOf = (id: string | undefined) => {
    const { away, awayCount } = rows.find(row => row.id === id)?.decision ?? {}
    return [away?.map(({ employee, from, status }) => [employee.firstName, from, status]), awayCount]
  }
  expect(awayOf(ids[0])).toEqual([[['manager', '2026-03-12', 'PENDING']], 1])
  expect(awayOf(ids[1])).toEqual([[], 0])
})
