// After any actions in any order, the ledger, the half days and the approval lines agree (security: invariants 1, 2);
// and
// the queries that check this notice damage.
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { approveLeave, cancelLeave, leaveBalances, rejectLeave, requestLeave } from '@hr/contract/leave.ts'
import { call } from '#test/call.ts'
import { examples } from '#test/examples.ts'
import { brokenInvariants, inOwnCompany, leaveRows, requested } from '#test/leave.ts'

const { server, company } = inOwnCompany()

const people = ['employee', 'manager', 'hr', 'admin', 'owner', 'colleague'] as const
const person = fc.constantFrom(...people)
const verb = fc.oneof(
  fc.record({
    verb: fc.constant('request' as const),
    who: fc.constantFrom('employee' as const, 'manager' as const),
    day: fc.integer({ min: 9, max: 27 }),
    length: fc.integer({ min: 0, max: 3 }),
    type: fc.constantFrom('ANNUAL' as const, 'PERSONAL' as const, 'UNPAID' as const),
  }),
  fc.record({
    verb: fc.constantFrom('approve' as const, 'reject' as const, 'cancel' as const),
    who: person,
    which: fc.nat({ max: 7 }),
  }),
)
type Verb = typeof verb extends fc.Arbitrary<infer V> ? V : never

/** Returns the status of the answer. */
async function act(step: Verb, made: string[]): Promise<number> {
  if (step.verb === 'request') {
    const date = (day: number) => `2026-03-${String(day).padStart(2, '0')}`
    const draft = company.draft({
      leaveTypeId: company.types[step.type],
      from: date(step.day),
      to: date(step.day + step.length),
    })
    const answer = await call(server, company.tokens[step.who], requestLeave, draft)
    if (answer.status === 200) made.push(answer.data.id)
    return answer.status
  }
  const token = company.tokens[step.who]
  const id = made[step.which % Math.max(1, made.length)] ?? company.types.ANNUAL
  if (step.verb === 'approve') return (await call(server, token, approveLeave, { id })).status
  if (step.verb === 'reject') return (await call(server, token, rejectLeave, { id, comment: 'No' })).status
  return (await call(server, token, cancelLeave, { id, reason: 'Plans changed' })).status
}

test('any order of requests, decisions and cancellations', async () => {
  await company.inside(trx =>
    trx
      .updateTable('leave_lot')
      .set({ half_days: 9 })
      .where('leave_type_id', '=', company.types.ANNUAL)
      .execute(),
  )
  const made: string[] = []
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(fc.array(verb, { minLength: 4, maxLength: 10 }), async steps => {
      // Most in sequence, the last ones concurrently.
      for (const step of steps.slice(0, -3)) statuses.add(await act(step, made))
      for (const status of await Promise.all(steps.slice(-3).map(step => act(step, made))))
        statuses.add(status)
      expect(await brokenInvariants(company)).toEqual([])
      const balances = (await call(server, company.tokens.employee, leaveBalances, {})).data
      for (const row of balances) {
        expect(row.available).toBe(row.entitled - row.used - row.pending)
        expect(row.available).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: examples(3) },
  )
  expect([...statuses].every(status => [200, 403, 404, 409, 422].includes(status))).toBe(true)
  const { requests } = await leaveRows(company)
  expect(new Set(requests.map(row => row.status)).size).toBeGreaterThanOrEqual(2)
}, 120_000)

test.each([
  ['LEAVE_RESERVED_DIFFERS', `update leave_request set half_days = half_days + 1`],
  ['LEAVE_HALF_DAY_STATE', `update leave_half_day set is_live = false`],
  ['LEAVE_LINE_STATE', `update approval_step set status = 'CANCELLED'`],
  ['LEAVE_LOT_OVERDRAWN', `update leave_lot set half_days = 0`],
])('%s is noticed', async (code, damage) => {
  await requested(server, company)
  expect(await brokenInvariants(company)).toEqual([])
  await company.inside(trx => sql.raw(damage).execute(trx))
  expect(await brokenInvariants(company)).toEqual([code])
})
