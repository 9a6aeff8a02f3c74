// The kept board always equals one that is computed from scratch (docs/decisions/0096-kept-board.md).
import { attendanceToday } from '@hr/contract/attendance-board.ts'
import { changeJob } from '@hr/contract/employee-job.ts'
import { getEmployee } from '@hr/contract/employee-record.ts'
import { updateEmployee } from '@hr/contract/employee-change.ts'
import { approveLeave, requestLeave } from '@hr/contract/leave.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '#api/app.ts'
import { newId } from '#api/db/new-id.ts'
import { updateLeaveTypeRow } from '#api/leave/type/leave-type.store.ts'
import { deleteOldChanges, noteChanged } from '#api/people/person-changes.store.ts'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import type { AttendanceCompany } from '#test/attendance.ts'
import { factStep, play } from '#test/attendance-steps.ts'
import { call } from '#test/call.ts'
import { examples } from '#test/examples.ts'
import { keptWorld } from '#test/kept-world.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { insertPunches } from '../punch/punch.store.ts'
import { keptBoards } from './kept-boards.ts'

const numRuns = examples(2)
const freshCompany = keptWorld(attendanceCompany)
let server: TestApp
/** Shares the database, keeps its own boards, as another process does. */
let other: TestApp
let company: AttendanceCompany
beforeAll(async () => {
  server = await testApp()
  const services = { ...server.services, boards: keptBoards() }
  other = {
    ...server,
    services,
    app: await buildApp({ services, hub: null, webFolder: null, requestsPerMinute: 1_000_000 }),
  }
})
beforeEach(async () => {
  company = await freshCompany(server)
})
afterAll(async () => {
  await other.app.close()
  await server.stop()
})

const boardOf = async (of: TestApp, language: 'en' | 'lo' = 'en') =>
  (
    await call(
      of,
      await company.as('hr'),
      attendanceToday,
      { limit: 100 },
      { headers: { 'accept-language': language } },
    )
  ).data
const fromScratch = (language: 'en' | 'lo' = 'en') => {
  other.services.boards.clear()
  return boardOf(other, language)
}
async function expectSame() {
  for (const language of ['en', 'lo'] as const)
    expect(await boardOf(server, language)).toEqual(await fromScratch(language))
}
const stateOf = async () =>
  (await boardOf(server)).rows.find(row => row.employee.id === company.employee.id)?.state
const idsIn = async (unitId: string) =>
  (await call(server, await company.as('hr'), attendanceToday, { unitId })).data.rows.map(
    row => row.employee.id,
  )
async function insertUnit() {
  const id = newId()
  await company.inside(trx =>
    trx.insertInto('org_node').values({ workspace_id: company.workspaceId, id, name: 'Depot' }).execute(),
  )
  return id
}
const savePunch = (trx: Parameters<typeof noteChanged>[0], at: string) =>
  insertPunches(trx, [
    {
      id: newId(),
      employee_id: company.employee.id,
      at: new Date(at),
      time_zone: 'Asia/Vientiane',
      source: 'DEVICE',
      device: '',
      reason: '',
      received_at: new Date(at),
    },
  ])

test(
  'after every step of any sequence of changes',
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(factStep, { minLength: 8, maxLength: 16 }), async steps => {
        company = await attendanceCompany(server)
        await play(server, company, steps, expectSame)
      }),
      { numRuns, endOnFailure: numRuns <= 2 },
    ),
  numRuns * 120_000,
)

describe('a change of', () => {
  test('a name moves the row in both languages', async () => {
    await expectSame()
    const hr = await company.as('hr')
    const { id } = company.employee
    const { version } = (await call(server, hr, getEmployee, { id })).data
    const changes = { firstName: 'Zebra', firstNameLo: 'ກໍ' }
    const changed = await call(server, hr, updateEmployee, { id, version, ...changes })
    expect(changed.status).toBe(200)
    expect((await boardOf(server)).rows.at(-1)?.employee.id).toBe(company.employee.id)
    await expectSame()
  })

  test('a unit counts for the filter', async () => {
    const unitId = await insertUnit()
    expect(await idsIn(unitId)).toEqual([])
    const moved = { id: company.employee.id, from: '2026-03-02', unitId }
    expect((await call(server, await company.as('hr'), changeJob, moved)).status).toBe(200)
    expect(await idsIn(unitId)).toEqual([company.employee.id])
  })

  test('the name of a leave type', async () => {
    const hr = await company.as('hr')
    const draft = company.draft({ from: '2026-03-03', to: '2026-03-03' })
    const { id } = (await call(server, await company.as('employee'), requestLeave, draft)).data
    await call(server, await company.as('manager'), approveLeave, { id })
    await call(server, hr, approveLeave, { id })
    server.setNow(vientiane('2026-03-03', '09:00'))
    const leaveType = async () =>
      (await boardOf(server)).rows.find(row => row.employee.id === company.employee.id)?.leaveType
    expect(await leaveType()).toBe('Annual leave')
    await company.inside(trx => updateLeaveTypeRow(trx, draft.leaveTypeId, { name: 'Holidays' }))
    expect(await leaveType()).toBe('Holidays')
  })
})

describe('a change that is committed', () => {
  beforeEach(() => server.setNow(vientiane('2026-03-02', '09:00')))

  test('after a look that could not see it', async () => {
    await company.inside(async trx => {
      await savePunch(trx, vientiane('2026-03-02', '08:40'))
      await noteChanged(trx, [company.employee.id])
      expect(await stateOf()).toBe('MISSING')
    })
    expect(await stateOf()).toBe('IN')
    expect(await stateOf()).toBe('IN')
  })

  test('while a board is computed that has read the units already', async () => {
    const unitId = await insertUnit()
    let look: ReturnType<typeof idsIn> | undefined
    await server.database.ownerDb.transaction().execute(async owner => {
      await sql`lock table leave_type in access exclusive mode`.execute(owner)
      look = idsIn(unitId)
      await waitingFor('leave_type')
      await company.inside(async trx => {
        const own = trx.update('employee_job').where('employee_id', '=', company.employee.id)
        await own.set({ unit_id: unitId }).execute()
        await noteChanged(trx, [company.employee.id])
      })
    })
    expect(await look).toEqual([])
    expect(await idsIn(unitId)).toEqual([company.employee.id])
  })
})

/** Until a statement waits for the lock. */
async function waitingFor(table: string) {
  const waits = sql<{ count: number }>`select count(*)::integer as count from pg_locks
    where relation = ${table}::regclass and not granted`
  while (((await waits.execute(server.database.ownerDb)).rows[0]?.count ?? 0) === 0);
}

test('the clock goes forwards and back', async () => {
  for (const time of ['08:29', '08:30', '17:29', '17:30', '23:59', '00:00', '09:00', '08:29']) {
    server.setNow(vientiane('2026-03-03', time))
    await expectSame()
  }
})

test('old notes are deleted', async () => {
  const noted = () =>
    company.inside(async trx => {
      const rows = await trx
        .from('person_change')
        .select('employee_id')
        .where('employee_id', '<', 3)
        .execute()
      return rows.map(row => row.employee_id)
    })
  await company.inside(trx => noteChanged(trx, [1, 2]))
  await company.inside(async trx => {
    await sql`update person_change set at = now() - interval '3 days' where employee_id = 1`.execute(trx)
    await deleteOldChanges(trx)
  })
  expect(await noted()).toEqual([2])
})
