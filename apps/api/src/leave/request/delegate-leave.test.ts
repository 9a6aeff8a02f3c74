// A delegate named together with leave: offered to approvers, saved in one transaction, and ended with the leave (R10).
import { describe, expect, test } from 'vitest'
import { listDelegations } from '@hr/contract/approval-delegation.ts'
import { cancelLeave, previewLeave, rejectLeave, requestLeave } from '@hr/contract/leave.ts'
import { moveDelegationOf } from '#api/approval/delegation-of-request.ts'
import { leaveKind } from '#api/leave/request/leave-kind.ts'
import { call, signIn } from '#test/call.ts'
import { inOwnCompany, leaveRows, requested } from '#test/leave.ts'

const { server, company } = inOwnCompany({ now: '2026-03-10T02:00:00Z', staysSound: true })

const leave = { from: '2026-03-12', to: '2026-03-16' }
const away = (more: object = {}) =>
  requested(server, company, { ...leave, delegateId: company.colleague.id, ...more }, company.tokens.manager)
const given = async (token = company.tokens.manager) =>
  (await call(server, token, listDelegations, {})).data.given
const preview = async (token: string, more: object = {}) => {
  const { leaveTypeId, from, to } = company.draft({ ...leave, ...more })
  const { data } = await call(server, token, previewLeave, { leaveTypeId, from, to, ...more })
  return data
}

describe('offered', () => {
  test('to people who approve for somebody, and to nobody else', async () => {
    expect(await preview(company.tokens.manager)).toMatchObject({
      mayDelegate: true,
      delegated: [],
      delegateAway: null,
    })
    expect((await preview(company.tokens.employee)).mayDelegate).toBe(false)
  })

  test('to an employee with a request waiting for them', async () => {
    await requested(server, company, {
      from: '2026-03-20',
      to: '2026-03-20',
      approverIds: [company.colleague.id],
    })
    expect((await preview(company.tokens.colleague)).mayDelegate).toBe(true)
  })

  test('not for past days, nor if somebody is a delegate already', async () => {
    expect(
      (await preview(company.tokens.manager, { from: '2026-03-04', to: '2026-03-05' })).mayDelegate,
    ).toBe(false)
    await away()
    expect(await preview(company.tokens.manager, { from: '2026-03-16', to: '2026-03-18' })).toMatchObject({
      mayDelegate: false,
      delegated: [{ delegate: { id: company.colleague.id }, ...leave }],
    })
  })

  test('with a note if the chosen one is away too', async () => {
    await requested(server, company, { from: '2026-03-13', to: '2026-03-13' }, company.tokens.colleague)
    const asked = { delegateId: company.colleague.id }
    expect((await preview(company.tokens.manager, asked)).delegateAway).toEqual({
      from: '2026-03-13',
      to: '2026-03-13',
    })
  })
})

describe('with the leave', () => {
  test('it applies for exactly its days', async () => {
    await away()
    expect(await given()).toMatchObject([
      { ...leave, delegate: { id: company.colleague.id }, withLeave: true, state: 'PLANNED' },
    ])
  })

  test('for leave that has begun, from today on', async () => {
    await away({ from: '2026-03-09', to: '2026-03-11' })
    expect(await given()).toMatchObject([{ from: '2026-03-10', to: '2026-03-11', state: 'ACTIVE' }])
  })

  test.each([
    ['oneself', () => ({ delegateId: company.manager.id }), 'DELEGATE_SELF'],
    ['no one', () => ({ delegateId: 999_999 }), 'INVALID_INPUT'],
    ['for a leave that is over', () => ({ from: '2026-03-04', to: '2026-03-05' }), 'DELEGATION_PAST'],
  ])('%s: refused at the delegate, and nothing is stored', async (_, more, code) => {
    const before = await leaveRows(company)
    const answer = await call(
      server,
      company.tokens.manager,
      requestLeave,
      company.draft({ ...leave, delegateId: company.colleague.id, ...more() }),
    )
    expect([answer.code, Object.keys(answer.fields)]).toEqual([code, ['delegateId']])
    expect(await leaveRows(company)).toEqual(before)
    expect(await given()).toEqual([])
  })

  test('it ends when the leave is cancelled or rejected', async () => {
    const cancelled = await away()
    await call(server, company.tokens.manager, cancelLeave, { id: cancelled.id, reason: '' })
    expect(await given()).toEqual([])
    const rejected = await away()
    expect(await given()).toHaveLength(1)
    await call(server, company.tokens.admin, rejectLeave, { id: rejected.id, comment: 'Not now' })
    expect(await given()).toEqual([])
  })

  test('a current one stays in the list as ended', async () => {
    const { id } = await away({ from: '2026-03-10', to: '2026-03-12' })
    await call(server, company.tokens.hr, cancelLeave, { id, reason: 'Came back early' })
    expect(await given()).toMatchObject([{ state: 'PAST', endedAt: '2026-03-10T02:00:00.000Z' }])
  })
})

describe('when the dates of the leave change', () => {
  const move = (requestId: string, dates: { from: string; to: string }) =>
    company.inside(db =>
      moveDelegationOf(
        {
          db,
          now: server.services.now(),
          language: 'en',
          services: server.services,
          caller: { workspaceId: company.workspaceId },
        },
        { kind: leaveKind, request: { id: requestId, requesterId: company.manager.id }, dates },
      ),
    )

  test('a planned one moves with them', async () => {
    const { id } = await away()
    await move(id, { from: '2026-03-17', to: '2026-03-18' })
    expect(await given()).toMatchObject([{ from: '2026-03-17', to: '2026-03-18', state: 'PLANNED' }])
  })

  test('a current one keeps its first day', async () => {
    const { id } = await away({ from: '2026-03-10', to: '2026-03-12' })
    server.setNow('2026-03-11T02:00:00Z')
    await move(id, { from: '2026-03-10', to: '2026-03-13' })
    const token = await signIn(server, company.manager.username)
    expect(await given(token)).toMatchObject([{ from: '2026-03-10', to: '2026-03-13', state: 'ACTIVE' }])
  })

  test('one that is over stays in the list, and a new one is planned for later leave', async () => {
    const { id } = await away({ from: '2026-03-10', to: '2026-03-12' })
    await move(id, { from: '2026-03-17', to: '2026-03-18' })
    expect(await given()).toMatchObject([
      { from: '2026-03-17', to: '2026-03-18', state: 'PLANNED', withLeave: true },
      { from: '2026-03-10', to: '2026-03-12', state: 'PAST' },
    ])
  })

  test('into the past: it ends', async () => {
    const { id } = await away()
    await move(id, { from: '2026-03-04', to: '2026-03-05' })
    expect(await given()).toEqual([])
  })
})
