import { login } from '@hr/contract/session.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import { call } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { testServer } from '#test/test-server.ts'
import { consoleAdministrator } from './console-administrator.ts'
import { acting } from '#test/in-company.ts'

const server = testServer()

const make = (name: string) =>
  inTransaction(server.services.db, trx => consoleAdministrator(trx.as(acting(server)), name))
const signIn = (username: string, password: string) => call(server, null, login, { username, password })

test('is created with a temporary password, and gets a new one the second time', async () => {
  const first = await make('Boun')
  expect(first.username).toBe('boun')
  expect((await signIn('boun', first.temporaryPassword)).data.passwordTemporary).toBe(true)
  const second = await make('boun')
  expect((await signIn('boun', first.temporaryPassword)).status).toBe(401)
  expect((await signIn('boun', second.temporaryPassword)).status).toBe(200)
})

test('never takes over another person’s sign-in', async () => {
  const company = await makeCompany(server)
  await expect(make(company.employee.username)).rejects.toThrow('no administrator of the console')
  await expect(make(company.owner.username)).rejects.toThrow('no administrator of the console')
})
