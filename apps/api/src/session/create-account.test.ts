import { expect, test } from 'vitest'
import { inTransaction, inWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import { Refusal } from '#api/http/refusal.ts'
import { fileDatabase } from '#test/file-database.ts'
import { createAccount, createAccounts } from './create-account.ts'
import type { NewAccount } from './create-account.ts'
import { freeUsernames, usernameFrom } from './free-username.ts'

const now = new Date('2026-03-02T02:00:00Z')
const job = { job: 'test' }
const database = fileDatabase()

const console_ = (username: string, email: string | null = null): NewAccount => ({
  kind: 'console',
  consoleRoleId: null,
  username,
  email,
  passwordHash: 'x',
  passwordTemporary: true,
  firstName: 'Keo',
  lastName: 'Vong',
})

const make = (account: NewAccount) =>
  inTransaction(database.db, trx => createAccount(trx.as({ actor: job, now }), account))

async function twoWorkspaces() {
  const space = newId()
  await database.db
    .insertInto('space')
    .values({ id: space, username: `space-${space}`, name: 'S' })
    .execute()
  const ids = [newId(), newId()] as const
  await database.db
    .insertInto('workspace')
    .values(ids.map(id => ({ id, space_id: space, name: 'W' })))
    .execute()
  return ids
}

test('an account is stored in lower case, with its audit entry, and without its hash in it', async () => {
  const { id } = await make(console_('Keo', 'Keo@Example.la'))
  const row = await database.db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ username: 'keo', email: 'keo@example.la', password_temporary: true })
  const audit = await database.db
    .selectFrom('installation_audit_entry')
    .selectAll()
    .where('entity_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(audit).toMatchObject({ operation: 'CREATE', entity: 'account', after: { username: 'keo' } })
})

test('a taken name or e-mail is refused under its field', async () => {
  await make(console_('taken', 'taken@example.la'))
  const failure = async (account: NewAccount) => {
    const error: unknown = await make(account).catch((caught: unknown) => caught)
    return error instanceof Refusal ? [error.code, error.fields[0]?.path] : error
  }
  expect(await failure(console_('TAKEN'))).toEqual(['ALREADY_EXISTS', 'username'])
  expect(await failure(console_('other', 'Taken@example.la'))).toEqual(['ALREADY_EXISTS', 'email'])
})

test('the same e-mail in two companies is two sign-ins, and blocks no space owner', async () => {
  const workspaces = await twoWorkspaces()
  const employee = (workspaceId: string, username: string): NewAccount => ({
    ...console_(username, 'shared@example.la'),
    kind: 'employee',
    workspaceId,
    employeeId: 1001,
  })
  const add = (workspaceId: string, username: string) =>
    inWorkspace(database.db, workspaceId, trx =>
      createAccounts(trx.as({ actor: { job: 'test' }, now }), [employee(workspaceId, username)]),
    )
  await add(workspaces[0], 'one')
  await add(workspaces[1], 'two')
  await make(console_('boss', 'shared@example.la'))
  await expect(add(workspaces[1], 'three')).rejects.toThrow('ALREADY_EXISTS')
})

test('user names are made unique among each other and existing ones', async () => {
  await make(console_('e001'))
  await make(console_('e001-2'))
  const free = (trx: Scope) => freeUsernames(trx, ['E001', 'E001', 'E002', 'E002', 'a b@c'])
  expect(await inTransaction(database.db, free)).toEqual(['e001-3', 'e001-4', 'e002', 'e002-2', 'a-b-c'])
  expect(usernameFrom('ສົມ ໃຈ')).toBe('ສົມ-ໃຈ')
  expect(usernameFrom('<>')).toBe('user')
})

test('of two at once with one name, one is created', async () => {
  const results = await Promise.allSettled([1, 2, 3, 4].map(() => make(console_('race'))))
  expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(1)
})
