import { demoSignIns, employeeLogin, getProfile, login } from '@hr/contract/session.ts'
import { getAttendanceRequest, listAttendanceRequests } from '@hr/contract/attendance-request.ts'
import { listOffSiteRequests } from '@hr/contract/off-site-request.ts'
import { leaveBalances, listLeaveRequests } from '@hr/contract/leave.ts'
import { leaveCalendar } from '@hr/contract/leave-calendar.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { searchEmployees } from '@hr/contract/employee.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { teamMemberIds } from '#api/access/team-member-ids.ts'
import { inCompany } from '#test/in-company.ts'
import { invariants } from '#api/doctor/invariants.ts'
import { call, signIn } from '#test/call.ts'
import { ownTestApp } from '#test/test-app.ts'
import { ownServer } from '#test/test-server.ts'
import type { TestApp } from '#test/test-app.ts'
import { seedInstallation } from './seed-installation.ts'
import type { SeedResult } from './seed-installation.ts'

const today = '2026-11-21T02:00:00Z'
const server = ownServer()
let result: SeedResult
let workspaceId: string
beforeAll(async () => {
  server.setNow(today)
  const results = await Promise.all([seedInstallation(server.services), seedInstallation(server.services)])
  result = results[0]
  expect(results[1]).toEqual(result)
  const workspaces = await server.services.db
    .selectFrom('workspace')
    .selectAll()
    .orderBy('is_first', 'desc')
    .execute()
  expect(workspaces).toMatchObject([
    { is_first: true, name: 'Sabai Trading Sole Co., Ltd' },
    { is_first: false, name: 'Sabai Logistics Co., Ltd' },
  ])
  workspaceId = workspaces[0]?.id ?? ''
})

const inside = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(server, workspaceId, work)
const rows = <T>(query: ReturnType<typeof sql<T>>) => inside(async trx => (await query.execute(trx)).rows)

