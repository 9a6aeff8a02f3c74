// The summary and its ledger (L11), and adjustments by HR (L3).
import {
  adjustLeave,
  getLeaveSummary,
  listLeaveSummary,
  undoLeaveAdjustment,
} from '@hr/contract/leave-summary.ts'
import { approveLeave, leaveBalances } from '@hr/contract/leave.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { describe, expect, test } from 'vitest'
import { call, openSession } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { brokenInvariants, leaveCompany, leaveRows, requested } from '#test/leave.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, leaveCompany)

type Adjustment = InputOf<typeof adjustLeave>
const adjust = (changes: Partial<Adjustment> = {}, token = company.tokens.hr) =>
  call(server, token, adjustLeave, {
    employeeId: company.employee.id,
    leaveTypeId: company.types.ANNUAL,
    halfDays: 4,
    date: '2026-03-02',
    reason: 'Worked on a holiday',
    ...changes,
  })
const ledger = (token = company.tokens.hr, employeeId = company.employee.id) =>
  call(server, token, getLeaveSummary, { employeeId })
async function annualLines() {
  const { types } = (await ledger()).data
  const annual = types.find(({ leaveTypeId }) => leaveTypeId === company.types.ANNUAL)
  return annual?.lines.map(({ date, kind, halfDays, balance }) => [date, kind, halfDays, balance])
}

test('days that can no longer be taken are added only if accepted', async () => {
  server.setNow('2026-04-15T02:00:00Z')
  const hr = await openSession(server, { ...company.hr, type: 'app', workspaceId: company.workspaceId })
  const late = { date: '2025-12-01', halfDays: 5 }
  const before = await ledger(hr)
  expect(await adjust(late, hr)).toMatchObject({
    status: 422,
    code: 'LEAVE_DAYS_EXPIRE',
    message:
      'The last day to take these days was 31/03/2026: 2.5 would expire unused. Confirm to save them anyway',
  })
  expect((await ledger(hr)).data).toEqual(before.data)
  expect((await adjust({ ...late, acceptsExpiry: true }, hr)).status).toBe(200)
  expect((await adjust({ date: '2026-04-15' }, hr)).status).toBe(200)
  server.setNow('2026-03-02T02:00:00Z')
})

describe('the summary', () => {
  test('shows everybody by name, with the same balances they see themselves', async () => {
    await requested(server, company)
    const { rows, total } = (await call(server, company.tokens.hr, listLeaveSummary, {})).data
    expect(total).toBe(5)
    const row = rows.find(({ employee }) => employee.id === company.employee.id)
    const own = (await call(server, company.tokens.employee, leaveBalances, {})).data
    expect(own).toMatchObject(row?.balances ?? [])
  })

  test('by search and by unit with all units below; pages repeat nobody', async () => {
    const list = async (input: InputOf<typeof listLeaveSummary>) =>
      (await call(server, company.tokens.hr, listLeaveSummary, input)).data
    const names = (rows: readonly { employee: { firstName: string } }[]) =>
      rows.map(({ employee }) => employee.firstName)
    expect(names((await list({ search: 'colleag' })).rows)).toEqual(['colleague'])
    expect(names((await list({ unitId: company.units.sales })).rows)).toEqual(['employee', 'manager'])
    expect((await list({ unitId: company.units.company })).total).toBe(5)
    const first = await list({ limit: 3 })
    const second = await list({ limit: 3, ...(first.next && { after: first.next }) })
    expect(names([...first.rows, ...second.rows])).toEqual([
      'admin',
      'colleague',
      'employee',
      'hr',
      'manager',
    ])
  })

  test('needs LEAVE_SUMMARY', async () => {
    expect((await call(server, company.tokens.employee, listLeaveSummary, {})).status).toBe(403)
    expect((await call(server, null, listLeaveSummary, {})).status).toBe(401)
  })
})

describe('the ledger', () => {
  test('runs from the grant to what is available', async () => {
    const { id } = await requested(server, company, { from: '2026-03-10', to: '2026-03-11' })
    await call(server, company.tokens.manager, approveLeave, { id })
    await adjust()
    await adjust({ halfDays: -2, date: '2026-04-01' })
    expect(await annualLines()).toEqual([
      ['2026-01-01', 'GRANT', 30, 30],
      ['2026-03-02', 'ADJUSTMENT', 4, 34],
      ['2026-03-10', 'USE', -4, 30],
      ['2026-04-01', 'ADJUSTMENT', -2, 28],
    ])
    const { types } = (await ledger()).data
    const line = types[0]?.lines.find(({ kind }) => kind === 'USE')
    expect(line).toMatchObject({ requestId: id, isPending: true })
    expect(line?.requestNumber).toBeGreaterThan(0)
    expect(await brokenInvariants(company)).toEqual([])
  })

  test('is visible to oneself, the manager and HR; for others the person is not found', async () => {
    const { tokens } = company
    for (const token of [tokens.employee, tokens.manager, tokens.hr, tokens.owner]) {
      expect((await ledger(token)).status).toBe(200)
    }
    expect((await ledger(tokens.colleague)).status).toBe(404)
    const other = await leaveCompany(server)
    expect((await ledger(other.tokens.hr)).status).toBe(404)
  })

  test('only HR may adjust, and not their own', async () => {
    expect((await ledger()).data.mayAdjust).toBe(true)
    expect((await ledger(company.tokens.employee)).data.mayAdjust).toBe(false)
    expect((await ledger(company.tokens.hr, company.hr.id)).data.mayAdjust).toBe(false)
    expect((await adjust({}, company.tokens.manager)).status).toBe(403)
    expect((await adjust({ employeeId: company.hr.id })).status).toBe(403)
  })
})

