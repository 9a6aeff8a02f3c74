// Who sees which leave: lists by scope, details and balances (P5, L11, security: row scope).
import { beforeAll, describe, expect, test } from 'vitest'
import {
  approveLeave,
  cancelLeave,
  getLeaveRequest,
  leaveBalances,
  listLeaveRequests,
} from '@hr/contract/leave.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { readyStep } from '@hr/domain/approval/step.ts'
import { call } from '#test/call.ts'
import { detail, leaveCompany, requested } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => leaveCompany(server))
let other: LeaveCompany
/** Requests by name, each on its own day of March, created a minute apart. */
let ids: Record<'employee' | 'colleague' | 'manager' | 'hr' | 'decided', string>
beforeAll(async () => {
  other = await leaveCompany(server)
  let minute = 0
  const made = async (token: string, date: string, of = company) => {
    minute += 1
    server.setNow(new Date(Date.UTC(2026, 2, 2, 2, minute)).toISOString())
    return (await requested(server, of, { from: date, to: date }, token)).id
  }
  const { tokens } = company
  ids = {
    employee: await made(tokens.employee, '2026-03-16'),
    colleague: await made(tokens.colleague, '2026-03-16'),
    manager: await made(tokens.manager, '2026-03-18'),
    hr: await made(tokens.hr, '2026-03-19'),
    decided: await made(tokens.employee, '2026-03-20'),
  }
  await call(server, tokens.manager, approveLeave, { id: ids.decided })
  await made(other.tokens.employee, '2026-03-16', other)
})

type Person = keyof LeaveCompany['tokens']
const list = (who: Person, input: InputOf<typeof listLeaveRequests>) =>
  call(server, company.tokens[who], listLeaveRequests, input)
const namesOf = (found: readonly { id: string }[]) =>
  found.map(row => Object.entries(ids).find(([, id]) => id === row.id)?.[0] ?? 'foreign')
const listed = async (who: Person, input: InputOf<typeof listLeaveRequests>) =>
  namesOf((await list(who, input)).data.rows)

describe('lists', () => {
  test.each([
    ['employee', 'mine', ['decided', 'employee']],
    ['owner', 'mine', []],
    ['manager', 'team', ['decided', 'employee']],
    ['admin', 'team', ['decided', 'hr', 'manager', 'colleague', 'employee']],
    ['hr', 'all', ['decided', 'hr', 'manager', 'colleague', 'employee']],
    ['owner', 'all', ['decided', 'hr', 'manager', 'colleague', 'employee']],
    ['manager', 'approvals', ['employee']],
    ['employee', 'approvals', []],
    // The line manager of the colleague, and the request that the manager approved.
    ['hr', 'approvals', ['colleague', 'decided']],
    // Line manager of both, and an administrator.
    ['admin', 'approvals', ['manager', 'hr', 'decided']],
    ['owner', 'approvals', ['decided']],
  ] as const)('%s, scope %s: %j', async (who, scope, expected) => {
    expect(await listed(who, { scope })).toEqual(expected)
    expect((await list(who, { scope })).data.total).toBe(expected.length)
  })

  test('the waiting list matches what the reader may decide', async () => {
    for (const who of ['manager', 'hr', 'admin', 'owner', 'employee'] as const) {
      const waiting = await listed(who, { scope: 'approvals' })
      for (const [name, id] of Object.entries(ids)) {
        const answer = await call(server, company.tokens[who], getLeaveRequest, { id })
        const may = answer.status === 200 && answer.data.may.decide
        expect([who, name, may]).toEqual([who, name, waiting.includes(name)])
        if (may)
          expect(
            readyStep(answer.data.steps.map(step => ({ ...step, approverId: step.approver?.id ?? null }))),
          ).toBeDefined()
      }
    }
  })

  test.each([
    ['employee', 'team'],
    ['employee', 'all'],
    ['manager', 'all'],
  ] as const)('%s may not ask for scope %s', async (who, scope) => {
    const answer = await list(who, { scope })
    expect([answer.status, answer.code]).toEqual([403, 'FORBIDDEN'])
  })

  test('without a session 401, an unknown scope, page or cursor 400', async () => {
    expect((await call(server, null, listLeaveRequests, {})).status).toBe(401)
    expect((await list('hr', { scope: 'theirs' } as never)).status).toBe(400)
    expect((await list('hr', { limit: 101 })).status).toBe(400)
    const forged = [
      'x',
      Buffer.from('["2026-13-45T00:00:00.000Z","0198a000-0000-7000-8000-000000000001"]').toString(
        'base64url',
      ),
      Buffer.from('["now()","1"]').toString('base64url'),
      Buffer.from('{"a":1}').toString('base64url'),
    ]
    for (const after of forged) {
      const answer = await list('hr', { scope: 'all', after })
      expect([answer.status, answer.code]).toEqual([400, 'BAD_CURSOR'])
    }
  })

  test('filters: status, overlapping dates, normalized name, number', async () => {
    const all = { scope: 'all' } as const
    expect(await listed('hr', { ...all, status: 'APPROVED' })).toEqual([])
    expect(await listed('hr', { ...all, from: '2026-03-17', to: '2026-03-19' })).toEqual(['hr', 'manager'])
    expect(await listed('hr', { ...all, search: ' COLLEAGUE ' })).toEqual(['colleague'])
    expect(await listed('hr', { ...all, search: '#1' })).toEqual(['employee'])
    expect(await listed('hr', { ...all, search: '%' })).toEqual([])
  })

  test('pages by cursor and by number give the same rows, each once, while rows are added', async () => {
    const pages: string[][] = []
    let after: string | undefined
    do {
      const page = (await list('hr', { scope: 'all', limit: 2, ...(after && { after }) })).data
      pages.push(namesOf(page.rows))
      after = page.next
      if (pages.length === 1) {
        const extra = await requested(server, company, { from: '2026-03-24', to: '2026-03-24' })
        await call(server, company.tokens.employee, cancelLeave, { id: extra.id })
      }
    } while (after)
    expect(pages).toEqual([['decided', 'hr'], ['manager', 'colleague'], ['employee']])
    const second = (await list('hr', { scope: 'all', limit: 2, page: 2 })).data
    expect(namesOf(second.rows)).toEqual(['hr', 'manager'])
    expect(second).toMatchObject({ total: 6, page: 2, limit: 2 })
  })

  test('the total of the waiting list is the same on every page, with a cursor and past the end', async () => {
    const page = async (input: { page?: number; after?: string }) =>
      (await list('admin', { scope: 'approvals', limit: 1, ...input })).data
    const first = await page({})
    const others = [await page({ page: 2 }), await page({ page: 9 }), await page({ after: first.next ?? '' })]
    expect([first, ...others].map(({ rows, total }) => [namesOf(rows), total])).toEqual([
      [['manager'], 3],
      [['hr'], 3],
      [[], 3],
      [['hr'], 3],
    ])
  })

  test('a row has the next decider and the actions its reader may take', async () => {
    const row = (await list('manager', { scope: 'approvals' })).data.rows[0]
    expect(row).toMatchObject({
      employee: { id: company.employee.id, firstName: 'employee' },
      leaveType: { id: company.types.ANNUAL, name: 'Annual leave', nameLo: 'ພັກປະຈຳປີ' },
      progress: { order: 1, total: 2 },
      currentApprover: { id: company.manager.id },
      may: { decide: true, decideRefusal: null, cancel: false, edit: false },
      halfDays: 2,
    })
  })
})

