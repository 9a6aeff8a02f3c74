// Which files an import of adjustments accepts: headers of other programs, our own template, a maximum of rows (L3).
import {
  adjustmentTemplate,
  importAdjustments,
  mostAdjustments,
} from '@hr/contract/leave-adjustment-import.ts'
import { listLeaveSummary } from '@hr/contract/leave-summary.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { beforeAll, expect, test } from 'vitest'
import { readTable } from '#api/files/read-table.ts'
import { writeTable } from '#api/files/write-table.ts'
import { call } from '#test/call.ts'
import { leaveCompany } from '#test/leave.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => leaveCompany(server))
let ids: { employee: string }
beforeAll(async () => {
  const { staff_id } = await company.inside(trx =>
    trx
      .selectFrom('employee')
      .select('staff_id')
      .where('id', '=', company.employee.id)
      .executeTakeFirstOrThrow(),
  )
  ids = { employee: staff_id }
})

const header = 'Staff ID,Leave type,Days,Date,Kind,Reason'
const csv = (...rows: string[]) => [{ name: 'b.csv', bytes: Buffer.from([header, ...rows].join('\n')) }]
type Input = InputOf<typeof importAdjustments>
const send = (
  files: { name: string; bytes: Uint8Array }[],
  input: Input = { dryRun: false },
  token = company.tokens.hr,
) => call(server, token, importAdjustments, input, { files })

test('the caller maps headers of other programs', async () => {
  const file = [
    {
      name: 'b.csv',
      bytes: Buffer.from(`Who,Sort,Number,Day,Why\n${ids.employee},ANNUAL,1,2026-03-10,Right`),
    },
  ]
  const found = (await send(file, {})).data
  expect(found.columns.map(({ header: name, column }) => [name, column])).toContainEqual(['Who', null])
  const mapping: Input['mapping'] = [
    { header: 'Who', column: 'staffId' },
    { header: 'Sort', column: 'leaveTypeId' },
    { header: 'Number', column: 'halfDays' },
    { header: 'Day', column: 'date' },
    { header: 'Why', column: 'reason' },
  ]
  expect((await send(file, { mapping })).data).toMatchObject({ booked: 1, errors: [] })
})

test('too many rows are refused before anything is read', async () => {
  const rows = Array.from(
    { length: mostAdjustments + 1 },
    (_, index) => `${ids.employee},ANNUAL,1,2026-03-10,,Row ${index}`,
  )
  const { data } = await send(csv(...rows), {})
  expect(data.errors).toMatchObject([
    { row: mostAdjustments + 2, message: 'A file can have up to 10,000 rows with days' },
  ])
})

test('the template lists everybody with each type; filled in it imports, empty it is refused', async () => {
  const { tokens } = company
  const answer = await server.app.inject({
    url: `/api${adjustmentTemplate.path}?search=${ids.employee}`,
    headers: { authorization: `Bearer ${tokens.hr}`, 'accept-language': 'lo' },
  })
  expect(answer.statusCode).toBe(200)
  const table = await readTable(answer.rawPayload)
  expect(table[0]).toEqual(
    ['staffId', 'name', 'leaveTypeId', 'available', 'halfDays', 'date', 'adjustmentKind', 'reason'].map(key =>
      fieldLabel('lo', key),
    ),
  )
  const listed = await call(server, tokens.hr, listLeaveSummary, { search: ids.employee })
  expect(table.slice(1).map(row => Number(row[3]) * 2)).toEqual(
    listed.data.rows[0]?.balances.map(balance => balance.available),
  )
  expect((await send([{ name: 't.xlsx', bytes: answer.rawPayload }])).data).toMatchObject({
    rows: 0,
    errors: [],
  })
  const filled = table.map((row, index) => (index === 1 ? row.with(4, '2.5').with(7, 'Brought along') : row))
  const columns = filled[0]?.map(() => ({ kind: 'text' as const, width: 10 })) ?? []
  const bytes = await writeTable([{ name: 'T', columns, rows: filled }])
  const { data } = await send([{ name: 't.xlsx', bytes }])
  expect(data).toMatchObject({ rows: 1, booked: 1, errors: [] })
  // Our read-only columns are known, not ignored.
  expect(data.columns.every(({ column }) => column !== null)).toBe(true)
})

test('only HR imports, and only for people of their company', async () => {
  const other = await leaveCompany(server)
  const file = csv(`${ids.employee},ANNUAL,1,2026-03-10,,Right`)
  expect((await call(server, null, importAdjustments, {}, { files: file })).status).toBe(401)
  expect((await send(file, {}, company.tokens.manager)).status).toBe(403)
  expect((await send(file, {}, company.tokens.employee)).status).toBe(403)
  const foreign = await send(file, {}, other.tokens.hr)
  expect(foreign.data.errors).toMatchObject([{ message: 'No employee has this staff ID' }])
})
