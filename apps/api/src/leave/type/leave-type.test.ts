// Leave types: who manages them, what a new one grants, and the bounds of the spec (L1, L3, spec 5).
import { expect, test } from 'vitest'
import { createLeaveType, listLeaveTypes, updateLeaveType } from '@hr/contract/leave-type.ts'
import { leaveBalances } from '@hr/contract/leave.ts'
import { call } from '#test/call.ts'
import { inOwnCompany, leaveCompany, leaveRows } from '#test/leave.ts'

const { server, company } = inOwnCompany()

const study = { code: 'STUDY', name: 'Study leave', nameLo: 'ພັກສຶກສາ', color: '#336699', amount: 4 }
const create = (token: string | null, changes: object = {}) =>
  call(server, token, createLeaveType, { ...study, ...changes })
const stored = () => company.inside(trx => trx.selectFrom('leave_type').selectAll().orderBy('id').execute())

test('a new company starts with seven, in order', async () => {
  const types = (await call(server, company.tokens.employee, listLeaveTypes, {})).data
  expect(types.map(type => [type.code, type.amount])).toEqual([
    ['ANNUAL', 15],
    ['SICK', 30],
    ['PERSONAL', 6],
    ['MATERNITY', 105],
    ['PATERNITY', 3],
    ['MARRIAGE', 3],
    ['UNPAID', 0],
  ])
  expect((await call(server, null, listLeaveTypes, {})).status).toBe(401)
})

test('a new type comes last, and is granted immediately to everybody it is open to', async () => {
  const made = (await create(company.tokens.hr)).data
  expect(made).toMatchObject({ ...study, paid: true, gender: null, isActive: true, carryOverAmount: 0 })
  const types = (await call(server, company.tokens.hr, listLeaveTypes, {})).data
  expect(types.at(-1)).toEqual(made)
  const balance = async (token: string, id: string) =>
    (await call(server, token, leaveBalances, {})).data.find(row => row.leaveTypeId === id)?.available
  expect(await balance(company.tokens.employee, made.id)).toBe(8)
  const forMen = (await create(company.tokens.hr, { code: 'MEN', gender: 'male' })).data
  expect(await balance(company.tokens.employee, forMen.id)).toBeUndefined()
  const unpaid = (await create(company.tokens.hr, { code: 'FREE', paid: false })).data
  expect(await balance(company.tokens.employee, unpaid.id)).toBeUndefined()
})

test('a changed name is audited with before and after, and no balance moves', async () => {
  const { id, planned: _planned, ...type } = (await create(company.tokens.hr)).data
  const renamed = { ...type, id, name: 'Training leave' }
  const changed = (await call(server, company.tokens.hr, updateLeaveType, renamed)).data
  expect(changed).toMatchObject({ name: 'Training leave', amount: 4, effect: { shortCount: 0 } })
  const { audit, entries, notifications } = await leaveRows(company)
  const own = audit.filter(entry => entry.entity === 'leave_type' && entry.entity_id === id)
  expect(own.map(entry => entry.operation)).toEqual(['CREATE', 'UPDATE'])
  expect(own[1]).toMatchObject({ before: { name: 'Study leave' }, after: { name: 'Training leave' } })
  expect([entries, notifications]).toEqual([[], []])
})

test('a code is unique in a company', async () => {
  await create(company.tokens.hr)
  const again = await create(company.tokens.hr)
  expect([again.status, again.code, again.message]).toEqual([409, 'ALREADY_EXISTS', 'Code is already in use'])
  const { id, planned: _planned, ...type } = (await create(company.tokens.hr, { code: 'OTHER' })).data
  const renamed = await call(server, company.tokens.hr, updateLeaveType, { ...type, id, code: 'STUDY' })
  expect(renamed.code).toBe('ALREADY_EXISTS')
  const codes = await Promise.all(
    Array.from({ length: 5 }, () => create(company.tokens.hr, { code: 'AT_ONCE' })),
  )
  expect(codes.map(answer => answer.status).sort()).toEqual([200, 409, 409, 409, 409])
  const elsewhere = await leaveCompany(server)
  expect((await create(elsewhere.tokens.hr)).status).toBe(200)
})

test.each([
  [{ amount: -1 }, 'amount', 'Amount must be greater than 0'],
  [{ amount: 366 }, 'amount', 'Amount must be less than 365'],
  [{ amount: 1.5 }, 'amount', 'Amount must be integer only'],
  [{ amount: 'abc' }, 'amount', 'Amount must be integer only'],
  [{ amount: '' }, 'amount', 'Amount is required'],
  [{ amount: undefined }, 'amount', 'Amount is required'],
  [{ carryOverAmount: 366 }, 'carryOverAmount', 'Amount must be less than 365'],
  [{ color: 'red' }, 'color', 'Colour is not valid'],
  [{ name: '' }, 'name', 'Name is required'],
  [{ name: '  ' }, 'name', 'Name is required'],
  [{ name: 'x'.repeat(51) }, 'name', 'Must be at most 50 charactors'],
  [{ nameLo: 'ກ'.repeat(51) }, 'nameLo', 'Must be at most 50 charactors'],
  [{ code: '' }, 'code', 'Code is required'],
  [{ code: 'x'.repeat(21) }, 'code', 'Must be at most 20 charactors'],
  [{ gender: 'other' }, 'gender', 'Gender: not a valid choice'],
])('%j is refused: %s', async (changes, field, message) => {
  const before = await stored()
  const answer = await create(company.tokens.hr, changes)
  expect([answer.status, answer.fields[field]]).toEqual([400, message])
  expect(await stored()).toEqual(before)
})

test.each([
  ['no days', { amount: 0 }],
  ['all days of a year', { amount: 365, carryOverAmount: 365, expiredAmount: 365, maxConsecutiveDays: 365 }],
  ['the longest names', { name: 'x'.repeat(50), nameLo: 'ກ'.repeat(50), code: 'x'.repeat(20) }],
])('%s can be given', async (_name, changes) => {
  expect((await create(company.tokens.hr, changes)).data).toMatchObject(changes)
})

test('without a session 401, as an employee or a manager 403, another company’s type 404', async () => {
  const other = await leaveCompany(server)
  const before = await stored()
  expect((await create(null)).status).toBe(401)
  for (const token of [company.tokens.employee, company.tokens.manager]) {
    expect((await create(token)).status).toBe(403)
    const id = company.types.ANNUAL
    expect((await call(server, token, updateLeaveType, { ...study, id })).status).toBe(403)
  }
  const id = company.types.ANNUAL
  expect((await call(server, other.tokens.hr, updateLeaveType, { ...study, id })).status).toBe(404)
  expect(await stored()).toEqual(before)
})
