import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import { testDatabase } from '#test/database.ts'
import type { TestDatabase } from '#test/database.ts'
import { startJobQueue } from './job-queue.ts'
import type { JobQueue } from './job-queue.ts'
import { queues } from './queues.ts'

let database: TestDatabase
let queue: JobQueue
let errors: string[] = []
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  errors = []
  queue = await start()
})
afterEach(() => queue.stop())

const start = () => startJobQueue(database.connection, error => errors.push(error.message))

async function until(isSo: () => boolean) {
  const end = Date.now() + 40_000
  while (!isSo() && Date.now() < end) await sleep(20)
}

const add = (messageId: string, fails = false) =>
  inTransaction(database.db, async trx => {
    await queue.add(trx, 'mail.send', { messageId })
    if (fails) throw new Error('undone')
  })

test('a job runs soon after its transaction commits, and never if it rolls back', async () => {
  const done: string[] = []
  await queue.work('mail.send', async ({ messageId }) => void done.push(messageId))
  await expect(add('undone', true)).rejects.toThrow('undone')
  await add('committed')
  await until(() => done.length > 0)
  await sleep(100)
  expect(done).toEqual(['committed'])
  expect(errors).toEqual([])
})

async function badJob() {
  const { rows } = await sql<{ state: string; limit: number; seconds: number }>`
    select state, retry_limit as limit, extract(epoch from start_after - now()) as seconds
    from pgboss.job where data ->> 'messageId' = 'bad'`.execute(database.ownerDb)
  return rows[0]
}

test('a failed job is retried later and does not hold up others', async () => {
  const done: string[] = []
  await queue.work('mail.send', async ({ messageId }) => {
    if (messageId === 'bad') throw new Error('no luck')
    done.push(messageId)
  })
  await inTransaction(database.db, async trx => {
    const jobs = ['one', 'bad', 'two'].map(messageId => ({ messageId }))
    await queue.addAll(trx, 'mail.send', jobs)
    await queue.addAll(trx, 'mail.send', [])
  })
  await until(() => done.length === 2 && errors.length > 0)
  expect(done.toSorted()).toEqual(['one', 'two'])
  expect(errors).toEqual(['no luck'])
  const limit = queues['mail.send'].retryLimit
  await vi.waitFor(async () => expect(await badJob()).toMatchObject({ state: 'retry', limit }), 10_000)
  expect((await badJob())?.seconds).toBeGreaterThan(10)
})

test('a job waits without workers, and runs when the first one starts', async () => {
  await add('waiting')
  const [other, done] = [await start(), [] as string[]]
  await other.work('mail.send', async ({ messageId }) => void done.push(messageId))
  await until(() => done.length > 0)
  await other.stop()
  expect(done).toEqual(['waiting'])
})

test('two processes share the work: each job runs once', async () => {
  const [other, done] = [await start(), [] as string[]]
  for (const one of [queue, other])
    await one.work('mail.send', async ({ messageId }) => void done.push(messageId))
  const ids = Array.from({ length: 60 }, (_, index) => `shared-${index}`)
  await Promise.all(ids.map(id => add(id)))
  await until(() => done.length >= ids.length)
  await sleep(200)
  await other.stop()
  expect(done.toSorted()).toEqual(ids.toSorted())
})

test('works on after its connections are lost', async () => {
  const done: string[] = []
  await queue.work('mail.send', async ({ messageId }) => void done.push(messageId))
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'sabai-hr jobs'`.execute(database.db)
  await add('after the gap')
  await until(() => done.length > 0)
  expect(done).toEqual(['after the gap'])
})

test('a schedule is stored once, however many processes set it', async () => {
  const other = await start()
  await Promise.all([queue, other].map(one => one.schedule('session.clean', '40 3 * * *', 'Asia/Vientiane')))
  await other.stop()
  const { rows } = await sql`select name, cron, timezone from pgboss.schedule`.execute(database.ownerDb)
  expect(rows).toEqual([{ name: 'session.clean', cron: '40 3 * * *', timezone: 'Asia/Vientiane' }])
})

test('every queue exists with its settings, also after they change', async () => {
  const rowsOf = async () =>
    (
      await sql<{ name: string; retries: number; notify: boolean }>`
        select name, retry_limit as retries, notify from pgboss.queue where name !~ '^__' order by name`.execute(
        database.ownerDb,
      )
    ).rows
  const expected = Object.entries(queues)
    .map(([name, { retryLimit }]) => ({ name, retries: retryLimit, notify: true }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  expect(await rowsOf()).toEqual(expected)
  await sql`update pgboss.queue set retry_limit = 1`.execute(database.ownerDb)
  const again = await start()
  await again.stop()
  expect(await rowsOf()).toEqual(expected)
})
