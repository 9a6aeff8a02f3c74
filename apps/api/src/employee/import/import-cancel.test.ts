import { importEmployees } from '@hr/contract/employee-import.ts'
import { cancelImport, importProgress } from '@hr/contract/import.ts'
import type { ImportProgress } from '@hr/contract/import.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { inCompany } from '#test/in-company.ts'
import { newId } from '#api/db/new-id.ts'
import { liveChannel } from '#api/live/publish-live.ts'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import type { TestCompany } from '#test/factories.ts'
import { ownTestApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'

let server: TestApp
let company: TestCompany
let hr: string
let base: string
let listener: pg.Client
let onProgress: (received: ImportProgress) => void = () => undefined

const message = z.object({ sessionId: z.string(), progress: importProgress })

beforeAll(async () => {
  server = await ownTestApp()
  company = await makeCompany(server)
  hr = await signIn(server, company.hr.username)
  base = await server.app.listen({ port: 0 })
  listener = new pg.Client(server.database.connection.app)
  await listener.connect()
  await listener.query(`listen ${liveChannel}`)
  listener.on('notification', ({ payload }) => {
    const received = z.safeParse(message, JSON.parse(payload ?? '{}'))
    if (received.success) onProgress(received.data.progress)
  })
})
afterAll(async () => {
  await listener.end()
  await server.stop()
})

const people = (name: string, count: number) =>
  [
    'Staff ID,First name,Last name,Start date,Manager',
    // The team comes before its manager, but the manager is stored first.
    ...Array.from({ length: count }, (_, index) => `${name}-${index},Somchit,Vongsa,2026-01-05,${name}-boss`),
    `${name}-boss,Bounmy,Vongsa,2026-01-05,`,
  ].join('\n')
const countPeople = () =>
  inCompany(server, company.workspaceId, async trx => {
    const rows = await trx.selectFrom('employee').select('id').execute()
    return rows.length
  })

function send(text: string, progressId: string, signal?: AbortSignal) {
  const body = new FormData()
  body.set('dryRun', 'false')
  body.set('progressId', progressId)
  body.set('file', new File([text], 'people.csv'))
  const headers = { authorization: `Bearer ${hr}`, 'idempotency-key': progressId }
  return fetch(`${base}/api${importEmployees.path}`, {
    method: 'POST',
    headers,
    body,
    signal: signal ?? null,
  })
}

test('reports its progress to its session', async () => {
  const progressId = newId()
  const received: ImportProgress[] = []
  onProgress = progress => void received.push(progress)
  expect((await send(people('A', 260), progressId)).status).toBe(200)
  await expect
    .poll(() => received.at(-1), { timeout: 30_000 })
    .toMatchObject({ progressId, phase: 'saving', done: 261, total: 261 })
  expect(received.map(({ phase, done }) => [phase, done])).toEqual([
    ['reading', 0],
    ['checking', 250],
    ['saving', 100],
    ['saving', 200],
    ['saving', 261],
  ])
})

test('leaves nothing behind when the caller disconnects in the middle', async () => {
  const before = await countPeople()
  const gone = new AbortController()
  onProgress = ({ phase }) => phase === 'saving' && gone.abort()
  await expect(send(people('B', 260), newId(), gone.signal)).rejects.toThrow('abort')
  onProgress = () => undefined
  // One import at a time: this one starts when the other has ended.
  const files = [{ name: 'people.csv', bytes: Buffer.from(people('B', 3)) }]
  const { data } = await call(server, hr, importEmployees, { dryRun: true }, { files })
  expect(data).toMatchObject({ created: 4, errors: [] })
  expect(await countPeople()).toBe(before)
  expect(server.logLines.join('')).not.toContain('"level":50')
})

const cancel = async (progressId: string) => (await call(server, hr, cancelImport, { progressId })).data

test('cancelled while it saves, it stores nothing, and cannot be sent again', async () => {
  const before = await countPeople()
  const progressId = newId()
  const gone = new AbortController()
  const sent = new Promise<void>(resolve => {
    onProgress = ({ phase }) => phase === 'saving' && resolve()
  })
  const run = send(people('C', 260), progressId, gone.signal).catch(() => undefined)
  await sent
  onProgress = () => undefined
  gone.abort()
  expect(await cancel(progressId)).toEqual({ wasStored: false })
  await run
  expect(await countPeople()).toBe(before)
  expect((await send(people('C', 260), progressId)).status).toBe(409)
  expect(await countPeople()).toBe(before)
})

test('cancelled too late, the answer waits for the import and says that the rows are stored', async () => {
  const before = await countPeople()
  const progressId = newId()
  const saving = new Promise<void>(resolve => {
    onProgress = ({ phase }) => phase === 'saving' && resolve()
  })
  const run = send(people('D', 260), progressId)
  await saving
  onProgress = () => undefined
  expect(await cancel(progressId)).toEqual({ wasStored: true })
  expect((await run).status).toBe(200)
  expect(await countPeople()).toBe(before + 261)
  expect(await cancel(progressId)).toEqual({ wasStored: true })
})
