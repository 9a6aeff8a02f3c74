import { beforeAll, describe, expect, test } from 'vitest'
import { listBusinesses } from '@hr/contract/business.ts'
import { createConsoleRole } from '@hr/contract/console-role.ts'
import { requestLeave } from '@hr/contract/leave.ts'
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { amsDashboard, amsJobs, amsOutbox, amsStorage } from '@hr/contract/operator.ts'
import { accessWorkspace, employeeLogin, forgotPassword, login } from '@hr/contract/session.ts'
import { allEndpoints } from '@hr/contract/endpoints.ts'
import { sql } from 'kysely'
import { startJobQueue } from '#api/jobs/job-queue.ts'
import { version } from '#api/version.ts'
import { inTransaction, inWorkspace } from '#api/db/connect/in-workspace.ts'
import { newId } from '#api/db/new-id.ts'
import { createAccount } from '#api/session/create-account.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany, password } from '#test/factories.ts'
import { runJobs } from '#test/run-jobs.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'
import { acting } from '#test/in-company.ts'

const server = testServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
const company = perFile(() => makeCompany(server))
let operator: string
beforeAll(async () => {
  await makeCompany(server)
  await inTransaction(server.services.db, trx =>
    createAccount(trx.as(acting(server)), {
      kind: 'console',
      consoleRoleId: null,
      isAdmin: true,
      username: 'operator',
      email: null,
      passwordHash: 'x',
      passwordTemporary: false,
      firstName: 'Oper',
      lastName: 'Ator',
    }),
  )
  operator = await signIn(server, 'operator')
})

test('the dashboard counts businesses, people and sign-ins by local day', async () => {
  // 23:30 in Vientiane on the first, 00:30 on the second of March.
  for (const instant of ['2026-03-01T16:30:00Z', '2026-03-01T17:30:00Z']) {
    server.setNow(instant)
    await call(server, null, employeeLogin, { username: company.hr.username, password })
  }
  server.setNow('2026-03-02T02:00:00Z')
  const owner = (await call(server, null, login, { username: company.owner.username, password })).data.token
  await call(server, owner, accessWorkspace, { workspaceId: company.workspaceId, token: owner })
  const { data } = await call(server, operator, amsDashboard, {})
  expect(data).toMatchObject({ businesses: 2, workspaces: 2, users: 3, accounts: 13 })
  expect(data.signInsPerDay).toHaveLength(14)
  expect(data.signInsPerDay[0]).toEqual({ date: '2026-02-17', count: 0 })
  // The owner entering the workspace is not another sign-in; the operator's own is one.
  expect(data.signInsPerDay.slice(-2)).toEqual([
    { date: '2026-03-01', count: 1 },
    { date: '2026-03-02', count: 3 },
  ])
  expect(data.newest).toHaveLength(2)
})

test('the dashboard sums what the businesses have inside, and knows version and last backup', async () => {
  const { db } = server.services
  const { data } = await call(server, operator, amsDashboard, {})
  const { rows } = (await call(server, operator, listBusinesses, {})).data
  const inside = rows.flatMap(({ workspaces }) => workspaces)
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
  expect(data.employees).toBe(sum(inside.map(({ employees }) => employees)))
  expect(data.employees).toBeGreaterThan(0)
  expect(data.requestsWaiting).toBe(sum(inside.map(({ requestsWaiting }) => requestsWaiting)))
  expect(data).toMatchObject({ suspended: 0, version, lastBackup: null })
  const value = JSON.stringify({ at: '2026-03-01T00:00:00.000Z', byteCount: 5_000_000_000 })
  await db.insertInto('installation_setting').values({ key: 'lastBackup', value }).execute()
  expect((await call(server, operator, amsDashboard, {})).data.lastBackup).toEqual(JSON.parse(value))
})

test('storage counts the stored files and the database', async () => {
  const before = (await call(server, operator, amsStorage, {})).data
  await server.services.files.put(company.workspaceId, Buffer.alloc(1234))
  const after = (await call(server, operator, amsStorage, {})).data
  expect([after.files - before.files, after.fileBytes - before.fileBytes]).toEqual([1, 1234])
  expect(after.databaseBytes).toBeGreaterThan(1_000_000)
  expect(after.freeBytes).toBeGreaterThan(0)
})

/** A job of the mail queue that failed, or waits for another try; `text` is in its data and its error. */
async function failedJob(state: 'failed' | 'retry' | 'completed', text: string): Promise<void> {
  const queue = await startJobQueue(server.database.connection, () => undefined)
  await queue.stop()
  await sql`
    insert into pgboss.job (name, data, state, output, retry_count, retry_limit, created_on, started_on)
    values ('mail.send', ${JSON.stringify({ messageId: text })}, ${sql.lit(state)},
      ${JSON.stringify({ message: text })}, 2, 10, now(), now())`.execute(server.database.ownerDb)
}

test('jobs that failed are listed by status, without their data', async () => {
  for (const state of ['failed', 'retry', 'completed'] as const) await failedJob(state, 'a-person@example.la')
  const { data } = await call(server, operator, amsJobs, {})
  expect(data.rows.map(({ status }) => status)).toEqual(['RETRYING', 'FAILED'])
  expect(data.rows[1]).toMatchObject({ queue: 'mail.send', tries: 3, mostTries: 11, nextAt: null })
  expect(JSON.stringify(data)).not.toContain('a-person')
  const failed = (await call(server, operator, amsJobs, { status: 'FAILED', limit: 1 })).data
  expect(failed).toMatchObject({ total: 1, rows: [{ status: 'FAILED' }] })
  const older = (await call(server, operator, amsJobs, { limit: 1 })).data
  const next = (await call(server, operator, amsJobs, { limit: 1, after: older.next })).data
  expect(next.rows).toEqual([data.rows[1]])
  const figures = (await call(server, operator, amsDashboard, {})).data
  expect(figures.jobs).toMatchObject({ retrying: 1, failed: 1 })
})

