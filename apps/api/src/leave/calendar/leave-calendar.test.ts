// The leave calendar: who appears, to whom, with or without the type, by leave and by person (P5).
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { approveLeave, cancelLeave } from '@hr/contract/leave.ts'
import { createDelegation, endDelegation } from '@hr/contract/approval-delegation.ts'
import { leaveCalendar, leaveCalendarPeople } from '@hr/contract/leave-calendar.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { newId } from '#api/db/new-id.ts'
import { nextNumber } from '#api/db/next-number.ts'
import { insertHolidays } from '#api/holiday/holiday.store.ts'
import { call } from '#test/call.ts'
import { approvedByAll, leaveCompany, requested } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => leaveCompany(server))
let other: LeaveCompany
type Person = keyof LeaveCompany['tokens']
let names: ReadonlyMap<string, string>

beforeAll(async () => {
  other = await leaveCompany(server)
  const { tokens, types } = company
  const made = async (token: string, date: string, leaveTypeId: string, of = company) =>
    (await requested(server, of, { from: date, to: date, leaveTypeId }, token)).id
  const [sick, annual] = [types.SICK, types.ANNUAL]
  const ids = {
    'employee sick': await made(tokens.employee, '2026-03-10', sick),
    'employee pending': await made(tokens.employee, '2026-03-11', annual),
    'colleague sick': await made(tokens.colleague, '2026-03-10', sick),
    'colleague pending': await made(tokens.colleague, '2026-03-12', annual),
    'manager annual': await made(tokens.manager, '2026-03-10', annual),
    'manager pending': await made(tokens.manager, '2026-03-13', annual),
    'hr cancelled': await made(tokens.hr, '2026-03-10', annual),
  }
  for (const name of ['employee sick', 'colleague sick', 'manager annual'] as const)
    await approvedByAll(server, company, ids[name])
  await call(server, tokens.hr, cancelLeave, { id: ids['hr cancelled'] })
  await approvedByAll(
    server,
    other,
    await made(other.tokens.employee, '2026-03-10', other.types.ANNUAL, other),
  )
  names = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
})

const march = { from: '2026-03-01', to: '2026-03-31' }
type Filter = Partial<InputOf<typeof leaveCalendar>>
const calendar = async (who: Person, input: Filter = {}) =>
  (await call(server, company.tokens[who], leaveCalendar, { ...march, ...input })).data
/** 'employee sick: Sick leave', or 'manager annual: away' for readers who see no type. */
const shown = (leave: { id: string; leaveType: { name: string } | null }) =>
  `${names.get(leave.id) ?? 'foreign'}: ${leave.leaveType?.name ?? 'away'}`
const leaves = async (who: Person, input: Filter = {}) =>
  (await calendar(who, input)).leaves.map(shown).toSorted()

const everything = [
  'colleague pending: Annual leave',
  'colleague sick: Sick leave',
  'employee pending: Annual leave',
  'employee sick: Sick leave',
  'manager annual: Annual leave',
  'manager pending: Annual leave',
]

