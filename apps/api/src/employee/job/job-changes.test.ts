import { beforeEach, describe, expect, test } from 'vitest'
import { cancelJobChange, changeJob, listJobs, previewJobChange } from '@hr/contract/employee-job.ts'
import { insertNamed } from '#api/organization/position.store.ts'
import { newId } from '#api/db/new-id.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { leaveCompany, leaveRows } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { listHistory } from './job.store.ts'

const server = testServer()
const company = keptPerTest(server, leaveCompany)
const other = perFile(() => leaveCompany(server))
let position: string
const [today, future] = ['2026-03-02', '2026-05-01']
beforeEach(async () => {
  const names = [{ name: 'Clerk', nameLo: 'ເສມຽນ' }]
  await withCurrency(company)
  position = (await company.inside(trx => insertNamed(trx, 'position', names)))[0] ?? ''
})

const withCurrency = ({ inside, workspaceId }: LeaveCompany) =>
  inside(trx =>
    trx
      .insertInto('currency')
      .values({ workspace_id: workspaceId, code: 'LAK', name: 'Kip' })
      .onConflict(conflict => conflict.doNothing())
      .execute(),
  )

type Input = Omit<Parameters<typeof call<typeof changeJob>>[3], 'id'>
const change = (input: Input, id = company.employee.id, token = company.tokens.hr) =>
  call(server, token, changeJob, { id, ...input })
const preview = (input: Input, id = company.employee.id, token = company.tokens.hr) =>
  call(server, token, previewJobChange, { id, ...input })
const jobs = (token: string, id = company.employee.id) => call(server, token, listJobs, { id })
const stored = (id = company.employee.id) => company.inside(trx => listHistory(trx, id))

describe('a change from a date', () => {
  test('keeps the days before, and later planned changes', async () => {
    await change({ from: future, unitId: company.units.office })
    const answer = await change({ from: '2026-04-01', positionId: position, reason: 'Promoted' })
    expect(
      answer.data.map(({ from, to, isFuture, isCurrent, facts, changed }) => [
        from,
        to,
        isFuture,
        isCurrent,
        facts.unit?.name,
        facts.position?.nameLo ?? null,
        changed,
      ]),
    ).toEqual([
      [future, null, true, false, 'Office', 'ເສມຽນ', ['unitId']],
      ['2026-04-01', '2026-04-30', true, false, 'Sales', 'ເສມຽນ', ['positionId']],
      ['2024-01-08', '2026-03-31', false, true, 'Sales', null, []],
    ])
    const { audit } = await leaveRows(company)
    expect(
      audit.find(
        entry =>
          entry.entity === 'employee_job' &&
          entry.entity_id === String(company.employee.id) &&
          'positionId' in Object(entry.after),
      ),
    ).toMatchObject({
      operation: 'UPDATE',
      before: { positionId: null },
      after: { from: '2026-04-01', positionId: position, reason: 'Promoted' },
    })
  })

  test('is previewed first, and the preview stores nothing', async () => {
    await change({ from: future, unitId: company.units.office })
    const before = await stored()
    const { data } = await preview({
      from: '2026-03-20',
      lineManagerId: company.hr.id,
      salaryAmount: 5_000_000,
      salaryCurrency: 'LAK',
    })
    expect(data).toMatchObject({
      refusal: null,
      before: { lineManager: { id: company.manager.id }, pay: { salaryAmount: null } },
      after: { lineManager: { id: company.hr.id }, pay: { salaryAmount: 5_000_000, salaryCurrency: 'LAK' } },
      changed: ['lineManagerId', 'salaryAmount', 'salaryCurrency'],
      later: [{ from: future, changed: ['unitId'], facts: { unit: { name: 'Office' } } }],
      steps: [],
      teamCount: 0,
    })
    expect(await stored()).toEqual(before)
    expect(
      (await preview({ from: today, lineManagerId: company.hr.id }, company.manager.id)).data,
    ).toMatchObject({
      teamCount: 1,
      team: [{ id: company.employee.id }],
    })
  })

  test('can be undone only while it is planned', async () => {
    const before = await stored()
    await change({ from: future, unitId: company.units.office })
    const cancel = (from: string) =>
      call(server, company.tokens.hr, cancelJobChange, { id: company.employee.id, from })
    expect(await cancel('2026-05-02')).toMatchObject({ status: 409, code: 'NOT_PLANNED' })
    expect((await cancel(future)).data).toHaveLength(1)
    expect(await stored()).toEqual(before)
    await change({ from: today, unitId: company.units.office })
    expect(await cancel(today)).toMatchObject({ status: 409, code: 'NOT_PLANNED' })
  })

  test('can clear optional facts', async () => {
    await change({ from: today, positionId: position, costCenter: 'CC-1' })
    const { data } = await change({ from: '2026-03-03', lineManagerId: null, costCenter: '' })
    expect(data[0]).toMatchObject({
      facts: { lineManager: null, costCenter: '' },
      changed: ['lineManagerId', 'costCenter'],
    })
  })
})