describe('deliveries', () => {
  test('are filtered by status', async () => {
    const message = { workspace_id: company.workspaceId, language: 'en', to_address: 'a@example.la' } as const
    const row = { ...message, subject: '', body: '', link: null, id: newId(), failure: 'EENVELOPE 550' }
    const id = row.id
    await server.services.db
      .insertInto('mail_message')
      .values({ ...row, created_at: server.services.now() })
      .execute()
    const { data } = await call(server, operator, amsOutbox, { status: 'FAILED' })
    expect(data.rows).toMatchObject([{ id, status: 'FAILED', workspace: expect.any(String) }])
    expect((await call(server, operator, amsOutbox, { status: 'SENT' })).data.rows).toEqual([])
    expect((await call(server, operator, amsDashboard, {})).data.mail.failed).toBe(1)
    await server.services.db.deleteFrom('mail_message').where('id', '=', id).execute()
  })

  test('page from the newest message, without content', async () => {
    for (const minute of [1, 2, 3]) {
      server.setNow(`2026-03-02T03:0${minute}:00Z`)
      await call(server, null, forgotPassword, { email: `${company.owner.username}@example.la` })
      await runJobs(server)
    }
    const first = (await call(server, operator, amsOutbox, { limit: 2 })).data
    expect(first.total).toBe(3)
    expect(first.rows[0]).toEqual({
      id: expect.any(String),
      createdAt: '2026-03-02T03:03:00.000Z',
      template: 'resetPassword',
      workspaceId: null,
      workspace: null,
      status: 'QUEUED',
      sentAt: null,
      tries: 0,
      failure: null,
      reply: null,
    })
    const second = (await call(server, operator, amsOutbox, { limit: 2, after: first.next })).data
    expect(second.rows).toHaveLength(1)
    expect(second.next).toBeUndefined()
    expect((await call(server, operator, amsOutbox, { after: 'nonsense' })).code).toBe('BAD_CURSOR')
  })

  test('no call of the console reveals personal data of a company', async () => {
    const marker = 'planted-marker'
    const { db } = server.services
    const message = {
      workspace_id: company.workspaceId,
      language: 'en',
      created_at: server.services.now(),
    } as const
    const words = {
      to_address: `${marker}@example.la`,
      subject: `Leave of ${marker}`,
      body: marker,
      link: `https://hr.example.la/forgot?token=${marker}`,
    }
    const own = await signIn(server, company.employee.username)
    const types = (await call(server, own, listLeaveTypes, {})).data
    const leaveTypeId = types.find(type => type.code === 'ANNUAL')?.id ?? ''
    const day = { from: '2026-03-09', to: '2026-03-09' }
    await call(server, own, requestLeave, { leaveTypeId, ...day, reason: marker })
    await db
      .insertInto('mail_message')
      .values({ ...message, ...words, id: newId(), failure: 'EENVELOPE 550' })
      .execute()
    await failedJob('failed', marker)
    await db
      .updateTable('account')
      .set({ first_name: marker, last_name: marker, email: `${marker}@example.la` })
      .where('id', '=', company.employee.accountId)
      .execute()
    await inWorkspace(db, company.workspaceId, async trx => {
      await trx
        .updateTable('employee')
        .set({ first_name: marker, last_name_lo: marker, email: `${marker}@example.la`, phone: marker })
        .where('id', '=', company.employee.id)
        .execute()
      await trx.updateTable('org_node').set({ name: marker }).where('id', '=', company.units.sales).execute()
    })
    const reads = allEndpoints
      .map(({ endpoint }) => endpoint)
      .filter(({ method, path }) => method === 'GET' && path.startsWith('/ams/'))
    expect(reads.length).toBeGreaterThan(1)
    const { id: ownerId } = await db
      .selectFrom('account')
      .select('id')
      .where('kind', '=', 'space')
      .limit(1)
      .executeTakeFirstOrThrow()
    const role = (await call(server, operator, createConsoleRole, { name: 'Support' })).data
    // The employee is last: nothing of the console is about them.
    const ids = [ownerId, role.id, company.spaceId, company.employee.accountId]
    const answers = new Map<string, number[]>()
    for (const { path } of reads) {
      for (const id of path.includes(':') ? ids : ['']) {
        const answer = await server.app.inject({
          method: 'GET',
          url: `/api${path.replace(':id', id)}`,
          headers: { authorization: `Bearer ${operator}` },
        })
        expect(answer.body).not.toContain(marker)
        answers.set(path, [...(answers.get(path) ?? []), answer.statusCode])
      }
    }
    for (const [path, statuses] of answers) {
      expect([path, statuses]).toEqual([path, expect.arrayContaining([200])])
      if (path.includes(':')) expect([path, statuses.at(-1)]).toEqual([path, 404])
    }
    // The search does not confirm a guess either.
    expect((await call(server, operator, listBusinesses, { search: marker })).data.rows).toEqual([])
  })
})

test('no one in a company sees either', async () => {
  const admin = await signIn(server, company.admin.username)
  const owner = await signIn(server, company.owner.username)
  for (const token of [admin, owner])
    for (const endpoint of [amsDashboard, amsOutbox])
      expect((await call(server, token, endpoint, {})).status).toBe(403)
  expect((await call(server, null, amsOutbox, {})).status).toBe(401)
})
