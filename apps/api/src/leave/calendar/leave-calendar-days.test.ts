// The leave calendar counts days from half days alone: the counts must match the leave shown to the reader, after any
// changes of requests and with any filter (P5).
import { expect, test } from 'vitest'
import { amendLeave, cancelLeave, rejectLeave, requestCancellation } from '@hr/contract/leave.ts'
import { leaveCalendar } from '@hr/contract/leave-calendar.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { call } from '#test/call.ts'
import { approvedByAll, inOwnCompany, requested } from '#test/leave.ts'
import type { Draft, LeaveCompany } from '#test/leave.ts'

const { server, company } = inOwnCompany({ staysSound: true })

type Person = keyof LeaveCompany['tokens']
const asked = async (who: Person, changes: Partial<Draft>) =>
  (await requested(server, company, { ...changes }, company.tokens[who])).id

async function approved(who: Person, changes: Partial<Draft>): Promise<string> {
  const id = await asked(who, changes)
  await approve(id)
  return id
}
const approve = (id: string) => approvedByAll(server, company, id)
const amend = async (id: string, changes: Partial<Draft>) =>
  (await call(server, company.tokens.employee, amendLeave, { ...company.draft(changes), id })).data.id

/** Leave of four people that starts, ends, overlaps and is pending on the same days. */
async function makeLeave(): Promise<void> {
  const { SICK, ANNUAL } = company.types
  const days = (from: string, to: string, more: Partial<Draft> = {}) => ({
    from: `2026-03-${from}`,
    to: `2026-03-${to}`,
    ...more,
  })
  await approved('employee', days('10', '10', { toHalf: 'AM', leaveTypeId: SICK }))
  await asked('employee', days('10', '10', { fromHalf: 'PM' }))
  const moved = await approved('employee', days('12', '13'))
  await approve(await amend(moved, days('13', '16')))
  const toMove = await approved('employee', days('18', '19'))
  await amend(toMove, days('19', '20'))
  await approved('colleague', days('13', '16', { leaveTypeId: SICK }))
  await asked('colleague', days('18', '20', { leaveTypeId: ANNUAL }))
  const gone = await approved('colleague', days('23', '23'))
  const askedBack = await call(server, company.tokens.colleague, requestCancellation, {
    id: gone,
    reason: 'Stays',
  })
  await approve(askedBack.data.id)
  await asked('manager', days('16', '24'))
  await call(server, company.tokens.hr, rejectLeave, {
    id: await asked('admin', days('19', '19')),
    comment: 'No',
  })
  await call(server, company.tokens.hr, cancelLeave, { id: await asked('hr', days('19', '19')) })
}

type Input = InputOf<typeof leaveCalendar>
const march = { from: '2026-03-01', to: '2026-03-31' }

/** People with a counted half day, from the leave in the answer. */
async function daysOfShown(ids: readonly string[], { from, to }: Pick<Input, 'from' | 'to'>) {
  const halfDays = await company.inside(trx =>
    trx
      .selectFrom('leave_half_day')
      .select(['date', 'employee_id'])
      .distinct()
      .where('request_id', 'in', ['00000000-0000-0000-0000-000000000000', ...ids])
      .where('counted', '=', true)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .orderBy('date')
      .execute(),
  )
  return Array.from(
    Map.groupBy(halfDays, ({ date }) => date),
    ([date, people]) => ({ date, away: people.length }),
  )
}

test('the counts match the shown leave, for every reader and filter', async () => {
  await makeLeave()
  const { tokens, types, units } = company
  const filters: Partial<Input>[] = [
    {},
    { status: 'APPROVED' },
    { leaveTypeIds: [types.SICK] },
    { leaveTypeIds: [types.ANNUAL], status: 'APPROVED' },
    { unitId: units.office },
    { unitId: units.company, leaveTypeIds: [types.ANNUAL] },
    { from: '2026-03-16', to: '2026-03-19' },
  ]
  let most = 0
  for (const [who, token] of Object.entries(tokens))
    for (const scope of ['team', 'all'] as const)
      for (const filter of filters) {
        const input = { ...march, scope, ...filter }
        const { data } = await call(server, token, leaveCalendar, input)
        const expected = await daysOfShown(
          data.leaves.map(leave => leave.id),
          input,
        )
        expect({ who, scope, filter, days: data.days }).toEqual({ who, scope, filter, days: expected })
        most = Math.max(most, ...data.days.map(day => day.away))
      }
  expect(most).toBe(3)
})
