// The last sheet of an export, with the logo (N4); the sheets before it stay as they are.
import { setCompanyLogo } from '@hr/contract/company-profile.ts'
import { exportEmployees } from '@hr/contract/employee.ts'
import { unzipSync } from 'fflate'
import readSheets from 'read-excel-file/node'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { companyTokens } from '#test/company-tokens.ts'
import { makeCompany } from '#test/factories.ts'
import { inCompany } from '#test/in-company.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => makeCompany(server))
let tokenOf: (who: 'admin' | 'hr') => string
beforeAll(async () => {
  tokenOf = await companyTokens(server, company, ['admin', 'hr'])
})

async function exported(): Promise<Buffer> {
  const answer = await server.app.inject({
    url: `/api${exportEmployees.path}`,
    headers: { authorization: `Bearer ${tokenOf('hr')}` },
  })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}
const picturesOf = (bytes: Buffer) =>
  Object.entries(unzipSync(bytes)).filter(([name]) => name.startsWith('xl/media/'))

async function sheetsOf(bytes: Buffer) {
  const [people, about, ...others] = await readSheets(bytes)
  expect([people?.sheet, about?.sheet, others]).toEqual(['Employees', 'About this file', []])
  return { people: people?.data ?? [], about: about?.data ?? [] }
}

test('without a logo it names the company, the file, who and when', async () => {
  const bytes = await exported()
  const [first, second, , ...facts] = (await sheetsOf(bytes)).about
  expect([first?.[0], second?.[0]]).toEqual(['Company 1', 'ບໍລິສັດ 1'])
  expect(facts).toEqual([
    ['File', 'employees-2026-03-02.xlsx'],
    ['Exported by', 'hr Tester'],
    ['Exported on', '02/03/2026 09:00'],
  ])
  expect(picturesOf(bytes)).toEqual([])
})

test('a logo is on the last sheet, and changes nothing on the first', async () => {
  const before = await sheetsOf(await exported())
  const logo = await sharp({ create: { width: 600, height: 200, channels: 4, background: '#283A97' } })
    .png()
    .toBuffer()
  await call(server, tokenOf('admin'), setCompanyLogo, {}, { files: [{ name: 'logo.png', bytes: logo }] })
  const bytes = await exported()
  const pictures = picturesOf(bytes)
  expect(pictures).toHaveLength(1)
  const drawn = await sharp(pictures[0]?.[1]).metadata()
  expect([drawn.format, drawn.width, drawn.height]).toEqual(['png', 600, 200])
  const after = await sheetsOf(bytes)
  expect(after.people).toEqual(before.people)
  expect(after.about.flat()).toContain('Company 1')
})

test('a missing picture does not stop the file', async () => {
  await inCompany(server, company.workspaceId, trx =>
    trx.updateTable('company_profile').set({ logo: 'lost.webp' }).execute(),
  )
  expect(picturesOf(await exported())).toEqual([])
})
