// Profile photos: re-encoded, behind signed addresses that expire, deleted with their file (P7, security: files).
import { getEmployee } from '@hr/contract/employee-record.ts'
import { removePhoto, setPhoto } from '@hr/contract/employee-change.ts'
import { searchEmployees } from '@hr/contract/employee.ts'
import { getProfile } from '@hr/contract/session.ts'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { call, signIn } from '#test/call.ts'
import { companyTokens } from '#test/company-tokens.ts'
import { makeCompany } from '#test/factories.ts'
import { hugePicture } from '#test/huge-picture.ts'
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

const day = (date: string, time = '02:00:00') => server.setNow(`${date}T${time}Z`)
const picture = (width = 90, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: '#283A97' } })
const send = (who: Who, bytes: Buffer, id = company.employee.id) =>
  call(server, tokenOf(who), setPhoto, { id }, { files: [{ name: 'me.png', bytes }] })
const open = (fileName: string, base = '') =>
  server.app.inject({ url: `${base}/employee-profile-image/${fileName}` })
const stored = () =>
  inCompany(server, company.workspaceId, async trx => {
    const rows = await trx
      .selectFrom('employee')
      .select('profile_image')
      .where('id', '=', company.employee.id)
      .execute()
    return rows[0]?.profile_image
  })

test('a photo becomes a square of 512 pixels without metadata', async () => {
  day('2026-03-02')
  const taken = await picture(900, 600)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'canary-owner' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { profileImage } = (await send('employee', Buffer.concat([taken, Buffer.from('canary-tail')]))).data
  const answer = await open(profileImage)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=86400, immutable',
  })
  expect(answer.rawPayload.includes('canary')).toBe(false)
  const { format, width, height, exif } = await sharp(answer.rawPayload).metadata()
  expect([format, width, height, exif]).toEqual(['webp', 512, 512, undefined])
})

test('in every answer the file name is signed, with the same signature all day', async () => {
  day('2026-03-02')
  await send('employee', await picture().png().toBuffer())
  const pattern = /^[\w-]+\.[\w-]+\.[\w-]+\.\d+\.[\w-]{43}\.webp$/
  const own = (await call(server, tokenOf('employee'), getProfile, {})).data.profileImage ?? ''
  expect(own).toMatch(pattern)
  day('2026-03-02', '23:59:59')
  const hr = await signIn(server, company.hr.username)
  const card = (await call(server, hr, getEmployee, { id: company.employee.id })).data.card
  expect(card.profileImage).toBe(own)
  const found = (await call(server, hr, searchEmployees, { q: 'all', search: 'employee' })).data
  expect(found).toMatchObject([{ profileImage: own }])
  day('2026-03-03', '00:00:00')
  const tomorrow = await signIn(server, company.employee.username)
  const next = (await call(server, tomorrow, getProfile, {})).data.profileImage ?? ''
  expect(next).toMatch(pattern)
  expect(next).not.toBe(own)
  expect((await open(own)).statusCode).toBe(200)
  expect((await open(own, '/api')).statusCode).toBe(200)
})

test('a signed name expires after the next day; without a valid signature it opens nothing', async () => {
  day('2026-03-02')
  const { profileImage } = (await send('employee', await picture().png().toBuffer())).data
  const parts = profileImage.split('.')
  const [until = '', signature = ''] = parts.slice(-3)
  const status = async (fileName: string) => (await open(fileName)).statusCode
  expect(await status(profileImage)).toBe(200)
  for (const wrong of [
    [...parts.slice(0, -3), 'webp'].join('.'),
    [...parts.slice(0, -2), 'webp'].join('.'),
    profileImage.replace(until, String(Number(until) + 1)),
    profileImage.replace(until, 'NaN'),
    profileImage.replace(signature, 'x'.repeat(43)),
    profileImage.replace(`${signature}.`, ''),
    profileImage.replace(/^.{8}/, '00000000'),
    `..%2f..%2fpostgres.${until}.${signature}.webp`,
    'x.webp',
  ])
    expect(await status(wrong), wrong).toBe(404)
  day('2026-03-03', '23:59:59')
  expect(await status(profileImage)).toBe(200)
  day('2026-03-04', '00:00:00')
  expect(await status(profileImage)).toBe(404)
})

