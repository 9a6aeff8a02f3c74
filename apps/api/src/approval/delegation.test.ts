// Delegates of approvers: naming, changing, notifications, and what ends a delegation (R10).
import { describe, expect, test } from 'vitest'
import {
  createDelegation,
  endDelegation,
  listDelegations,
  updateDelegation,
} from '@hr/contract/approval-delegation.ts'
import { endEmployment } from '@hr/contract/end-employment.ts'
import { approveLeave } from '@hr/contract/leave.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { call, signIn } from '#test/call.ts'
import { inOwnCompany, leaveCompany, requested } from '#test/leave.ts'
import { runJob } from '#test/run-jobs.ts'

const { server, company } = inOwnCompany({ staysSound: true })

const days = { from: '2026-03-02', to: '2026-03-06' }
const today = { from: '2026-03-02', to: '2026-03-02' }
type Days = { from: string; to: string }

/** The manager names the colleague, unless given otherwise. */
const named = (period: Days = days, delegateId = company.colleague.id, token = company.tokens.manager) =>
  call(server, token, createDelegation, { ...period, delegateId })
const ended = (id: string, token = company.tokens.manager) => call(server, token, endDelegation, { id })
const lists = async (token: string) => (await call(server, token, listDelegations, {})).data
const approve = (token: string, id: string) => call(server, token, approveLeave, { id })
const bellOf = async (token: string) =>
  (await call(server, token, listNotifications, {})).data.rows.map(row => [row.title, row.body])
const audited = () =>
  company.inside(trx =>
    trx
      .selectFrom('audit_entry')
      .select(['operation', 'employee_id', 'after'])
      .where('entity', '=', 'approval_delegation')
      .orderBy('at')
      .orderBy('id')
      .execute(),
  )

describe('naming', () => {
  test('both sides list it, the delegate is notified, and it is audited', async () => {
    const { data } = await named()
    expect(data).toMatchObject({
      ...days,
      delegator: { id: company.manager.id },
      delegate: { id: company.colleague.id },
      state: 'ACTIVE',
      endedAt: null,
      withLeave: false,
      delegateAway: null,
    })
    expect(await lists(company.tokens.manager)).toEqual({
      mayDelegate: true,
      given: [data],
      received: [],
    })
    expect(await lists(company.tokens.colleague)).toEqual({
      mayDelegate: false,
      given: [],
      received: [data],
    })
    expect(await lists(company.tokens.hr)).toMatchObject({ given: [], received: [] })
    expect(await bellOf(company.tokens.colleague)).toEqual([
      [
        'You approve for manager Tester',
        '02/03/2026 to 06/03/2026: requests to manager Tester also come to you',
      ],
    ])
    expect(await audited()).toEqual([
      {
        operation: 'CREATE',
        employee_id: company.manager.id,
        after: { employeeId: company.manager.id, delegateId: company.colleague.id, ...days },
      },
    ])
  })

  test.each([
    ['oneself', () => ({ ...days, delegateId: company.manager.id }), 422, 'delegateId'],
    ['no one', () => ({ ...days, delegateId: 999_999 }), 400, 'delegateId'],
    [
      'for days that are over',
      () => ({ from: '2026-03-01', to: '2026-03-06', delegateId: company.colleague.id }),
      422,
      'from',
    ],
    [
      'until before the start',
      () => ({ from: '2026-03-06', to: '2026-03-05', delegateId: company.colleague.id }),
      422,
      'to',
    ],
    [
      'for 367 days',
      () => ({ from: '2026-03-02', to: '2027-03-03', delegateId: company.colleague.id }),
      422,
      'to',
    ],
  ])('%s is refused at its field', async (_, input, status, field) => {
    const answer = await call(server, company.tokens.manager, createDelegation, input())
    expect([answer.status, Object.keys(answer.fields)]).toEqual([status, [field]])
    expect(await audited()).toEqual([])
  })

  test('a second one for the same days is refused and names the first', async () => {
    await named()
    const answer = await named({ from: '2026-03-06', to: '2026-03-09' }, company.hr.id)
    expect([answer.status, answer.message]).toEqual([
      422,
      'colleague Tester already approves for you, 02/03/2026 to 06/03/2026',
    ])
    expect((await named({ from: '2026-03-07', to: '2026-03-09' }, company.hr.id)).status).toBe(200)
  })

  test('two at once for the same days: one succeeds', async () => {
    const answers = await Promise.all([
      named(days, company.colleague.id),
      named(days, company.hr.id),
      named(days, company.admin.id),
    ])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 422, 422])
    expect((await lists(company.tokens.manager)).given).toHaveLength(1)
  })

  test('without an employee record it is refused', async () => {
    expect((await named(days, company.colleague.id, company.tokens.owner)).code).toBe('NO_EMPLOYEE_RECORD')
    expect(await lists(company.tokens.owner)).toEqual({ mayDelegate: false, given: [], received: [] })
  })

  test('a delegate of another company is refused, and its delegation is not found', async () => {
    const other = await leaveCompany(server)
    expect((await named(days, other.colleague.id)).status).toBe(400)
    const { id } = (await named()).data
    const answers = [
      await ended(id, other.tokens.manager),
      await call(server, other.tokens.manager, updateDelegation, {
        id,
        ...days,
        delegateId: other.colleague.id,
      }),
    ]
    expect(answers.map(answer => answer.status)).toEqual([404, 404])
  })

  test('it shows when the delegate is away too', async () => {
    await requested(server, company, { from: '2026-03-05', to: '2026-03-09' }, company.tokens.colleague)
    expect((await named()).data.delegateAway).toEqual({ from: '2026-03-05', to: '2026-03-09' })
    expect((await named({ from: '2026-03-10', to: '2026-03-11' })).data.delegateAway).toBeNull()
  })
})

