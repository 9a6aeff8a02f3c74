// A request or grant in progress while something around it changes: each change waits, or is seen (L3, L10, R8).
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { endEmployment } from '@hr/contract/end-employment.ts'
import { createHoliday } from '@hr/contract/holiday.ts'
import { requestLeave } from '@hr/contract/leave.ts'
import { call, signIn } from '#test/call.ts'
import { detail, inOwnCompany, leaveCompany, requested } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { runJob } from '#test/run-jobs.ts'
import { untilWaiting } from '#test/until-waiting.ts'

const made = inOwnCompany({ now: '2026-10-05T02:00:00Z', staysSound: true })
const { server } = made
let company: LeaveCompany
beforeEach(() => void (company = made.company))

/** Starts `first`, which waits for the locked rows; `second` starts meanwhile. */
async function crossing<A, B>(held: string, first: () => Promise<A>, second: () => Promise<B>) {
  let both: readonly [Promise<A>, Promise<B>] | undefined
  await company.inside(async trx => {
    await sql.raw(held).execute(trx)
    const one = first()
    await untilWaiting(server, 1)
    const other = second()
    both = [one, other]
    await Promise.race([other, untilWaiting(server, 2)])
  })
  return Promise.all(both ?? [])
}

const requestNumbers = `select from counter where name = 'leave_request' for update`
const friday = '2026-10-16'
const request = () =>
  call(server, company.tokens.employee, requestLeave, company.draft({ from: friday, to: friday }))

test('leave requested while the employment ends before it is cancelled', async () => {
  await requested(server, company, { from: '2026-10-06', to: '2026-10-06' })
  const [asked, ended] = await crossing(requestNumbers, request, () =>
    call(server, company.tokens.admin, endEmployment, {
      id: company.employee.id,
      date: '2026-10-12',
      reason: 'Resigned',
    }),
  )
  expect([asked?.code, ended?.code]).toEqual(['', ''])
  expect((await detail(server, company.tokens.hr, asked?.data.id ?? '')).status).toBe('CANCELLED')
})

test('leave requested while a holiday is added is recounted', async () => {
  await requested(server, company, { from: '2026-10-06', to: '2026-10-06' })
  const [asked, added] = await crossing(requestNumbers, request, () =>
    call(server, company.tokens.hr, createHoliday, { from: friday, to: friday, name: 'Boat race' }),
  )
  expect([asked?.code, added?.code]).toEqual(['', ''])
  expect(added?.data.requests).toMatchObject([{ number: 2, outcome: 'CANCELLED' }])
})

test('a yearly grant in progress while the employment ends is reduced', async () => {
  server.setNow('2026-09-30T02:00:00Z')
  company = await leaveCompany(server)
  server.setNow('2026-10-01T02:00:00Z')
  const token = await signIn(server, company.admin.username)
  // An uncommitted lot of another transaction: the job has read its people, and waits while it writes.
  const lotOfAnother = `
    insert into leave_lot (workspace_id, id, employee_id, leave_type_id, kind, source, half_days, valid_from, valid_to, created_at)
    select workspace_id, gen_random_uuid(), ${company.manager.id}, id, 'GRANT', '2027', 30, '2027-01-01', '2027-12-31', now()
    from leave_type where code = 'ANNUAL'`
  await crossing(
    lotOfAnother,
    () => runJob(server, 'leave.grant-year'),
    () =>
      call(server, token, endEmployment, {
        id: company.employee.id,
        date: '2026-12-31',
        reason: 'Resigned',
      }),
  )
  const { rows } = await company.inside(trx =>
    sql<{ source: string; left: number }>`
      select l.source, (l.half_days + coalesce(sum(e.half_days), 0))::integer as left
      from leave_lot l left join leave_entry e on e.workspace_id = l.workspace_id and e.lot_id = l.id
      where l.employee_id = ${company.employee.id} and l.leave_type_id = ${company.types.ANNUAL}
      group by l.workspace_id, l.id order by l.source`.execute(trx),
  )
  expect(rows).toEqual([
    { source: '2026', left: 30 },
    { source: '2027', left: 0 },
  ])
})
