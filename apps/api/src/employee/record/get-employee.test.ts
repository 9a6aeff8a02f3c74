// A person's record: what a colleague, a manager, HR and the person receive, and who sees the log of reads (P5, P7).
import { addDocument } from '@hr/contract/employee-document.ts'
import { getEmployee, listSensitiveReads } from '@hr/contract/employee-record.ts'
import { updateEmployee } from '@hr/contract/employee-change.ts'
import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, makeEmployee } from '#test/factories.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

type Who = 'admin' | 'hr' | 'manager' | 'employee' | 'colleague' | 'outsider' | 'lead' | 'strangerHr'
const secrets = ['P-CANARY-1', '0101-CANARY-2', 'SSO-CANARY-3', 'F-CANARY-4', 'canary-scan']
const personal = ['Pakse-PERSONAL', 'Mother-PERSONAL']

const server = testServer()
const company = perFile(() => makeCompany(server))
let outsiderId = 0
const tokens = new Map<Who, string>()
const tokenOf = (who: Who) => tokens.get(who) ?? ''
const get = (who: Who, id = company.employee.id) => call(server, tokenOf(who), getEmployee, { id })

beforeAll(async () => {
  const other = await makeCompany(server)
  const { outsider, lead } = await inCompany(server, company.workspaceId, async trx => {
    // Roles without any page group: a stranger to the record, and the stranger's manager.
    const lead = await makeEmployee(trx, server, { staffId: 'LEAD', roles: [] })
    const job = { unitId: null, positionId: null, jobGradeId: null, lineManagerId: lead.id }
    const outsider = await makeEmployee(trx, server, { staffId: 'OUT', roles: [], job })
    return { outsider, lead }
  })
  outsiderId = outsider.id
  const names: Readonly<Record<Who, string>> = {
    admin: company.admin.username,
    hr: company.hr.username,
    manager: company.manager.username,
    employee: company.employee.username,
    colleague: company.colleague.username,
    outsider: outsider.username,
    lead: lead.username,
    strangerHr: other.hr.username,
  }
  for (const who of [
    'admin',
    'hr',
    'manager',
    'employee',
    'colleague',
    'outsider',
    'lead',
    'strangerHr',
  ] as const)
    tokens.set(who, await signIn(server, names[who]))
  const { version } = (await get('employee')).data
  await call(server, tokenOf('hr'), updateEmployee, {
    id: company.employee.id,
    version,
    passportNumber: 'P-CANARY-1',
    bankAccountNumber: '0101-CANARY-2',
    ssoNumber: 'SSO-CANARY-3',
    familyBookNumber: 'F-CANARY-4',
    birthPlace: 'Pakse-PERSONAL',
    emergencyPerson: 'Mother-PERSONAL',
  })
  const scan = { id: company.employee.id, kind: 'passport', name: 'canary-scan' } as const
  const files = [{ name: 'p.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }]
  await call(server, tokenOf('hr'), addDocument, scan, { files })
})

const reads = async () =>
  inCompany(server, company.workspaceId, trx =>
    trx.selectFrom('sensitive_read').select(['reader_id', 'employee_id', 'what']).orderBy('id').execute(),
  )
const raw = async (who: Who) => {
  const answer = await server.app.inject({
    url: `/api/employees/${company.employee.id}`,
    headers: { authorization: `Bearer ${tokenOf(who)}` },
  })
  return answer.body
}

test('the person gets everything, without a log entry', async () => {
  const before = await reads()
  const { data } = await get('employee')
  expect(data.sensitive).toMatchObject({
    passportNumber: 'P-CANARY-1',
    salaryAmount: null,
    documents: [{ kind: 'passport', name: 'canary-scan' }],
  })
  expect(data.personal).toMatchObject({
    birthPlace: 'Pakse-PERSONAL',
    username: company.employee.username,
    roles: [{ code: 'EMPLOYEE' }],
  })
  expect(data.card).toMatchObject({
    unit: 'Sales',
    status: 'active',
    lineManager: { id: company.manager.id },
  })
  expect(data.may).toEqual({
    edit: false,
    editOwn: true,
    propose: true,
    removePasskeys: false,
    delete: false,
    terminate: false,
    resetPassword: false,
    turnOffSecondStep: false,
    changeJob: false,
  })
  expect(await reads()).toEqual(before)
})

test('a colleague and the line manager get the card; hidden fields are not sent', async () => {
  for (const who of ['colleague', 'manager'] as const) {
    const { data } = await get(who)
    expect(data.card).toMatchObject({ id: company.employee.id, startDate: '2024-01-08' })
    expect([data.personal, data.sensitive]).toEqual([null, null])
    expect(Object.values(data.may).some(Boolean)).toBe(false)
    const body = await raw(who)
    for (const secret of [...secrets, ...personal]) expect(body).not.toContain(secret)
  }
  expect((await get('colleague', company.manager.id)).data.card.reportCount).toBe(1)
})

test('without permission for the organisation a reader finds only their reports and themselves', async () => {
  expect((await get('outsider')).status).toBe(404)
  expect((await get('lead')).status).toBe(404)
  expect((await get('lead', outsiderId)).data.personal).toBeNull()
  expect((await get('outsider', outsiderId)).data.sensitive).not.toBeNull()
})

test('another company 404, without a session 401', async () => {
  expect((await get('strangerHr')).status).toBe(404)
  expect((await call(server, null, getEmployee, { id: company.employee.id })).status).toBe(401)
})

test('HR gets everything; a read is logged once in ten minutes, per person and kind', async () => {
  const own = async () => (await reads()).filter(row => row.reader_id === company.hr.id)
  const before = await own()
  server.setNow('2026-03-02T03:00:00Z')
  expect((await get('hr')).data.sensitive?.bankAccountNumber).toBe('0101-CANARY-2')
  await get('hr')
  const look = { reader_id: company.hr.id, employee_id: company.employee.id, what: 'record' }
  expect(await own()).toEqual([...before, look])
  server.setNow('2026-03-02T03:09:59Z')
  await get('hr')
  expect(await own()).toEqual([...before, look])
  server.setNow('2026-03-02T03:10:01Z')
  await Promise.all([get('hr'), get('hr'), get('hr')])
  expect(await own()).toEqual([...before, look, look])
  await get('hr', company.colleague.id)
  expect(await own()).toEqual([...before, look, look, { ...look, employee_id: company.colleague.id }])
})

test('HR and the person see the readers, newest first, page by page; nobody else does', async () => {
  server.setNow('2026-03-02T05:00:00Z')
  await get('admin')
  const list = (who: Who, page: { limit?: number; after?: string } = {}) =>
    call(server, tokenOf(who), listSensitiveReads, { id: company.employee.id, ...page })
  const all = (await list('employee')).data
  expect(all.rows[0]).toMatchObject({
    at: '2026-03-02T05:00:00.000Z',
    reader: { id: company.admin.id },
    what: 'record',
  })
  expect(all.rows.map(row => row.at)).toEqual(
    all.rows
      .map(row => row.at)
      .toSorted()
      .toReversed(),
  )
  expect(all.total).toBe(all.rows.length)
  const first = (await list('employee', { limit: 1 })).data
  const second = (await list('employee', { limit: 1, after: first.next ?? '' })).data
  expect([...first.rows, ...second.rows]).toEqual(all.rows.slice(0, 2))
  expect((await list('hr')).data.rows).toEqual(all.rows)
  for (const who of ['manager', 'colleague', 'strangerHr'] as const)
    expect((await list(who)).status).toBe(404)
})

test('the owner inside the workspace is named although they are no employee', async () => {
  const token = await signIn(server, company.owner.username, { workspaceId: company.workspaceId })
  expect((await call(server, token, getEmployee, { id: company.manager.id })).data.sensitive).not.toBeNull()
  const { rows } = (await call(server, token, listSensitiveReads, { id: company.manager.id })).data
  expect(rows[0]).toMatchObject({ reader: null, readerName: expect.stringContaining('Owner Number') })
})
