import { listHolidays } from '@hr/contract/holiday.ts'
import { ready } from '@hr/contract/system.ts'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { failingServer } from '#test/failing-database.ts'
import type { FailingServer } from '#test/failing-database.ts'
import { ownTestApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'

let server: TestApp
let failing: FailingServer
let token: string
beforeAll(async () => {
  server = await ownTestApp()
  failing = await failingServer(server)
  token = await signIn(server, (await makeCompany(server)).hr.username)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await failing.stop()
  await server.stop()
})

const askReady = (language: string) =>
  call(failing, null, ready, {}, { headers: { 'accept-language': language } })
const readyNow = async () => (await askReady('en')).status
/** Calls within two seconds share one check. */
const readyLater = () => {
  vi.advanceTimersByTime(2_000)
  return readyNow()
}
const withCode = (code: string) => Object.assign(new Error('the database says no'), { code })

test.each([
  ['53100', 'DISK_FULL'],
  ['25006', 'DATABASE_UNAVAILABLE'],
  ['57P03', 'DATABASE_UNAVAILABLE'],
])('writes fail with %s: not ready with %s, reads still work, ready again', async (code, expected) => {
  expect(await readyLater()).toBe(200)
  failing.failWrites(withCode(code))
  try {
    expect([await readyNow(), await readyLater()]).toEqual([200, 503])
    const [english, lao] = [await askReady('en'), await askReady('lo')]
    expect([english.code, lao.code]).toEqual([expected, expected])
    expect(english.message).toMatch(/^[A-Z]/)
    expect(lao.message).toMatch(/\p{Script=Lao}/u)
    expect((await call(failing, token, listHolidays, { year: 2026 })).status).toBe(200)
  } finally {
    failing.failWrites(null)
  }
  expect([await readyNow(), await readyLater()]).toEqual([503, 200])
})

test('the file store rejects writes: not ready, then ready again', async () => {
  expect(await readyLater()).toBe(200)
  const folder = join(server.services.config.dataDir, 'files')
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file in place of the folder')
  expect(await readyLater()).toBe(500)
  await rm(folder)
  await mkdir(folder)
  expect(await readyLater()).toBe(200)
  expect(await readdir(folder)).toEqual([])
})

test('concurrent calls share one write', async () => {
  expect(await readyLater()).toBe(200)
  const written = async () => {
    const { rows } = await sql<{ version: string }>`
      select xmin::text as version from installation_setting where key = 'readiness'`.execute(
      server.services.db,
    )
    return rows[0]?.version
  }
  const before = await written()
  expect(await readyLater()).toBe(200)
  const now = await written()
  expect(now).not.toBe(before)
  const answers = await Promise.all(Array.from({ length: 50 }, () => askReady('en')))
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  expect(await written()).toBe(now)
})

test('the check allocates disk space of the database and frees it', async () => {
  const temporary = async () => {
    const { rows } = await sql<{ bytes: number }>`
      select temp_bytes as bytes from pg_stat_database where datname = current_database()`.execute(
      server.services.db,
    )
    return rows[0]?.bytes ?? 0
  }
  const before = await temporary()
  expect(await readyLater()).toBe(200)
  await expect
    .poll(async () => (await readyLater()) && (await temporary()) - before, { timeout: 30_000 })
    .toBeGreaterThan(200_000)
})
