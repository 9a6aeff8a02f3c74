// Proposals to change one's own record: decided once, never by the proposer (P7).
import { listAudit } from '@hr/contract/audit.ts'
import {
  approveProposal,
  cancelProposal,
  listProposals,
  proposeChange,
  rejectProposal,
} from '@hr/contract/employee-proposal.ts'
import { getEmployee } from '@hr/contract/employee-record.ts'
import { updateEmployee } from '@hr/contract/employee-change.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { newId } from '#api/db/new-id.ts'
import { call, signIn } from '#test/call.ts'
import { companyTokens } from '#test/company-tokens.ts'
import { makeCompany, makeEmployee } from '#test/factories.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

type Who = 'admin' | 'hr' | 'manager' | 'colleague' | 'strangerHr'
const server = testServer()
const company = perFile(() => makeCompany(server))
let tokenOf: (who: Who) => string
let id = 0
let own = ''
beforeAll(async () => {
  tokenOf = await companyTokens(server, company, ['admin', 'hr', 'manager', 'colleague'])
})
/** A new person per test. */
beforeEach(async () => {
  const staffId = `P-${newId().slice(-8)}`
  const person = await inside(trx => makeEmployee(trx, server, { staffId }))
  id = person.id
  own = await signIn(server, person.username)
})

const inside = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(server, company.workspaceId, work)
type Input = InputOf<typeof proposeChange>
const wish: Input = {
  lastName: 'Newname',
  maritalStatus: 'married',
  bankAccountNumber: '0101-CANARY',
  education: [{ level: 'Master' }],
  reason: 'I got married',
}
const propose = (input: Input = wish, token = own) => call(server, token, proposeChange, input)
const approve = (proposal: string, who: Who = 'hr') =>
  call(server, tokenOf(who), approveProposal, { id: proposal, comment: 'Fine' })
const reject = (proposal: string, who: Who = 'hr', comment = 'No paper') =>
  call(server, tokenOf(who), rejectProposal, { id: proposal, comment })
const record = async () => (await call(server, own, getEmployee, { id })).data
const list = (token: string, filter: Partial<InputOf<typeof listProposals>> = {}) =>
  call(server, token, listProposals, filter)
const bell = async (token: string) =>
  (await call(server, token, listNotifications, {})).data.rows.map(({ title, body }) => `${title}: ${body}`)

test('a proposal changes nothing yet, and approvers are notified', async () => {
  const before = await record()
  const { data } = await propose()
  expect(data).toMatchObject({
    employee: { id },
    status: 'PENDING',
    reason: 'I got married',
    decidedBy: null,
    may: { decide: false, cancel: true },
  })
  expect(data.changes).toEqual([
    { field: 'lastName', before: 'Tester', after: 'Newname' },
    { field: 'maritalStatus', before: null, after: 'married' },
    { field: 'bankAccountNumber', before: '', after: '0101-CANARY' },
    {
      field: 'education',
      before: [],
      after: [{ level: 'Master', institution: '', major: '', graduatedOn: null }],
    },
  ])
  expect(await record()).toEqual(before)
  for (const who of ['hr', 'admin'] as const)
    expect((await bell(tokenOf(who)))[0]).toMatch(
      /^Change request awaiting your approval: .* Tester: Last name, Marital status, Account number, Education$/,
    )
  expect(await bell(tokenOf('manager'))).toEqual([])
  expect(await bell(own)).toEqual([])
})

test('the audit log calls a proposal by the name of its person', async () => {
  const { id: entityId, employee } = (await propose()).data
  const { data } = await call(server, tokenOf('admin'), listAudit, { entityId })
  expect(data.rows).toMatchObject([{ label: `${employee.firstName} ${employee.lastName}` }])
})