test.each<[string, () => Buffer | Promise<Buffer>]>([
  [
    'a drawing that runs',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  ],
  [
    'a drawing with its head',
    () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['a page', () => Buffer.from('<html><script>1</script></html>')],
  ['a pdf', () => Buffer.from('%PDF-1.4\n%%EOF\n')],
  ['nothing', () => Buffer.alloc(0)],
  ['half a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['too many pixels', () => hugePicture(12_000, 9_000)],
  ['a tiff', () => picture().tiff().toBuffer()],
])('%s is refused, and the old photo stays', async (_, bytes) => {
  day('2026-03-02')
  const before = await stored()
  const answer = await send('employee', await bytes())
  expect([answer.status, answer.code]).toEqual([415, 'PICTURE_TYPE'])
  expect(await stored()).toBe(before)
})

test('at most one picture of ten megabytes; a missing one is refused under its field', async () => {
  const large = Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(10 * 1024 * 1024)])
  expect((await send('employee', large)).code).toBe('TOO_LARGE')
  const none = await call(server, tokenOf('employee'), setPhoto, { id: company.employee.id })
  expect([none.status, none.fields.photo]).toEqual([400, 'Profile photo is required'])
  const files = ['one.png', 'two.png'].map(name => ({ name, bytes: Buffer.from('picture') }))
  const two = await call(server, tokenOf('employee'), setPhoto, { id: company.employee.id }, { files })
  expect([two.status, two.fields.photo]).toEqual([400, 'Send one file only'])
})

test('a new photo, or removing it, deletes the old file after the commit', async () => {
  day('2026-03-02')
  const first = (await send('employee', await picture().png().toBuffer())).data.profileImage
  const second = (await send('hr', await picture().gif().toBuffer())).data.profileImage
  expect(second).not.toBe(first)
  await runJobs(server)
  expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([404, 200])
  const { id } = company.employee
  expect((await call(server, tokenOf('employee'), removePhoto, { id })).status).toBe(200)
  await runJobs(server)
  expect((await open(second)).statusCode).toBe(404)
  expect((await call(server, tokenOf('employee'), getEmployee, { id })).data.card.profileImage).toBeNull()
  expect((await call(server, tokenOf('employee'), removePhoto, { id })).status).toBe(200)
})

test('only HR and the person; for everybody else 404', async () => {
  const bytes = await picture().png().toBuffer()
  const { id } = company.employee
  for (const who of ['manager', 'colleague', 'strangerHr'] as const) {
    expect((await send(who, bytes)).status).toBe(404)
    expect((await call(server, tokenOf(who), removePhoto, { id })).status).toBe(404)
  }
  expect((await call(server, null, setPhoto, { id }, { files: [{ name: 'x', bytes }] })).status).toBe(401)
  expect(await stored()).toBeNull()
})

test('of 40 large photos by one person most are refused immediately, and nobody else waits', async () => {
  const large = await picture(3000, 3000).png().toBuffer()
  const sent = Array.from({ length: 40 }, () => send('employee', large))
  const others = await Promise.all([
    send('hr', await picture().png().toBuffer(), company.hr.id),
    send('manager', await picture().png().toBuffer(), company.manager.id),
    call(server, tokenOf('colleague'), getProfile, {}),
  ])
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
  const codes = (await Promise.all(sent)).map(({ status, code }) => `${status} ${code}`)
  expect(new Set(codes)).toEqual(new Set(['200 ', '429 TOO_MANY_REQUESTS']))
  expect(codes.filter(code => code === '200 ').length).toBeLessThan(20)
})