describe('whose leave', () => {
  test.each<[Person, 'team' | 'all', string[]]>([
    [
      'employee',
      'team',
      ['employee pending: Annual leave', 'employee sick: Sick leave', 'manager annual: away'],
    ],
    [
      'employee',
      'all',
      [
        'colleague sick: away',
        'employee pending: Annual leave',
        'employee sick: Sick leave',
        'manager annual: away',
      ],
    ],
    [
      'manager',
      'all',
      [
        'colleague sick: away',
        'employee pending: Annual leave',
        'employee sick: Sick leave',
        'manager annual: Annual leave',
        'manager pending: Annual leave',
      ],
    ],
    ['hr', 'team', ['colleague pending: Annual leave', 'colleague sick: Sick leave']],
    ['hr', 'all', everything],
    ['owner', 'team', everything],
  ])('%s, scope %s: pending leave and types only of requests they may open', async (who, scope, expected) => {
    expect(await leaves(who, { scope })).toEqual(expected)
  })

  const day = (date: string) => ({ from: date, to: date })
  const seenOn = async (date: string) =>
    (await calendar('colleague', { ...day(date), scope: 'all' })).leaves.map(leave => leave.id)

  test('an approver added to the line sees it, and nobody else', async () => {
    const { id } = await requested(server, company, {
      ...day('2026-03-25'),
      approverIds: [company.colleague.id],
    })
    expect(await seenOn('2026-03-25')).toEqual([id])
    await call(server, company.tokens.employee, cancelLeave, { id })
    expect(await seenOn('2026-03-25')).toEqual([])
  })

  test('a delegate sees it while they decide for the approver', async () => {
    const { id } = await requested(server, company, day('2026-03-26'))
    expect(await seenOn('2026-03-26')).toEqual([])
    const named = { delegateId: company.colleague.id, from: '2026-03-02', to: '2026-03-03' }
    const delegation = (await call(server, company.tokens.manager, createDelegation, named)).data
    expect(await seenOn('2026-03-26')).toEqual([id])
    await call(server, company.tokens.manager, endDelegation, { id: delegation.id })
    expect(await seenOn('2026-03-26')).toEqual([])
    await call(server, company.tokens.employee, cancelLeave, { id })
  })

  test('a person who decided it still sees it when they are no delegate any more', async () => {
    const { id } = await requested(server, company, day('2026-03-27'))
    const named = { delegateId: company.colleague.id, from: '2026-03-02', to: '2026-03-03' }
    const delegation = (await call(server, company.tokens.manager, createDelegation, named)).data
    await call(server, company.tokens.colleague, approveLeave, { id })
    await call(server, company.tokens.manager, endDelegation, { id: delegation.id })
    expect(await seenOn('2026-03-27')).toEqual([id])
    await call(server, company.tokens.employee, cancelLeave, { id })
  })

  test('a request to cancel leave is no leave, pending or approved', async () => {
    const [original = ''] = [...names.keys()]
    const { inside } = company
    const change = (status: 'PENDING' | 'APPROVED') =>
      inside(async trx => {
        const row = await trx
          .selectFrom('leave_request')
          .selectAll()
          .where('id', '=', original)
          .executeTakeFirstOrThrow()
        const id = newId()
        const about = { purpose: 'CANCELLATION', original_id: original } as const
        await trx
          .insertInto('leave_request')
          .values({
            ...row,
            ...about,
            id,
            status,
            number: await nextNumber(trx, 'leave_request'),
          })
          .execute()
        return id
      })
    const ids = [await change('PENDING'), await change('APPROVED')]
    expect(await leaves('hr', { scope: 'all' })).toEqual(everything)
    await inside(trx => trx.deleteFrom('leave_request').where('id', 'in', ids).execute())
  })

  test('only approved leave if requested', async () => {
    expect(await leaves('hr', { scope: 'all', status: 'APPROVED' })).toEqual(
      everything.filter(name => !name.includes('pending')),
    )
  })
})

describe('filters', () => {
  test('by type, only leave whose type the reader may see, so that nobody finds out who is ill', async () => {
    const bySick: Filter = { scope: 'all', leaveTypeIds: [company.types.SICK] }
    expect(await leaves('employee', bySick)).toEqual(['employee sick: Sick leave'])
    expect((await calendar('employee', bySick)).days).toEqual([{ date: '2026-03-10', away: 1 }])
    expect(await leaves('manager', bySick)).toEqual(['employee sick: Sick leave'])
    expect(await leaves('colleague', bySick)).toEqual(['colleague sick: Sick leave'])
    expect(await leaves('hr', bySick)).toEqual(['colleague sick: Sick leave', 'employee sick: Sick leave'])
    const byMany = await Promise.all(
      [company.types.ANNUAL, company.types.PERSONAL].map(type =>
        leaves('colleague', { scope: 'all', leaveTypeIds: [type] }),
      ),
    )
    expect(byMany).toEqual([['colleague pending: Annual leave'], []])
  })

  test('by unit, with all units below; another company’s unit is empty', async () => {
    const unit = (unitId: string) => leaves('hr', { scope: 'all', unitId })
    expect(await unit(company.units.office)).toEqual([
      'colleague pending: Annual leave',
      'colleague sick: Sick leave',
    ])
    expect(await unit(company.units.company)).toEqual(everything)
    expect(await unit(other.units.company)).toEqual([])
  })

  test('by unit within one’s own team: nobody else of the unit', async () => {
    const { office } = company.units
    expect(await leaves('hr', { scope: 'team', unitId: office })).toEqual(
      await leaves('hr', { scope: 'team' }),
    )
    expect(await leaves('employee', { scope: 'team', unitId: office })).toEqual([])
  })

  test('the days count employed people who are away, as far as the reader may know', async () => {
    expect((await calendar('hr', { scope: 'all' })).days).toEqual([
      { date: '2026-03-10', away: 3 },
      { date: '2026-03-11', away: 1 },
      { date: '2026-03-12', away: 1 },
      { date: '2026-03-13', away: 1 },
    ])
    expect((await calendar('colleague', { scope: 'all' })).days).toEqual([
      { date: '2026-03-10', away: 3 },
      { date: '2026-03-12', away: 1 },
    ])
  })

  test('leave over a weekend does not count on Saturday and Sunday', async () => {
    const { tokens } = company
    const long = await requested(
      server,
      company,
      { from: '2026-04-24', to: '2026-04-27', toHalf: 'AM' },
      tokens.colleague,
    )
    const { days } = await calendar('hr', { from: '2026-04-20', to: '2026-04-30' })
    expect(days.map(day => day.date)).toEqual(['2026-04-24', '2026-04-27'])
    await call(server, tokens.colleague, cancelLeave, { id: long.id })
  })
})

