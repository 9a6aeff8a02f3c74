// Adjustments and opening balances from a file (L3): checked by cell, booked once, never below zero, never one's own.
import { importAdjustments } from '@hr/contract/leave-adjustment-import.ts'
import { adjustLeave } from '@hr/contract/leave-summary.ts'
import { leaveBalances } from '@hr/contract/leave.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readTable } from '#api/files/read-table.ts'
import { listReading } from '#api/files/table-limits.ts'
import { call, openSession } from '#test/call.ts'
import { brokenInvariants, leaveCompany, requested } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
let company: LeaveCompany
/** Staff ids. */
let ids: { employee: string; colleague: string; hr: string }
async function begin(): Promise<void> {
  company = await leaveCompany(server)
  const people = await company.inside(trx => trx.selectFrom('employee').select(['id', 'staff_id']).execute())
  const staffIdOf = (id: number) => people.find(person => person.id === id)?.staff_id ?? ''
  ids = {
    employee: staffIdOf(company.employee.id),
    colleague: staffIdOf(company.colleague.id),
    hr: staffIdOf(company.hr.id),
  }
}

const header = 'Staff ID,Leave type,Days,Date,Kind,Reason'
const csv = (...rows: string[]) => [{ name: 'b.csv', bytes: Buffer.from([header, ...rows].join('\n')) }]
type Input = InputOf<typeof importAdjustments>
const send = (
  files: { name: string; bytes: Uint8Array }[],
  input: Input = { dryRun: false },
  token = company.tokens.hr,
) => call(server, token, importAdjustments, input, { files })
const annualOf = async (employeeId: number, date = '2026-03-10') => {
  const { data } = await call(server, company.tokens.hr, leaveBalances, { employeeId, date })
  return data.find(balance => balance.leaveTypeId === company.types.ANNUAL)
}
const booked = () =>
  company.inside(async trx => ({
    lots: await trx
      .selectFrom('leave_lot')
      .select(['employee_id', 'kind', 'half_days', 'valid_from', 'valid_to', 'reason'])
      .where('kind', 'in', ['ADJUSTMENT', 'OPENING'])
      .orderBy('employee_id')
      .execute(),
    entries: await trx
      .selectFrom('leave_entry')
      .select(['half_days', 'date', 'reason'])
      .where('kind', '=', 'ADJUSTMENT')
      .execute(),
    rows: await trx.selectFrom('leave_adjustment_row').select('row_key').execute(),
  }))

