// The preview: all effects of a request; it stores nothing (L7, R2).
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#api/db/new-id.ts'
import { insertHolidays } from '#api/holiday/holiday.store.ts'
import { approveLeave, previewLeave } from '@hr/contract/leave.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { call } from '#test/call.ts'
import { inOwnCompany, leaveCompany, leaveRows, requested } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'

const made = inOwnCompany()
const { server } = made
let company: LeaveCompany
beforeEach(() => void (company = made.company))

type Draft = Partial<InputOf<typeof previewLeave>>
const ask = (token: string | null, changes: Draft = {}) => {
  const { leaveTypeId, from, to } = company.draft()
  return call(server, token, previewLeave, { leaveTypeId, from, to, ...changes })
}
const preview = async (changes: Draft = {}) => (await ask(company.tokens.employee, changes)).data

test('days, balance before and after, line, no refusal; nothing is stored', async () => {
  const before = await leaveRows(company)
  const shown = await preview({ from: '2026-03-06', fromHalf: 'PM', approverIds: [company.colleague.id] })
  expect(shown).toMatchObject({ halfDays: 5, balance: { before: 30, after: 25 }, away: [], refusal: null })
  expect(shown.days.map(day => day.counted)).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
    true,
    true,
    true,
  ])
  expect(shown.steps.map(step => [step.approver?.id ?? null, step.status, step.decidedAt])).toEqual([
    [company.manager.id, 'PENDING', null],
    [company.colleague.id, 'PENDING', null],
    [null, 'PENDING', null],
  ])
  expect(await leaveRows(company)).toEqual(before)
})

test('a pending request lowers the balance; one that is too long shows how much is missing', async () => {
  await requested(server, company, { from: '2026-03-16', to: '2026-03-18' })
  expect((await preview()).balance).toEqual({ before: 24, after: 22 })
  const long = await preview({ from: '2026-03-23', to: '2026-04-10' })
  expect(long.balance).toEqual({ before: 24, after: -6 })
  expect(long.refusal).toEqual({ code: 'LEAVE_BALANCE_NOT_ENOUGH', message: 'Leave balance not enough' })
})

test('over New Year only this year’s days are taken from this year’s balance', async () => {
  server.setNow('2026-10-05T02:00:00Z')
  company = await leaveCompany(server)
  const newYear = { from: '2027-01-01', to: '2027-01-01', name: 'New Year', nameLo: '', yearly: false }
  await company.inside(trx => insertHolidays(trx, [newYear]))
  expect(await preview({ from: '2026-12-30', to: '2027-01-05' })).toMatchObject({
    halfDays: 8,
    balance: { before: 30, after: 26 },
    years: [
      { from: '2026-01-01', before: 30, after: 26, lots: [{ taken: 4 }] },
      {
        from: '2027-01-01',
        before: 30,
        after: 26,
        lots: [{ kind: 'GRANT', validTo: '2027-12-31', taken: 4 }],
      },
    ],
    refusal: null,
  })
})

test('which lots pay: the earliest expiry first, and pending requests count as taken', async () => {
  await company.inside(trx =>
    trx
      .insertInto('leave_lot')
      .values({
        workspace_id: company.workspaceId,
        id: newId(),
        employee_id: company.employee.id,
        leave_type_id: company.types.ANNUAL,
        kind: 'CARRY_OVER',
        source: '2025',
        half_days: 6,
        valid_from: '2026-01-01',
        valid_to: '2026-03-31',
        created_at: new Date(),
      })
      .execute(),
  )
  await requested(server, company, { from: '2026-03-10', to: '2026-03-11' })
  const { years } = await preview({ from: '2026-03-12', to: '2026-03-13' })
  expect(years).toEqual([
    {
      from: '2026-01-01',
      to: '2026-12-31',
      before: 32,
      after: 28,
      lots: [
        { kind: 'CARRY_OVER', validTo: '2026-03-31', before: 2, taken: 2, after: 0 },
        { kind: 'GRANT', validTo: '2026-12-31', before: 30, taken: 2, after: 28 },
      ],
    },
  ])
})

test('unpaid leave has no balance', async () => {
  const shown = await preview({ leaveTypeId: company.types.UNPAID })
  expect(shown).toMatchObject({ balance: null, years: [], refusal: null })
})

test('a range that is too long or reversed has the year in which it begins', async () => {
  expect((await preview({ to: '2199-12-31' })).years.map(year => year.from)).toEqual(['2026-01-01'])
  expect((await preview({ to: '2025-12-31' })).years.map(year => year.from)).toEqual(['2026-01-01'])
})

test('colleagues of the unit away on these days: a colleague sees approved leave only', async () => {
  const { admin, hr, manager, colleague } = company.tokens
  const approved = await requested(server, company, { from: '2026-03-09', to: '2026-03-10' }, manager)
  for (const token of [admin, hr]) await call(server, token, approveLeave, { id: approved.id })
  await requested(server, company, { from: '2026-03-11', to: '2026-03-11' }, manager)
  await requested(server, company, {}, colleague)
  await requested(server, company, { from: '2026-03-12', to: '2026-03-12' })
  const awayFor = async (token: string) =>
    (await ask(token, { to: '2026-03-12' })).data.away.map(one => [one.employee.id, one.from, one.status])
  expect(await awayFor(company.tokens.employee)).toEqual([[company.manager.id, '2026-03-09', 'APPROVED']])
  // Their line manager decides it, and sees it.
  expect(await awayFor(manager)).toEqual([[company.employee.id, '2026-03-12', 'PENDING']])
})

test('a file to be attached counts', async () => {
  const sick = { leaveTypeId: company.types.SICK, to: '2026-03-12' }
  expect((await preview(sick)).refusal?.code).toBe('FILE_REQUIRED')
  expect((await preview({ ...sick, fileCount: 1 })).refusal).toBeNull()
})

test('the refusal is in the reader’s language', async () => {
  const { leaveTypeId, from, to } = company.draft({ from: '2026-03-14', to: '2026-03-15' })
  const headers = { 'accept-language': 'lo' }
  const answer = await call(
    server,
    company.tokens.employee,
    previewLeave,
    { leaveTypeId, from, to },
    { headers },
  )
  expect(answer.data.refusal).toEqual({
    code: 'NOTHING_COUNTED',
    message: 'ບໍ່ມີມື້ເຮັດວຽກໃນລະຫວ່າງວັນທີເຫຼົ່ານີ້. ກະລຸນາເລືອກວັນທີອື່ນ',
  })
})

test('400, 401, 403, 404 and the owner without an employee record', async () => {
  const other = await leaveCompany(server)
  const status = async (token: string | null, changes: Draft = {}) => (await ask(token, changes)).status
  expect(await status(company.tokens.employee, { fileCount: 7 })).toBe(400)
  expect(await status(company.tokens.employee, { approverIds: [other.employee.id] })).toBe(400)
  expect(await status(null)).toBe(401)
  expect(await status(company.tokens.employee, { leaveTypeId: other.types.ANNUAL })).toBe(404)
  expect((await ask(company.tokens.owner)).code).toBe('NO_EMPLOYEE_RECORD')
  await company.inside(trx =>
    trx.deleteFrom('role_permission').where('group_name', '=', 'MY_LEAVE').execute(),
  )
  expect(await status(company.tokens.employee)).toBe(403)
})

test('a person without a unit has no colleagues', async () => {
  await company.inside(trx =>
    trx
      .updateTable('employee_job')
      .set({ unit_id: null })
      .where('employee_id', '=', company.employee.id)
      .execute(),
  )
  await requested(server, company, {}, company.tokens.manager)
  expect((await preview()).away).toEqual([])
})
