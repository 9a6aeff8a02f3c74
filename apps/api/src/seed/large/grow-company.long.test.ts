import { employeeLogin } from '@hr/contract/session.ts'
import { searchEmployees } from '@hr/contract/employee.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { invariants } from '#api/doctor/invariants.ts'
import { call, signIn } from '#test/call.ts'
import { testServer } from '#test/test-server.ts'
import { seedInstallation } from '../seed-installation.ts'
import { branchStructure } from './branch-structure.ts'

const now = '2026-11-21T02:00:00Z'
const server = testServer({ SEED: 'large' })
let workspaceId: string
beforeAll(async () => {
  server.setNow(now)
  const { signIns } = await seedInstallation(server.services, { largeSize: 200 })
  expect(signIns.map(({ username }) => username)).toContain('hr')
  const workspace = await server.services.db
    .selectFrom('workspace')
    .select('id')
    .where('is_first', '=', true)
    .executeTakeFirstOrThrow()
  workspaceId = workspace.id
})

const rows = <T>(query: ReturnType<typeof sql<T>>) =>
  inCompany(server, workspaceId, async trx => (await query.execute(trx)).rows)

test('SEED=large creates the given number of people, each with unit, position, grade and, except one, line manager', async () => {
  const people = await rows(sql<{
    id: number
    unit: string
    place: string
    grade: string
    boss: number | null
  }>`
    select employee_id as id, unit_id as unit, position_id as place, job_grade_id as grade, line_manager_id as boss
    from employee_job where valid_to is null`)
  expect(people).toHaveLength(200)
  expect(people.filter(({ unit, place, grade }) => !unit || !place || !grade)).toEqual([])
  expect(people.filter(({ boss }) => boss === null)).toHaveLength(1)
  const latin = await rows(sql`
    select id from employee where first_name_lo || last_name_lo !~ '^[\u0e80-\u0eff]+$' or started_on > ${now}`)
  expect(latin).toEqual([])
})

test('in six levels of units, each with a manager', async () => {
  const levels = await rows(sql<{ level: number; count: number; headless: number }>`
    with recursive tree as (
      select id, manager_id, 1 as level from org_node where parent_id is null
      union all select n.id, n.manager_id, level + 1 from org_node n join tree on n.parent_id = tree.id)
    select level, count(*)::integer as count, count(*) filter (where manager_id is null)::integer as headless
    from tree group by level order by level`)
  expect(levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6])
  expect(levels.every(({ headless }) => headless === 0)).toBe(true)
})

test('added people sign in with the demo password and have leave; every invariant holds', async () => {
  const { data } = await call(server, null, employeeLogin, { username: 'sb-0200', password: 'Demo1234' })
  expect(data).toMatchObject({ username: 'sb-0200', passwordTemporary: false })
  const [granted] = await rows(sql<{ people: number }>`
    select count(distinct employee_id)::integer as people from leave_lot`)
  expect(granted?.people).toBe(200)
  const list = await call(server, await signIn(server, 'hr'), searchEmployees, { limit: 1 })
  expect(list.data).toMatchObject({ total: 200 })
  for (const { broken, says } of invariants) {
    expect({ says, broken: await rows(sql.raw(broken)) }).toEqual({ says, broken: [] })
  }
})

test('the last complete period has days of everybody, and leave and overtime in branches', async () => {
  const [counted] = await rows(sql<Record<'people' | 'without' | 'leave' | 'overtime' | 'records', number>>`
    with branch as (select id from employee where staff_id > 'SB-0060')
    select (select count(*) from employee where started_on <= '2026-10-21' and ended_on is null)::integer as people,
      (select count(*) from employee e where started_on <= '2026-10-21' and ended_on is null and not exists (
        select from attendance_day d where d.employee_id = e.id and d.date between '2026-10-21' and '2026-11-20'
        having count(*) = 31))::integer as without,
      (select count(*) from leave_request where employee_id in (select id from branch))::integer as leave,
      (select count(*) from ot_request where employee_id in (select id from branch))::integer as overtime,
      (select count(*) from ot_record where employee_id in (select id from branch) and status = 'NORMAL')::integer
        as records`)
  expect(counted).toMatchObject({ without: 0 })
  expect(counted?.people).toBeGreaterThan(150)
  expect(counted?.leave).toBeGreaterThan(3)
  expect(counted?.overtime).toBeGreaterThan(3)
  expect(counted?.records).toBeGreaterThan(2)
})

test.each([
  [140, 1, 17],
  [4940, 17, 275],
])('%i people more are %i branches in %i units, and nobody without a unit', (count, branches, unitCount) => {
  const { units, posts } = branchStructure(count)
  expect(posts).toHaveLength(count)
  expect(units).toHaveLength(unitCount)
  expect(units.filter(({ tag }) => tag === 'Department')).toHaveLength(branches)
  const keys = new Set(units.map(({ key }) => key))
  expect(posts.filter(({ unit }) => !keys.has(unit))).toEqual([])
  expect(posts.filter(({ isHead }) => isHead)).toHaveLength(unitCount)
})
