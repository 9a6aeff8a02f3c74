// Facts for the person who decides about overtime: the last months of the person, and the unit that day (O2); hidden from
// everybody else (P5).
import { createHoliday } from '@hr/contract/holiday.ts'
import { approveLeave, requestLeave } from '@hr/contract/leave.ts'
import * as contract from '@hr/contract/ot-request.ts'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#api/db/new-id.ts'
import { insertOrgNodes } from '#api/organization/org-node.store.ts'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceCompany, AttendanceName } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { makeEmployee } from '#test/factories.ts'
import { keptWorld } from '#test/kept-world.ts'
import { testServer } from '#test/test-server.ts'
import type { TestApp } from '#test/test-app.ts'

/** Seven people report to the manager: the last one in a unit below sales. */
const freshTeam = keptWorld(async (made: TestApp) => {
  const of = await attendanceCompany(made)
  const peers = await of.inside(async trx => {
    const below = newId()
    await insertOrgNodes(trx, [{ id: below, parentId: of.units.sales, structureTagId: null, name: 'Shop' }])
    const ids: number[] = []
    for (const nth of [1, 2, 3, 4, 5, 6, 7]) {
      const unitId = nth === 7 ? below : of.units.sales
      const job = { unitId, positionId: null, jobGradeId: null, lineManagerId: of.manager.id }
      ids.push((await makeEmployee(trx, made, { staffId: `P-${nth}`, firstName: `Peer ${nth}`, job })).id)
    }
    return ids
  })
  return { of, peers }
})
const server = testServer()
let company: AttendanceCompany
let peers: readonly number[]
beforeEach(async () => {
  ;({ of: company, peers } = await freshTeam(server))
  server.setNow(vientiane('2026-03-10', '08:00'))
})

const tuesday = { date: '2026-03-10', timeIn: '17:30', timeOut: '19:30', reason: 'Closing the month' }
const ask = async (changes: Partial<typeof tuesday> = {}, by: AttendanceName = 'employee') =>
  (await call(server, await company.as(by), contract.requestOt, { ...tuesday, ...changes })).data.id
const approve = async (by: AttendanceName, id: string) =>
  call(server, await company.as(by), contract.approveOtRequest, { id })
const card = async (by: AttendanceName, id: string) => {
  const input = { scope: 'approvals' } as const
  const { rows } = (await call(server, await company.as(by), contract.listOtRequests, input)).data
  return rows.find(row => row.id === id)?.decision
}
async function forPeers(employeeIds: readonly number[], timeIn: string) {
  const input = { ...tuesday, timeIn, employeeIds: [...employeeIds] }
  return (await call(server, await company.as('manager'), contract.requestOtForMembers, input)).data.ids
}

test('approved minutes of three periods, without what is pending', async () => {
  await company.inside(trx =>
    trx.updateTable('company_profile').set({ attendance_since: '2026-01-21' }).execute(),
  )
  for (const date of ['2026-03-04', '2026-02-18', '2026-02-19', '2026-01-21']) {
    const id = await ask({ date })
    await approve('manager', id)
    await approve('hr', id)
  }
  await ask({ date: '2026-03-12' })
  const id = await ask()
  const periods = [
    { from: '2025-12-21', to: '2026-01-20', minutes: 0 },
    { from: '2026-01-21', to: '2026-02-20', minutes: 360 },
    { from: '2026-02-21', to: '2026-03-20', minutes: 120 },
  ]
  expect((await card('manager', id))?.recent).toEqual(periods)
})

test('others of the unit and below on that day: five of them, and how many there are', async () => {
  await ask({}, 'colleague')
  await ask({ timeIn: '06:00', timeOut: '07:00' })
  const id = await ask()
  const [first = ''] = await forPeers(peers.slice(6), '18:00')
  await forPeers(peers.slice(0, 4), '18:30')
  expect((await card('manager', id))?.others.map(one => [one.employee.id, one.timeIn, one.status])).toEqual([
    [peers[6], '18:00', 'PENDING'],
    ...peers.slice(0, 4).map(peer => [peer, '18:30', 'PENDING']),
  ])
  const [cancelled = ''] = await forPeers(peers.slice(4, 6), '18:45')
  await approve('hr', first)
  const decision = await card('manager', id)
  expect(decision).toMatchObject({ othersCount: 7, others: [{ status: 'APPROVED' }, {}, {}, {}, {}] })
  const why = { id: cancelled, reason: 'Not needed' }
  await call(server, await company.as('hr'), contract.cancelOtRequest, why)
  expect((await card('manager', id))?.othersCount).toBe(6)
})

