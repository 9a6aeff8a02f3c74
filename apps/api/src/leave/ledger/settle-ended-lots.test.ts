// Carry-over and expiry (L6): the same result late, twice and concurrently; the ledger stays consistent.
import { leaveBalances } from '@hr/contract/leave.ts'
import { beforeEach, expect, test } from 'vitest'
import { runJob } from '#test/run-jobs.ts'
import { call, signIn } from '#test/call.ts'
import { brokenInvariants, inOwnCompany } from '#test/leave.ts'

const { server, company } = inOwnCompany()
beforeEach(async () => {
  await company.inside(trx =>
    trx
      .updateTable('leave_type')
      .set({ carry_over_amount: 5, expired_amount: 90 })
      .where('code', '=', 'ANNUAL')
      .execute(),
  )
})

/** The night after the date, in Vientiane. */
async function night(date: string): Promise<void> {
  server.setNow(`${date}T18:00:00Z`)
  await runJob(server, 'leave.grant-year')
  await runJob(server, 'leave.settle-ended')
}
async function annual(date: string) {
  const token = await signIn(server, company.employee.username)
  const rows = (await call(server, token, leaveBalances, { date })).data
  return rows.find(({ leaveTypeId }) => leaveTypeId === company.types.ANNUAL)
}
const ledger = () =>
  company.inside(trx =>
    trx
      .selectFrom('leave_entry as e')
      .innerJoin('leave_lot as l', 'l.id', 'e.lot_id')
      .select(['e.kind', 'e.half_days', 'e.date'])
      .where('l.employee_id', '=', company.employee.id)
      .where('l.leave_type_id', '=', company.types.ANNUAL)
      .orderBy('e.date')
      .orderBy('e.kind')
      .execute(),
  )

test('five of fifteen days are carried until 31 March, then they expire', async () => {
  await night('2026-12-31')
  expect(await annual('2027-01-01')).toMatchObject({
    entitled: 30,
    carriedOver: 10,
    expired: 0,
    available: 40,
  })
  expect(await ledger()).toEqual([
    { kind: 'CARRY_OUT', half_days: -10, date: '2027-01-01' },
    { kind: 'EXPIRY', half_days: -20, date: '2027-01-01' },
  ])
  await night('2027-03-31')
  expect(await annual('2027-04-01')).toMatchObject({ carriedOver: 10, expired: 10, available: 30 })
  expect(await brokenInvariants(company)).toEqual([])
})

test('twice, and ten at once, settle once', async () => {
  server.setNow('2026-12-31T18:00:00Z')
  await Promise.all(Array.from({ length: 10 }, () => runJob(server, 'leave.settle-ended')))
  const first = await ledger()
  await night('2027-01-05')
  expect(await ledger()).toEqual(first)
  expect(first.map(({ half_days }) => half_days)).toEqual([-10, -20])
})

test('a year late: carried days have expired as well, and nothing is carried twice', async () => {
  await night('2026-12-31')
  const inTime = { ...(await annual('2027-02-01')), expiring: expect.anything() }
  await night('2028-01-31')
  expect(await annual('2027-02-01')).toEqual(inTime)
  expect(await annual('2028-02-01')).toMatchObject({ entitled: 30, carriedOver: 10, available: 40 })
  expect(await brokenInvariants(company)).toEqual([])
})

test.each(['Pacific/Auckland', 'Asia/Vientiane'])('a leave year begins at midnight in %s', async timeZone => {
  await company.inside(trx => trx.updateTable('company_profile').set({ time_zone: timeZone }).execute())
  const isSettled = async (instant: string) => {
    server.setNow(instant)
    await runJob(server, 'leave.settle-ended')
    return (await ledger()).length > 0
  }
  // Midnight in Auckland is 11:00 UTC the day before, in summer; in Vientiane 17:00.
  const midnight = timeZone === 'Asia/Vientiane' ? '17' : '11'
  const before = String(Number(midnight) - 1)
  expect(await isSettled(`2026-12-31T${before}:59:00Z`)).toBe(false)
  expect(await isSettled(`2026-12-31T${midnight}:00:00Z`)).toBe(true)
})

test('a former employee carries nothing', async () => {
  await company.inside(trx =>
    trx
      .updateTable('employee')
      .set({ ended_on: '2026-12-31' })
      .where('id', '=', company.employee.id)
      .execute(),
  )
  await night('2026-12-31')
  expect((await ledger()).map(({ kind, half_days }) => [kind, half_days])).toEqual([['EXPIRY', -30]])
})
