// Exports of leave: every row of one snapshot once, whatever happens between the pages; permission per scope (spec 7).
import { exportLeaveRequests, exportLeaveSummary } from '@hr/contract/leave-export.ts'
import type { ExportScope } from '@hr/contract/request-export.ts'
import { approveLeave, cancelLeave, listLeaveRequests } from '@hr/contract/leave.ts'
import { listLeaveSummary } from '@hr/contract/leave-summary.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#api/db/new-id.ts'
import { jobHandlers } from '#api/schedule/start-jobs.ts'
import { call, signIn } from '#test/call.ts'
import { makeEmployee } from '#test/factories.ts'
import { leaveCompany, requested } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => leaveCompany(server))
let other: LeaveCompany
beforeAll(async () => {
  other = await leaveCompany(server)
})

type Who = keyof LeaveCompany['tokens']
const exported = (who: Who, input: InputOf<typeof exportLeaveRequests>, of = company) =>
  call(server, of.tokens[who], exportLeaveRequests, input)

/** Requests of several years, one day each, inserted directly. */
async function insertRequests(of: LeaveCompany, count: number, firstNumber: number): Promise<void> {
  const now = server.services.now()
  const rows = Array.from({ length: count }, (_, index) => ({
    workspace_id: of.workspaceId,
    id: newId(),
    number: firstNumber + index,
    employee_id: of.employee.id,
    leave_type_id: of.types.UNPAID,
    from_date: '2026-04-01',
    to_date: '2026-04-01',
    from_half: 'AM' as const,
    to_half: 'PM' as const,
    half_days: 2,
    reason: 'Long ago',
    status: 'APPROVED' as const,
    created_at: new Date(now.getTime() - (index % 7) * 1000),
    updated_at: now,
  }))
  await of.inside(trx => trx.insertInto('leave_request').values(rows).execute())
}

test('pages show one snapshot, though rows are added, decided and cancelled between them', async () => {
  const own = await leaveCompany(server)
  await insertRequests(own, 230, 10_000)
  const pending = await requested(server, own)
  const first = (await exported('hr', { scope: 'all' }, own)).data
  expect(first).toMatchObject({ total: 231, page: 1, limit: 100 })
  await insertRequests(own, 50, 20_000)
  await requested(server, own, { from: '2026-03-17', to: '2026-03-17' })
  await call(server, own.tokens.manager, approveLeave, { id: pending.id })
  await call(server, own.tokens.hr, cancelLeave, { id: pending.id, reason: 'Not needed' })
  const { snapshot } = first
  const rest = await Promise.all([2, 3, 4].map(page => exported('hr', { scope: 'all', page, snapshot }, own)))
  const rows = [first, ...rest.map(answer => answer.data)].flatMap(page => page.rows)
  expect(rows).toHaveLength(231)
  expect(new Set(rows.map(row => row.number)).size).toBe(231)
  expect(rows.some(row => row.number >= 20_000)).toBe(false)
  expect(rows.find(row => row.number === pending.number)).toMatchObject({
    status: 'PENDING',
    decidedAt: null,
  })
  // The same page again is identical.
  expect((await exported('hr', { scope: 'all', page: 2, snapshot }, own)).data).toEqual(rest[0]?.data)
  const now = (await exported('hr', { scope: 'all' }, own)).data
  expect(now.total).toBe(282)
  expect(now.rows.find(row => row.number === pending.number)?.status).toBe('CANCELLED')
})

test('a client that only sends page and limit also reads one snapshot', async () => {
  const own = await leaveCompany(server)
  await insertRequests(own, 230, 10_000)
  const asked = { scope: 'all', limit: 70 } as const
  const first = (await exported('hr', { ...asked, page: 1 }, own)).data
  await insertRequests(own, 50, 20_000)
  const rest = await Promise.all([2, 3, 4].map(page => exported('hr', { ...asked, page }, own)))
  const pages = [first, ...rest.map(answer => answer.data)]
  expect(pages.map(({ rows, limit, total }) => [rows.length, limit, total])).toEqual([
    [70, 70, 230],
    [70, 70, 230],
    [70, 70, 230],
    [20, 70, 230],
  ])
  expect(new Set(pages.flatMap(page => page.rows.map(row => row.number))).size).toBe(230)
  const ofOthers = (await exported('admin', { ...asked, page: 4 }, own)).data
  expect([ofOthers.total, ofOthers.rows.length]).toEqual([280, 70])
})

