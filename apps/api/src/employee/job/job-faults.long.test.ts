// Each statement of a job change fails once: nothing is half done, and the next try works.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bulkChange } from '@hr/contract/bulk-change.ts'
import { changeJob } from '@hr/contract/employee-job.ts'
import { endEmployment, reinstateEmployee } from '@hr/contract/end-employment.ts'
import { call } from '#test/call.ts'
import { failEverywhere } from '#test/fail-everywhere.ts'
import { failingServer } from '#test/failing-database.ts'
import type { FailingServer } from '#test/failing-database.ts'
import { keptWorld } from '#test/kept-world.ts'
import { brokenInvariants, leaveCompany, leaveRows, requested } from '#test/leave.ts'
import { perTest } from '#test/per-test.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'

const freshCompany = keptWorld(leaveCompany)
let server: TestApp
let failing: FailingServer
const company = perTest(() => freshCompany(server))
const today = '2026-03-02'
beforeAll(async () => {
  server = await testApp()
  failing = await failingServer(server)
})
afterAll(async () => {
  await failing.stop()
  await server.stop()
})

const rows = async () => ({
  ...(await leaveRows(company)),
  ...(await company.inside(async trx => ({
    people: await trx.selectFrom('employee').selectAll().orderBy('id').execute(),
    jobs: await trx
      .selectFrom('employee_job')
      .selectAll()
      .orderBy('employee_id')
      .orderBy('valid_from')
      .execute(),
    units: await trx.selectFrom('org_node').selectAll().orderBy('id').execute(),
    versions: await trx.selectFrom('org_node_version').selectAll().orderBy('id').execute(),
    roles: await trx
      .selectFrom('employee_role')
      .selectAll()
      .orderBy('employee_id')
      .orderBy('role_id')
      .execute(),
  }))),
  accounts: await server.services.db
    .selectFrom('account')
    .select(['id', 'status'])
    .where('workspace_id', '=', company.workspaceId)
    .orderBy('id')
    .execute(),
})

describe('a database failure at any statement', () => {
  test('of a job change that moves an approval step', async () => {
    await requested(server, company)
    const input = { id: company.employee.id, from: today, lineManagerId: company.colleague.id }
    const statements = await failEverywhere(failing, rows, () =>
      call(failing, company.tokens.hr, changeJob, input),
    )
    expect(statements).toBeGreaterThan(30)
    expect(await brokenInvariants(company)).toEqual([])
  })

  test('of the end of an employment with reports, a unit, a step and leave, and of its undo', async () => {
    await requested(server, company)
    const { id } = company.manager
    await requested(server, company, { from: '2026-04-07', to: '2026-04-07' }, company.tokens.manager)
    const end = { id, date: today, reason: 'Moves away' }
    const statements = await failEverywhere(failing, rows, () =>
      call(failing, company.tokens.hr, endEmployment, end),
    )
    expect(statements).toBeGreaterThan(60)
    const back = await failEverywhere(failing, rows, () =>
      call(failing, company.tokens.hr, reinstateEmployee, { id }),
    )
    expect(back).toBeGreaterThan(15)
    expect(await brokenInvariants(company)).toEqual([])
  })

  test('of a bulk change', async () => {
    const { employee, manager, units } = company
    const input = { employeeIds: [employee.id, manager.id], from: today, unitId: units.office }
    const statements = await failEverywhere(failing, rows, () =>
      call(failing, company.tokens.hr, bulkChange, input),
    )
    expect(statements).toBeGreaterThan(10)
    expect(await brokenInvariants(company)).toEqual([])
  })
})
