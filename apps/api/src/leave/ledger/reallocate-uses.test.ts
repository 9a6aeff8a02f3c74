// Leave in January uses no carried days, whenever it is requested and whenever the year is settled (L5, L6).
import { cancelLeave, leaveBalances, requestLeave } from '@hr/contract/leave.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { examples } from '#test/examples.ts'
import { brokenInvariants, leaveCompany } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { runJob } from '#test/run-jobs.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()

type Who = 'employee' | 'colleague' | 'manager'
const onDay = (date: string) => server.setNow(`${date}T02:00:00Z`)
const newCompany = () => {
  onDay('2026-10-05')
  return leaveCompany(server)
}
const settle = async (date: string) => {
  onDay(date)
  await runJob(server, 'leave.grant-year')
  await runJob(server, 'leave.settle-ended')
}
const ask = async (company: LeaveCompany, who: Who, date: string, range: { from: string; to: string }) => {
  onDay(date)
  const token = await signIn(server, company[who].username)
  const answer = await call(server, token, requestLeave, company.draft(range))
  expect(answer.code).toBe('')
  return answer.data.id
}
const annual = async (company: LeaveCompany, who: Who, date: string) => {
  const token = await signIn(server, company[who].username)
  const rows = (await call(server, token, leaveBalances, { date })).data
  const found = rows.find(({ leaveTypeId }) => leaveTypeId === company.types.ANNUAL)
  return [found?.carriedOver, found?.used, found?.pending, found?.expired, found?.available]
}
/** Monday 4 to Wednesday 6 January. */
const january = { from: '2027-01-04', to: '2027-01-06' }
/** 10 carried, 6 of them taken and 4 expired; all 30 of the year remain. */
const asItShouldBe = [10, 0, 6, 4, 30]

test.each<[string, string, readonly string[]]>([
  ['in November', '2026-11-10', ['2027-01-01', '2027-04-01']],
  ['after the settlement', '2027-01-02', ['2027-01-01', '2027-04-01']],
  ['between New Year and a late settlement', '2027-01-04', ['2027-01-20', '2027-04-01']],
  ['in November, by a server that is off until Easter', '2026-11-10', ['2027-04-02']],
  ['in November, settled twice', '2026-11-10', ['2027-01-01', '2027-01-01', '2027-04-01', '2027-04-02']],
])('requested %s', async (_, asked, nights) => {
  const company = await newCompany()
  for (const date of nights.filter(night => night < asked)) await settle(date)
  await ask(company, 'employee', asked, january)
  for (const date of nights.filter(night => night >= asked)) await settle(date)
  expect(await annual(company, 'employee', '2027-04-03')).toEqual(asItShouldBe)
  expect(await brokenInvariants(company)).toEqual([])
})

test('carried days released by a cancelled request pay for other leave before they expire', async () => {
  const company = await newCompany()
  await settle('2027-01-01')
  const march = await ask(company, 'employee', '2027-01-04', { from: '2027-03-01', to: '2027-03-05' })
  await ask(company, 'employee', '2027-01-05', { from: '2027-02-01', to: '2027-02-03' })
  const token = await signIn(server, company.employee.username)
  await call(server, token, cancelLeave, { id: march, reason: 'Not now' })
  await settle('2027-04-01')
  expect(await annual(company, 'employee', '2027-04-03')).toEqual(asItShouldBe)
})

const ranges = [
  { from: '2026-12-30', to: '2026-12-31' },
  january,
  { from: '2027-02-15', to: '2027-02-16' },
  { from: '2027-03-30', to: '2027-04-02' },
] as const
const dates = (
  '2026-10-06 2026-10-20 2026-11-03 2026-11-17 2026-12-01 2026-12-08 2026-12-15 2026-12-22 2026-12-29 2027-01-01 ' +
  '2027-01-02 2027-01-07 2027-01-15 2027-02-02 2027-02-10 2027-02-20 2027-03-01 2027-03-10 2027-03-20 2027-03-30'
).split(' ')
const last = dates.length - 1

/** When the requests are made, in any order, and when the settlement runs. */
const histories = fc.record({
  employee: fc.array(fc.integer({ min: 0, max: last }), { minLength: 4, maxLength: 4 }),
  colleague: fc.array(fc.integer({ min: 0, max: last }), { minLength: 4, maxLength: 4 }),
  nights: fc.uniqueArray(fc.integer({ min: 9, max: last }), { maxLength: 4 }),
})
test('any order of requests and settlements ends in the same balances', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async ({ nights, ...asked }) => {
      const company = await newCompany()
      for (const [index, date] of dates.entries()) {
        for (const who of ['employee', 'colleague'] as const)
          for (const [which, range] of ranges.entries()) {
            // Leave in December must exist before its year is settled, or it would not reduce the carry-over.
            const when = Math.min(asked[who][which] ?? 0, which === 0 ? 8 : last)
            if (when === index) await ask(company, who, date, range)
          }
        if (nights.includes(index)) await settle(date)
      }
      await settle('2027-04-05')
      await settle('2027-04-05')
      // Of 30 in 2026, 4 were used and 10 carried; of these 6 + 4 were taken, and 30 of 2027 minus 2 + 2 and 2.
      const expected = await annual(company, 'employee', '2027-04-06')
      expect(expected).toEqual([10, 0, 18, 0, 22])
      expect(await annual(company, 'colleague', '2027-04-06')).toEqual(expected)
      expect(await brokenInvariants(company)).toEqual([])
      await server.services.db
        .updateTable('workspace')
        .set({ status: 'suspended' })
        .where('id', '=', company.workspaceId)
        .execute()
    }),
    { numRuns: examples(2) },
  )
}, 600_000)