describe('one request', () => {
  const status = async (token: string | null) =>
    (await call(server, token, getLeaveRequest, { id: ids.employee })).status

  test('its owner, its approver, HR and the owner of the space see it', async () => {
    for (const who of ['employee', 'manager', 'hr', 'admin', 'owner'] as const)
      expect([who, await status(company.tokens[who])]).toEqual([who, 200])
  })

  test('without a session 401; a colleague and another company’s administrator 404', async () => {
    expect(await status(null)).toBe(401)
    expect(await status(company.tokens.colleague)).toBe(404)
    expect(await status(other.tokens.admin)).toBe(404)
    expect(await status(other.tokens.owner)).toBe(404)
  })

  test('a colleague added as an approver sees it', async () => {
    const made = await requested(server, company, {
      from: '2026-03-25',
      to: '2026-03-25',
      approverIds: [company.colleague.id],
    })
    expect((await detail(server, company.tokens.colleague, made.id)).may.decideRefusal).toBe('STEP_NOT_READY')
  })
})

describe('balances', () => {
  const balances = (who: Person, input: InputOf<typeof leaveBalances> = {}) =>
    call(server, company.tokens[who], leaveBalances, input)

  test('own by default; none for an owner without an employee record', async () => {
    const own = (await balances('employee')).data
    expect(own.map(row => row.leaveTypeId)).toContain(company.types.MATERNITY)
    expect(own.map(row => row.leaveTypeId)).not.toContain(company.types.PATERNITY)
    expect((await balances('owner')).data).toEqual([])
  })

  test.each([
    ['hr', 'colleague', 200],
    ['owner', 'colleague', 200],
    ['manager', 'employee', 200],
    ['manager', 'colleague', 404],
    ['employee', 'manager', 404],
  ] as const)('%s asks for those of %s: %i', async (who, whose, status) => {
    expect((await balances(who, { employeeId: company[whose].id })).status).toBe(status)
  })

  test('another company’s or an unknown employee 404, without a session 401, a wrong date 400', async () => {
    expect((await balances('hr', { employeeId: other.employee.id })).status).toBe(404)
    expect((await balances('hr', { employeeId: 2_000_000 })).status).toBe(404)
    expect((await call(server, null, leaveBalances, {})).status).toBe(401)
    expect((await balances('hr', { date: '2026-02-29' })).status).toBe(400)
  })

  test('every number adds up on any day of the year', async () => {
    for (const date of ['2026-01-01', '2026-03-18', '2026-12-31'])
      for (const row of (await balances('employee', { date })).data)
        expect(row.entitled + row.carriedOver + row.adjusted - row.expired - row.used - row.pending).toBe(
          row.available,
        )
  })
})
