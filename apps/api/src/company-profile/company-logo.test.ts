// The logo (N4): re-encoded, behind a signed address, removed with its file.
import { getCompanyProfile, removeCompanyLogo, setCompanyLogo } from '@hr/contract/company-profile.ts'
import { getProfile } from '@hr/contract/session.ts'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { findCompanyBrand, readLogo } from '#api/company/company-brand.ts'
import { call } from '#test/call.ts'
import { companyTokens } from '#test/company-tokens.ts'
import { makeCompany } from '#test/factories.ts'
import { inCompany } from '#test/in-company.ts'
import { runJobs } from '#test/run-jobs.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

type Who = 'admin' | 'hr' | 'employee'
const server = testServer()
const company = perFile(() => makeCompany(server))
let tokenOf: (who: Who) => string
beforeAll(async () => {
  tokenOf = await companyTokens(server, company, ['admin', 'hr', 'employee'])
})

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 40, g: 58, b: 151, alpha: 0.5 } } })
const send = (who: Who, bytes: Buffer) =>
  call(server, tokenOf(who), setCompanyLogo, {}, { files: [{ name: 'logo.png', bytes }] })
const open = (name: string) => server.app.inject({ url: `/employee-profile-image/${name}` })
const shown = async () => (await call(server, tokenOf('employee'), getProfile, {})).data.workspace?.logo

test.each([
  [1600, 400, 640, 160],
  [300, 900, 80, 240],
  [120, 40, 120, 40],
])('a logo of %i x %i becomes %i x %i, transparent and without metadata', async (...sizes) => {
  const [width, height, ...expected] = sizes
  const sent = await picture(width, height)
    .withExif({ IFD0: { Copyright: 'canary-owner' } })
    .png()
    .toBuffer()
  const { logo } = (await send('admin', Buffer.concat([sent, Buffer.from('canary-tail')]))).data
  const answer = await open(logo)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(answer.rawPayload.includes('canary')).toBe(false)
  const drawn = await sharp(answer.rawPayload).metadata()
  expect([drawn.width, drawn.height]).toEqual(expected)
  expect([drawn.format, drawn.hasAlpha, drawn.exif]).toEqual(['webp', true, undefined])
})

test('everybody in the company gets a signed name; a stored one opens nothing', async () => {
  const { logo } = (await send('admin', await picture(90, 60).png().toBuffer())).data
  expect(logo).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\.\d+\.[\w-]{43}\.webp$/)
  expect(await shown()).toBe(logo)
  expect((await call(server, tokenOf('hr'), getCompanyProfile, {})).data.logo).toBe(logo)
  const stored = `${logo.split('.').slice(0, 3).join('.')}.webp`
  expect((await open(stored)).statusCode).toBe(404)
})

test.each<[string, () => Buffer]>([
  ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['a page', () => Buffer.from('<html><script>1</script></html>')],
  ['half a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['nothing', () => Buffer.alloc(0)],
])('%s is refused, and the old logo stays', async (_, bytes) => {
  const before = await shown()
  const answer = await send('admin', bytes())
  expect([answer.status, answer.code]).toEqual([415, 'PICTURE_TYPE'])
  expect(await shown()).toBe(before)
})

test('a missing or too large file is refused', async () => {
  const none = await call(server, tokenOf('admin'), setCompanyLogo, {})
  expect([none.status, none.fields.logo]).toEqual([400, 'Logo is required'])
  const large = Buffer.concat([await picture(9, 9).png().toBuffer(), Buffer.alloc(5 * 1024 * 1024)])
  expect((await send('admin', large)).code).toBe('TOO_LARGE')
})

test('a new logo, or removing it, deletes the old file after the commit', async () => {
  const first = (await send('admin', await picture(90, 60).png().toBuffer())).data.logo
  const second = (await send('admin', await picture(90, 60).gif().toBuffer())).data.logo
  await runJobs(server)
  expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([404, 200])
  expect((await call(server, tokenOf('admin'), removeCompanyLogo, {})).status).toBe(200)
  await runJobs(server)
  expect((await open(second)).statusCode).toBe(404)
  expect(await shown()).toBeNull()
  expect((await call(server, tokenOf('admin'), removeCompanyLogo, {})).status).toBe(200)
})

test('mails and exports get it as PNG, within their size', async () => {
  await send('admin', await picture(600, 200).png().toBuffer())
  const brand = await inCompany(server, company.workspaceId, findCompanyBrand)
  expect(brand).toMatchObject({ name: 'Company 1', nameLo: 'ບໍລິສັດ 1' })
  const logo = await readLogo(server.services, brand, { width: 320, height: 80 })
  expect([logo?.width, logo?.height]).toEqual([240, 80])
  expect((await sharp(logo?.png).metadata()).format).toBe('png')
  expect(await readLogo(server.services, { logo: null }, { width: 9, height: 9 })).toBeNull()
})

test('only administrators change it', async () => {
  const bytes = await picture(9, 9).png().toBuffer()
  expect((await send('hr', bytes)).status).toBe(403)
  expect((await call(server, tokenOf('employee'), removeCompanyLogo, {})).status).toBe(403)
})
