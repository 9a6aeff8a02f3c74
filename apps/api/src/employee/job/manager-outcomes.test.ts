// The line manager of many people, over HTTP (P8, P9, R9).
import { bulkChange, previewBulkChange } from '@hr/contract/bulk-change.ts'
import { endEmployment } from '@hr/contract/end-employment.ts'
import { expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { detail, leaveCompany, requested } from '#test/leave.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { listHistory } from './job.store.ts'

const server = testServer()
const company = keptPerTest(server, leaveCompany)
const other = perFile(() => leaveCompany(server))
const [today, future] = ['2026-03-02', '2026-04-01']

type Input = Parameters<typeof call<typeof bulkChange>>[3]
const run = (input: Input) => call(server, company.tokens.hr, bulkChange, input)
const preview = (input: Input) => call(server, company.tokens.hr, previewBulkChange, input)
const refused = async (input: Input) =>
  (await preview(input)).data.rows.map(({ employee, refusal }) => [employee.id, refusal?.code])
const histories = () =>
  company.inside(trx =>
    trx.selectFrom('employee_job').selectAll().orderBy('employee_id').orderBy('valid_from').execute(),
  )
const managers = () =>
  company.inside(trx =>
    trx
      .selectFrom('employee_role as er')
      .innerJoin('role as r', 'r.id', 'er.role_id')
      .where('r.code', '=', 'MANAGER')
      .select('er.employee_id')
      .execute(),
  )

test('changes from the date; steps follow, and the new manager gets the role', async () => {
  const { employee, colleague, manager } = company
  const request = await requested(server, company)
  const input = { employeeIds: [employee.id], from: today, lineManagerId: colleague.id }
  const { rows, changed } = (await preview(input)).data
  expect([rows[0]?.employee.id, rows[0]?.unchanged, changed]).toEqual([employee.id, false, 1])
  expect([rows[0]?.before, rows[0]?.after].every(name => name !== '')).toBe(true)
  expect((await run(input)).data).toEqual({ changed: 1, unchanged: 0, leftOut: 0 })
  const jobs = await company.inside(trx => listHistory(trx, employee.id))
  expect(jobs.map(row => [row.from, row.facts.lineManagerId])).toEqual([
    ['2024-01-08', manager.id],
    [today, colleague.id],
  ])
  expect((await detail(server, company.tokens.hr, request.id)).steps[0]?.approver?.id).toBe(colleague.id)
  expect((await managers()).map(row => row.employee_id)).toContain(colleague.id)
  expect((await run(input)).data).toEqual({ changed: 0, unchanged: 1, leftOut: 0 })
})

test('refuses the manager and everybody above the manager, each with the cycle; the others can be changed without them', async () => {
  const { employee, colleague, manager } = company
  const input = {
    employeeIds: [manager.id, employee.id, colleague.id],
    from: future,
    lineManagerId: employee.id,
  }
  expect(await refused(input)).toEqual([
    [manager.id, 'CYCLE'],
    [employee.id, 'CYCLE'],
    [colleague.id, undefined],
  ])
  const { rows } = (await preview(input)).data
  expect(rows[0]?.refusal?.message).toContain(' → ')
  const before = await histories()
  expect(await run(input)).toMatchObject({ status: 422, code: 'CYCLE' })
  expect(await histories()).toEqual(before)
  expect((await run({ ...input, leaveOutRefused: true })).data).toMatchObject({ changed: 1, leftOut: 2 })
})

test('nobody changes their own line manager this way', async () => {
  const { hr, employee, manager } = company
  const input = { employeeIds: [hr.id, employee.id], from: future, lineManagerId: manager.id }
  expect((await refused(input))[0]?.[1]).toMatch(/^OWN_/)
  expect((await run(input)).data.leftOut).toBe(1)
})

test('somebody who has left, or of another company, leads nobody', async () => {
  const { employee, colleague, tokens } = company
  await call(server, tokens.hr, endEmployment, {
    id: colleague.id,
    date: '2026-03-01',
    reason: 'Moves away',
  })
  for (const lineManagerId of [colleague.id, other.manager.id, 2_000_000_000])
    expect(await run({ employeeIds: [employee.id], from: today, lineManagerId })).toMatchObject({
      status: 400,
    })
})

test('two at once that would lead each other: one succeeds', async () => {
  const { employee, colleague } = company
  const answers = await Promise.all([
    run({ employeeIds: [employee.id], from: today, lineManagerId: colleague.id }),
    run({ employeeIds: [colleague.id], from: today, lineManagerId: employee.id }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
})
