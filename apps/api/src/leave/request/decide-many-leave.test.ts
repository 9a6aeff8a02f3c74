// Several decisions in one call: each on its own, in order, exactly once (R3-R5).
import { describe, expect, test } from 'vitest'
import { mostDecided } from '@hr/contract/approval.ts'
import { approveLeave, cancelLeave, decideLeaves, requestLeave } from '@hr/contract/leave.ts'
import { addDays, weekday } from '@hr/domain/calendar/local-date.ts'
import { call } from '#test/call.ts'
import { detail, inOwnCompany, leaveCompany, leaveRows, requested } from '#test/leave.ts'

const { server, company } = inOwnCompany({ staysSound: true })

type Options = {
  readonly decision?: 'APPROVED' | 'REJECTED'
  readonly comment?: string
  readonly approveOrder?: number
  readonly headers?: Readonly<Record<string, string>>
}
const decide = (token: string | null, ids: readonly string[], options: Options = {}) => {
  const { decision = 'APPROVED', comment = '', approveOrder = 1, headers = {} } = options
  const decisions = ids.map(id => ({ id, approveOrder }))
  return call(server, token, decideLeaves, { decisions, decision, comment }, { headers })
}
const on = async (date: string, token = company.tokens.employee) =>
  (await requested(server, company, { from: date, to: date }, token)).id
const statusOf = async (id: string) => (await detail(server, company.tokens.employee, id)).status

describe('mixed outcomes', () => {
  test('a refused decision has a message and does not affect the others', async () => {
    const ids = [await on('2026-03-10'), await on('2026-03-11'), await on('2026-03-12')] as const
    const foreign = await on('2026-03-13', company.tokens.colleague)
    await call(server, company.tokens.manager, approveLeave, { id: ids[1] })
    await call(server, company.tokens.employee, cancelLeave, { id: ids[2] })
    const missing = '01890000-0000-7000-8000-000000000000'
    const { data } = await decide(company.tokens.manager, [ids[2], ids[1], foreign, missing, ids[0]])
    expect(data).toEqual([
      {
        id: ids[2],
        status: null,
        refusal: {
          code: 'ALREADY_DECIDED',
          message: 'Already decided: cancelled by employee Tester, 02/03/2026 09:00',
        },
      },
      {
        id: ids[1],
        status: null,
        refusal: {
          code: 'ALREADY_DECIDED',
          message: 'Already decided: approved by manager Tester, 02/03/2026 09:00',
        },
      },
      { id: foreign, status: null, refusal: { code: 'NOT_FOUND', message: 'Not found' } },
      { id: missing, status: null, refusal: { code: 'NOT_FOUND', message: 'Not found' } },
      { id: ids[0], status: 'PENDING', refusal: null },
    ])
    expect((await detail(server, company.tokens.employee, ids[0])).progress).toEqual({ order: 2, total: 2 })
  })

  test('the last step approves; messages are in the reader’s language', async () => {
    const ids = [await on('2026-03-10'), await on('2026-03-11')]
    await decide(company.tokens.manager, ids)
    const headers = { 'accept-language': 'lo' }
    const first = await decide(company.tokens.hr, ids.slice(0, 1), { approveOrder: 2, headers })
    expect(first.data.map(result => result.status)).toEqual(['APPROVED'])
    const second = await decide(company.tokens.hr, ids, { approveOrder: 2, headers })
    expect(second.data.map(result => result.status)).toEqual([null, 'APPROVED'])
    expect(second.data[0]?.refusal?.message).toMatch(/ອະນຸມັດແລ້ວ/)
  })

  test('a rejection returns every day and has its comment', async () => {
    const ids = [await on('2026-03-10'), await on('2026-03-11')]
    const { data } = await decide(company.tokens.manager, ids, {
      decision: 'REJECTED',
      comment: 'Too few of us',
    })
    expect(data.map(result => result.status)).toEqual(['REJECTED', 'REJECTED'])
    const { entries, steps } = await leaveRows(company)
    expect(entries.reduce((total, entry) => total + entry.half_days, 0)).toBe(0)
    expect(steps.filter(step => step.comment === 'Too few of us')).toHaveLength(2)
  })

  test('the same request twice in one call is decided once', async () => {
    const id = await on('2026-03-10')
    const { data } = await decide(company.tokens.manager, [id, id])
    expect(data.map(result => result.refusal?.code ?? result.status).sort()).toEqual([
      'ALREADY_DECIDED',
      'PENDING',
    ])
    expect((await leaveRows(company)).events).toHaveLength(2)
  })

  test('one’s own request, and a step whose turn has not come, are refused', async () => {
    const own = await on('2026-03-10', company.tokens.manager)
    const early = await on('2026-03-11')
    const mine = (await decide(company.tokens.manager, [own])).data
    const notYet = (await decide(company.tokens.hr, [early], { approveOrder: 2 })).data
    expect([...mine, ...notYet].map(result => result.refusal?.code)).toEqual([
      'OWN_REQUEST',
      'STEP_NOT_READY',
    ])
    expect(await statusOf(early)).toBe('PENDING')
  })
})

