// Scans of a person's documents: who adds, opens and removes them, and what is logged (P7).
import { addDocument, removeDocument } from '@hr/contract/employee-document.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { getEmployee } from '@hr/contract/employee-record.ts'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { call } from '#test/call.ts'
import { companyTokens } from '#test/company-tokens.ts'
import { makeCompany } from '#test/factories.ts'
import { runJobs } from '#test/run-jobs.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

type Who = 'hr' | 'manager' | 'employee' | 'colleague' | 'strangerHr'
const server = testServer()
const company = perFile(() => makeCompany(server))
let tokenOf: (who: Who) => string
beforeAll(async () => {
  tokenOf = await companyTokens(server, company, ['hr', 'manager', 'employee', 'colleague'])
})

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
type Input = InputOf<typeof addDocument>
const add = (changes: Partial<Input> = {}, bytes: Buffer = pdf, who: Who = 'hr') =>
  call(
    server,
    tokenOf(who),
    addDocument,
    { id: company.employee.id, kind: 'passport', name: 'ໜັງສືຜ່ານແດນ', expiresOn: '2027-01-31', ...changes },
    { files: [{ name: 'scan.exe', bytes }] },
  )
const open = (who: Who | null, documentId: string, id = company.employee.id) =>
  server.app.inject({
    url: `/api/employees/${id}/documents/${documentId}/file`,
    headers: who ? { authorization: `Bearer ${tokenOf(who)}` } : {},
  })
const documentsOf = async () =>
  (await call(server, tokenOf('employee'), getEmployee, { id: company.employee.id })).data.sensitive
    ?.documents
const looks = () =>
  inCompany(server, company.workspaceId, trx =>
    trx.selectFrom('sensitive_read').select(['reader_id', 'what']).where('what', '=', 'document').execute(),
  )

test('added by HR, listed for the person, opened with its real content type', async () => {
  const made = (await add()).data
  expect(made).toMatchObject({
    kind: 'passport',
    name: 'ໜັງສືຜ່ານແດນ',
    expiresOn: '2027-01-31',
    contentType: 'application/pdf',
    bytes: pdf.length,
  })
  expect(await documentsOf()).toEqual([made])
  const answer = await open('employee', made.id)
  expect(answer.rawPayload.equals(pdf)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('ໜັງສືຜ່ານແດນ.pdf')}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  expect(await looks()).toEqual([])
})

test('a read by HR is logged; nobody else may open it', async () => {
  const { id } = (await add()).data
  for (const who of ['manager', 'colleague', 'strangerHr'] as const)
    expect((await open(who, id)).statusCode).toBe(404)
  expect((await open(null, id)).statusCode).toBe(401)
  expect(await looks()).toEqual([])
  expect((await open('hr', id)).statusCode).toBe(200)
  await open('hr', id)
  expect(await looks()).toEqual([{ reader_id: company.hr.id, what: 'document' }])
  // Not through one's own record either.
  expect((await open('colleague', id, company.colleague.id)).statusCode).toBe(404)
})

test('a picture loses everything but its pixels', async () => {
  const taken = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#2c5' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'canary-owner' } })
    .toBuffer()
  const { id, contentType } = (await add({ expiresOn: null }, taken)).data
  expect(contentType).toBe('image/jpeg')
  expect((await open('employee', id)).rawPayload.includes('canary-owner')).toBe(false)
})

test.each<[string, Buffer]>([
  ['a drawing that runs', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ['nothing', Buffer.alloc(0)],
])('%s is refused', async (_, bytes) => {
  const before = await documentsOf()
  expect((await add({}, bytes)).code).toBe('FILE_TYPE')
  expect(await documentsOf()).toEqual(before)
})

test('kind, name, date and file are checked', async () => {
  const wrong: [Partial<Input>, string, string][] = [
    [{ name: '' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'Must be at most 100 charactors'],
    [{ expiresOn: '2027-02-30' }, 'expiresOn', 'Date must be valid'],
  ]
  for (const [changes, field, message] of wrong) {
    const answer = await add(changes)
    expect([answer.status, answer.fields[field]]).toEqual([400, message])
  }
  const input = { id: company.employee.id, kind: 'passport', name: 'x' } as const
  const none = await call(server, tokenOf('hr'), addDocument, input)
  expect([none.status, none.fields.file]).toEqual([400, 'File is required'])
})

test('removed once, by HR only, with its file', async () => {
  const { id: documentId } = (await add()).data
  const remove = (who: Who) =>
    call(server, tokenOf(who), removeDocument, { id: company.employee.id, documentId })
  expect((await remove('employee')).status).toBe(403)
  expect((await remove('strangerHr')).status).toBe(404)
  const answers = await Promise.all([remove('hr'), remove('hr')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(server.jobs.filter(({ queue }) => queue === 'file.remove')).toHaveLength(1)
  await runJobs(server)
  expect((await open('hr', documentId)).statusCode).toBe(404)
  expect((await documentsOf())?.some(({ id }) => id === documentId)).toBe(false)
})

test('only HR of this company adds', async () => {
  const before = await documentsOf()
  for (const who of ['employee', 'manager'] as const) expect((await add({}, pdf, who)).status).toBe(403)
  expect((await add({}, pdf, 'strangerHr')).status).toBe(404)
  expect(await documentsOf()).toEqual(before)
})
