// Setting an employee inactive: their approvals move on, and an administrator remains (P6, P7, R8).
import { getEmployee } from '@hr/contract/employee-record.ts'
import { updateEmployee } from '@hr/contract/employee-change.ts'
import { importEmployees } from '@hr/contract/employee-import.ts'
import { endEmployment } from '@hr/contract/end-employment.ts'
import { getLeaveRequest, requestLeave } from '@hr/contract/leave.ts'
import { expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { leaveCompany } from '#test/leave.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = perFile(() => leaveCompany(server))

async function setStatus(id: number, status: 'active' | 'inactive' | 'probation', token = company.tokens.hr) {
  const { version } = (await call(server, token, getEmployee, { id })).data
  return call(server, token, updateEmployee, { id, version, status })
}

test('open steps of an inactive approver move on', async () => {
  const request = (await call(server, company.tokens.employee, requestLeave, company.draft())).data
  expect(request.currentApprover?.id).toBe(company.manager.id)
  expect((await setStatus(company.manager.id, 'inactive')).status).toBe(200)
  const after = (await call(server, company.tokens.employee, getLeaveRequest, { id: request.id })).data
  expect(after.currentApprover?.id).not.toBe(company.manager.id)
  expect(after.steps.some(step => step.status === 'PENDING')).toBe(true)
  expect((await setStatus(company.manager.id, 'active')).status).toBe(200)
})

test('also when an import sets the status', async () => {
  const change = { from: '2026-04-07', to: '2026-04-07' }
  const { id } = (await call(server, company.tokens.employee, requestLeave, company.draft(change))).data
  const { card } = (await call(server, company.tokens.hr, getEmployee, { id: company.manager.id })).data
  const bytes = Buffer.from(`Staff ID,Status\n${card.staffId},Inactive`)
  const file = { files: [{ name: 'status.csv', bytes }] }
  const { data } = await call(server, company.tokens.hr, importEmployees, { dryRun: false }, file)
  expect(data).toMatchObject({ updated: 1, errors: [] })
  const after = (await call(server, company.tokens.employee, getLeaveRequest, { id })).data
  expect(after.currentApprover?.id).not.toBe(company.manager.id)
  expect(after.steps.some(step => step.status === 'PENDING')).toBe(true)
  expect((await setStatus(company.manager.id, 'active')).status).toBe(200)
})

test('the last administrator stays active', async () => {
  const refused = await setStatus(company.admin.id, 'inactive', company.tokens.hr)
  expect([refused.status, refused.code]).toEqual([409, 'LAST_ADMINISTRATOR'])
  const { card } = (await call(server, company.tokens.admin, getEmployee, { id: company.admin.id })).data
  expect(card.status).toBe('active')
})

test('a former employee returns by reinstating, not by a status', async () => {
  const ended = { id: company.colleague.id, date: '2026-02-27', reason: 'Another company' }
  expect((await call(server, company.tokens.hr, endEmployment, ended)).status).toBe(200)
  const refused = await setStatus(company.colleague.id, 'active')
  expect([refused.status, Object.keys(refused.fields)]).toEqual([400, ['status']])
})
