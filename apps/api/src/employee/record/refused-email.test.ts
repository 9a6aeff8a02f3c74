// The mark at an employee whose e-mail address refuses mail (N1, P7).
import { getEmployee } from '@hr/contract/employee-record.ts'
import { expect, test } from 'vitest'
import { newId } from '#api/db/new-id.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { inCompany } from '#test/in-company.ts'
import { testServer } from '#test/test-server.ts'
import { updateEmployee } from '../employee.store.ts'

const server = testServer()

test('HR sees that mail to the address is refused, until one arrives or the address changes', async () => {
  const company = await makeCompany(server)
  const { employee, workspaceId } = company
  const address = 'Refused.Person@example.la'
  const refusedAt = async (who: 'hr' | 'manager' | 'employee') =>
    (await call(server, await signIn(server, company[who].username), getEmployee, { id: employee.id })).data
      .emailRefusedAt
  const settled = (
    at: string,
    outcome: object,
    to = address.toLowerCase(),
    inCompanyOf: string | null = workspaceId,
  ) =>
    server.services.db
      .insertInto('mail_message')
      .values({
        id: newId(),
        workspace_id: inCompanyOf,
        to_address: to,
        language: 'en',
        template: 'digest',
        subject: 'Refused',
        body: '',
        created_at: new Date(at),
        ...outcome,
      })
      .execute()
  const givenUp = (at: string, failure = 'EENVELOPE 550 5.1.1') => ({
    given_up_at: new Date(at),
    failure,
    tries: 1,
  })
  await inCompany(server, workspaceId, trx => updateEmployee(trx, employee.id, { email: address }))
  await settled('2026-03-01T01:00:00Z', givenUp('2026-03-01T01:00:00Z', 'ETIMEDOUT'))
  await settled('2026-03-01T02:00:00Z', givenUp('2026-03-01T02:00:00Z'), 'somebody.else@example.la')
  await settled('2026-03-01T03:00:00Z', givenUp('2026-03-01T03:00:00Z'), address, null)
  expect(await refusedAt('hr')).toBeNull()
  await settled('2026-03-02T01:00:00Z', givenUp('2026-03-02T01:00:00Z'))
  await settled('2026-03-03T01:00:00Z', givenUp('2026-03-03T01:00:00Z'))
  expect(await refusedAt('hr')).toBe('2026-03-02T01:00:00.000Z')
  for (const who of ['manager', 'employee'] as const) expect(await refusedAt(who), who).toBeNull()
  await settled('2026-03-04T01:00:00Z', { sent_at: new Date('2026-03-04T01:00:00Z'), tries: 1 })
  expect(await refusedAt('hr')).toBeNull()
  await settled('2026-03-05T01:00:00Z', givenUp('2026-03-05T01:00:00Z'))
  expect(await refusedAt('hr')).toBe('2026-03-05T01:00:00.000Z')
  await inCompany(server, workspaceId, trx => updateEmployee(trx, employee.id, { email: 'new@example.la' }))
  expect(await refusedAt('hr')).toBeNull()
})