test('a row has who, what and when: the next approver while pending, the last decision after', async () => {
  const own = await leaveCompany(server)
  server.setNow('2026-03-02T02:00:00.000Z')
  const { id, number } = await requested(server, own, {
    from: '2026-03-10',
    to: '2026-03-11',
    toHalf: 'AM',
    reason: '=HYPERLINK("http://evil")',
  })
  const find = async () =>
    (await exported('hr', { scope: 'all' }, own)).data.rows.find(row => row.number === number)
  expect(await find()).toEqual({
    number,
    employee: { firstName: 'employee', lastName: 'Tester', firstNameLo: '', lastNameLo: '' },
    staffId: expect.stringMatching(/^EMPLOYEE-/),
    unit: 'Sales',
    unitLo: '',
    typeName: 'Annual leave',
    typeNameLo: expect.stringMatching(/\p{Script=Lao}/u),
    from: '2026-03-10',
    fromHalf: 'AM',
    to: '2026-03-11',
    toHalf: 'AM',
    halfDays: 3,
    status: 'PENDING',
    purpose: 'NEW',
    requestedAt: '2026-03-02T02:00:00.000Z',
    reason: '=HYPERLINK("http://evil")',
    currentApprover: { firstName: 'manager', lastName: 'Tester', firstNameLo: '', lastNameLo: '' },
    decidedAt: null,
  })
  server.setNow('2026-03-02T03:00:00.000Z')
  await call(server, own.tokens.manager, approveLeave, { id })
  // Anyone in HR is next, so no name is shown.
  expect(await find()).toMatchObject({ status: 'PENDING', currentApprover: null, decidedAt: null })
  server.setNow('2026-03-02T04:00:00.000Z')
  await call(server, own.tokens.hr, approveLeave, { id })
  expect(await find()).toMatchObject({ status: 'APPROVED', decidedAt: '2026-03-02T04:00:00.000Z' })
})

test('filters and search match the list', async () => {
  const own = await leaveCompany(server)
  await requested(server, own, { from: '2026-03-10', to: '2026-03-10' })
  await requested(server, own, { from: '2026-05-12', to: '2026-05-12' })
  await requested(server, own, { from: '2026-05-12', to: '2026-05-12' }, own.tokens.colleague)
  const filters = [
    { status: 'PENDING' },
    { status: 'REJECTED' },
    { from: '2026-05-01' },
    { to: '2026-04-01' },
    { search: 'colleague' },
    { from: '2026-05-01', search: 'employee' },
  ] as const
  for (const filter of filters) {
    const listed = await call(server, own.tokens.hr, listLeaveRequests, { scope: 'all', ...filter })
    const { rows, total } = (await exported('hr', { scope: 'all', ...filter }, own)).data
    expect([filter, total, rows.map(row => row.number)]).toEqual([
      filter,
      listed.data.total,
      listed.data.rows.map(row => row.number),
    ])
  }
})

test.each<[Who, ExportScope, number]>([
  ['employee', 'mine', 200],
  ['employee', 'team', 403],
  ['employee', 'all', 403],
  ['manager', 'team', 200],
  ['manager', 'all', 403],
  ['hr', 'all', 200],
  ['owner', 'all', 200],
])('%s exports %s: %i', async (who, scope, status) => {
  expect((await exported(who, { scope })).status).toBe(status)
})

test('a scope is exported only with the action export on its own page group', async () => {
  const own = await leaveCompany(server)
  await own.inside(trx =>
    trx
      .updateTable('role_permission')
      .set({ action: 'view' })
      .where('group_name', 'in', ['TEAM_LEAVE_REQUEST', 'LEAVE_SUMMARY'])
      .execute(),
  )
  const manager = await signIn(server, own.manager.username)
  const hr = await signIn(server, own.hr.username)
  expect((await call(server, manager, listLeaveRequests, { scope: 'team' })).status).toBe(200)
  expect((await call(server, manager, exportLeaveRequests, { scope: 'team' })).status).toBe(403)
  expect((await call(server, hr, listLeaveSummary, {})).status).toBe(200)
  expect((await call(server, hr, exportLeaveSummary, {})).status).toBe(403)
})

test('a manager exports the team, an employee their own, nobody another company', async () => {
  const own = await leaveCompany(server)
  await requested(server, own)
  await requested(server, own, {}, own.tokens.colleague)
  await requested(server, other)
  const names = async (who: Who, scope: ExportScope) =>
    (await exported(who, { scope }, own)).data.rows.map(row => row.employee.firstName).toSorted()
  expect(await names('hr', 'all')).toEqual(['colleague', 'employee'])
  expect(await names('manager', 'team')).toEqual(['employee'])
  expect(await names('colleague', 'mine')).toEqual(['colleague'])
})