test('approved by HR: the changes apply at the same time, the person is notified', async () => {
  const proposal = (await propose()).data.id
  const { data } = await approve(proposal)
  expect(data).toMatchObject({
    status: 'APPROVED',
    comment: 'Fine',
    decidedBy: { id: company.hr.id },
    may: { decide: false, cancel: false },
  })
  const { card, personal, sensitive } = await record()
  expect(card.lastName).toBe('Newname')
  expect(personal).toMatchObject({ maritalStatus: 'married', education: [{ level: 'Master' }] })
  expect(sensitive?.bankAccountNumber).toBe('0101-CANARY')
  expect((await bell(own))[0]).toMatch(
    /^Your change request was approved: Last name, .*, approved by hr Tester$/,
  )
  const audit = await inside(trx =>
    trx
      .selectFrom('audit_entry')
      .select(['entity', 'operation', 'employee_id', 'after'])
      .where('entity_id', 'in', [String(id), proposal])
      .where('employee_id', '=', company.hr.id)
      .orderBy('entity')
      .execute(),
  )
  expect(audit).toMatchObject([
    { entity: 'employee', operation: 'UPDATE', after: { lastName: 'Newname', bankAccountNumber: '***' } },
    { entity: 'employee_proposal', operation: 'UPDATE', after: { status: 'APPROVED' } },
  ])
})

test('rejected with a comment: nothing changes, the person is notified of the reason', async () => {
  const proposal = (await propose()).data.id
  const without = await reject(proposal, 'hr', '')
  expect([without.status, without.fields.comment]).toEqual([400, 'Comment is required'])
  const before = await record()
  expect((await reject(proposal)).data).toMatchObject({ status: 'REJECTED', comment: 'No paper' })
  expect(await record()).toEqual(before)
  expect((await bell(own))[0]).toContain('rejected by hr Tester: No paper')
  expect((await propose()).status).toBe(200)
})

test('one pending at a time, also of five at once; after withdrawing, a new one can be made', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => propose()))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.code).toBe('PROPOSAL_PENDING')
  const waiting = (await list(own)).data.rows[0]?.id ?? ''
  const cancelled = (await call(server, own, cancelProposal, { id: waiting })).data
  expect(cancelled.status).toBe('CANCELLED')
  const again = await call(server, own, cancelProposal, { id: waiting })
  expect([again.status, again.code]).toEqual([409, 'NOT_PENDING'])
  expect((await propose()).status).toBe(200)
})

test('of two concurrent decisions one succeeds; the other is answered with who decided and when', async () => {
  const proposal = (await propose()).data.id
  const answers = await Promise.all([approve(proposal, 'hr'), reject(proposal, 'admin')])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
  const late = answers.find(({ status }) => status === 409)
  expect(late?.code).toBe('ALREADY_DECIDED')
  expect(late?.message).toMatch(
    /^Already decided: (approved|rejected) by (hr|admin) Tester, 02\/03\/2026 09:00$/,
  )
  const isApproved = statuses[0] === 200
  expect((await record()).card.lastName).toBe(isApproved ? 'Newname' : 'Tester')
})

test('ten concurrent approvals change it once', async () => {
  const proposal = (await propose()).data.id
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, place) => approve(proposal, place % 2 === 0 ? 'hr' : 'admin')),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const changes = await inside(trx =>
    trx
      .selectFrom('audit_entry')
      .select('id')
      .where('entity', '=', 'employee')
      .where('entity_id', '=', String(id))
      .where('operation', '=', 'UPDATE')
      .execute(),
  )
  expect(changes).toHaveLength(1)
})

test('nobody decides their own, not even HR', async () => {
  const proposal = (await propose({ nationality: 'Lao', reason: 'Missing' }, tokenOf('hr'))).data
  expect(proposal.may.decide).toBe(false)
  const refused = await approve(proposal.id)
  expect([refused.status, refused.code]).toEqual([403, 'OWN_REQUEST'])
  expect((await approve(proposal.id, 'admin')).status).toBe(200)
})

test('filling in empty fields needs no reason, changing a value does', async () => {
  const filling: Input = { nationality: 'Lao', firstNameLo: 'ຄຳຫຼ້າ', education: [{ level: 'Master' }] }
  const refused = await propose({ ...filling, lastName: 'Newname' })
  expect([refused.status, refused.fields]).toEqual([400, { reason: 'Reason is required' }])
  const { data } = await propose(filling)
  expect([data.reason, data.changes.map(({ before }) => before)]).toEqual(['', ['', '', []]])
  expect((await approve(data.id)).data.status).toBe('APPROVED')
  const cleared = await propose({ nationality: '' })
  expect([cleared.status, Object.keys(cleared.fields)]).toEqual([400, ['reason']])
})

