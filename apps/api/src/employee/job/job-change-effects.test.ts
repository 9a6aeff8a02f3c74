import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeJob, previewJobChange } from '@hr/contract/employee-job.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { factsOn } from '@hr/domain/employee/job-history.ts'
import { insertNamed } from '#api/organization/position.store.ts'
import { call } from '#test/call.ts'
import { examples } from '#test/examples.ts'
import { detail, inOwnCompany, leaveRows, requested } from '#test/leave.ts'
import { listHistory } from './job.store.ts'

const { server, company } = inOwnCompany()
let position: string
const [today, future] = ['2026-03-02', '2026-05-01']
beforeEach(async () => {
  const names = [{ name: 'Clerk', nameLo: 'ເສມຽນ' }]
  position = (await company.inside(trx => insertNamed(trx, 'position', names)))[0] ?? ''
})

type Input = Omit<Parameters<typeof call<typeof changeJob>>[3], 'id'>
const change = (input: Input, id = company.employee.id) =>
  call(server, company.tokens.hr, changeJob, { id, ...input })
const preview = (input: Input) =>
  call(server, company.tokens.hr, previewJobChange, { id: company.employee.id, ...input })
const stored = () => company.inside(trx => listHistory(trx, company.employee.id))

describe('approvals follow the line manager (R9)', () => {
  test('the step moves, both approvers are notified, the history records it; HR is next as before', async () => {
    const request = await requested(server, company)
    const shown = (await preview({ from: today, lineManagerId: company.colleague.id })).data.steps
    expect(shown).toMatchObject([
      {
        kind: 'LEAVE',
        requestId: request.id,
        number: request.number,
        approveOrder: 1,
        from: { id: company.manager.id },
        to: { id: company.colleague.id },
      },
    ])
    await change({ from: today, lineManagerId: company.colleague.id })
    const after = await detail(server, company.tokens.colleague, request.id)
    expect(after.steps.map(step => [step.approver?.id ?? null, step.status])).toEqual([
      [company.colleague.id, 'PENDING'],
      [null, 'PENDING'],
    ])
    expect(after.history.at(-1)).toMatchObject({
      action: 'REASSIGNED',
      approveOrder: 1,
      actor: { id: company.hr.id },
      comment: 'manager Tester → colleague Tester',
    })
    const { notifications } = await leaveRows(company)
    const codes = (id: number) => notifications.filter(row => row.employee_id === id).map(row => row.code)
    expect(codes(company.colleague.id)).toEqual(['LEAVE_WAITING'])
    expect(codes(company.manager.id)).toEqual(['LEAVE_WAITING', 'LEAVE_REASSIGNED'])
    expect(after.may.decide).toBe(true)
  })

  test('not before the day of a planned change, and not for another person’s', async () => {
    const request = await requested(server, company)
    await change({ from: future, lineManagerId: company.colleague.id })
    await change({ from: today, lineManagerId: company.manager.id }, company.colleague.id)
    const steps = (await detail(server, company.tokens.manager, request.id)).steps
    expect(steps[0]?.approver?.id).toBe(company.manager.id)
    expect((await preview({ from: future, unitId: company.units.office })).data.steps).toMatchObject([
      { to: { id: company.colleague.id } },
    ])
  })
})

describe('concurrently', () => {
  test('two changes of one person: both apply, one row after the other', async () => {
    const answers = await Promise.all([
      change({ from: '2026-04-01', unitId: company.units.office }),
      change({ from: '2026-04-01', positionId: position }),
      change({ from: '2026-04-15', costCenter: 'CC-2' }),
    ])
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200])
    const rows = await stored()
    expect(
      rows.map(row => [row.from, row.to, row.facts.unitId, row.facts.positionId, row.facts.costCenter]),
    ).toEqual([
      ['2024-01-08', '2026-03-31', company.units.sales, null, ''],
      ['2026-04-01', '2026-04-14', company.units.office, position, ''],
      ['2026-04-15', null, company.units.office, position, 'CC-2'],
    ])
  })

  test('two that would make each other’s manager: one wins', async () => {
    const answers = await Promise.all([
      change({ from: today, lineManagerId: company.colleague.id }, company.employee.id),
      change({ from: today, lineManagerId: company.employee.id }, company.colleague.id),
    ])
    expect(answers.map(answer => answer.code).toSorted()).toEqual(['', 'CYCLE'])
  })
})

test('after any changes the database agrees with the rule for every day', async () => {
  const { workspaceId, employee, units } = company
  const change = fc.record({
    day: fc.integer({ min: 0, max: 30 }),
    facts: fc.record(
      { unitId: fc.constantFrom(units.office, units.sales), costCenter: fc.constantFrom('', 'A', 'B') },
      { requiredKeys: [] },
    ),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 5 }), async changes => {
      for (const { day, facts } of changes)
        expect(
          (
            await call(server, company.tokens.hr, changeJob, {
              id: employee.id,
              from: addDays(today, day),
              ...facts,
            })
          ).status,
        ).toBe(200)
      const rows = await stored()
      const { rows: days } = await company.inside(trx =>
        sql<{ date: string; unit_id: string; cost_center: string; count: number }>`
          select d::date as date, max(j.unit_id::text) as unit_id, max(j.cost_center) as cost_center, count(*) as count
          from generate_series(${today}::date, ${addDays(today, 40)}::date, '1 day') as d
          left join employee_job j on j.workspace_id = ${workspaceId} and j.employee_id = ${employee.id}
            and d::date between j.valid_from and coalesce(j.valid_to, 'infinity')
          group by d order by d`.execute(trx),
      )
      expect(days).toHaveLength(41)
      for (const day of days) {
        expect(day.count).toBe(1)
        expect(factsOn(rows, day.date)).toMatchObject({ unitId: day.unit_id, costCenter: day.cost_center })
      }
    }),
    { numRuns: examples(2) },
  )
})
