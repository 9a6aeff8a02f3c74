// The export of all data of a workspace (P3), on the demo company, which has rows in almost every table. Its sister company
// of the same space must not be in it.
import { getBusiness, listBusinesses, suspendWorkspace } from '@hr/contract/business.ts'
import { getSpace } from '@hr/contract/space.ts'
import { downloadWorkspaceExport, startWorkspaceExport } from '@hr/contract/workspace-export.ts'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { enterWorkspace, inTransaction } from '#api/db/connect/in-workspace.ts'
import { seedInstallation } from '#api/seed/seed-installation.ts'
import { jobHandlers } from '#api/schedule/start-jobs.ts'
import { call, signIn } from '#test/call.ts'
import { consoleUser } from '#test/console-users.ts'
import { makeCompany, skipFirstCompany } from '#test/factories.ts'
import { inCompany } from '#test/in-company.ts'
import { newestMail, runJob, runJobs } from '#test/run-jobs.ts'
import { untilWaiting } from '#test/until-waiting.ts'
import { ownServer } from '#test/test-server.ts'
import { storeArchive } from './archive-files.ts'
import { writeArchive } from './write-archive.ts'

const server = ownServer()
let operator: string
let owner: string
let demo: string
let sister: string
let spaceId: string
beforeAll(async () => {
  server.setNow('2026-11-21T02:00:00Z')
  await seedInstallation(server.services)
  skipFirstCompany(server)
  operator = await signIn(server, 'operator')
  const [space] = (await call(server, operator, listBusinesses, {})).data.rows
  const named = space?.workspaces.find(({ name }) => name.startsWith('Sabai Trading'))
  demo = named?.id ?? ''
  sister = space?.workspaces.find(({ id }) => id !== demo)?.id ?? ''
  spaceId = space?.id ?? ''
})
beforeEach(async () => {
  server.setNow('2026-11-21T02:00:00Z')
  operator = await signIn(server, 'operator')
  owner = await signIn(server, 'owner')
  await inCompany(server, demo, trx => trx.delete('workspace_export').execute())
  await rm(folder(), { recursive: true, force: true })
  server.jobs.length = 0
})

