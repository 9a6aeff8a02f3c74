// Correcting the first day of work corrects the leave entitlement of the year, with a preview (L3).
import { getEmployee } from '@hr/contract/employee-record.ts'
import { previewFirstDay, updateEmployee } from '@hr/contract/employee-change.ts'
import { leaveBalances, requestLeave } from '@hr/contract/leave.ts'
import { getLeaveSummary } from '@hr/contract/leave-summary.ts'
import { expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { makeEmployee } from '#test/factories.ts'
import { inOwnCompany, leaveRows } from '#test/leave.ts'

const { server, company } = inOwnCompany({ now: '2026-10-05T02:00:00Z', staysSound: true })

const joined = async (startedOn: string) => {
  const person = await company.inside(trx => makeEmployee(trx, server, { staffId: 'J-1', startedOn }))
  return { ...person, token: await signIn(server, person.username) }
}
const granted = async (employeeId: number, date = '2026-10-05') => {
  const rows = (await call(server, company.tokens.hr, leaveBalances, { employeeId, date })).data
  const of = (code: 'ANNUAL' | 'SICK') => rows.find(row => row.leaveTypeId === company.types[code])
  const annual = of('ANNUAL')
  return [(annual?.entitled ?? 0) + (annual?.adjusted ?? 0), annual?.available, of('SICK')?.available]
}
const correct = async (id: number, startDate: string) => {
  const { version } = (await call(server, company.tokens.hr, getEmployee, { id })).data
  return call(server, company.tokens.hr, updateEmployee, { id, version, startDate })
}
const preview = async (id: number, startDate: string) =>
  (await call(server, company.tokens.hr, previewFirstDay, { id, startDate })).data.map(effect => [
    effect.leaveType.name,
    effect.year,
    effect.before,
    effect.after,
    effect.short,
  ])

test.each([
  ['earlier', '2026-09-01', '2026-03-01', 10, 25],
  ['later', '2026-03-01', '2026-09-01', 25, 10],
])('%s: previewed, then saved', async (_, first, second, before, after) => {
  const { id } = await joined(first)
  expect(await granted(id)).toEqual([before, before, 60])
  const rows = await leaveRows(company)
  expect(await preview(id, second)).toContainEqual(['Annual leave', 2026, before, after, 0])
  expect(await leaveRows(company)).toEqual(rows)
  expect((await correct(id, second)).status).toBe(200)
  expect(await granted(id)).toEqual([after, after, 60])
  expect(await preview(id, second)).toEqual([])
  expect((await correct(id, first)).status).toBe(200)
  expect(await granted(id)).toEqual([before, before, 60])
})

test('with an earlier first day, leave can be taken from that day', async () => {
  const { id, token } = await joined('2026-09-01')
  const draft = company.draft({ from: '2026-04-08', to: '2026-04-08' })
  expect((await call(server, token, requestLeave, draft)).code).toBe('BEFORE_EMPLOYMENT')
  await correct(id, '2026-03-01')
  expect((await call(server, token, requestLeave, draft)).code).toBe('')
})

test('used days stay with the person, and the preview reports them', async () => {
  const { id, token } = await joined('2026-03-01')
  await call(server, token, requestLeave, company.draft({ from: '2026-10-12', to: '2026-10-20' }))
  expect(await preview(id, '2026-09-01')).toContainEqual(['Annual leave', 2026, 25, 14, 4])
  await correct(id, '2026-09-01')
  expect(await granted(id)).toEqual([14, 0, 60])
})

test('the ledger states the reason', async () => {
  const { id } = await joined('2026-09-01')
  await correct(id, '2026-03-01')
  const { types } = (
    await call(server, company.tokens.hr, getLeaveSummary, { employeeId: id, date: '2026-10-05' })
  ).data
  const annual = types.find(type => type.leaveTypeId === company.types.ANNUAL)
  expect(annual?.lines.map(line => [line.kind, line.halfDays, line.reason])).toContainEqual([
    'ADJUSTMENT',
    15,
    'The first day of work was corrected',
  ])
})

test('the preview needs permission to change the record', async () => {
  const asked = { id: company.employee.id, startDate: '2026-09-01' }
  for (const [token, status] of [
    [null, 401],
    [company.tokens.employee, 403],
    [company.tokens.manager, 403],
  ] as const)
    expect((await call(server, token, previewFirstDay, asked)).status).toBe(status)
  expect((await call(server, company.tokens.hr, previewFirstDay, { ...asked, id: 999_999 })).status).toBe(404)
  const soon = { ...asked, startDate: 'soon' }
  expect((await call(server, company.tokens.hr, previewFirstDay, soon)).status).toBe(400)
})
