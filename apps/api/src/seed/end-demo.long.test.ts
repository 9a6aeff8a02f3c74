import { demoSignIns, employeeLogin, login, register, verifyEmail } from '@hr/contract/session.ts'
import { beforeAll, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { ownServer } from '#test/test-server.ts'
import { demoToEnd, endDemo } from './end-demo.ts'
import { seedInstallation } from './seed-installation.ts'

const server = ownServer()
beforeAll(async () => {
  server.setNow('2026-11-21T02:00:00Z')
})

test('leaves no demo people, passwords or data', async () => {
  const { db } = server.services
  const seeded = await seedInstallation(server.services)
  const { demoLink } = (await call(server, null, verifyEmail, { email: 'real@company.example' })).data
  const token = new URLSearchParams(demoLink?.split('?')[1]).get('token') ?? ''
  const owner = { firstName: 'Real', lastName: 'Owner', password: 'Owner-pass-1', token }
  const { username: realOwner } = (await call(server, null, register, owner)).data
  await expect(demoToEnd(server.database.connection)).rejects.toThrow('Stop it first')

  const { firstAdministrator, workspaceIds } = await endDemo(server.database.connection, server.services)

  for (const { username, area } of seeded.signIns) {
    const door = area === '/login' ? login : employeeLogin
    expect((await call(server, null, door, { username, password: 'Demo1234' })).code).toBe('SIGN_IN_FAILED')
  }
  expect((await call(server, null, demoSignIns, {})).data).toEqual({
    signIns: [],
    password: null,
    company: null,
  })
  const accounts = await db.selectFrom('account').select('username').orderBy('username').execute()
  expect(accounts.map(({ username }) => username)).toEqual(['admin', realOwner].toSorted())
  const workspaces = await db.selectFrom('workspace').select(['id', 'name', 'is_first']).execute()
  expect(workspaces.filter(one => one.is_first)).toMatchObject([{ name: 'My company' }])
  expect(workspaceIds).toHaveLength(2)
  expect(workspaces.filter(({ id }) => workspaceIds.includes(id))).toEqual([])
  const entered = await call(server, null, login, { username: realOwner, password: 'Owner-pass-1' })
  expect(entered.status).toBe(200)
  const { username, temporaryPassword } = firstAdministrator
  const admin = await call(server, null, employeeLogin, { username, password: temporaryPassword })
  expect(admin.data.passwordTemporary).toBe(true)

  const next = await seedInstallation(server.services)
  expect(next).toEqual({ signIns: [], password: null, firstAdministrator: null })
  await expect(endDemo(server.database.connection, server.services)).rejects.toThrow('no demo')
})