describe('changing and ending', () => {
  test('a planned one changes its delegate; both are notified', async () => {
    const { id } = (await named({ from: '2026-03-10', to: '2026-03-11' })).data
    const changed = await call(server, company.tokens.manager, updateDelegation, {
      id,
      from: '2026-03-10',
      to: '2026-03-12',
      delegateId: company.employee.id,
    })
    expect(changed.data).toMatchObject({
      to: '2026-03-12',
      delegate: { id: company.employee.id },
      state: 'PLANNED',
    })
    expect((await bellOf(company.tokens.colleague))[0]?.[0]).toBe('You no longer approve for manager Tester')
    expect((await bellOf(company.tokens.employee))[0]?.[0]).toBe('You approve for manager Tester')
  })

  test('a current one keeps its delegate and first day', async () => {
    const { id } = (await named()).data
    const change = (more: object, token = company.tokens.manager) =>
      call(server, token, updateDelegation, {
        id,
        ...days,
        delegateId: company.colleague.id,
        ...more,
      })
    expect((await change({ delegateId: company.hr.id })).code).toBe('DELEGATION_BEGUN')
    expect((await change({ from: '2026-03-03' })).code).toBe('DELEGATION_BEGUN')
    expect((await change({ to: '2026-03-02' })).data).toMatchObject(today)
    server.setNow('2026-03-03T02:00:00Z')
    const token = await signIn(server, company.manager.username)
    expect((await change({ to: '2026-03-09' }, token)).code).toBe('DELEGATION_ENDED')
  })

  test('ending is immediate, and the delegation stays in the list', async () => {
    const { id } = (await named()).data
    const request = await requested(server, company)
    expect((await ended(id)).status).toBe(200)
    expect((await approve(company.tokens.colleague, request.id)).status).toBe(404)
    expect((await lists(company.tokens.manager)).given).toMatchObject([
      { id, state: 'PAST', endedAt: '2026-03-02T02:00:00.000Z' },
    ])
    expect((await bellOf(company.tokens.colleague))[0]).toEqual([
      'You no longer approve for manager Tester',
      'Was planned for 02/03/2026 to 06/03/2026',
    ])
    expect((await ended(id)).code).toBe('DELEGATION_ENDED')
    expect((await named()).status).toBe(200)
  })

  test('a future one is deleted', async () => {
    const { id } = (await named({ from: '2026-03-03', to: '2026-03-04' })).data
    await ended(id)
    expect((await lists(company.tokens.manager)).given).toEqual([])
    expect((await audited()).map(entry => entry.operation)).toEqual(['CREATE', 'DELETE'])
  })

  test("another person's is not found, also for the delegate", async () => {
    const { id } = (await named()).data
    for (const token of [company.tokens.colleague, company.tokens.hr, company.tokens.owner])
      expect([404, 422]).toContain((await ended(id, token)).status)
    expect((await lists(company.tokens.manager)).given).toMatchObject([{ state: 'ACTIVE' }])
  })

  test.each(['colleague', 'manager'] as const)('it ends when the %s leaves', async who => {
    await named()
    const answer = await call(server, company.tokens.hr, endEmployment, {
      id: company[who].id,
      date: '2026-03-01',
      reason: 'Resigned',
      newManagerId: company.hr.id,
    })
    expect(answer.status).toBe(200)
    const rows = await company.inside(trx =>
      trx.selectFrom('approval_delegation').select('ended_at').execute(),
    )
    expect(rows).toEqual([{ ended_at: new Date('2026-03-02T02:00:00Z') }])
    const stays = who === 'manager' ? 'colleague' : 'manager'
    expect((await bellOf(company.tokens[stays])).map(([title]) => title)).toContain(
      who === 'manager'
        ? 'You no longer approve for manager Tester'
        : 'colleague Tester no longer approves for you',
    )
  })
})

const notificationsOf = async (token: string) =>
  (await call(server, token, listNotifications, {})).data.rows.map(({ title, ended, readAt }) => [
    title,
    ended,
    readAt !== null,
  ])

test('the notification of a delegate ends with the delegation; a change of its days sends a new one', async () => {
  const { data } = await named()
  const title = 'You approve for manager Tester'
  expect(await notificationsOf(company.tokens.colleague)).toEqual([[title, null, false]])
  const later = { id: data.id, ...days, to: '2026-03-09', delegateId: company.colleague.id }
  await call(server, company.tokens.manager, updateDelegation, later)
  expect((await notificationsOf(company.tokens.colleague)).toSorted()).toEqual([
    [title, null, false],
    [title, 'No longer needed', true],
  ])
  await call(server, company.tokens.manager, endDelegation, { id: data.id })
  const open = (await notificationsOf(company.tokens.colleague)).filter(([, ended]) => ended === null)
  expect(open.map(([one]) => one)).toEqual([expect.stringMatching(/no longer/i)])
})

test('the notification of a delegation that runs out by its date ends after its last day', async () => {
  await named()
  const notificationsAt = async (now: string) => {
    server.setNow(now)
    await runJob(server, 'employee.day')
    return notificationsOf(await signIn(server, company.colleague.username))
  }
  const title = 'You approve for manager Tester'
  // Vientiane is 7 hours ahead.
  expect(await notificationsAt('2026-03-06T16:59:00Z')).toEqual([[title, null, false]])
  expect(await notificationsAt('2026-03-06T17:00:00Z')).toEqual([[title, 'No longer needed', true]])
  expect(await notificationsAt('2026-03-06T18:00:00Z')).toHaveLength(1)
})