describe('a file', () => {
  beforeEach(begin)

  test('a dry run shows the effect of each row and stores nothing; the import does exactly that', async () => {
    const before = (await annualOf(company.employee.id))?.available ?? 0
    const file = csv(
      `${ids.employee},ANNUAL,1.5,10/03/2026,Adjustment,Worked on New Year`,
      `${ids.employee},Annual leave,-2,2026-03-10,,Corrected`,
      `${ids.colleague.toLowerCase()},ພັກປະຈຳປີ,5,2026-01-01,Opening balance,Brought along`,
    )
    const dry = (await send(file, {})).data
    expect(dry).toMatchObject({ rows: 3, booked: 3, unchanged: 0, errors: [] })
    expect(dry.outcomes).toMatchObject([
      { row: 2, staffId: ids.employee, halfDays: 3, kind: 'ADJUSTMENT', before, after: before + 3 },
      { row: 3, halfDays: -4, before: before + 3, after: before - 1 },
      { row: 4, staffId: ids.colleague, halfDays: 10, kind: 'OPENING', date: '2026-01-01', isKnown: false },
    ])
    expect(await booked()).toEqual({ lots: [], entries: [], rows: [] })

    const done = (await send(file)).data
    expect(done).toEqual({ ...dry, isStored: true })
    expect(await annualOf(company.employee.id)).toMatchObject({ adjusted: -1, available: before - 1 })
    const { lots, entries, rows } = await booked()
    expect(lots).toMatchObject([
      {
        kind: 'ADJUSTMENT',
        half_days: 3,
        valid_from: '2026-03-10',
        valid_to: '2026-12-31',
        reason: 'Worked on New Year',
      },
      { kind: 'OPENING', half_days: 10, valid_from: '2026-01-01', valid_to: '2026-12-31' },
    ])
    expect(entries.reduce((sum, entry) => sum + entry.half_days, 0)).toBe(-4)
    expect(rows).toHaveLength(3)
    const audit = await company.inside(trx =>
      trx.selectFrom('audit_entry').select('after').where('entity', '=', 'leave_adjustment').execute(),
    )
    expect(audit).toHaveLength(3)
    expect(await brokenInvariants(company)).toEqual([])
  })

  test('the good rows are booked without the others, which come back as a file', async () => {
    const before = (await annualOf(company.employee.id))?.available ?? 0
    const file = csv(
      `${ids.employee},ANNUAL,1,10/03/2026,,Worked`,
      `${ids.employee},ANNUAL,1,10/03/2026,,Worked`,
      `${ids.employee},ANNUAL,-365,2026-03-10,,Too many`,
      `${ids.employee},ANNUAL,-0.5,2026-03-10,,Corrected`,
    )
    expect((await send(file)).data).toMatchObject({ booked: 0, badRows: 2, isStored: false })
    const { data } = await send(file, { dryRun: false, goodRowsOnly: true, badRowsFile: true })
    expect(data).toMatchObject({ booked: 2, badRows: 2, isStored: true })
    expect((await annualOf(company.employee.id))?.available).toBe(before + 1)
    const [first, ...rows] = await readTable(Buffer.from(data.badRowsFile ?? '', 'base64'), listReading)
    expect(first?.at(-1)).toBe('Errors')
    expect(rows.map(row => row.at(-1))).toEqual([
      'Staff ID: Same as row 2',
      expect.stringContaining('Not enough leave'),
    ])
    const again = (await send(file, { dryRun: false, goodRowsOnly: true })).data
    expect(again).toMatchObject({ booked: 0, unchanged: 2, badRows: 2 })
  })

  test('a dry run reports days that can no longer be taken', async () => {
    server.setNow('2026-04-15T02:00:00Z')
    const { hr, workspaceId } = company
    const token = await openSession(server, { accountId: hr.accountId, type: 'app', workspaceId })
    const file = csv(
      `${ids.employee},ANNUAL,2.5,2025-12-01,,Late`,
      `${ids.employee},ANNUAL,1,2026-04-15,,Now`,
    )
    const { outcomes } = (await send(file, {}, token)).data
    expect(outcomes.map(({ lost }) => lost)).toEqual([{ halfDays: 5, on: '2026-03-31' }, null])
    server.setNow('2026-03-02T02:00:00Z')
  })

  test('a second run changes nothing; a file with one more row books only that row', async () => {
    const rows = [
      `${ids.employee},ANNUAL,2,2026-03-10,,Worked on New Year`,
      `${ids.employee},ANNUAL,-1,2026-03-10,,Corrected`,
    ]
    await send(csv(...rows))
    const once = await booked()
    expect((await send(csv(...rows))).data).toMatchObject({ rows: 2, booked: 0, unchanged: 2, errors: [] })
    // Another spelling is the same row: its meaning counts.
    const respelled = `${ids.employee.toLowerCase()},annual leave,+2.0,10/03/2026,adjustment,Worked on New Year`
    expect((await send(csv(respelled))).data).toMatchObject({ booked: 0, unchanged: 1 })
    expect(await booked()).toEqual(once)
    const more = await send(csv(...rows, `${ids.employee},ANNUAL,2,2026-03-11,,Worked on New Year`))
    expect(more.data).toMatchObject({ booked: 1, unchanged: 2 })
  })

  test('two concurrent imports of one file: one books it', async () => {
    const file = csv(
      `${ids.employee},ANNUAL,2,2026-03-10,,Worked on New Year`,
      `${ids.colleague},ANNUAL,-1,2026-03-10,,Corrected`,
    )
    const answers = await Promise.all([send(file), send(file), send(file)])
    // Imports of one person run one after the other; too many at once are refused.
    const booking = answers.map(answer => (answer.status === 429 ? 0 : answer.data.booked))
    expect(booking.toSorted()).toEqual([0, 0, 2])
    expect((await booked()).rows).toHaveLength(2)
  })

  test('a manual adjustment and a concurrent import never remove more days than there are', async () => {
    const { available = 0 } = (await annualOf(company.employee.id)) ?? {}
    const input = {
      employeeId: company.employee.id,
      leaveTypeId: company.types.ANNUAL,
      halfDays: -available,
      date: '2026-03-10',
      reason: 'Corrected',
    }
    const file = csv(`${ids.employee},ANNUAL,-${available / 2},2026-03-10,,Corrected by file`)
    const [byHand, byFile] = await Promise.all([
      call(server, company.tokens.admin, adjustLeave, input),
      send(file),
    ])
    expect([byHand.status === 200, byFile.data.booked === 1].filter(Boolean)).toHaveLength(1)
    expect(await annualOf(company.employee.id)).toMatchObject({ available: 0 })
  })
})