describe('the demo company', () => {
  test('is found at the next start, with the same sign-ins', async () => {
    expect(await seedInstallation(server.services)).toEqual(result)
    const answer = await call(server, null, demoSignIns, {})
    expect(answer.data.password).toBe('Demo1234')
    expect(answer.data.signIns.map(one => one.username)).toEqual(result.signIns.map(one => one.username))
  })

  test.each([
    ['admin', 'employee', true],
    ['hr', 'employee', false],
    ['manager', 'employee', false],
    ['employee', 'employee', false],
    ['owner', 'login', false],
    ['operator', 'login', true],
  ])('%s signs in', async (username, area, isAdmin) => {
    expect(result.signIns).toContainEqual(expect.objectContaining({ username, area: `/${area}` }))
    const endpoint = area === 'login' ? login : employeeLogin
    const { data } = await call(server, null, endpoint, { username, password: 'Demo1234' })
    expect(data).toMatchObject({ username, passwordTemporary: false })
    expect((await call(server, data.token, getProfile, {})).data.isAdmin).toBe(isAdmin)
  })

  test('has about sixty people with Lao names in a real structure, and one who left', async () => {
    const people = await inside(trx => trx.selectFrom('employee').selectAll().execute())
    expect(people.length).toBeGreaterThanOrEqual(55)
    for (const { first_name_lo, last_name_lo, first_name } of people) {
      expect(`${first_name_lo}${last_name_lo}`).toMatch(/^[\p{Script=Lao}]+$/u)
      expect(first_name).toMatch(/^[A-Z][a-z]{2,}$/)
    }
    expect(new Set(people.map(({ status }) => status))).toEqual(
      new Set(['active', 'probation', 'terminated']),
    )
    const units = await inside(trx =>
      trx
        .selectFrom('org_node as n')
        .innerJoin('structure_tag as t', 't.id', 'n.structure_tag_id')
        .select(['t.name as tag', 'n.manager_id', 'n.parent_id', 'n.name_lo'])
        .execute(),
    )
    expect(new Set(units.map(({ tag }) => tag))).toEqual(
      new Set(['Company', 'Division', 'Department', 'Section', 'Unit']),
    )
    expect(units.filter(({ manager_id }) => manager_id === null)).toEqual([])
    expect(units.filter(({ parent_id }) => parent_id === null)).toHaveLength(1)
  })

  test('gives id 195 to the administrator only', async () => {
    const [admin] = await rows(
      sql<{ id: number }>`select employee_id as id from account where username = 'admin'`,
    )
    expect(admin?.id).toBe(195)
    const [next] = await rows(sql<{ id: number }>`select last_value as id from employee_id_seq`)
    expect(next?.id).toBeGreaterThan(1000)
  })

  test('has attendance for three periods: mostly in time, some late; the demo sign-ins can clock in today', async () => {
    const days = await inside(trx =>
      trx.selectFrom('attendance_day').select(['employee_id', 'date', 'status']).execute(),
    )
    expect(days.reduce((first, { date }) => (date < first ? date : first), today)).toBe('2026-08-21')
    const share = (status: string) =>
      days.filter(day => day.status === status).length /
      days.filter(day => !['WEEKEND', 'HOLIDAY', 'ON_LEAVE'].includes(day.status ?? '')).length
    expect(share('REGULAR')).toBeGreaterThan(0.8)
    expect(share('LATE')).toBeGreaterThan(0.02)
    expect(share('ABSENT')).toBeGreaterThan(0)
    expect(share('ABSENT')).toBeLessThan(0.02)
    const punches = await rows(sql<{ source: string; latest: Date }>`
      select source, max(at) as latest from punch group by source order by source`)
    expect(punches.map(({ source }) => source)).toEqual(['DEVICE', 'MANUAL'])
    for (const { latest } of punches) expect(latest.getTime()).toBeLessThanOrEqual(Date.parse(today))
  })

  test('has overruled days of every kind, one of them undone', async () => {
    const entries = await rows(sql<{ type: string; count: number; undone: number }>`
      select o.type, count(*)::int as count, count(u.overrule_id)::int as undone from attendance_overrule o
      left join attendance_overrule_undo u on u.overrule_id = o.id group by o.type order by o.type`)
    expect(entries).toEqual([
      { type: 'EARLY_OUT', count: 1, undone: 0 },
      { type: 'LATE', count: 6, undone: 1 },
      { type: 'TIME_ATTENDANCE', count: 1, undone: 0 },
    ])
  })

  test('has employee report to manager, whose team is sales', async () => {
    const people = await rows(sql<{ username: string; id: number; boss: number | null }>`
      select a.username, a.employee_id as id, j.line_manager_id as boss from account a
      join employee_job j on j.employee_id = a.employee_id and j.valid_to is null`)
    const person = (name: string) => people.find(one => one.username === name)
    const manager = person('manager')?.id ?? 0
    expect(person('employee')?.boss).toBe(manager)
    expect(people.filter(({ boss }) => boss === null).map(({ username }) => username)).toEqual(['bounthavy'])
    const team = await inside(trx => teamMemberIds(trx, manager, '2026-11-21'))
    expect(team).toContain(person('employee')?.id)
    expect(team).toContain(person('sonexay')?.id)
    expect(team).not.toContain(person('hr')?.id)
  })

  test('has a task for each sign-in', async () => {
    const list = async (username: string, scope: 'mine' | 'approvals' | 'all', status?: 'PENDING') => {
      const token = await signIn(server, username)
      return (await call(server, token, listLeaveRequests, { scope, limit: 100, ...(status && { status }) }))
        .data
    }
    const own = (await list('employee', 'mine')).rows.map(({ status }) => status)
    expect(new Set(own)).toEqual(new Set(['APPROVED', 'REJECTED', 'CANCELLED', 'PENDING']))
    expect((await list('manager', 'approvals')).rows.length).toBeGreaterThanOrEqual(3)
    expect((await list('hr', 'approvals')).rows.length).toBeGreaterThanOrEqual(3)
    expect((await list('hr', 'all')).total).toBeGreaterThan(70)
    const token = await signIn(server, 'employee')
    const balances = await call(server, token, leaveBalances, {})
    expect(
      balances.data.some(({ used, pending, available }) => used > 0 && pending > 0 && available > 10),
    ).toBe(true)
    const calendar = { from: '2026-11-01', to: '2026-12-31', scope: 'all' as const }
    const away = (await call(server, token, leaveCalendar, calendar)).data
    expect(away.leaves.length).toBeGreaterThan(5)
    expect(away.holidays.map(({ name }) => name)).toEqual(['National Day'])
    const bell = await call(server, await signIn(server, 'hr'), listNotifications, {})
    expect(bell.data.unread).toBeGreaterThan(0)
    expect(bell.data.unread).toBeLessThan(40)
  })

  test('has requests for attendance and off-site work, one of which explains a missing punch', async () => {
    const token = await signIn(server, 'employee')
    const own = (await call(server, token, listAttendanceRequests, {})).data.rows
    expect(own.map(({ status }) => status)).toEqual(['PENDING', 'APPROVED', 'REJECTED'])
    const id = own[0]?.id ?? ''
    const { days } = (await call(server, token, getAttendanceRequest, { id })).data
    expect(days).toMatchObject([
      { before: { status: 'NO_TIME_OUT' }, after: { status: 'ATTENDANCE_REQUEST', timeOut: '17:30' } },
    ])
    const hr = await signIn(server, 'hr')
    for (const listed of [listAttendanceRequests, listOffSiteRequests]) {
      const { rows: all } = (await call(server, hr, listed, { scope: 'all' })).data
      expect(new Set(all.map(({ status }) => status))).toContain('REJECTED')
      const waiting = await call(server, hr, listed, { scope: 'approvals' })
      expect(waiting.data.rows.length).toBeGreaterThanOrEqual(1)
    }
  })

  test('has nothing dated after now, no mail to send, and keeps every invariant', async () => {
    const [late] = await rows(sql<{ count: number }>`
      select (select count(*) from approval_event where at > ${today}) + (select count(*) from audit_entry where at > ${today})
        + (select count(*) from leave_request where created_at > ${today}) as count`)
    expect(late?.count).toBe(0)
    expect(await server.services.db.selectFrom('mail_message').selectAll().execute()).toEqual([])
    expect(server.jobs).toEqual([])
    for (const { broken, says } of invariants) {
      expect({ says, broken: await rows(sql.raw(broken)) }).toEqual({ says, broken: [] })
    }
  })
})