const start = (token = operator, id = demo) => call(server, token, startWorkspaceExport, { id })
const download = (token: string | null, id = demo) =>
  server.app.inject({
    url: `/api${downloadWorkspaceExport.path.replace(':id', id)}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
const seenByOperator = async () =>
  (await call(server, operator, getBusiness, { id: spaceId })).data.workspaces.find(({ id }) => id === demo)
    ?.export
const seenByOwner = async () =>
  (await call(server, owner, getSpace, {})).data.workspaces.find(({ id }) => id === demo)?.export
const folder = () => join(server.services.config.dataDir, 'exports', demo)
const archives = () => (existsSync(folder()) ? readdirSync(folder()) : [])
const inDemo = <T>(read: Parameters<typeof inTransaction<T>>[1]) =>
  inTransaction(server.database.ownerDb, async trx => {
    await enterWorkspace(trx, demo)
    return read(trx)
  })

async function exported(): Promise<Record<string, Buffer>> {
  expect((await start()).data.status).toBe('running')
  await runJobs(server)
  const answer = await download(owner)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  return Object.fromEntries(
    Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, Buffer.from(bytes)]),
  )
}
const csv = (bytes: Buffer | undefined): string[][] => parse(bytes ?? Buffer.alloc(0), { bom: true })

test('the archive contains every row of the workspace, its files, and nothing of another one', async () => {
  const files = await exported()
  const tables = Object.keys(files).filter(name => name.startsWith('tables/'))
  expect(tables.length).toBeGreaterThan(50)
  let total = 0
  for (const path of tables) {
    const name = path.slice('tables/'.length, -'.csv'.length)
    const [columns = [], ...rows] = csv(files[path])
    const stored = await inDemo(async trx => {
      await sql`set local time zone 'UTC'`.execute(trx)
      const key = name === 'workspace' ? 'id' : 'workspace_id'
      const texts = columns.map(column => sql`coalesce(${sql.ref(column)}::text, '')`)
      const read = await sql<{ cells: string[] }>`
        select array[${sql.join(texts)}] as cells from ${sql.table(name)} where ${sql.ref(key)} = ${demo}`.execute(
        trx,
      )
      return read.rows.map(({ cells }) => cells)
    })
    const lines = (cells: readonly (readonly string[])[]) => cells.map(row => JSON.stringify(row)).toSorted()
    // The download has its own entry.
    if (name === 'audit_entry') expect(lines(stored)).toEqual(expect.arrayContaining(lines(rows)))
    else expect([name, lines(rows)]).toEqual([name, lines(stored)])
    expect(files['README.txt']?.toString()).toContain(`\n${name}: ${rows.length}\n`)
    expect(files['README-lo.txt']?.toString()).toContain(`\n${name}: ${rows.length}\n`)
    total += rows.length
  }
  expect(total).toBeGreaterThan(5_000)

  const stored = Object.keys(files).filter(name => name.startsWith('files/'))
  expect(stored.length).toBeGreaterThan(20)
  expect(stored.some(name => name.endsWith('.webp'))).toBe(true)
  const photos = csv(files['tables/employee.csv'])
  const column = photos[0]?.indexOf('profile_image') ?? -1
  const photo = photos.slice(1).find(row => row[column])?.[column] ?? ''
  const id = photo.split('.')[2] ?? 'none'
  const key = photo.split('.').slice(0, 3).join('/')
  expect(files[`files/${id}.webp`]).toEqual(await server.services.files.get(key))

  const whole = Object.values(files).map(bytes => bytes.toString('latin1'))
  const { hash } = await inDemo(trx =>
    trx
      .selectFrom('account')
      .select('password_hash as hash')
      .where('workspace_id', '=', demo)
      .executeTakeFirstOrThrow(),
  )
  expect(whole.some(text => text.includes(demo))).toBe(true)
  for (const never of [sister, hash]) expect(whole.filter(text => text.includes(never))).toEqual([])
})

test('it shows one moment: what changes meanwhile is not in it', async () => {
  const profile = async () => csv((await exported())['tables/company_profile.csv'])
  const before = await profile()
  await inCompany(server, demo, trx => trx.delete('workspace_export').execute())
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
  // The tables are read in the order of their names, so the export waits here after its first ones.
  const lock = inDemo(async trx => {
    await sql`lock table attendance_day in access exclusive mode`.execute(trx)
    await mayGoOn
  })
  const during = profile()
  try {
    await untilWaiting(server, 1)
    await inCompany(server, demo, trx => trx.update('company_profile').set({ phone: 'Later' }).execute())
  } finally {
    goOn()
  }
  await lock
  expect(await during).toEqual(before)
  await inCompany(server, demo, trx => trx.delete('workspace_export').execute())
  expect((await profile())[1]).toContain('Later')
})

test('only owners of its space download it, once it is ready', async () => {
  await start()
  expect((await download(owner)).statusCode).toBe(404)
  await runJobs(server)
  const other = await makeCompany(server)
  const statuses = []
  for (const token of [
    owner,
    await signIn(server, 'owner', { workspaceId: demo }),
    operator,
    await signIn(server, 'admin'),
    await signIn(server, 'employee'),
    await signIn(server, other.owner.username),
    null,
  ])
    statuses.push((await download(token)).statusCode)
  expect(statuses).toEqual([200, 403, 403, 403, 403, 404, 401])
  expect((await download(owner, other.workspaceId)).statusCode).toBe(404)
  expect((await download(owner, sister)).statusCode).toBe(404)
  const seen = await seenByOperator()
  expect(seen).toMatchObject({ status: 'ready', byteCount: expect.any(Number) })
  expect(await seenByOwner()).toEqual(seen)
})

test('one export runs at a time', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => start()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await start()).code).toBe('EXPORT_RUNNING')
  await runJobs(server)
  expect((await start()).status).toBe(200)
  // A job that was lost with all its retries does not hold up the next one.
  server.setNow('2026-11-21T13:59:59Z')
  expect((await start(await signIn(server, 'operator'))).code).toBe('EXPORT_RUNNING')
  server.setNow('2026-11-21T14:00:01Z')
  expect((await start(await signIn(server, 'operator'))).status).toBe(200)
})

test('a failure leaves no file, is shown, and does not hold up the next one', async () => {
  await start()
  const { services, database } = server
  const broken = {
    ...services.files,
    async *list(): AsyncGenerator<string> {
      yield join(services.config.dataDir, 'missing')
    },
  }
  const [job] = server.jobs
  const before = archives()
  const handlers = jobHandlers({ ...services, files: broken }, database.connection)
  await handlers['workspace.export'](job?.data as { workspaceId: string; exportId: string })
  expect(archives()).toEqual(before)
  expect(await seenByOperator()).toMatchObject({ status: 'failed', byteCount: null })
  expect((await download(owner)).statusCode).toBe(404)
  // The job that failed does nothing when it is retried.
  await runJobs(server)
  expect(archives()).toEqual(before)
  await exported()
  expect(archives()).toHaveLength(before.length + 1)
})

test.each([
  ['a full disk', '/dev/full', new AbortController().signal, 'ENOSPC'],
  ['a run that takes too long', null, AbortSignal.abort(), 'aborted'],
])('%s leaves no file', async (_, to, signal, message) => {
  const { services, database } = server
  const { files, config, now } = services
  const source = { connection: database.connection, files, workspaceId: demo, company: 'X', now: now() }
  const before = archives()
  const kept = storeArchive(config, { workspaceId: demo, exportId: 'half' }, path =>
    writeArchive(source, to ?? path, signal),
  )
  await expect(kept).rejects.toThrow(message)
  expect(archives()).toEqual(before)
})

test('both logs name who started it, the owner gets a mail, and a download is noted', async () => {
  // Entries of this moment are those of this test.
  server.setNow('2026-11-21T02:30:00Z')
  const { db, now } = server.services
  await exported()
  const inConsole = await db
    .selectFrom('installation_audit_entry')
    .select(['operation', 'account_id'])
    .where('entity', '=', 'workspace_export')
    .where('at', '=', now())
    .execute()
  expect(inConsole).toEqual([{ operation: 'CREATE', account_id: expect.any(String) }])
  const inCompanyLog = await inCompany(server, demo, trx =>
    trx
      .from('audit_entry')
      .select(['operation', 'account_id'])
      .where('entity', '=', 'workspace_export')
      .where('at', '=', now())
      .orderBy('operation')
      .execute(),
  )
  expect(inCompanyLog).toEqual([...inConsole, { operation: 'UPDATE', account_id: expect.any(String) }])
  const account = await db
    .selectFrom('account')
    .select('email')
    .where('username', '=', 'owner')
    .executeTakeFirstOrThrow()
  expect(await newestMail(server, account.email ?? '')).toMatchObject({
    template: 'workspaceExported',
    body: expect.stringContaining('28/11/2026'),
    link: expect.stringMatching(/\/space$/),
  })
})

test('after seven days it is gone, also in a suspended company', async () => {
  await exported()
  await call(server, operator, suspendWorkspace, { id: sister, reason: 'Moved' })
  server.setNow('2026-11-28T01:59:59Z')
  owner = await signIn(server, 'owner')
  operator = await signIn(server, 'operator')
  await runJob(server, 'export.clean')
  expect((await download(owner)).statusCode).toBe(200)
  expect(archives()).toHaveLength(1)
  server.setNow('2026-11-28T02:00:00Z')
  expect((await download(owner)).statusCode).toBe(404)
  expect([await seenByOperator(), await seenByOwner()]).toEqual([null, null])
  await runJob(server, 'export.clean')
  expect(archives()).toEqual([])
})

test('a newer export replaces the older one', async () => {
  await exported()
  server.setNow('2026-11-22T02:00:00Z')
  operator = await signIn(server, 'operator')
  owner = await signIn(server, 'owner')
  await exported()
  expect(archives()).toHaveLength(2)
  await runJob(server, 'export.clean')
  expect(archives()).toHaveLength(1)
  expect((await download(owner)).statusCode).toBe(200)
})

test('starting it needs the permission; an unknown workspace is a 404', async () => {
  const viewer = await consoleUser(server, 'viewer', [['AMS_BUSINESS', 'view']])
  expect((await start(viewer)).status).toBe(403)
  expect((await start(owner)).status).toBe(403)
  expect((await start(operator, '01900000-0000-7000-8000-000000000000')).status).toBe(404)
})
