// Structure tags: unique names, an order, tags in use are kept; the departments page keeps its tag (P9).
import { createOrgNode, listDepartments } from '@hr/contract/organization.ts'
import * as contract from '@hr/contract/structure-tag.ts'
import { beforeEach, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { inOwnCompany, leaveCompany } from '#test/leave.ts'

const { server, company } = inOwnCompany()
let hr: string
beforeEach(async () => {
  hr = company.tokens.hr
})

const list = async () => (await call(server, company.tokens.employee, contract.listStructureTags, {})).data
const names = async () => (await list()).map(tag => tag.name)
const idOf = async (name: string) => (await list()).find(tag => tag.name === name)?.id ?? ''
const create = (name: string, token = hr) => call(server, token, contract.createStructureTag, { name })
const remove = (id: string, token = hr) => call(server, token, contract.deleteStructureTag, { id })

test('a company starts with five, in order, with the number of nodes per tag', async () => {
  expect((await list()).map(tag => [tag.name, tag.nameLo, tag.sortOrder, tag.nodeCount, tag.code])).toEqual([
    ['Company', 'ບໍລິສັດ', 1, 1, null],
    ['Division', 'ຝ່າຍງານ', 2, 0, null],
    ['Department', 'ພະແນກ', 3, 2, 'DEPARTMENT'],
    ['Section', 'ຂະແໜງ', 4, 0, null],
    ['Unit', 'ໜ່ວຍງານ', 5, 0, null],
  ])
})

test('a tag is added as the last, renamed, reordered and deleted, each with an audit entry', async () => {
  const { id } = (await create('Branch')).data
  const renamed = { id, name: 'Shop', nameLo: 'ຮ້ານ' }
  expect((await call(server, hr, contract.updateStructureTag, renamed)).data).toMatchObject({
    ...renamed,
    sortOrder: 6,
  })
  const ids = [id, await idOf('Unit')]
  expect((await call(server, hr, contract.orderStructureTags, { ids })).data).toEqual({})
  expect(await names()).toEqual(['Shop', 'Unit', 'Company', 'Division', 'Department', 'Section'])
  expect((await remove(id)).data).toEqual({})
  expect(await names()).not.toContain('Shop')
  const audit = await company.inside(trx =>
    trx.selectFrom('audit_entry').selectAll().where('entity', '=', 'structure_tag').orderBy('id').execute(),
  )
  expect(audit.map(entry => [entry.operation, entry.entity_id])).toEqual([
    ['CREATE', id],
    ['UPDATE', id],
    ['UPDATE', 'order'],
    ['DELETE', id],
  ])
})

test('a name is unique, also with four at once', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => create('Branch')))
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409, 409])
  const taken = await call(server, hr, contract.updateStructureTag, {
    id: await idOf('Unit'),
    name: 'Branch',
  })
  expect([taken.code, taken.fields]).toEqual(['ALREADY_EXISTS', { name: 'Name is already in use' }])
})

test('a tag in use is kept; that of the departments page is kept too, and may be renamed', async () => {
  const section = await idOf('Section')
  await call(server, hr, createOrgNode, { name: 'Post', structureTagId: section })
  expect((await remove(section)).code).toBe('IN_USE')
  const department = { id: await idOf('Department'), name: 'Bureau' }
  expect((await call(server, hr, contract.updateStructureTag, department)).status).toBe(200)
  expect((await call(server, hr, listDepartments, {})).data.rows.map(row => row.structureTag)).toEqual([
    'Bureau',
    'Bureau',
  ])
  await company.inside(trx => trx.updateTable('org_node').set({ structure_tag_id: null }).execute())
  expect((await remove(department.id)).code).toBe('IN_USE')
})

test('an employee reads but does not write: 403; another company’s tag: 404', async () => {
  const other = await leaveCompany(server)
  const id = await idOf('Unit')
  expect((await call(server, null, contract.listStructureTags, {})).status).toBe(401)
  for (const token of [company.tokens.employee, company.tokens.manager]) {
    expect((await create('X', token)).status).toBe(403)
    expect((await remove(id, token)).status).toBe(403)
  }
  expect((await remove(id, other.tokens.hr)).status).toBe(404)
  const change = { id, name: 'X' }
  expect((await call(server, other.tokens.hr, contract.updateStructureTag, change)).status).toBe(404)
  expect((await call(server, other.tokens.hr, contract.orderStructureTags, { ids: [id] })).status).toBe(404)
  expect(await names()).toContain('Unit')
})
