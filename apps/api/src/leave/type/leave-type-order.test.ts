// The order of leave types, and deleting an unused one (L1).
import {
  createLeaveType,
  deleteLeaveType,
  getLeaveTypeUsage,
  listLeaveTypes,
  orderLeaveTypes,
  previewLeaveType,
  updateLeaveType,
} from '@hr/contract/leave-type.ts'
import { adjustLeave } from '@hr/contract/leave-summary.ts'
import { cancelLeave, requestLeave } from '@hr/contract/leave.ts'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#api/db/new-id.ts'
import { call } from '#test/call.ts'
import { brokenInvariants, inOwnCompany, leaveCompany, leaveRows, requested } from '#test/leave.ts'

const { server, company } = inOwnCompany()
let id: string
const study = { code: 'STUDY', name: 'Study leave', nameLo: '', color: '#336699', amount: 6 }
beforeEach(async () => {
  id = (await call(server, hr(), createLeaveType, study)).data.id
})

const hr = () => company.tokens.hr
const list = async () => (await call(server, company.tokens.employee, listLeaveTypes, {})).data
const ids = async () => (await list()).map(type => type.id)
const order = (wanted: string[], token: string | null = hr()) =>
  call(server, token, orderLeaveTypes, { ids: wanted })
const remove = (token: string | null = hr()) => call(server, token, deleteLeaveType, { id })
const usage = async () => (await call(server, hr(), getLeaveTypeUsage, { id })).data
const grants = async () =>
  company.inside(trx => trx.selectFrom('leave_lot').select('id').where('leave_type_id', '=', id).execute())

test('a complete order is applied and audited', async () => {
  const before = await ids()
  const wanted = before.toReversed()
  expect((await order(wanted)).status).toBe(200)
  expect(await ids()).toEqual(wanted)
  const { audit } = await leaveRows(company)
  expect(audit.at(-1)).toMatchObject({
    entity: 'leave_type',
    before: { ids: before },
    after: { ids: wanted },
  })
  const made = (await call(server, hr(), createLeaveType, { ...study, code: 'LAST' })).data
  expect((await ids()).at(-1)).toBe(made.id)
})

test('a missing, duplicate or foreign one is refused: the list changed meanwhile', async () => {
  const before = await ids()
  const [foreign = ''] = (
    await call(server, (await leaveCompany(server)).tokens.hr, listLeaveTypes, {})
  ).data.map(type => type.id)
  for (const wanted of [
    before.slice(1),
    [...before.slice(1), before[1] ?? ''],
    [...before.slice(1), foreign],
  ]) {
    const answer = await order(wanted)
    expect([answer.status, answer.code]).toEqual([409, 'LIST_CHANGED'])
  }
  expect((await order([])).status).toBe(400)
  expect((await order(['first'])).status).toBe(400)
  expect(await ids()).toEqual(before)
})

test('an unused type is deleted with its grants', async () => {
  expect(await usage()).toEqual({ requests: 0, adjustments: 0, changes: 0 })
  const { length } = await grants()
  expect(length).toBeGreaterThan(3)
  expect((await remove()).status).toBe(200)
  expect(await ids()).not.toContain(id)
  expect(await grants()).toEqual([])
  expect((await remove()).status).toBe(404)
  const { audit } = await leaveRows(company)
  expect(audit.at(-1)).toMatchObject({
    operation: 'DELETE',
    entity: 'leave_type',
    before: { code: 'STUDY', amount: 6, grants: length },
  })
  expect(await brokenInvariants(company)).toEqual([])
})

test('a used type stays, and the answer says how it is used', async () => {
  const draft = { leaveTypeId: id, from: '2026-03-10', to: '2026-03-10' }
  const request = await requested(server, company, draft)
  await call(server, company.tokens.employee, cancelLeave, { id: request.id, reason: '' })
  const adjust = { employeeId: company.colleague.id, leaveTypeId: id, date: '2026-03-02', reason: 'Paid out' }
  for (const halfDays of [-2, 4]) await call(server, hr(), adjustLeave, { ...adjust, halfDays })
  expect(await usage()).toEqual({ requests: 1, adjustments: 2, changes: 0 })
  const before = await leaveRows(company)
  const refused = await remove()
  expect([refused.status, refused.code]).toEqual([409, 'LEAVE_TYPE_IN_USE'])
  expect(refused.message).toContain('requests: 1, adjustments: 2')
  expect(await leaveRows(company)).toEqual(before)
})

test('a type with balances adjusted by a changed amount stays: the ledger is never cut', async () => {
  const change = { ...study, id, amount: 8, effectiveFrom: '2026-01-01' }
  await call(server, hr(), updateLeaveType, change)
  expect(await usage()).toEqual({ requests: 0, adjustments: 0, changes: (await grants()).length })
  expect((await remove()).code).toBe('LEAVE_TYPE_IN_USE')
})

test('deleting and requesting at once: one of the two wins', async () => {
  for (let round = 0; round < 5; round++) {
    const code = `ROUND${round}`
    id = (await call(server, hr(), createLeaveType, { ...study, code })).data.id
    const from = `2026-03-${String(9 + round).padStart(2, '0')}`
    const [deleted, made] = await Promise.all([
      remove(),
      call(server, company.tokens.employee, requestLeave, company.draft({ leaveTypeId: id, from, to: from })),
    ])
    const isThere = (await ids()).includes(id)
    expect([deleted.status, isThere]).toEqual(made.status === 200 ? [409, true] : [200, false])
    if (made.status !== 200) expect([404, 409, 422]).toContain(made.status)
  }
  expect(await brokenInvariants(company)).toEqual([])
})

test('without a session 401, as an employee or a manager 403, another company’s type 404', async () => {
  const { hr: foreign } = (await leaveCompany(server)).tokens
  const all = await ids()
  const preview = { id, paid: true, amount: 6, gender: null, isActive: true }
  const calls = (token: string | null) =>
    Promise.all([
      order(all, token),
      remove(token),
      call(server, token, getLeaveTypeUsage, { id }),
      call(server, token, previewLeaveType, preview),
    ])
  const statuses = async (token: string | null) => (await calls(token)).map(answer => answer.status)
  expect(await statuses(null)).toEqual([401, 401, 401, 401])
  expect(await statuses(company.tokens.employee)).toEqual([403, 403, 403, 403])
  expect(await statuses(company.tokens.manager)).toEqual([403, 403, 403, 403])
  expect(await statuses(foreign)).toEqual([409, 404, 404, 404])
  expect((await call(server, hr(), getLeaveTypeUsage, { id: newId() })).status).toBe(404)
})
