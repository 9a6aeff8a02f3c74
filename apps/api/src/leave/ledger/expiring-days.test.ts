// Balances include the next days to expire (L1, L6).
import { describe, expect, test } from 'vitest'
import { exportLeaveSummary } from '@hr/contract/leave-export.ts'
import { listLeaveSummary } from '@hr/contract/leave-summary.ts'
import { leaveBalances } from '@hr/contract/leave.ts'
import { call, openSession } from '#test/call.ts'
import { inOwnCompany, requested, setAnnualCarryOver } from '#test/leave.ts'

const { server, company } = inOwnCompany({ now: '2026-11-02T02:00:00Z' })

const expiring = async (date?: string) => {
  const input = date === undefined ? {} : { date }
  const { data } = await call(server, company.tokens.employee, leaveBalances, input)
  return data.find(row => row.leaveTypeId === company.types.ANNUAL)?.expiring
}
const carryOver = (days: number) => setAnnualCarryOver(company, days)

test('days that cannot be carried over expire with the year, minus requested ones', async () => {
  await carryOver(5)
  expect(await expiring()).toEqual({ halfDays: 20, on: '2026-12-31' })
  await requested(server, company, { from: '2026-11-09', to: '2026-11-10' })
  expect(await expiring()).toEqual({ halfDays: 16, on: '2026-12-31' })
  await carryOver(15)
  expect(await expiring()).toBeNull()
})

test('it is counted from today, whatever the date of the balance', async () => {
  await carryOver(1)
  expect(await expiring('2027-01-04')).toEqual({ halfDays: 28, on: '2026-12-31' })
})

describe('the summary of HR', () => {
  const listed = async (now: string, date?: string) => {
    server.setNow(now)
    const { hr, workspaceId, employee, types } = company
    const token = await openSession(server, { ...hr, type: 'app', workspaceId })
    const { rows } = (await call(server, token, listLeaveSummary, date === undefined ? {} : { date })).data
    return rows
      .find(row => row.employee.id === employee.id)
      ?.balances.find(({ leaveTypeId }) => leaveTypeId === types.ANNUAL)?.expiring
  }

  test('shows days from the first reminder on, 60 days before their last day', async () => {
    await carryOver(5)
    expect(await listed('2026-10-31T02:00:00Z')).toBeNull()
    expect(await listed('2026-11-01T02:00:00Z')).toEqual({ halfDays: 20, on: '2026-12-31' })
  })

  test('and so does its export', async () => {
    await carryOver(5)
    server.setNow('2026-11-01T02:00:00Z')
    const { hr, workspaceId, types } = company
    const token = await openSession(server, { ...hr, type: 'app', workspaceId })
    const exported = await call(server, token, exportLeaveSummary, { leaveTypeId: types.ANNUAL })
    const row = exported.data.rows.find(one => one.employee.firstName === 'employee')
    expect(row?.expiring).toEqual({ halfDays: 20, on: '2026-12-31' })
  })

  test('on another date, as long as they can be taken', async () => {
    await carryOver(5)
    const expiry = { halfDays: 20, on: '2026-12-31' }
    expect(await listed('2026-12-01T02:00:00Z', '2026-03-02')).toEqual(expiry)
    expect(await listed('2026-12-01T02:00:00Z', '2026-12-31')).toEqual(expiry)
    expect(await listed('2026-12-01T02:00:00Z', '2027-01-01')).toBeNull()
  })

  test('of each person on their own', async () => {
    await carryOver(5)
    await requested(server, company, { from: '2026-11-09', to: '2026-11-10' })
    const { rows } = (await call(server, company.tokens.hr, listLeaveSummary, {})).data
    const annual = rows.map(({ employee, balances }) => [
      employee.firstName,
      balances.find(({ leaveTypeId }) => leaveTypeId === company.types.ANNUAL)?.expiring?.halfDays,
    ])
    expect(annual).toContainEqual(['employee', 16])
    expect(annual).toContainEqual(['colleague', 20])
  })
})