test('a snapshot is limited to its session, its kind and one hour', async () => {
  server.setNow('2026-03-03T02:00:00.000Z')
  const own = await leaveCompany(server)
  const { snapshot } = (await exported('hr', { scope: 'all' }, own)).data
  const codes = async (...answers: Promise<{ status: number; code: string }>[]) =>
    (await Promise.all(answers)).map(answer => [answer.status, answer.code])
  const gone = [400, 'BAD_CURSOR']
  expect(
    await codes(
      exported('admin', { scope: 'all', snapshot }, own),
      exported('hr', { scope: 'mine', snapshot }, own),
      call(server, await signIn(server, own.hr.username), exportLeaveRequests, { scope: 'all', snapshot }),
      exported('hr', { scope: 'all', snapshot: newId() }, own),
      exported('hr', { scope: 'all', search: 'other', snapshot }, own),
    ),
  ).toEqual([gone, gone, gone, gone, gone])
  expect((await exported('hr', { scope: 'all', snapshot, page: 9 }, own)).data.rows).toEqual([])
  server.setNow('2026-03-03T03:00:01.000Z')
  expect(await codes(exported('hr', { scope: 'all', snapshot }, own))).toEqual([gone])
  await jobHandlers(server.services, server.database.connection)['export.clean']({})
  const left = await own.inside(trx =>
    trx.selectFrom('export_snapshot').select('id').where('id', '=', snapshot).execute(),
  )
  expect(left).toEqual([])
})

test('401 and 400', async () => {
  const own = await leaveCompany(server)
  expect((await call(server, null, exportLeaveRequests, {})).status).toBe(401)
  expect((await call(server, null, exportLeaveSummary, {})).status).toBe(401)
  expect((await exported('hr', { scope: 'approvals' } as never, own)).status).toBe(400)
  expect((await exported('hr', { page: 0 }, own)).status).toBe(400)
  expect((await exported('hr', { snapshot: 'x' }, own)).status).toBe(400)
  expect((await call(server, own.tokens.hr, exportLeaveSummary, { date: '2026-02-30' })).status).toBe(400)
})

test('exports of other people’s data are audited, one’s own requests are not', async () => {
  const own = await leaveCompany(server)
  await requested(server, own)
  await exported('employee', { scope: 'mine' }, own)
  const { snapshot } = (await exported('hr', { scope: 'all', status: 'PENDING' }, own)).data
  await exported('hr', { scope: 'all', status: 'PENDING', page: 2 }, own)
  const entries = await own.inside(trx =>
    trx.selectFrom('audit_entry').selectAll().where('entity', '=', 'export').execute(),
  )
  expect(entries).toMatchObject([
    {
      operation: 'CREATE',
      entity_id: snapshot,
      employee_id: own.hr.id,
      after: { name: 'Leave requests', rows: 1, scope: 'all', status: 'PENDING' },
    },
  ])
})

test('the summary: a row per person and type, with the numbers of the page', async () => {
  const own = await leaveCompany(server)
  await requested(server, own)
  await own.inside(async trx => {
    for (let number = 0; number < 60; number += 1) await makeEmployee(trx, server, { staffId: `X-${number}` })
  })
  const asHr = (input: InputOf<typeof exportLeaveSummary>) =>
    call(server, own.tokens.hr, exportLeaveSummary, input)
  const first = (await asHr({})).data
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(first.total / 100) - 1 }, (_, index) =>
      asHr({ page: index + 2, snapshot: first.snapshot }),
    ),
  )
  const rows = [first, ...pages.map(answer => answer.data)].flatMap(page => page.rows)
  expect(rows).toHaveLength(first.total)
  const listed = (await call(server, own.tokens.hr, listLeaveSummary, { limit: 100 })).data.rows
  const shown = listed.flatMap(row => row.balances.map(balance => ({ staffId: row.staffId, ...balance })))
  const numbers = rows.map(
    ({ employee: _e, unit: _u, unitLo: _l, typeName: _t, typeNameLo: _n, ...row }) => row,
  )
  expect(numbers).toEqual(shown)
  const annual = (await asHr({ leaveTypeId: own.types.ANNUAL, search: 'employee' })).data.rows
  expect(annual).toMatchObject([{ typeName: 'Annual leave', pending: 2, unit: 'Sales' }])
})