test('of more than 300 only the first are shown, but the days count all, each person once', async () => {
  const { workspaceId, types } = other
  const people = [other.employee, other.colleague, other.manager, other.hr, other.admin].map(({ id }) => id)
  // A request per half day: 31 days of five people, twice.
  await other.inside(async trx => {
    const made = sql`(values ${sql.join(people.map(id => sql`(${id}::int)`))}) person (id),
      generate_series(0, 30) day, unnest(array['AM', 'PM']) half`
    await sql`insert into leave_request (workspace_id, id, number, employee_id, leave_type_id, from_date, to_date, from_half,
        to_half, half_days, reason, status, created_at, updated_at)
      select ${workspaceId}, gen_random_uuid(), 9000 + row_number() over (), person.id, ${types.ANNUAL},
        date '2028-05-01' + day, date '2028-05-01' + day, half, half, 1, 'A day off', 'APPROVED', now(), now()
      from ${made}`.execute(trx)
    await sql`insert into leave_half_day (workspace_id, request_id, date, half, employee_id, counted)
      select workspace_id, id, from_date, from_half, employee_id, true from leave_request
      where workspace_id = ${workspaceId} and number > 9000`.execute(trx)
  })
  const input = { from: '2028-05-01', to: '2028-05-31', scope: 'all' } as const
  const {
    leaves: shownLeaves,
    hasMore,
    days,
  } = (await call(server, other.tokens.hr, leaveCalendar, input)).data
  expect([shownLeaves.length, hasMore]).toEqual([300, true])
  expect(shownLeaves.map(leave => [leave.from, leave.id])).toEqual(
    shownLeaves.map(leave => [leave.from, leave.id]).toSorted(),
  )
  expect(shownLeaves.at(-1)?.from).toBe('2028-05-30')
  expect(days.map(day => day.away)).toEqual(Array.from({ length: 31 }, () => 5))
})

test('holidays in the range, yearly ones on their day of that year', async () => {
  await other.inside(trx =>
    insertHolidays(trx, [
      { from: '2020-06-15', to: '2020-06-15', name: 'Founders Day', nameLo: '', yearly: true },
    ]),
  )
  const input = { from: '2026-06-01', to: '2026-06-30' }
  const { holidays } = (await call(server, other.tokens.employee, leaveCalendar, input)).data
  expect(holidays).toContainEqual({ from: '2026-06-15', to: '2026-06-15', name: 'Founders Day', nameLo: '' })
  expect(holidays.every(holiday => holiday.to >= '2026-06-01' && holiday.from <= '2026-06-30')).toBe(true)
})

test('at most 62 days, in order; without a session 401, without the permission 403', async () => {
  for (const endpoint of [leaveCalendar, leaveCalendarPeople]) {
    const status = async (token: string | null, from: string, to: string) =>
      (await call(server, token, endpoint, { from, to })).status
    const { employee } = company.tokens
    expect(await status(employee, '2026-03-01', '2026-05-01')).toBe(200)
    expect(await status(employee, '2026-03-01', '2026-05-02')).toBe(400)
    expect(await status(employee, '2026-03-02', '2026-03-01')).toBe(422)
    expect(await status(null, '2026-03-01', '2026-03-02')).toBe(401)
  }
  const third = await leaveCompany(server)
  await third.inside(trx =>
    trx.deleteFrom('role_permission').where('group_name', '=', 'LEAVE_CALENDAR').execute(),
  )
  expect((await call(server, third.tokens.employee, leaveCalendar, march)).status).toBe(403)
  expect((await call(server, third.tokens.employee, leaveCalendarPeople, march)).status).toBe(403)
})
