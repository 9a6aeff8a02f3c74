import { sql } from 'kysely'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { testDatabase } from '#test/database.ts'
import type { TestDatabase } from '#test/database.ts'
import { startLiveHub } from './live-hub.ts'
import type { LiveHub } from './live-hub.ts'
import { liveChannel, publishSessionsEnded } from './publish-live.ts'

let database: TestDatabase
let hub: LiveHub
let sockets: WebSocketServer
const errors: string[] = []
beforeAll(async () => {
  database = await testDatabase()
  hub = await startLiveHub(database.connection.app, error => errors.push(error.message))
  sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const client = { sessionId: 'session', workspaceId: 'workspace', employeeId: 1 }
  sockets.on('connection', socket => hub.add({ ...client, socket }))
  await once(sockets, 'listening')
})
afterAll(async () => {
  await hub.stop()
  sockets.close()
  await database.drop()
})

/** Opens a socket of the hub; the promise resolves with its close code. */
async function closing(): Promise<{ code: Promise<number> }> {
  const { port } = sockets.address() as AddressInfo
  const browser = new WebSocket(`ws://127.0.0.1:${port}`)
  const code = once(browser, 'close').then(([closed]) => Number(closed))
  await once(browser, 'open')
  while (hub.size() === 0) await new Promise(resolve => setTimeout(resolve, 5))
  return { code }
}

test.each([1, 2])(
  'time %i its connection is lost: every browser reconnects, and it receives again',
  async () => {
    const open = await closing()
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'sabai-hr live'`.execute(database.db)
    expect(await open.code).toBe(1012)
    expect(errors.length).toBeGreaterThan(0)

    const later = await closing()
    await publishSessionsEnded(database.db, ['session'])
    expect(await later.code).toBe(4401)
  },
)

test('the more browsers get the same hint, the wider their reads are spread', async () => {
  const { port } = sockets.address() as AddressInfo
  const nextHint = async (browser: WebSocket) => {
    const [message] = await once(browser, 'message')
    return JSON.parse(String(message))
  }
  const publish = async (browsers: readonly WebSocket[]) => {
    const received = Promise.all(browsers.map(nextHint))
    const message = JSON.stringify({ workspaceId: 'workspace', topic: 'leave', employeeIds: [] })
    await sql`select pg_notify(${liveChannel}, ${message})`.execute(database.db)
    return await received
  }
  const browsers: WebSocket[] = []
  for (let open = 0; open < 3; open++) {
    const browser = new WebSocket(`ws://127.0.0.1:${port}`)
    await once(browser, 'open')
    browsers.push(browser)
    while (hub.size() < browsers.length) await new Promise(resolve => setTimeout(resolve, 5))
    if (open === 0) expect(await publish(browsers)).toEqual([{ topic: 'leave' }])
  }
  const all = { topic: 'leave', spreadMs: 10 }
  expect(await publish(browsers)).toEqual([all, all, all])
})
