// Runs a test-only kind without special verbs through the request engine: request, edit, approve, change, cancel,
// export (R1-R7).
import { paths } from '@hr/contract/paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { leaveCompany } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { createParkingTable, exportParking, parking, parkingRoutes } from '#test/parking-kind.ts'
import { ownTestApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'

let server: TestApp
let company: LeaveCompany
beforeAll(async () => {
  server = await ownTestApp({}, { moreRoutes: parkingRoutes })
  await createParkingTable(server.database)
  company = await leaveCompany(server)
})
afterAll(() => server.stop())

const monday = { from: '2026-03-09', to: '2026-03-09', bay: 'A1', reason: 'Heavy samples' }
const employee = () => company.tokens.employee
const request = async (changes: Partial<typeof monday> = {}) =>
  (await call(server, employee(), parking.request, { ...monday, ...changes })).data
async function approved(changes: Partial<typeof monday>) {
  const { id } = await request(changes)
  await approve(id)
  return id
}
async function approve(id: string) {
  for (const who of ['manager', 'hr', 'admin', 'owner'] as const)
    await call(server, company.tokens[who], parking.approve, { id })
}
const status = async (id: string) => (await call(server, employee(), parking.get, { id })).data.status

test('a request is previewed, gets the next number, and is visible to its owner and approvers', async () => {
  const { reason: _reason, ...asked } = monday
  const preview = await call(server, employee(), parking.preview, asked)
  expect(preview.data).toMatchObject({ isFree: true, refusal: null })
  const first = await request()
  expect(first).toMatchObject({
    status: 'PENDING',
    bay: 'A1',
    reason: 'Heavy samples',
    progress: { order: 1, total: 2 },
  })
  const taken = await call(server, company.tokens.colleague, parking.request, monday)
  expect([taken.status, taken.code]).toEqual([422, 'REQUEST_OVERLAPS'])
  const next = await request({ bay: 'A2' })
  expect(next.number).toBe(first.number + 1)
  const waiting = await call(server, company.tokens.manager, parking.list, { scope: 'approvals' })
  expect(waiting.data.rows.map(row => [row.number, row.decision])).toEqual([
    [first.number, { others: 0 }],
    [next.number, { others: 0 }],
  ])
  expect((await call(server, company.tokens.colleague, parking.get, { id: first.id })).code).toBe('NOT_FOUND')
})

test('an edit releases what the request reserved, and the history says what changed', async () => {
  const { id, historyCount: seenHistory } = await request({ bay: 'B1' })
  const edit = { ...monday, id, bay: 'B2', seenHistory }
  const edited = (await call(server, employee(), parking.edit, edit)).data
  expect(edited.bay).toBe('B2')
  expect(edited.history.at(-1)).toMatchObject({
    action: 'EDITED',
    comment: 'B1, 09/03/2026 → B2, 09/03/2026',
  })
  await request({ bay: 'B1' })
})

test('an approved change replaces its original', async () => {
  const id = await approved({ bay: 'C1' })
  const same = await call(server, employee(), parking.amend, { ...monday, id, bay: 'C1' })
  expect(same.code).toBe('NOTHING_CHANGED')
  const change = (await call(server, employee(), parking.amend, { ...monday, id, bay: 'C2' })).data
  expect(change).toMatchObject({ purpose: 'AMENDMENT', original: { id, bay: 'C1', from: monday.from } })
  await approve(change.id)
  expect([await status(id), await status(change.id)]).toEqual(['CANCELLED', 'APPROVED'])
})

test('approving a cancellation cancels the request', async () => {
  const id = await approved({ bay: 'D1' })
  const asked = { id, reason: 'No samples' }
  const cancellation = (await call(server, employee(), parking.requestCancellation, asked)).data
  expect(cancellation).toMatchObject({ purpose: 'CANCELLATION', bay: 'D1', openChange: null })
  expect((await call(server, employee(), parking.requestCancellation, asked)).code).toBe('CHANGE_OPEN')
  await approve(cancellation.id)
  expect(await status(id)).toBe('CANCELLED')
  await request({ bay: 'D1' })
})

test('the owner cancels a pending request; an approver rejects one, and several at once', async () => {
  const { id } = await request({ bay: 'E1' })
  await call(server, employee(), parking.cancel, { id, reason: '' })
  expect(await status(id)).toBe('CANCELLED')
  const rejected = await request({ bay: 'E1' })
  const decisions = [{ id: rejected.id, approveOrder: 1 }]
  const input = { decisions, decision: 'REJECTED', comment: 'Full' } as const
  const results = (await call(server, company.tokens.manager, parking.decide, input)).data
  expect(results).toEqual([{ id: rejected.id, status: 'REJECTED', refusal: null }])
})

test('an export has the columns of every request and those of the kind', async () => {
  const id = await approved({ bay: 'F1' })
  const { number } = (await call(server, employee(), parking.get, { id })).data
  const exported = await call(server, company.tokens.hr, exportParking, {
    scope: 'all',
    search: String(number),
  })
  expect(exported.data.rows).toMatchObject([
    {
      number,
      bay: 'F1',
      status: 'APPROVED',
      employee: { firstName: 'employee' },
      unit: 'Sales',
      currentApprover: null,
    },
  ])
  expect((await call(server, employee(), exportParking, { scope: 'all' })).code).toBe('FORBIDDEN')
})

test('approver and requester are notified with the kind’s texts, and the audit log has every step', async () => {
  const id = await approved({ bay: 'G1' })
  const [notified, audited] = await company.inside(async trx => [
    await trx.selectFrom('notification').select(['code', 'link']).where('link', 'like', `%${id}`).execute(),
    await trx.selectFrom('audit_entry').select(['operation', 'entity']).where('entity_id', '=', id).execute(),
  ])
  expect(notified).toContainEqual({ code: 'REQUEST_WAITING', link: paths.offSiteRequest(id) })
  expect(notified).toContainEqual({ code: 'REQUEST_APPROVED', link: paths.myOffSiteRequest(id) })
  expect(audited.map(({ operation }) => operation)).toEqual(['CREATE', 'UPDATE', 'UPDATE'])
  expect(new Set(audited.map(({ entity }) => entity))).toEqual(new Set(['off_site_request']))
})