/** Files have random names. */
const withoutFileNames = (key: string, value: unknown) => (key === 'profileImage' ? value !== null : value)

test.each(['2027-01-03T20:00:00Z', '2028-02-29T10:00:00Z'])(
  'made on %s it is the same company',
  async now => {
    const other = await ownTestApp()
    try {
      other.setNow(now)
      await seedInstallation(other.services)
      const people = async (one: TestApp) => {
        const token = await signIn(one, 'hr')
        const { data } = await call(one, token, searchEmployees, { limit: 100 })
        if (Array.isArray(data)) throw new Error('Expected a page of people')
        const rows = data.rows.map(row => ({ ...row, startDate: '', endDate: '' }))
        return JSON.stringify(rows, withoutFileNames, 1)
      }
      expect(await people(other)).toEqual(await people(server))
    } finally {
      await other.stop()
    }
  },
)

test('SEED=empty creates the first administrator only, shows the password once and requires a new one', async () => {
  const empty = await ownTestApp({ SEED: 'empty' })
  try {
    const { firstAdministrator, signIns, password } = await seedInstallation(empty.services)
    expect([signIns, password]).toEqual([[], null])
    const { username = '', temporaryPassword = '' } = firstAdministrator ?? {}
    const signedIn = await call(empty, null, employeeLogin, { username, password: temporaryPassword })
    expect(signedIn.data.passwordTemporary).toBe(true)
    const accounts = await empty.services.db.selectFrom('account').selectAll().execute()
    expect(accounts).toMatchObject([{ employee_id: 195, is_admin: true, kind: 'employee' }])
    expect(await seedInstallation(empty.services)).toEqual({
      signIns: [],
      password: null,
      firstAdministrator: null,
    })
    expect((await call(empty, null, demoSignIns, {})).data).toEqual({
      signIns: [],
      password: null,
      company: null,
    })
  } finally {
    await empty.stop()
  }
})
