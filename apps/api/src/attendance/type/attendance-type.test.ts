// Attendance types and their quota over HTTP (A10).
import {
  createAttendanceType,
  deleteAttendanceType,
  getAttendanceType,
  listAttendanceQuota,
  listAttendanceTypes,
  listQuotaUse,
  orderAttendanceTypes,
  saveAttendanceQuota,
  updateAttendanceType,
} from '@hr/contract/attendance-type.ts'
import { cancelAttendanceRequest, requestAttendance } from '@hr/contract/attendance-request.ts'
import { beforeAll, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { leaveCompany } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
let company: LeaveCompany
let other: LeaveCompany
beforeAll(async () => {
  server.setNow('2026-03-09T02:00:00Z')
  company = await leaveCompany(server)
  other = await leaveCompany(server)
})

const list = async (token = company.tokens.hr) => (await call(server, token, listAttendanceTypes, {})).data
const fields = { code: 'BANK', name: 'Errand at the bank', nameLo: 'ໄປທະນາຄານ', needsTimes: true }

test('a new company has types in both languages; a type is added, changed, ordered and deleted', async () => {
  const codes = async () => (await list()).map(({ code }) => code)
  expect(await codes()).toEqual(['FORGOT', 'DEVICE', 'CLIENT', 'MEETING', 'TRAINING', 'OTHER'])
  const { data } = await call(server, company.tokens.hr, createAttendanceType, fields)
  expect(data).toMatchObject({ ...fields, needsFile: false, isActive: true, quotaPerMonth: 0, requests: 0 })
  const changed = { id: data.id, ...fields, needsFile: true, isActive: false }
  expect((await call(server, company.tokens.hr, updateAttendanceType, changed)).data).toMatchObject({
    needsFile: true,
    isActive: false,
  })
  const ids = (await list()).map(({ id }) => id).toReversed()
  expect((await call(server, company.tokens.hr, orderAttendanceTypes, { ids })).status).toBe(200)
  expect((await codes())[0]).toBe('BANK')
  expect((await call(server, company.tokens.hr, orderAttendanceTypes, { ids: ids.slice(1) })).code).toBe(
    'LIST_CHANGED',
  )
  expect((await call(server, company.tokens.hr, deleteAttendanceType, { id: data.id })).status).toBe(200)
  expect((await call(server, company.tokens.hr, getAttendanceType, { id: data.id })).status).toBe(404)
})

test('a code is unique; names have bounds', async () => {
  const taken = await call(server, company.tokens.hr, createAttendanceType, { ...fields, code: 'OTHER' })
  expect([taken.status, taken.code, Object.keys(taken.fields)]).toEqual([409, 'ALREADY_EXISTS', ['code']])
  const long = await call(server, company.tokens.hr, createAttendanceType, {
    ...fields,
    name: 'x'.repeat(51),
  })
  expect(long.status).toBe(400)
})

test('a requested type is not deleted', async () => {
  const id = (await list()).find(({ code }) => code === 'CLIENT')?.id ?? ''
  const day = { from: '2026-03-09', to: '2026-03-09' }
  const draft = { attendanceTypeId: id, ...day, title: 'Client', reason: 'At the client' }
  await call(server, company.tokens.employee, requestAttendance, draft)
  const answer = await call(server, company.tokens.hr, deleteAttendanceType, { id })
  expect([answer.status, answer.code]).toEqual([409, 'ATTENDANCE_TYPE_IN_USE'])
})

test('the quota is set for several types, and a concurrent change is not overwritten', async () => {
  const [first, second] = await list()
  const save = (quotas: readonly { attendanceTypeId: string; quotaPerMonth: number; before?: number }[]) =>
    call(server, company.tokens.hr, saveAttendanceQuota, { quotas: [...quotas] })
  const ids = [first?.id ?? '', second?.id ?? '']
  const quotas = ids.map(attendanceTypeId => ({ attendanceTypeId, quotaPerMonth: 5 }))
  expect((await save(quotas)).data.slice(0, 2).map(({ quotaPerMonth }) => quotaPerMonth)).toEqual([5, 5])
  const stale = quotas.map(quota => ({ ...quota, quotaPerMonth: 7, before: 3 }))
  expect((await save(stale)).code).toBe('STALE')
  expect((await save([{ attendanceTypeId: ids[0] ?? '', quotaPerMonth: 32 }])).status).toBe(400)
  expect((await call(server, company.tokens.hr, listAttendanceQuota, {})).data[0]?.quotaPerMonth).toBe(5)
})

test('the use of a quota: pending and approved requests in the period of the date', async () => {
  const id = (await list()).find(({ code }) => code === 'TRAINING')?.id ?? ''
  await call(server, company.tokens.hr, saveAttendanceQuota, {
    quotas: [{ attendanceTypeId: id, quotaPerMonth: 2 }],
  })
  const ask = (day: string, token = company.tokens.employee) =>
    call(server, token, requestAttendance, {
      attendanceTypeId: id,
      from: day,
      to: day,
      title: 'Course',
      reason: 'A course',
    })
  await ask('2026-03-10')
  const second = await ask('2026-03-11')
  await ask('2026-03-12', company.tokens.manager)
  await ask('2026-03-23')
  const used = async (date?: string) => {
    const { data } = await call(server, company.tokens.hr, listQuotaUse, { id, ...(date && { date }) })
    return data.rows.map(({ employee, used }) => [employee.id, used])
  }
  const [employee, manager] = [company.employee.id, company.manager.id]
  expect(await used()).toEqual([
    [employee, 2],
    [manager, 1],
  ])
  expect(await used('2026-03-25')).toEqual([[employee, 1]])
  expect(await used('2026-05-25')).toEqual([])
  const shown = async () => {
    const { data } = await call(server, company.tokens.hr, listAttendanceQuota, {})
    return data.find(({ attendanceTypeId }) => attendanceTypeId === id)
  }
  expect(await shown()).toMatchObject({ quotaPerMonth: 2, people: 2, peopleWithoutRest: 1 })
  await call(server, company.tokens.employee, cancelAttendanceRequest, { id: second.data.id })
  expect(await shown()).toMatchObject({ people: 2, peopleWithoutRest: 0 })
  const first = await call(server, company.tokens.hr, listQuotaUse, { id, limit: 1 })
  const next = await call(server, company.tokens.hr, listQuotaUse, { id, limit: 1, after: first.data.next })
  expect([first, next].map(({ data }) => [data.total, data.rows[0]?.used])).toEqual([
    [2, 1],
    [2, 1],
  ])
  expect(next.data.rows[0]?.employee.id).not.toBe(first.data.rows[0]?.employee.id)
})

test('types of another company are not found', async () => {
  const id = (await list(other.tokens.hr))[0]?.id ?? ''
  for (const answer of [
    await call(server, company.tokens.hr, getAttendanceType, { id }),
    await call(server, company.tokens.hr, updateAttendanceType, { id, ...fields }),
    await call(server, company.tokens.hr, deleteAttendanceType, { id }),
    await call(server, company.tokens.hr, listQuotaUse, { id }),
    await call(server, company.tokens.hr, saveAttendanceQuota, {
      quotas: [{ attendanceTypeId: id, quotaPerMonth: 1 }],
    }),
  ])
    expect(answer.status).toBe(404)
  const employee = company.tokens.employee
  expect((await call(server, employee, createAttendanceType, fields)).status).toBe(403)
  expect((await call(server, employee, listQuotaUse, { id })).status).toBe(403)
})
