// The company profile (N4): read by its permission, changed with a version, audited; the company can be renamed (D2).
import { listProvinces } from '@hr/contract/address.ts'
import { listAudit } from '@hr/contract/audit.ts'
import { getCompanyProfile, updateCompanyProfile } from '@hr/contract/company-profile.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { getOrgNode, updateOrgNode } from '@hr/contract/organization.ts'
import { getProfile } from '@hr/contract/session.ts'
import { getSpace } from '@hr/contract/space.ts'
import { beforeAll, expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { profileInput } from '#test/profile-input.ts'
import { companyTokens } from '#test/company-tokens.ts'
import { makeCompany } from '#test/factories.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

type Who = 'admin' | 'hr' | 'employee' | 'strangerHr'
type Change = Partial<InputOf<typeof updateCompanyProfile>>

const server = testServer()
const company = perFile(() => makeCompany(server))
let tokenOf: (who: Who) => string
beforeAll(async () => {
  tokenOf = await companyTokens(server, company, ['admin', 'hr', 'employee'])
})

const profileOf = async (who: Who) => (await call(server, tokenOf(who), getCompanyProfile, {})).data
/** As the page sends it: everything as it was read, but for what changes. */
const inputOf = async (given: Change) => ({ ...profileInput(await profileOf('admin')), ...given })
const change = async (given: Change, who: Who = 'admin') =>
  call(server, tokenOf(who), updateCompanyProfile, await inputOf(given))

test('a new company has a name and nothing else', async () => {
  expect(await profileOf('admin')).toEqual({
    name: 'Company 1',
    nameLo: 'ບໍລິສັດ 1',
    logo: null,
    taxNumber: '',
    phone: null,
    email: null,
    address: {
      provinceId: null,
      provinceName: '',
      districtId: null,
      districtName: '',
      villageId: null,
      villageName: '',
      addressLine: '',
      shown: { province: '', district: '', village: '' },
      shownLo: { province: '', district: '', village: '' },
    },
    timeZone: 'Asia/Vientiane',
    attendanceSince: '2026-03-02',
    leaveYear: {
      startMonth: 1,
      years: [
        { from: '2026-01-01', to: '2026-12-31' },
        { from: '2027-01-01', to: '2027-12-31' },
      ],
    },
    languages: ['en', 'lo'],
    passwordMinLength: null,
    sessionHours: null,
    idleMinutes: null,
    fullAccessSecondStep: false,
    mostSessionHours: 12,
    defaultWorkShift: { id: expect.any(String), name: 'Office', nameLo: expect.any(String) },
    version: 1,
  })
})

test('HR reads it, administrators change it, employees see nothing of it', async () => {
  expect((await profileOf('hr')).name).toBe('Company 1')
  expect((await change({ name: 'Taken over' }, 'hr')).status).toBe(403)
  expect((await call(server, tokenOf('employee'), getCompanyProfile, {})).status).toBe(403)
  expect((await call(server, null, getCompanyProfile, {})).status).toBe(401)
})

test('a renamed company has its new name everywhere; other fields stay', async () => {
  await change({ taxNumber: '010 012 345 678' })
  const renamed = (await change({ name: 'Mekong Trading', nameLo: 'ແມ່ຂອງ ການຄ້າ' })).data
  expect(renamed).toMatchObject({ name: 'Mekong Trading', taxNumber: '010 012 345 678' })
  const profile = (await call(server, tokenOf('employee'), getProfile, {})).data
  expect(profile.workspace).toMatchObject({ name: 'Mekong Trading', nameLo: 'ແມ່ຂອງ ການຄ້າ' })
  const owner = await signIn(server, company.owner.username)
  const { workspaces } = (await call(server, owner, getSpace, {})).data
  expect(workspaces).toMatchObject([{ name: 'Mekong Trading', nameLo: 'ແມ່ຂອງ ການຄ້າ' }])
  const other = await call(server, tokenOf('strangerHr'), getCompanyProfile, {})
  expect(other.data.name).toBe('Company 2')
})

test('its own unit is renamed with it, unless that has other names', async () => {
  const { company: id } = company.units
  const unit = async () => (await call(server, tokenOf('hr'), getOrgNode, { id })).data
  const { name, nameLo } = await profileOf('admin')
  await call(server, tokenOf('hr'), updateOrgNode, { id, name, nameLo })
  await change({ name: 'Sabai Trading', nameLo: 'ສະບາຍ ການຄ້າ' })
  expect(await unit()).toMatchObject({ name: 'Sabai Trading', nameLo: 'ສະບາຍ ການຄ້າ' })
  const { rows } = (await call(server, tokenOf('admin'), listAudit, { entity: 'org_node' })).data
  expect(rows[0]).toMatchObject({ before: { name }, after: { name: 'Sabai Trading' } })
  await call(server, tokenOf('hr'), updateOrgNode, { id, name: 'Head office' })
  await change({ name: 'Mekong Trading', nameLo: 'ແມ່ຂອງ ການຄ້າ' })
  expect(await unit()).toMatchObject({ name: 'Head office', nameLo: '' })
})

test('the audit log has what changed, before and after', async () => {
  await change({ email: 'Office@Mekong.example', phone: '021 212 345' })
  await change({ email: null, phone: '021 212 345' })
  const { rows } = (await call(server, tokenOf('admin'), listAudit, { entity: 'company_profile' })).data
  expect(rows.slice(0, 2)).toMatchObject([
    { before: { email: 'office@mekong.example' }, after: { email: null } },
    { before: { email: null, phone: null }, after: { phone: '+85621212345' } },
  ])
})

test('an address from the lists, or typed', async () => {
  const [province] = (await call(server, tokenOf('admin'), listProvinces, {})).data
  const listed = await change({ provinceId: province?.id ?? 0, districtName: 'Old town', addressLine: '12' })
  expect(listed.data.address).toMatchObject({
    addressLine: '12',
    shown: { province: province?.name, district: 'Old town' },
    shownLo: { province: province?.nameLo },
  })
  const both = await change({ provinceName: 'Typed' })
  expect(both.fields).toHaveProperty('provinceName')
  expect((await change({ provinceId: 987_654 })).fields).toHaveProperty('provinceId')
})

test.each<[string, Change, string, string]>([
  ['no name', { name: ' ' }, 'name', 'Name is required'],
  ['a name of 51 characters', { name: 'x'.repeat(51) }, 'name', 'Must be at most 50 charactors'],
  ['an e-mail without domain', { email: 'office' }, 'email', 'E-mail must be valid'],
])('%s is refused', async (_, given, field, text) => {
  const answer = await change(given)
  expect([answer.status, answer.fields[field]]).toEqual([400, text])
})

test('of two changes of the same version one is stored', async () => {
  const read = await inputOf({})
  const rename = (name: string) => call(server, tokenOf('admin'), updateCompanyProfile, { ...read, name })
  const answers = await Promise.all([rename('One'), rename('Other')])
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['', 'STALE'])
  const winner = answers.find(({ status }) => status === 200)
  expect((await profileOf('admin')).name).toBe(winner?.data.name)
})

test('a change to what is stored already makes no version and no audit entry', async () => {
  const { name, version } = await profileOf('admin')
  const count = async () =>
    (await call(server, tokenOf('admin'), listAudit, { entity: 'company_profile' })).data.total
  const before = await count()
  expect((await change({ name })).data.version).toBe(version)
  expect(await count()).toBe(before)
})
