// Balances include the next days to expire (L1, L6).
import { expect, test } from 'vitest'
import { leaveBalances } from '@hr/contract/leave.ts'
import { call } from '#test/call.ts'
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