test('the same idempotency key returns the same answer and decides nothing more', async () => {
  const ids = [await on('2026-03-10'), await on('2026-03-11')]
  const headers = { 'idempotency-key': 'many-1' }
  const first = (await decide(company.tokens.manager, ids, { headers })).data
  const before = await leaveRows(company)
  expect((await decide(company.tokens.manager, ids, { headers })).data).toEqual(first)
  expect(await leaveRows(company)).toEqual(before)
})

test('two people decide the same twenty at once: each request once, in any order', async () => {
  const days = ['16', '17', '18', '19', '20', '23', '24', '25', '26', '27']
  const ids: string[] = []
  for (const day of days) {
    const date = `2026-03-${day}`
    for (const half of ['AM', 'PM'] as const) {
      const draft = { from: date, to: date, fromHalf: half, toHalf: half }
      ids.push((await requested(server, company, draft)).id)
    }
  }
  await decide(company.tokens.manager, ids)
  const rejection = { decision: 'REJECTED', comment: 'No', approveOrder: 2 } as const
  const answers = await Promise.all([
    decide(company.tokens.hr, ids, { approveOrder: 2 }),
    decide(company.tokens.admin, ids.toReversed(), rejection),
  ])
  expect(answers.map(answer => answer.status)).toEqual([200, 200])
  const results = answers.flatMap(answer => answer.data)
  for (const id of ids) {
    const ofOne = results.filter(result => result.id === id)
    expect(ofOne.map(result => result.refusal?.code ?? 'decided').sort()).toEqual([
      'ALREADY_DECIDED',
      'decided',
    ])
  }
  const { requests, events, entries } = await leaveRows(company)
  expect(events).toHaveLength(60)
  const approved = requests.filter(request => request.status === 'APPROVED').length
  expect(requests.filter(request => request.status === 'REJECTED')).toHaveLength(20 - approved)
  expect(entries.reduce((total, entry) => total - entry.half_days, 0)).toBe(approved)
})

test('more than fifty requests in one call, each with its event', async () => {
  const ids: string[] = []
  const workDays = Array.from({ length: 90 }, (_, day) => addDays('2026-03-09', day))
  for (const date of workDays.filter(day => ![0, 6].includes(weekday(day)))) {
    const draft = { from: date, to: date, leaveTypeId: company.types.UNPAID }
    const asked = await call(server, company.tokens.employee, requestLeave, company.draft(draft))
    if (asked.code !== 'NOTHING_COUNTED') ids.push(asked.data.id)
  }
  expect(ids.length).toBeGreaterThan(50)
  const { data } = await decide(company.tokens.manager, ids)
  expect(data).toEqual(ids.map(id => ({ id, status: 'PENDING', refusal: null })))
  const { events } = await leaveRows(company)
  expect(events.filter(event => event.action === 'APPROVED')).toHaveLength(ids.length)
})

describe('refused as a whole', () => {
  test('more than one call takes, none, no comment for a rejection; nothing is decided', async () => {
    const id = await on('2026-03-10')
    const many = Array.from({ length: mostDecided + 1 }, () => id)
    const { tokens } = company
    expect((await decide(tokens.manager, many)).status).toBe(400)
    expect((await decide(tokens.manager, [])).status).toBe(400)
    expect((await decide(tokens.manager, ['x'])).status).toBe(400)
    const silent = await decide(tokens.manager, [id], { decision: 'REJECTED' })
    expect([silent.status, silent.fields]).toEqual([400, { comment: 'Comment is required' }])
    expect(await statusOf(id)).toBe('PENDING')
  })

  test('401, 403, and another workspace', async () => {
    const id = await on('2026-03-10')
    expect((await decide(null, [id])).status).toBe(401)
    const other = await leaveCompany(server)
    expect((await decide(other.tokens.hr, [id])).data[0]?.refusal?.code).toBe('NOT_FOUND')
    expect((await decide(company.tokens.colleague, [id])).data[0]?.refusal?.code).toBe('NOT_FOUND')
    await company.inside(trx =>
      trx
        .deleteFrom('role_permission')
        .where('group_name', 'in', ['MY_LEAVE', 'TEAM_LEAVE_REQUEST', 'LEAVE_REQUEST'])
        .execute(),
    )
    expect((await decide(company.tokens.manager, [id])).status).toBe(403)
  })
})
