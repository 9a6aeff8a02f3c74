// The deletion of a workspace after its waiting time (P3), on the demo company, which has rows in almost every table.
import * as contract from '@hr/contract/business.ts'
import { login } from '@hr/contract/session.ts'
import { getSpace } from '@hr/contract/space.ts'
import { sql } from 'kysely'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { enterWorkspace, inTransaction } from '#api/db/connect/in-workspace.ts'
import { newId } from '#api/db/new-id.ts'
import { childrenFirst } from '#api/db/delete-workspace-rows.ts'
import { seedInstallation } from '#api/seed/seed-installation.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, skipFirstCompany } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { runJob } from '#test/run-jobs.ts'
import { ownServer } from '#test/test-server.ts'

const server = ownServer()
let other: TestCompany
let operator: string
let demo: contract.BusinessWorkspace & { readonly spaceId: string }
beforeAll(async () => {
  server.setNow('2026-11-21T02:00:00Z')
  await seedInstallation(server.services)
  skipFirstCompany(server)
  operator = await signIn(server, 'operator')
  const [space] = (await call(server, operator, contract.listBusinesses, {})).data.rows
  const company = space?.workspaces.find(({ name }) => name.startsWith('Sabai Trading'))
  const sister = space?.workspaces.find(({ id }) => id !== company?.id)
  if (!space || !company || !sister) throw new Error('No demo companies')
  demo = { ...company, spaceId: space.id }
  // It goes too, so that the demo company is the last that stays.
  await call(server, operator, contract.suspendWorkspace, { id: sister.id, reason: 'Closed' })
  await call(server, operator, contract.planWorkspaceDeletion, { id: sister.id, name: sister.name })
})

const plan = () => call(server, operator, contract.planWorkspaceDeletion, { id: demo.id, name: demo.name })
const plannedFor = async () => (await plan()).data.workspaces.find(({ id }) => id === demo.id)?.deleteOn

/** Rows of the workspace in every table that has any, as the owner of the tables sees them. */
async function rowsOf(workspaceId: string): Promise<Record<string, number>> {
  return inTransaction(server.database.ownerDb, async trx => {
    await enterWorkspace(trx, workspaceId)
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'workspace_id'`.execute(trx)
    const counts: Record<string, number> = {}
    for (const { name } of tables) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(name)} where workspace_id = ${workspaceId}`.execute(
        trx,
      )
      if (rows[0]?.count) counts[name] = rows[0].count
    }
    return counts
  })
}

test('the last company is not deleted', async () => {
  await call(server, operator, contract.suspendWorkspace, { id: demo.id, reason: 'The contract has ended' })
  expect((await plan()).code).toBe('LAST_WORKSPACE')
  other = await makeCompany(server)
  expect(await plannedFor()).toBe('2026-12-05')
  // Now the other one is the last that stays.
  const id = other.workspaceId
  await call(server, operator, contract.suspendWorkspace, { id, reason: 'Not paid' })
  const name = `Company ${other.owner.username.split('-')[1]}`
  expect((await call(server, operator, contract.planWorkspaceDeletion, { id, name })).code).toBe(
    'LAST_WORKSPACE',
  )
  await call(server, operator, contract.resumeWorkspace, { id })
})

test('nothing happens before the day, or after the plan was undone', async () => {
  const before = await rowsOf(demo.id)
  expect(Object.keys(before).length).toBeGreaterThan(40)
  server.setNow('2026-12-04T16:59:00Z')
  await runJob(server, 'workspace.delete')
  expect(await rowsOf(demo.id)).toEqual(before)
  await call(server, await signIn(server, 'operator'), contract.undoWorkspaceDeletion, { id: demo.id })
  server.setNow('2026-12-10T02:00:00Z')
  await runJob(server, 'workspace.delete')
  expect(await rowsOf(demo.id)).toEqual(before)
})

test('on the day every row and file is gone, once; other companies keep theirs', async () => {
  operator = await signIn(server, 'operator')
  await signIn(server, 'employee')
  const { db } = server.services
  const ofDemo = {
    workspace_id: demo.id,
    language: 'en',
    to_address: 'a@b.c',
    subject: '',
    body: '',
  } as const
  await db
    .insertInto('mail_message')
    .values({ ...ofDemo, id: newId() })
    .execute()
  const { id: accountId } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'employee')
    .executeTakeFirstOrThrow()
  const about = { account_id: null, entity: 'account', entity_id: accountId, before: null, after: null }
  await db
    .insertInto('installation_audit_entry')
    .values({ ...about, id: newId(), at: server.services.now(), operation: 'UPDATE' })
    .execute()
  expect(await rowsOf(demo.id)).toMatchObject({ session: 1, mail_message: expect.any(Number) })
  const files = join(server.services.config.dataDir, 'files')
  await mkdir(join(files, other.workspaceId), { recursive: true })
  await writeFile(join(files, other.workspaceId, 'kept'), '')
  expect(existsSync(join(files, demo.id))).toBe(true)
  expect(await plannedFor()).toBe('2026-12-24')
  const theirs = await rowsOf(other.workspaceId)
  // 00:00 in Vientiane.
  server.setNow('2026-12-23T17:00:00Z')
  await Promise.all([runJob(server, 'workspace.delete'), runJob(server, 'workspace.delete')])
  expect(await rowsOf(demo.id)).toEqual({})
  expect(await rowsOf(other.workspaceId)).toEqual(theirs)
  expect(existsSync(join(files, demo.id))).toBe(false)
  expect(existsSync(join(files, other.workspaceId, 'kept'))).toBe(true)
  await runJob(server, 'workspace.delete')

  const gone = await db.selectFrom('workspace').select('id').where('id', '=', demo.id).execute()
  expect(gone).toEqual([])
  const deletions = await db
    .selectFrom('installation_audit_entry')
    .select(['account_id', 'before', 'after'])
    .where('operation', '=', 'DELETE')
    .where('entity_id', '=', demo.id)
    .execute()
  expect(deletions).toMatchObject([
    { account_id: null, before: { name: demo.name }, after: { job: 'workspace.delete' } },
  ])
  const left = await sql<{
    text: string
  }>`select entry::text as text from installation_audit_entry entry`.execute(db)
  for (const { text } of left.rows) expect(text).not.toContain('employee@sabai-trading.example')

  // The owner stays, with an empty space.
  const owner = await call(server, null, login, { username: 'owner', password: 'Demo1234' })
  expect((await call(server, owner.data.token, getSpace, {})).data.workspaces).toEqual([])
  const business = await call(server, await signIn(server, 'operator'), contract.getBusiness, {
    id: demo.spaceId,
  })
  expect(business.data.workspaces).toEqual([])
})

test('children come before their parents, and a cycle of tables is an error', () => {
  const refer = [
    { child: 'job', parent: 'person' },
    { child: 'unit', parent: 'person' },
    { child: 'job', parent: 'unit' },
    { child: 'person', parent: 'elsewhere' },
  ]
  expect(childrenFirst(['person', 'unit', 'job'], refer)).toEqual(['job', 'unit', 'person'])
  const cycle = [...refer, { child: 'person', parent: 'job' }]
  expect(() => childrenFirst(['person', 'unit', 'job'], cycle)).toThrow('person, unit, job')
})
