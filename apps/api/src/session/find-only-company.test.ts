// The company on the employee sign-in page (N4): shown to everybody, so only where there is no other.
import { setCompanyLogo } from '@hr/contract/company-profile.ts'
import { demoSignIns } from '@hr/contract/session.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
let company: TestCompany

const shown = async (token: string | null = null) => (await call(server, token, demoSignIns, {})).data.company
const suspend = (table: 'workspace' | 'space', id: string, status: 'active' | 'suspended') =>
  server.services.db.updateTable(table).set({ status }).where('id', '=', id).execute()

test('an installation without a company shows none, and neither does one without a logo', async () => {
  expect(await shown()).toBeNull()
  company = await makeCompany(server)
  expect(await shown()).toBeNull()
})

test('the only company shows its names and a logo that opens, and nothing else', async () => {
  const color = { r: 40, g: 58, b: 151 }
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: color } })
    .png()
    .toBuffer()
  const admin = await signIn(server, company.admin.username)
  const file = [{ name: 'logo.png', bytes }]
  expect((await call(server, admin, setCompanyLogo, {}, { files: file })).status).toBe(200)
  const answer = await shown()
  expect(answer).toEqual({ name: 'Company 1', nameLo: 'ບໍລິສັດ 1', logo: expect.any(String) })
  const picture = await server.app.inject({ url: `/employee-profile-image/${answer?.logo}` })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await shown(admin)).toEqual(answer)
})

test.each(['workspace', 'space'] as const)('it is not shown while its %s is suspended', async table => {
  const id = table === 'space' ? company.spaceId : company.workspaceId
  await suspend(table, id, 'suspended')
  expect(await shown()).toBeNull()
  await suspend(table, id, 'active')
  expect(await shown()).not.toBeNull()
})

test('of two companies none is shown, even if the other one is suspended', async () => {
  const other = await makeCompany(server)
  expect(await shown()).toBeNull()
  await suspend('workspace', other.workspaceId, 'suspended')
  expect(await shown()).toBeNull()
})
