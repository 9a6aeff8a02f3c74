// Real concurrent requests on the real database (L8, L9, R4, security: invariants 1, 2).
import { describe, expect, test } from 'vitest'
import { approveLeave, cancelLeave, rejectLeave, requestLeave } from '@hr/contract/leave.ts'
import { call, signIn } from '#test/call.ts'
import { detail, inOwnCompany, leaveRows, requested } from '#test/leave.ts'
import { untilWaiting } from '#test/until-waiting.ts'

const { server, company } = inOwnCompany({ staysSound: true })

/** Working days. */
const dates = ['16', '17', '18', '19', '20', '23', '24', '25', '26', '27'].map(day => `2026-03-${day}`)
const request = (from: string, to = from, headers: Record<string, string> = {}) =>
  call(server, company.tokens.employee, requestLeave, company.draft({ from, to }), { headers })

const setBalance = (halfDays: number) =>
  company.inside(trx =>
    trx
      .updateTable('leave_lot')
      .set({ half_days: halfDays })
      .where('employee_id', '=', company.employee.id)
      .where('leave_type_id', '=', company.types.ANNUAL)
      .execute(),
  )

const count = <T>(values: readonly T[], value: T) => values.filter(one => one === value).length

describe('concurrent requests', () => {
  test('ten against a balance that fits three: exactly three succeed, the others get the reason', async () => {
    await setBalance(6)
    const answers = await Promise.all(dates.map(date => request(date)))
    expect(
      count(
        answers.map(answer => answer.status),
        200,
      ),
    ).toBe(3)
    const refused = answers.filter(answer => answer.status !== 200)
    expect(new Set(refused.map(answer => `${answer.status} ${answer.code} ${answer.message}`))).toEqual(
      new Set(['422 LEAVE_BALANCE_NOT_ENOUGH Leave balance not enough']),
    )
    const { entries, requests, halfDays, counters } = await leaveRows(company)
    expect(entries.reduce((total, entry) => total + entry.half_days, 0)).toBe(-6)
    expect([requests.length, halfDays.length]).toEqual([3, 6])
    expect(requests.map(row => row.number).sort()).toEqual([1, 2, 3])
    expect(counters.find(row => row.name === 'leave_request')?.value).toBe(3)
  })

  test('two that overlap: one wins', async () => {
    const answers = await Promise.all([
      request('2026-03-16', '2026-03-18'),
      request('2026-03-18', '2026-03-20'),
      request('2026-03-17', '2026-03-19'),
    ])
    expect(
      count(
        answers.map(answer => answer.status),
        200,
      ),
    ).toBe(1)
    expect(answers.filter(answer => answer.status !== 200).map(answer => answer.code)).toEqual([
      'OVERLAPS',
      'OVERLAPS',
    ])
  })

  test('the database itself refuses an overlap that no lock or check prevented', async () => {
    const first = await requested(server, company, { from: '2026-03-16', to: '2026-03-16' })
    const day = { workspace_id: company.workspaceId, request_id: first.id, employee_id: company.employee.id }
    let answering: ReturnType<typeof request> | undefined
    await company.inside(async trx => {
      await trx
        .insertInto('leave_half_day')
        .values({ ...day, date: '2026-03-17', half: 'AM', counted: true, reason: null })
        .execute()
      answering = request('2026-03-17')
      // It passes its own check, because the row is uncommitted, and then waits for it at the constraint.
      await untilWaiting(server, 1)
    })
    const answer = await answering
    expect([answer?.status, answer?.code, answer?.message]).toEqual([
      422,
      'OVERLAPS',
      'You already have leave on 17/03/2026',
    ])
    expect((await leaveRows(company)).requests).toHaveLength(1)
    await company.inside(trx => trx.deleteFrom('leave_half_day').where('date', '=', '2026-03-17').execute())
  })

  test('twenty with one Idempotency-Key: one request, one answer', async () => {
    const headers = { 'idempotency-key': 'one-click' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => request('2026-03-16', '2026-03-16', headers)),
    )
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
    expect(new Set(answers.map(answer => JSON.stringify(answer.data))).size).toBe(1)
    const { requests, entries, events } = await leaveRows(company)
    expect([requests.length, entries.length, events.length]).toEqual([1, 1, 1])
    const changed = await request('2026-03-17', '2026-03-17', headers)
    expect([changed.status, changed.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  })
})

describe('concurrent decisions', () => {
  test('approve and reject by the same approver: one wins, the other gets who decided', async () => {
    for (const date of dates.slice(0, 5)) {
      const { id } = await requested(server, company, { from: date, to: date })
      const answers = await Promise.all([
        call(server, company.tokens.manager, approveLeave, { id }),
        call(server, company.tokens.manager, rejectLeave, { id, comment: 'No' }),
      ])
      expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
      const lost = answers.find(answer => answer.status === 409)
      expect(lost?.code).toBe('ALREADY_DECIDED')
      expect(lost?.message).toMatch(
        /^Already decided: (approved|rejected) by manager Tester, 02\/03\/2026 09:00$/,
      )
      const { status, history } = await detail(server, company.tokens.employee, id)
      expect(status).toBe(answers[0].status === 200 ? 'PENDING' : 'REJECTED')
      expect(history).toHaveLength(2)
    }
  })

  test('HR, the administrator and the owner at the unassigned step: one decides', async () => {
    const { id } = await requested(server, company)
    await call(server, company.tokens.manager, approveLeave, { id })
    const secondHr = await signIn(server, company.hr.username)
    const { hr, admin, owner } = company.tokens
    const answers = await Promise.all([
      call(server, hr, approveLeave, { id }),
      call(server, secondHr, rejectLeave, { id, comment: 'No' }),
      call(server, admin, approveLeave, { id }),
      call(server, owner, rejectLeave, { id, comment: 'No' }),
    ])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409, 409])
    const rows = await leaveRows(company)
    expect(rows.events).toHaveLength(3)
    const released = rows.entries.filter(entry => entry.kind === 'RELEASE')
    expect(released).toHaveLength(rows.requests[0]?.status === 'REJECTED' ? 1 : 0)
  })

  test('cancel against approve and reject: one result, days released at most once', async () => {
    for (const date of dates.slice(0, 5)) {
      const { id } = await requested(server, company, { from: date, to: date })
      const answers = await Promise.all([
        call(server, company.tokens.employee, cancelLeave, { id }),
        call(server, company.tokens.manager, rejectLeave, { id, comment: 'No' }),
        call(server, company.tokens.employee, cancelLeave, { id }),
      ])
      expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409])
    }
    const { entries, halfDays } = await leaveRows(company)
    expect(entries.reduce((total, entry) => total + entry.half_days, 0)).toBe(0)
    expect(
      count(
        entries.map(entry => entry.kind),
        'RELEASE',
      ),
    ).toBe(5)
    expect(halfDays.some(day => day.is_live)).toBe(false)
  })

  test('requests and cancellations of one employee mixed: the ledger always adds up', async () => {
    await setBalance(14) // seven days: two more than the five that are cancelled meanwhile
    const open = await Promise.all(dates.slice(0, 5).map(date => request(date)))
    const cancelled = open.map(({ data }) =>
      call(server, company.tokens.employee, cancelLeave, { id: data.id }),
    )
    const added = dates.slice(5).map(date => request(date))
    expect(new Set((await Promise.all(cancelled)).map(answer => answer.status))).toEqual(new Set([200]))
    const answers = await Promise.all(added)
    const accepted = answers.filter(answer => answer.status === 200).length
    expect(accepted).toBeGreaterThanOrEqual(2)
    expect(
      count(
        answers.map(answer => answer.code),
        'LEAVE_BALANCE_NOT_ENOUGH',
      ),
    ).toBe(5 - accepted)
    const { entries, requests } = await leaveRows(company)
    expect(
      count(
        requests.map(row => row.status),
        'PENDING',
      ),
    ).toBe(accepted)
    expect(entries.reduce((total, entry) => total - entry.half_days, 0)).toBe(2 * accepted)
  })
})
