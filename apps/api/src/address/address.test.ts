// Provinces, districts and villages: built-in entries, a company's changes, and isolation between companies (N5).
import * as contract from '@hr/contract/address.ts'
import { beforeEach, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { leaveCompany } from '#test/leave.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, leaveCompany)
const other = perFile(() => leaveCompany(server))
let admin: string
let employee: string
beforeEach(async () => {
  admin = company.tokens.admin
  employee = company.tokens.employee
})

const provinces = async (token = employee) => (await call(server, token, contract.listProvinces, {})).data
const districts = (provinceId: number, token = employee) =>
  call(server, token, contract.listDistricts, { provinceId })
const villages = (id: number, search = '', token = employee) =>
  call(server, token, contract.listVillages, { id, search })
const create = (level: contract.AddressLevel, parentId: number | null, name: string, nameLo = '') =>
  call(server, admin, contract.createAddressEntry, { level, parentId, name, nameLo })
const remove = (level: contract.AddressLevel, id: number) =>
  call(server, admin, contract.deleteAddressEntry, { level, id })
const stored = () =>
  company.inside(async trx => ({
    entries: await trx.selectFrom('address_entry').selectAll().orderBy('id').execute(),
    audit: await trx
      .selectFrom('audit_entry')
      .selectAll()
      .where('entity', '=', 'address_entry')
      .orderBy('id')
      .execute(),
  }))

test('18 provinces, 148 districts and 8,756 villages are built in, in both scripts', async () => {
  const all = await provinces()
  expect([all.length, all[0]]).toEqual([
    18,
    { id: 1, name: 'Vientiane Capital', nameLo: 'ນະຄອນຫຼວງວຽງຈັນ', childCount: 9, isOwn: false },
  ])
  const below = (await Promise.all(all.map(({ id }) => districts(id)))).flatMap(answer => answer.data)
  expect([below.length, below.reduce((sum, district) => sum + district.childCount, 0)]).toEqual([148, 8756])
  expect(below.every(({ name, nameLo }) => name !== '' && /[\u0E80-\u0EFF]/.test(nameLo))).toBe(true)
})

test('the calls of the spec: a district by id, and the province of a district', async () => {
  expect((await call(server, employee, contract.getDistrict, { id: 101 })).data).toEqual({
    id: 101,
    name: 'Chanthabuly',
    nameLo: 'ຈັນທະບູລີ',
    provinceId: 1,
  })
  const province = await call(server, employee, contract.getProvinceOfDistrict, { districtId: 101 })
  expect(province.data).toEqual({ id: 1, name: 'Vientiane Capital', nameLo: 'ນະຄອນຫຼວງວຽງຈັນ' })
  expect((await call(server, employee, contract.getProvinceOfDistrict, { districtId: 1 })).status).toBe(404)
  expect((await call(server, employee, contract.getDistrict, { id: 9999 })).status).toBe(404)
})

test('villages are searched in either script and sorted by the name in the reader’s language', async () => {
  const found = (await villages(101, 'nong')).data.map(village => village.name)
  expect(found).toEqual(expect.arrayContaining(['Nongping', 'Nongthanuea', 'Nongthatay']))
  expect(found).toEqual(found.toSorted((one, next) => one.localeCompare(next, 'en')))
  expect((await villages(101, 'ຫນອງປິງ')).data.map(village => village.nameLo)).toEqual(['ໜອງປິງ'])
  expect((await villages(9999)).status).toBe(404)
})

test('an added village, district or province is below its parent, with an id above the built-in ones', async () => {
  const province = (await create('province', null, 'New Province', 'ແຂວງໃໝ່')).data
  const district = (await create('district', province.id, 'New District')).data
  const village = (await create('village', district.id, 'New Village')).data
  expect(Math.min(province.id, district.id, village.id)).toBeGreaterThan(1_000_000)
  expect((await provinces()).at(-1)).toEqual({ ...province, childCount: 1, isOwn: true })
  expect((await districts(province.id)).data).toEqual([
    { id: district.id, name: 'New District', nameLo: 'New District', childCount: 1, isOwn: true },
  ])
  expect((await villages(district.id, 'new')).data.map(({ id }) => id)).toEqual([village.id])
  const of = await call(server, employee, contract.getProvinceOfDistrict, { districtId: district.id })
  expect(of.data.name).toBe('New Province')
  expect((await stored()).audit.map(entry => [entry.operation, entry.entity_id])).toEqual([
    ['CREATE', `province ${province.id}`],
    ['CREATE', `district ${district.id}`],
    ['CREATE', `village ${village.id}`],
  ])
})

test('a built-in entry is renamed for this company only', async () => {
  const change = { level: 'district', id: 101, name: 'Chanthabouly', nameLo: 'ຈັນທະບູລີ' } as const
  expect((await call(server, admin, contract.updateAddressEntry, change)).data).toMatchObject({
    id: 101,
    name: 'Chanthabouly',
    isOwn: true,
  })
  const name = async (token: string) => (await districts(1, token)).data.find(({ id }) => id === 101)?.name
  expect([await name(employee), await name(other.tokens.employee)]).toEqual(['Chanthabouly', 'Chanthabuly'])
  expect((await stored()).audit[0]).toMatchObject({
    operation: 'UPDATE',
    before: { name: 'Chanthabuly' },
    after: { name: 'Chanthabouly' },
  })
})

test('taking an entry off the list removes those below it, and its name stays readable', async () => {
  expect((await remove('district', 101)).data).toEqual({})
  expect((await districts(1)).data.map(({ id }) => id)).not.toContain(101)
  expect((await provinces())[0]?.childCount).toBe(8)
  expect((await villages(101)).status).toBe(404)
  expect((await call(server, employee, contract.getDistrict, { id: 101 })).data.name).toBe('Chanthabuly')
  expect((await remove('district', 101)).status).toBe(404)
  expect((await create('village', 101, 'Nowhere')).fields).toEqual({ parentId: expect.any(String) })
  expect((await remove('village', 10101)).status).toBe(404)
  expect((await villages(101, '', other.tokens.employee)).status).toBe(200)
  const off = async () =>
    (await call(server, employee, contract.listDistricts, { provinceId: 1, hidden: true })).data.map(
      ({ id }) => id,
    )
  expect(await off()).toEqual([101])
  const back = { level: 'district', id: 101, name: 'Chanthabuly', nameLo: 'ຈັນທະບູລີ' } as const
  expect((await call(server, admin, contract.updateAddressEntry, back)).data.childCount).toBeGreaterThan(0)
  expect((await provinces())[0]?.childCount).toBe(9)
  expect(await off()).toEqual([])
  await remove('province', 1)
  expect((await call(server, admin, contract.updateAddressEntry, back)).fields).toEqual({
    parentId: 'Parent unit: not a valid choice',
  })
  expect(await provinces()).toHaveLength(17)
  expect((await districts(1)).status).toBe(404)
})

test('a name is unique below its parent, also when two add it at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => create('village', 102, 'Twice', 'ສອງເທື່ອ')),
  )
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409, 409])
  expect(answers.find(answer => answer.status === 409)?.fields).toEqual({ name: 'Name is already in use' })
  expect((await create('village', 103, 'Twice', 'ສອງເທື່ອ')).status).toBe(200)
})

test.each([
  ['a district without a province', 'district', null, 'X', 'parentId'],
  ['a province below something', 'province', 1, 'X', 'parentId'],
  ['a village of a district that is not there', 'village', 1, 'X', 'parentId'],
  ['no name', 'village', 101, ' ', 'name'],
  ['a long name', 'village', 101, 'x'.repeat(101), 'name'],
] as const)('%s is refused', async (_, level, parentId, name, field) => {
  const before = await stored()
  const answer = await create(level, parentId, name)
  expect([answer.status, Object.keys(answer.fields)]).toEqual([400, [field]])
  expect(await stored()).toEqual(before)
})

test('without a session 401, without permission to edit the company 403, an unknown level 404', async () => {
  expect((await call(server, null, contract.listProvinces, {})).status).toBe(401)
  for (const token of [employee, company.tokens.hr]) {
    const change = { level: 'district', id: 101, name: 'X' } as const
    expect((await call(server, token, contract.updateAddressEntry, change)).status).toBe(403)
  }
  const url = '/api/address/country/1'
  const headers = { authorization: `Bearer ${admin}` }
  expect((await server.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404)
  expect((await stored()).entries).toEqual([])
})