test('the page has the same for who decides, and nothing of it for others', async () => {
  const id = await ask()
  await forPeers(peers.slice(0, 1), '18:00')
  const page = async (by: AttendanceName) =>
    (await call(server, await company.as(by), contract.getOtRequest, { id })).data
  expect(await page('manager')).toMatchObject({ decision: { othersCount: 1, recent: [{}, {}, {}] } })
  for (const by of ['employee', 'hr'] as const) expect((await page(by)).decision).toBeNull()
})

test('who approved earlier does not see the person’s other overtime, and who decides has it once', async () => {
  const away = company.draft({ from: tuesday.date, to: tuesday.date })
  await call(server, await company.as('employee'), requestLeave, away)
  const input = { ...tuesday, approverIds: [company.colleague.id] }
  const { id } = (await call(server, await company.as('employee'), contract.requestOt, input)).data
  const get = async (by: AttendanceName) =>
    (await call(server, await company.as(by), contract.getOtRequest, { id })).data
  await approve('manager', id)
  const limits = { day: { requested: 120 } }
  expect(await get('colleague')).toMatchObject({ decision: { limits }, limits: null })
  await approve('colleague', id)
  expect(await get('colleague')).toMatchObject({ decision: null, limits: null, leave: null })
  expect(await get('manager')).toMatchObject({ decision: null, limits, leave: { status: 'PENDING' } })
  expect(await get('employee')).toMatchObject({ decision: null, limits })
  expect(await get('hr')).toMatchObject({ decision: { limits }, limits: null })
})

test('a holiday and a day off, which decide the rate', async () => {
  const holiday = { name: 'Women’s Day', nameLo: 'ວັນແມ່ຍິງສາກົນ', from: '2026-03-12', to: '2026-03-12' }
  await call(server, await company.as('hr'), createHoliday, { ...holiday, yearly: false, takeDays: false })
  const dates = ['2026-03-12', '2026-03-14', '2026-03-13']
  const days = []
  for (const date of dates) days.push(await card('manager', await ask({ date })))
  const name = { name: holiday.name, nameLo: holiday.nameLo }
  expect(days).toMatchObject([
    { dayType: 'HOLIDAY', holiday: name, schedule: [] },
    { dayType: 'RESTDAY', holiday: null, schedule: [] },
    { dayType: 'WORKDAY', holiday: null, schedule: [{}, {}] },
  ])
})

test('leave of the person on that day, pending and approved, with its half', async () => {
  const token = await company.as('employee')
  const leave = company.draft({ from: '2026-03-11', to: '2026-03-12', fromHalf: 'PM' })
  const { id } = (await call(server, token, requestLeave, leave)).data
  const overtime = [await ask({ date: '2026-03-11' }), await ask({ date: '2026-03-12' }), await ask()]
  const seen = () => Promise.all(overtime.map(async each => (await card('manager', each))?.leave))
  expect(await seen()).toEqual([{ status: 'PENDING', half: 'PM' }, { status: 'PENDING', half: null }, null])
  await call(server, await company.as('manager'), approveLeave, { id })
  await call(server, await company.as('hr'), approveLeave, { id })
  expect(await seen()).toMatchObject([{ status: 'APPROVED' }, { status: 'APPROVED' }, null])
  const preview = { ...tuesday, date: '2026-03-12', timeIn: '20:00', timeOut: '21:00' }
  const { data } = await call(server, token, contract.previewOtRequest, preview)
  expect(data.leave).toEqual({ status: 'APPROVED', half: null })
})
