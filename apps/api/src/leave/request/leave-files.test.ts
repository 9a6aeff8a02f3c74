// Files of a request: typed by content, pictures re-encoded, visible to those who see the request (R5, security: files).
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { viewAs } from '@hr/contract/access.ts'
import { getLeaveRequest, requestLeave } from '@hr/contract/leave.ts'
import { call } from '#test/call.ts'
import { hugePicture } from '#test/huge-picture.ts'
import { inOwnCompany, leaveCompany, leaveRows } from '#test/leave.ts'

const { server, company } = inOwnCompany()

type File = { name: string; bytes: Uint8Array }
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#2c5' } })
const send = (files: readonly File[]) =>
  call(server, company.tokens.employee, requestLeave, company.draft(), { files })
const download = (token: string | null, id: string, fileId: string) =>
  server.app.inject({
    url: `/api/leave-requests/${id}/files/${fileId}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

test('every allowed type keeps its type; the extension matches the content', async () => {
  const files = [
    { name: 'ໃບຢັ້ງຢືນ.pdf', bytes: pdf },
    { name: 'photo.JPEG', bytes: await picture().jpeg().toBuffer() },
    { name: 'shot.exe', bytes: await picture().png().toBuffer() },
    { name: 'old.gif', bytes: await picture().gif().toBuffer() },
    { name: '../../etc/new.webp', bytes: await picture().webp().toBuffer() },
  ]
  const made = (await send(files)).data
  expect(made.files.map(file => [file.name, file.contentType])).toEqual([
    ['ໃບຢັ້ງຢືນ.pdf', 'application/pdf'],
    ['photo.JPEG', 'image/jpeg'],
    ['shot.exe.png', 'image/png'],
    ['old.gif', 'image/gif'],
    ['new.webp', 'image/webp'],
  ])
  const answer = await download(company.tokens.manager, made.id, made.files[0]?.id ?? '')
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.equals(pdf)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('ໃບຢັ້ງຢືນ.pdf')}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

test('a picture loses its location and hidden data, and is rotated upright', async () => {
  const taken = await picture()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'canary-owner' }, IFD3: { GPSLatitude: '17/1 58/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(taken.includes('canary-owner')).toBe(true)
  const bytes = Buffer.concat([taken, Buffer.from('<script>canary-script</script>')])
  const made = (await send([{ name: 'photo.jpg', bytes }])).data
  const stored = (await download(company.tokens.employee, made.id, made.files[0]?.id ?? '')).rawPayload
  expect(stored.includes('canary')).toBe(false)
  const { exif, format, width, height } = await sharp(stored).metadata()
  expect([exif, format, width, height]).toEqual([undefined, 'jpeg', 20, 40])
  expect(made.files[0]?.bytes).toBe(stored.length)
})

test.each([
  ['a picture that runs', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['a page called pdf', Buffer.from('<html><script>alert(1)</script></html>')],
  ['nothing', Buffer.alloc(0)],
  ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
])('%s is refused, and nothing is stored', async (_, bytes) => {
  const before = await leaveRows(company)
  const answer = await send([{ name: 'certificate.pdf', bytes }])
  expect([answer.status, answer.code]).toEqual([415, 'FILE_TYPE'])
  expect(await leaveRows(company)).toEqual(before)
})

test('a picture with too many pixels is refused before it is decoded', async () => {
  const bytes = hugePicture(12_000, 9_000)
  expect(bytes.length).toBeLessThan(10 * 1024 * 1024)
  expect((await send([{ name: 'bomb.png', bytes }])).code).toBe('FILE_TYPE')
})

test('six files, not seven; ten megabytes, not more', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `${index}.pdf`, bytes: pdf }))
  for (const count of [7, 8, 20]) {
    const answer = await send(many(count))
    expect([answer.status, answer.message]).toEqual([400, 'Max 6 files exceeded'])
  }
  expect((await send(many(6))).data.files).toHaveLength(6)
  const large = await send([
    { name: 'large.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]) },
  ])
  expect([large.status, large.code]).toEqual([413, 'TOO_LARGE'])
})

test('access follows the request: a colleague and another company get 404, no session 401', async () => {
  const made = (await send([{ name: 'note.pdf', bytes: pdf }])).data
  const mine = (await call(server, company.tokens.colleague, requestLeave, company.draft())).data
  const other = await leaveCompany(server)
  const fileId = made.files[0]?.id ?? ''
  const status = async (token: string | null, id = made.id) => (await download(token, id, fileId)).statusCode
  expect(await status(null)).toBe(401)
  expect(await status(company.tokens.colleague)).toBe(404)
  expect(await status(other.tokens.admin)).toBe(404)
  // Another person's file through one's own request.
  expect(await status(company.tokens.colleague, mine.id)).toBe(404)
  expect(await status(company.tokens.hr)).toBe(200)
})

test('"view as" shows a file only to viewers who may open the request themselves', async () => {
  const made = (await send([{ name: 'certificate.pdf', bytes: pdf }])).data
  const fileId = made.files[0]?.id ?? ''
  await company.inside(async trx => {
    const role = await trx.from('role').select('id').where('code', '=', 'EMPLOYEE').executeTakeFirstOrThrow()
    const edit = { group_name: 'ROLE_AND_PERMISSION', action: 'edit' } as const
    const row = { workspace_id: trx.workspaceId, role_id: role.id, ...edit }
    await trx.insertInto('role_permission').values(row).execute()
  })
  const seenBy = async (viewer: string) => {
    const { token } = (await call(server, viewer, viewAs, { employeeId: company.employee.id })).data
    expect((await call(server, token, getLeaveRequest, { id: made.id })).status).toBe(200)
    return (await download(token, made.id, fileId)).statusCode
  }
  expect(await seenBy(company.tokens.colleague)).toBe(404)
  expect(await seenBy(company.tokens.admin)).toBe(200)
})