describe('is refused', () => {
  test.each<[string, Input | (() => Input), number, string, string]>([
    [
      'before the employment began',
      { from: '2024-01-07', costCenter: 'A' },
      422,
      'BEFORE_EMPLOYMENT',
      'Employment starts on 08/01/2024',
    ],
    [
      'a unit that does not exist',
      { from: today, unitId: newId() },
      400,
      'INVALID_INPUT',
      'Unit: not a valid choice',
    ],
    [
      'a unit of another company',
      () => ({ from: today, unitId: other.units.office }),
      400,
      'INVALID_INPUT',
      'Unit: not a valid choice',
    ],
    [
      'a line manager of another company',
      () => ({ from: today, lineManagerId: other.hr.id }),
      400,
      'INVALID_INPUT',
      'Line manager: not a valid choice',
    ],
    [
      'a position that does not exist',
      { from: today, positionId: newId() },
      400,
      'INVALID_INPUT',
      'Position: not a valid choice',
    ],
    [
      'a contract that ends before it begins',
      { from: today, contractStart: '2026-03-01', contractEnd: '2026-02-01' },
      400,
      'INVALID_INPUT',
      'The end date is before the start date',
    ],
    [
      'an amount of no currency',
      { from: today, salaryAmount: 1 },
      400,
      'INVALID_INPUT',
      'Currency is required',
    ],
    [
      'money below nothing',
      { from: today, fuelAllowance: 1.5 },
      400,
      'INVALID_INPUT',
      'Fuel allowance must be a whole number',
    ],
    ['a date that is none', { from: '2026-02-30' }, 400, 'INVALID_INPUT', 'Date must be valid'],
  ])('%s', async (_name, input, status, code, message) => {
    const given = typeof input === 'function' ? input() : input
    const before = await stored()
    const answer = await change(given)
    expect([answer.status, answer.code, answer.message]).toEqual([status, code, message])
    expect(await stored()).toEqual(before)
    if (status === 422) expect((await preview(given)).data.refusal).toEqual({ code, message })
  })

  test('a cycle of line managers, also on a later day, with the names', async () => {
    const answer = await change({ from: today, lineManagerId: company.employee.id }, company.manager.id)
    expect(answer).toMatchObject({ status: 422, code: 'CYCLE' })
    expect(answer.message).toBe(
      'These line managers form a circle: manager Tester → employee Tester → manager Tester',
    )
    expect((await change({ from: today, lineManagerId: company.manager.id }, company.manager.id)).code).toBe(
      'CYCLE',
    )
    // From May on the manager reports to a colleague, who therefore cannot report to the manager now.
    await change({ from: future, lineManagerId: company.colleague.id }, company.manager.id)
    const late = await change({ from: today, lineManagerId: company.manager.id }, company.colleague.id)
    expect(late.code).toBe('CYCLE')
    expect(
      (await preview({ from: today, lineManagerId: company.manager.id }, company.colleague.id)).data,
    ).toMatchObject({
      refusal: { code: 'CYCLE', message: late.message },
      steps: [],
    })
    expect(await stored(company.colleague.id)).toHaveLength(1)
  })

  test('without permission, and for people of another company', async () => {
    for (const token of [company.tokens.manager, company.tokens.employee])
      expect((await change({ from: today, costCenter: 'A' }, company.employee.id, token)).status).toBe(403)
    expect((await change({ from: today, costCenter: 'A' }, other.employee.id)).status).toBe(404)
    expect((await preview({ from: today, costCenter: 'A' }, other.employee.id)).status).toBe(404)
    const foreign = { id: other.employee.id, from: future }
    expect((await call(server, company.tokens.hr, cancelJobChange, foreign)).status).toBe(404)
  })
})

describe('who sees it', () => {
  test('HR and the person with pay, the manager without; colleagues and other companies see nothing', async () => {
    await change({
      from: '2026-03-01',
      salaryAmount: 4_000_000,
      salaryCurrency: 'LAK',
      fuelAllowance: 300_000,
    })
    const { hr, employee, manager, colleague } = company.tokens
    for (const token of [hr, employee]) {
      const [row] = (await jobs(token)).data
      expect(row?.facts.pay).toMatchObject({ salaryAmount: 4_000_000, fuelAllowance: 300_000 })
      expect(row?.changed).toEqual(['salaryAmount', 'salaryCurrency', 'fuelAllowance'])
    }
    const { data } = await jobs(manager)
    // Not even that the pay changed, and when.
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      from: '2024-01-08',
      changed: [],
      facts: { pay: null, unit: { name: 'Sales' } },
    })
    expect((await jobs(colleague)).status).toBe(404)
    expect((await jobs(hr, other.employee.id)).status).toBe(404)
    expect((await call(server, null, listJobs, { id: company.employee.id })).status).toBe(401)
  })

  test('a read of pay by HR is logged once in ten minutes, one’s own never', async () => {
    const look = async () => {
      await jobs(company.tokens.hr)
      await jobs(company.tokens.employee)
      await jobs(company.tokens.manager)
    }
    await look()
    await look()
    const rows = await company.inside(trx => trx.selectFrom('sensitive_read').selectAll().execute())
    expect(rows.map(row => [row.reader_id, row.employee_id, row.what])).toEqual([
      [company.hr.id, company.employee.id, 'pay'],
    ])
  })
})
