// Deletes only employees created by mistake (P7).
import { addDocument } from '@hr/contract/employee-document.ts'
import { getEmployee } from '@hr/contract/employee-record.ts'
import { createEmployee, deleteEmployee } from '@hr/contract/employee-change.ts'
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { requestLeave } from '@hr/contract/leave.ts'
import { readdir } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { insertNamed } from '#api/organization/position.store.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { runJobs } from '#test/run-jobs.ts'
import { newPhoto } from '#test/new-photo.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => makeCompany(server))
let other: TestCompany
let hr = ''
let positionId = ''
beforeAll(async () => {
  other = await makeCompany(server)
  hr = await signIn(server, company.hr.username)
  const rows = [{ name: 'Officer', nameLo: '' }]
  positionId = (await inside(trx => insertNamed(trx, 'position', rows)))[0] ?? ''
})

const inside = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(server, company.workspaceId, work)
const add = async (lineManagerId: number | null = null) =>
  (
    await call(
      server,
      hr,
      createEmployee,
      {
        firstName: 'Mistake',
        lastName: 'Twice',
        gender: 'female',
        dateOfBirth: '1995-04-12',
        phone: '020 5551 2345',
        startDate: '2026-02-02',
        unitId: company.units.sales,
        positionId,
        lineManagerId,
        otherPhones: ['02055512346'],
        education: [{ level: 'Bachelor' }],
      },
      { files: [await newPhoto()] },
    )
  ).data
const headOffice = (manager_id: number) =>
  inside(trx =>
    trx.updateTable('org_node').set({ manager_id }).where('id', '=', company.units.office).execute(),
  )
const remove = (id: number, token: string | null = hr) => call(server, token, deleteEmployee, { id })
const storedFiles = async () =>
  (await readdir(server.services.config.dataDir, { recursive: true, withFileTypes: true })).filter(entry =>
    entry.isFile(),
  ).length

test('everything created with them is deleted, files included; the audit entries stay', async () => {
  const filesBefore = await storedFiles()
  const { id, username } = await add()
  const scan = { id, kind: 'contract', name: 'Contract' } as const
  await call(server, hr, addDocument, scan, {
    files: [{ name: 'c.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }],
  })
  expect(await storedFiles()).toBe(filesBefore + 2)
  expect((await remove(id)).status).toBe(200)
  expect((await call(server, hr, getEmployee, { id })).status).toBe(404)
  const left = await server.services.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', username)
    .execute()
  expect(left).toEqual([])
  const entry = await inside(trx =>
    trx
      .selectFrom('audit_entry')
      .select('before')
      .where('entity_id', '=', String(id))
      .where('operation', '=', 'DELETE')
      .executeTakeFirst(),
  )
  expect(entry?.before).toMatchObject({ firstName: 'Mistake' })
  await runJobs(server)
  expect(await storedFiles()).toBe(filesBefore)
})

test('a manager, head of unit, requester or actor must be ended instead', async () => {
  const inUse = async (id: number) => {
    const answer = await remove(id)
    expect([answer.status, answer.code, answer.message]).toEqual([
      409,
      'EMPLOYEE_IN_USE',
      'This person has records. End their employment instead of deleting them',
    ])
    expect((await call(server, hr, getEmployee, { id })).status).toBe(200)
  }
  const leader = await add()
  await add(leader.id)
  await inUse(leader.id)
  const head = await add()
  await headOffice(head.id)
  await inUse(head.id)
  await headOffice(company.hr.id)
  expect((await remove(head.id)).status).toBe(200)
  const away = await add()
  const token = await signIn(server, away.username)
  const types = (await call(server, token, listLeaveTypes, {})).data
  const leaveTypeId = types.find(({ code }) => code === 'UNPAID')?.id ?? ''
  const draft = { leaveTypeId, from: '2026-03-09', to: '2026-03-09', reason: 'At home' }
  expect((await call(server, token, requestLeave, draft)).status).toBe(200)
  await inUse(away.id)
})

test('of two concurrent deletes one succeeds', async () => {
  const { id } = await add()
  const answers = await Promise.all([remove(id), remove(id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
})

test('not oneself, and not a person with more permissions', async () => {
  expect((await remove(company.hr.id)).status).toBe(403)
  expect((await remove(company.admin.id)).status).toBe(403)
  const admin = await signIn(server, company.admin.username)
  expect((await remove(company.admin.id, admin)).status).toBe(403)
})

test('without a session 401, as an employee or a manager 403, as HR of another company 404', async () => {
  const { id } = await add()
  expect((await remove(id, null)).status).toBe(401)
  for (const who of ['employee', 'manager'] as const)
    expect((await remove(id, await signIn(server, company[who].username))).status).toBe(403)
  expect((await remove(id, await signIn(server, other.hr.username))).status).toBe(404)
  expect((await call(server, hr, getEmployee, { id })).status).toBe(200)
})