describe('adjustments', () => {
  test('add days until the end of the leave year, and remove those that expire first', async () => {
    expect((await adjust()).data).toMatchObject({ adjusted: 4, available: 34 })
    expect((await adjust({ halfDays: -34 })).data).toMatchObject({ adjusted: -30, available: 0 })
    expect((await adjust({ kind: 'OPENING', halfDays: 6 })).data).toMatchObject({
      entitled: 36,
      available: 6,
    })
    expect(await brokenInvariants(company)).toEqual([])
  })

  test.each<[string, Partial<Adjustment>, number]>([
    ['below zero', { halfDays: -31 }, 422],
    ['nothing', { halfDays: 0 }, 400],
    ['half of a half day', { halfDays: 0.5 }, 400],
    ['without a reason', { reason: '' }, 400],
    ['no one', { employeeId: 1 }, 404],
  ])('%s is refused, and nothing changes', async (_, changes, status) => {
    const before = await leaveRows(company)
    expect((await adjust(changes)).status).toBe(status)
    expect(await leaveRows(company)).toEqual(before)
  })

  test('an unpaid type has no balance to adjust', async () => {
    expect((await adjust({ leaveTypeId: company.types.UNPAID })).code).toBe('UNPAID_TYPE')
  })

  test('reasons that the ledger uses for an end of employment or a changed amount are refused', async () => {
    for (const reason of ['END_OF_EMPLOYMENT', 'AMOUNT_CHANGED']) {
      const { status, fields } = await adjust({ reason })
      expect([status, fields]).toEqual([
        400,
        { reason: 'The system uses these words itself. Write the reason in your own words' },
      ])
    }
  })

  test('of ten concurrent ones that together remove more than there is, as many succeed as fit', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => adjust({ halfDays: -7 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(answers.filter(({ code }) => code === 'LEAVE_BALANCE_NOT_ENOUGH')).toHaveLength(6)
    expect(await brokenInvariants(company)).toEqual([])
  })
})

describe('undoing an adjustment', () => {
  const undo = (id: string, token = company.tokens.hr) => call(server, token, undoLeaveAdjustment, { id })
  const adjustments = async (token = company.tokens.hr) =>
    (await ledger(token)).data.types.flatMap(({ lines }) =>
      lines.flatMap(({ halfDays, adjustment }) => (adjustment ? [{ halfDays, ...adjustment }] : [])),
    )
  async function adjusted(changes: Partial<Adjustment> = {}): Promise<string> {
    await adjust(changes)
    return (await adjustments()).at(-1)?.id ?? ''
  }

  test.each([4, -4])('of %i half days leaves the balance as it was, and both lines stay', async halfDays => {
    const before = await company.inside(trx => trx.selectFrom('leave_entry').selectAll().execute())
    const id = await adjusted({ halfDays })
    const { firstName } = (await ledger(company.tokens.hr, company.hr.id)).data.employee
    expect((await adjustments())[0]).toMatchObject({ by: { firstName }, isUndone: false, isUndo: false })
    expect((await undo(id)).data).toMatchObject({ adjusted: 0, available: 30 })
    expect(await adjustments()).toMatchObject([
      { halfDays, isUndone: true, isUndo: false },
      { halfDays: -halfDays, isUndone: false, isUndo: true },
    ])
    const after = await company.inside(trx => trx.selectFrom('leave_entry').selectAll().execute())
    expect(after).toEqual(expect.arrayContaining(before))
    expect(await brokenInvariants(company)).toEqual([])
  })

  test('happens once, even if asked twice at the same moment, and is not undone itself', async () => {
    const id = await adjusted()
    const answers = await Promise.all([undo(id), undo(id)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['', 'ADJUSTMENT_UNDONE'])
    const counter = (await adjustments()).find(({ isUndo }) => isUndo)
    expect(await undo(counter?.id ?? '')).toMatchObject({ status: 409, code: 'ADJUSTMENT_UNDONE' })
    expect((await ledger()).data.types[0]?.balance.available).toBe(30)
  })

  test('is refused if leave uses its days, and nothing changes', async () => {
    const id = await adjusted({ halfDays: 4 })
    await adjust({ halfDays: -30 })
    await requested(server, company, { from: '2026-03-10', to: '2026-03-10' })
    const before = await ledger()
    expect(await undo(id)).toMatchObject({ status: 422, code: 'ADJUSTMENT_USED' })
    expect((await ledger()).data).toEqual(before.data)
  })

  test('is refused once the last day of its days is over', async () => {
    const id = await adjusted({ date: '2025-12-01', acceptsExpiry: true })
    expect(id).toBe('')
    const { id: older } = await company.inside(trx =>
      trx.selectFrom('leave_adjustment').select('id').executeTakeFirstOrThrow(),
    )
    expect(await undo(older)).toMatchObject({ status: 422, code: 'ADJUSTMENT_ENDED' })
  })

  test('only HR of the same company may', async () => {
    const id = await adjusted()
    expect((await undo(id, company.tokens.manager)).status).toBe(403)
    expect((await undo(id, company.tokens.employee)).status).toBe(403)
    const other = await leaveCompany(server)
    expect((await undo(id, other.tokens.hr)).status).toBe(404)
    expect((await undo('nothing')).status).toBe(404)
    expect(await adjustments(company.tokens.employee)).toMatchObject([{ id, isUndone: false }])
  })

  test('an owner without an employee record is named', async () => {
    await adjust({}, company.tokens.owner)
    const [made] = await adjustments()
    expect(made).toMatchObject({ by: null })
    expect(made?.byName).not.toBe('')
  })
})