describe('errors name the cell; any error means that nothing is booked', () => {
  beforeAll(begin)

  const rowOf = (changes: Partial<Record<'id' | 'type' | 'days' | 'date' | 'kind' | 'reason', string>>) => {
    const row = { id: ids.employee, type: 'ANNUAL', days: '1', date: '2026-03-10', kind: '', reason: 'Right' }
    const { id, type, days, date, kind, reason } = { ...row, ...changes }
    return [id, type, days, date, kind, reason].join(',')
  }
  test.each([
    ['an unknown staff id', { id: 'NOBODY' }, 'Staff ID', 'No employee has this staff ID'],
    ['no staff id', { id: '' }, 'Staff ID', 'Staff ID is required'],
    ['an unknown type', { type: 'Holiday on Mars' }, 'Leave type', 'No leave type has this code or name'],
    [
      'a misspelt type',
      { type: 'Anual leave' },
      'Leave type',
      'No leave type has this code or name. Did you mean Annual leave?',
    ],
    ['an unpaid type', { type: 'UNPAID' }, 'Leave type', 'Unpaid leave has no balance'],
    ['nothing to give', { days: '0' }, 'Days', 'Use steps of 0.5 days, up to 365'],
    ['a quarter', { days: '1.25' }, 'Days', 'Use steps of 0.5 days, up to 365'],
    ['more than a year', { days: '365.5' }, 'Days', 'Use steps of 0.5 days, up to 365'],
    ['a word', { days: 'two' }, 'Days', 'Use steps of 0.5 days, up to 365'],
    ['no such date', { date: '2026-02-30' }, 'Date', 'Date must be valid'],
    ['no date', { date: '' }, 'Date', 'Date is required'],
    ['no such kind', { kind: 'Gift' }, 'Kind', 'Adjustment type: not a valid choice'],
    ['an opening that takes', { kind: 'Opening', days: '-1' }, 'Days', 'An opening balance adds days'],
    ['no reason', { reason: '' }, 'Reason', 'Reason is required'],
    ['a short reason', { reason: 'ab' }, 'Reason', 'Must be at least 3 charactors'],
    ['below zero', { days: '-300' }, 'Days', 'Not enough leave'],
  ])('%s', async (_, changes, column, message) => {
    const { data } = await send(csv(rowOf({ reason: 'A right row' }), rowOf(changes)))
    expect(data.errors).toEqual([
      { row: 3, column, value: expect.any(String), message: expect.stringContaining(message) },
    ])
    expect(data.booked).toBe(0)
    expect(await booked()).toEqual({ lots: [], entries: [], rows: [] })
  })

  test('nobody adjusts their own balance', async () => {
    const { data } = await send(csv(rowOf({ id: ids.hr })))
    expect(data.errors).toEqual([])
    expect(data.leftOut).toMatchObject([
      {
        row: 2,
        column: 'Staff ID',
        message: 'You cannot change your own record. Ask another HR officer or an administrator',
      },
    ])
    // For everybody else it is a normal row.
    expect((await send(csv(rowOf({ id: ids.hr })), {}, company.tokens.admin)).data.errors).toEqual([])
  })

  test('a row that is in the file twice', async () => {
    const { data } = await send(csv(rowOf({}), rowOf({ days: '1.0' })))
    expect(data.errors).toMatchObject([{ row: 3, message: 'Same as row 2' }])
  })

  test('rows are booked from top to bottom: removed days must be there already', async () => {
    const { available = 0 } = (await annualOf(company.employee.id)) ?? {}
    const all = `-${available / 2}`
    const give = rowOf({ days: '1', reason: 'Given' })
    const take = rowOf({ days: all, reason: 'Taken' })
    const takeOneMore = rowOf({ days: '-1', reason: 'One more' })
    expect((await send(csv(take, takeOneMore, give), {})).data.errors).toMatchObject([{ row: 3 }])
    expect((await send(csv(give, take, takeOneMore), {})).data.errors).toEqual([])
  })

  test('days reserved by a request cannot be removed', async () => {
    const { available = 0 } = (await annualOf(company.employee.id)) ?? {}
    await requested(server, company)
    const { data } = await send(csv(rowOf({ days: `-${available / 2}` })), {})
    expect(data.errors).toHaveLength(1)
  })

  test('a column that is missing, a column twice, an empty file, no file', async () => {
    const file = (text: string) => [{ name: 'b.csv', bytes: Buffer.from(text) }]
    const missing = (await send(file('Staff ID,Leave type,Days,Date\nX,ANNUAL,1,2026-03-10'))).data
    expect(missing.errors).toMatchObject([
      { row: 1, column: 'Reason', message: 'The column Reason is missing' },
    ])
    const twice = (await send(file(`${header},Days\n`))).data
    expect(twice.errors).toMatchObject([{ row: 1, message: 'The column Days appears twice' }])
    expect((await send(file(header))).data).toMatchObject({ rows: 0, booked: 0, errors: [] })
    expect((await send([])).status).toBe(400)
    expect((await send([{ name: 'b.xlsx', bytes: Buffer.from([0x50, 0x4b, 3, 4, 0, 0]) }])).status).toBe(422)
  })
})
