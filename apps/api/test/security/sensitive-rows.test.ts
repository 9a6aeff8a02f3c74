// Planted markers in the pay, bank and papers of one person, and in the personal part: every reading endpoint is read as
// everybody, and they appear only to those who may see them (P7).
import { addDocument } from '@hr/contract/employee-document.ts'
import { proposeChange } from '@hr/contract/employee-proposal.ts'
import { getEmployee, updateEmployee } from '@hr/contract/employee-record.ts'
import { allEndpoints } from '@hr/contract/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWorkspace } from '#api/db/connect/in-workspace.ts'
import { call, signIn } from '#test/call.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { makePersonas, personaNames } from './personas.ts'
import type { PersonaName, Personas } from './personas.ts'

const sensitive = ['MARK-PASSPORT', 'MARK-ACCOUNT', 'MARK-SSO', 'MARK-SCAN', '77123456', 'MARK-PROPOSED']
const personal = ['MARK-BIRTH', 'MARK-EMERGENCY']
/** The person, HR, and who may do everything. */
const mayRead: readonly PersonaName[] = ['employee', 'hr', 'admin', 'ownerInside']

let server: TestApp
let personas: Personas
let id = 0
beforeAll(async () => {
  server = await testApp()
  personas = await makePersonas(server)
  const { home } = personas
  id = home.employee.id
  const [hr, own] = [await signIn(server, home.hr.username), await signIn(server, home.employee.username)]
  const { version } = (await call(server, own, getEmployee, { id })).data
  await call(server, hr, updateEmployee, {
    id,
    version,
    passportNumber: 'MARK-PASSPORT',
    bankAccountNumber: 'MARK-ACCOUNT',
    ssoNumber: 'MARK-SSO',
    birthPlace: 'MARK-BIRTH',
    emergencyPerson: 'MARK-EMERGENCY',
  })
  const files = [{ name: 'scan.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }]
  await call(server, hr, addDocument, { id, kind: 'passport', name: 'MARK-SCAN' }, { files })
  await call(server, own, proposeChange, { visaNumber: 'MARK-PROPOSED', reason: 'A visa' })
  await inWorkspace(server.services.db, home.workspaceId, trx =>
    trx
      .updateTable('employee_job')
      .set({ salary_amount: 77_123_456, salary_currency: 'LAK' })
      .where('employee_id', '=', id)
      .execute(),
  )
})
afterAll(() => server.stop())

const readings = allEndpoints.filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.raw)

test.each(personaNames)('%s', async persona => {
  const token = await personas.tokenOf(persona)
  const bodies: string[] = []
  for (const { endpoint } of readings) {
    const path = endpoint.path.replace(/:\w+/g, String(id))
    for (const query of ['', `?employeeId=${id}`, '?search=MARK']) {
      const answer = await server.app.inject({
        url: `/api${path}${query}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
      bodies.push(answer.body)
    }
  }
  const isSeen = (marker: string) => bodies.some(body => body.includes(marker))
  expect([...sensitive, ...personal].filter(isSeen)).toEqual(
    mayRead.includes(persona) ? [...sensitive, ...personal] : [],
  )
})
