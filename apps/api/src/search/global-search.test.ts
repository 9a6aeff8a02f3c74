import { createOrgNode } from '@hr/contract/organization.ts'
import { createJobGrade, createPosition } from '@hr/contract/position.ts'
import { globalSearch } from '@hr/contract/search.ts'
import type { FoundPerson } from '@hr/contract/search.ts'
import { approveLeave, requestCancellation, requestLeave } from '@hr/contract/leave.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, makeEmployee } from '#test/factories.ts'
import { leaveCompany } from '#test/leave.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => leaveCompany(server))
let hr: string
beforeAll(async () => {
  hr = company.tokens.hr
  const hire = (staffId: string, names: object) =>
    inCompany(server, company.workspaceId, trx => makeEmployee(trx, server, { staffId, ...names }))
  await hire('S-1', { firstName: 'Somboun', lastName: 'Vongsa', firstNameLo: 'ສົມບູນ', lastNameLo: 'ວົງສາ' })
  await hire('S-2', { firstName: 'Sengdao', lastName: 'Somboun' })
  await hire('S-3', { firstName: 'Keo', lastName: 'Manivong' })
})

const found = async (q: string, token = hr) => call(server, token, globalSearch, { q })
const people = async (q: string, token = hr): Promise<string[]> =>
  (await found(q, token)).data.people.map(({ staffId }: FoundPerson) => staffId)

describe('names of the organisation', () => {
  const names = async (q: string, token = hr) =>
    (await found(q, token)).data.names.map(({ kind, name }) => `${kind} ${name}`)
  beforeAll(async () => {
    const admin = await signIn(server, company.admin.username)
    const made = [
      await call(server, admin, createOrgNode, { name: 'Freight Department', nameLo: 'ພະແນກຂົນສົ່ງ' }),
      await call(server, admin, createPosition, { name: 'Airfreight engineer', nameLo: '' }),
      await call(server, admin, createPosition, { name: 'Freight clerk', nameLo: 'ພະນັກງານຂົນສົ່ງ' }),
      await call(server, admin, createJobGrade, { name: 'SO-9', nameLo: '' }),
    ]
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test.each([
    [
      'beginnings of words first',
      'freight',
      ['POSITION Freight clerk', 'UNIT Freight Department', 'POSITION Airfreight engineer'],
    ],
    ['Lao', 'ຂົນສົ່ງ', ['POSITION Freight clerk', 'UNIT Freight Department']],
    ['words in any order', 'clerk frei', ['POSITION Freight clerk']],
    ['a grade', 'so-9', ['JOB_GRADE SO-9']],
    ['nothing', 'xylophone', []],
    ['a pattern is only text', '%', []],
  ])('%s', async (_, q, expected) => expect(await names(q)).toEqual(expected))

  test('only what the lists of each kind show the reader', async () => {
    expect(await names('freight', company.tokens.employee)).toEqual(['UNIT Freight Department'])
    const other = await makeCompany(server)
    expect(await names('freight', await signIn(server, other.hr.username))).toEqual([])
  })
})

describe('people', () => {
  test.each([
    ['a beginning', 'sombo', ['S-1', 'S-2']],
    ['two parts in any order', 'vongsa som', ['S-1']],
    ['Lao', 'ສົມບູນ', ['S-1']],
    ['the staff id', 's-3', ['S-3']],
    ['swapped letters', 'smoboun vongsa', ['S-1']],
    ['a letter too few', 'manivog', ['S-3']],
    ['no one', 'xylophone', []],
    ['no guess for short words', 'kea', []],
    ['a pattern is only text', '%', []],
  ])('by %s', async (_, q, expected) => expect(await people(q)).toEqual(expected))

  test('former employees are found only with the permission to manage employees', async () => {
    const { employee } = company.tokens
    expect(await people('manivong', employee)).toEqual(['S-3'])
    await inCompany(server, company.workspaceId, trx =>
      trx.updateTable('employee').set({ status: 'terminated' }).where('staff_id', '=', 'S-3').execute(),
    )
    expect(await people('manivong')).toEqual(['S-3'])
    expect(await people('manivong', employee)).toEqual([])
  })

  test('no person is shown without ORGANIZATION or EMPLOYEE view', async () => {
    await inCompany(server, company.workspaceId, trx =>
      trx
        .deleteFrom('role_permission')
        .where('group_name', '=', 'ORGANIZATION')
        .where('action', '=', 'view')
        .execute(),
    )
    const token = await signIn(server, company.employee.username)
    expect(await people('somboun', token)).toEqual([])
  })

  test('no person of another company', async () => {
    const other = await makeCompany(server)
    const token = await signIn(server, other.hr.username)
    expect(await people('somboun', token)).toEqual([])
  })
})

describe('requests by number', () => {
  test('only for the owner, the approvers and HR', async () => {
    const { employee, manager, colleague } = company.tokens
    const { id, number } = (await call(server, employee, requestLeave, company.draft())).data
    const requests = async (q: string, token: string) => (await found(q, token)).data.requests
    const expected = [{ id, number, kind: 'LEAVE', status: 'PENDING', employee: { id: company.employee.id } }]
    for (const token of [employee, manager, hr]) {
      expect(await requests(`#${number}`, token)).toMatchObject(expected)
    }
    expect(await requests(`${number}`, hr)).toMatchObject(expected)
    expect((await requests(`${number}`, hr))[0]?.purpose).toBe('NEW')
    for (const q of [`request ${number}`, `leave request #${number}`, `ຄຳຂໍ ${number}`]) {
      expect(await requests(q, hr)).toMatchObject(expected)
      expect(await requests(q, colleague)).toEqual([])
    }
    expect(await requests(`overtime ${number}`, hr)).toEqual([])
    for (const token of [manager, hr]) await call(server, token, approveLeave, { id })
    const cancellation = (await call(server, employee, requestCancellation, { id, reason: 'Stays here' }))
      .data
    const [asked] = await requests(`${cancellation.number}`, manager)
    expect(asked).toMatchObject({ id: cancellation.id, purpose: 'CANCELLATION', status: 'PENDING' })
    expect(await requests(`${number}`, colleague)).toEqual([])
    expect(await requests(`${number + 2}`, hr)).toEqual([])
    const other = await makeCompany(server)
    expect(await requests(`${number}`, await signIn(server, other.hr.username))).toEqual([])
  })
})

test('an empty search is 400, and no session is 401', async () => {
  expect((await found(' ')).status).toBe(400)
  expect((await call(server, null, globalSearch, { q: 'som' })).status).toBe(401)
})