test('no change, an invalid value or a field that cannot be proposed is refused', async () => {
  expect((await propose({ lastName: 'Tester', reason: 'Same' })).code).toBe('NOTHING_CHANGES')
  const wrong: [Input, string][] = [
    [{ lastName: 'x', reason: 'Short' }, 'lastName'],
    [{ dateOfBirth: '2024-01-08', reason: 'Too young' }, 'dateOfBirth'],
    [{ bankCurrency: 'EUR', reason: 'Unknown' }, 'bankCurrency'],
    [{ nationality: 'Lao', reason: 'x' }, 'reason'],
  ]
  for (const [input, field] of wrong) {
    const answer = await propose(input)
    expect([answer.status, Object.keys(answer.fields)]).toEqual([400, [field]])
  }
  for (const field of ['email', 'salaryAmount', 'staffId', 'phone']) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/employees/me/proposals',
      headers: { authorization: `Bearer ${own}` },
      payload: { [field]: 'x', reason: 'Try it' },
    })
    expect(answer.statusCode).toBe(400)
  }
  expect((await list(own)).data.rows).toEqual([])
})

test('a value that became invalid meanwhile is refused at the decision, and stays undecided', async () => {
  const proposal = (await propose({ dateOfBirth: '2005-01-01', reason: 'Wrong date' })).data.id
  const { version } = (await call(server, tokenOf('hr'), getEmployee, { id })).data
  await call(server, tokenOf('hr'), updateEmployee, { id, version, startDate: '2004-12-31' })
  const refused = await approve(proposal)
  expect([refused.status, Object.keys(refused.fields)]).toEqual([400, ['dateOfBirth']])
  expect((await list(own)).data.rows[0]?.status).toBe('PENDING')
})

test('HR sees all, the person their own; reading papers and bank of others is logged', async () => {
  const proposal = (await propose()).data
  const mine = (await list(own)).data
  expect([mine.total, mine.rows.map(row => row.id)]).toEqual([1, [proposal.id]])
  const looks = () =>
    inside(trx =>
      trx.selectFrom('sensitive_read').select(['reader_id', 'what']).where('employee_id', '=', id).execute(),
    )
  expect(await looks()).toEqual([])
  const seen = (await list(tokenOf('hr'), { employeeId: id, status: 'PENDING' })).data
  expect(seen.rows).toMatchObject([{ id: proposal.id, may: { decide: true, cancel: false } }])
  expect(await looks()).toEqual([{ reader_id: company.hr.id, what: 'proposal' }])
  expect((await list(tokenOf('hr'), { employeeId: id, status: 'REJECTED' })).data.rows).toEqual([])
  for (const who of ['manager', 'colleague', 'strangerHr'] as const) {
    expect((await list(tokenOf(who), { employeeId: id })).data.rows).toEqual([])
    expect((await list(tokenOf(who))).data.rows.some(row => row.id === proposal.id)).toBe(false)
    const cancelled = await call(server, tokenOf(who), cancelProposal, { id: proposal.id })
    expect(cancelled.status).toBe(404)
  }
  for (const who of ['manager', 'colleague'] as const)
    expect((await approve(proposal.id, who)).status).toBe(403)
  expect((await approve(proposal.id, 'strangerHr')).status).toBe(404)
  expect((await list(own)).data.rows[0]?.status).toBe('PENDING')
})

test('newest first, page by page', async () => {
  for (const nationality of ['A', 'B', 'C']) {
    const { data } = await propose({ nationality, reason: 'Another one' })
    await call(server, own, cancelProposal, { id: data.id })
  }
  const all = (await list(own)).data.rows.map(row => row.id)
  expect(all).toHaveLength(3)
  const first = (await list(own, { limit: 2 })).data
  const rest = (await list(own, { limit: 2, after: first.next ?? '' })).data
  expect([...first.rows, ...rest.rows].map(row => row.id)).toEqual(all)
  expect(rest.next).toBeUndefined()
})
