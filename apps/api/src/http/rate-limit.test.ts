import type { FastifyInstance } from 'fastify'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import { newToken } from '#api/session/secret.ts'
import { openSession } from '#test/call.ts'
import { makeCompany } from '#test/factories.ts'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'

let server: TestApp
let folder: string
const apps: FastifyInstance[] = []
beforeAll(async () => {
  server = await testApp()
  folder = await mkdtemp(join(tmpdir(), 'sabai-web-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html>')
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function limitedApp(requestsPerMinute: number, env: Record<string, string> = {}) {
  const { trustProxy } = readConfig(env)
  const services = { ...server.services, config: { ...server.services.config, trustProxy } }
  const app = await buildApp({ services, hub: null, webFolder: folder, requestsPerMinute })
  apps.push(app)
  return async (url: string, from: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url, remoteAddress: from, headers })).statusCode
}
const as = (token: string) => ({ authorization: `Bearer ${token}` })
async function tokenOf() {
  const { employee, workspaceId } = await makeCompany(server)
  return openSession(server, { accountId: employee.accountId, type: 'app', workspaceId })
}
async function times(count: number, ask: (index: number) => Promise<number>) {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push(await ask(index))
  return statuses
}

describe('calls are counted', () => {
  test('by session: people in one office do not share a limit, and only the one over it is refused', async () => {
    const ask = await limitedApp(5)
    const tokens = [await tokenOf(), await tokenOf(), await tokenOf(), await tokenOf(), await tokenOf()]
    for (const token of tokens)
      expect(await times(5, () => ask('/api/users/profile', '203.0.113.1', as(token)))).toEqual(
        Array(5).fill(200),
      )
    expect(await ask('/api/users/profile', '203.0.113.1', as(tokens[0] ?? ''))).toBe(429)
    expect(await ask('/api/users/profile', '203.0.113.1', as(await tokenOf()))).toBe(200)
  })

  test('by address without a session, also for made-up tokens', async () => {
    const ask = await limitedApp(5)
    expect(await times(16, () => ask('/api/health', '203.0.113.2'))).toEqual([...Array(15).fill(200), 429])
    const madeUp = await times(20, () => ask('/api/users/profile', '203.0.113.3', as(newToken())))
    expect(madeUp).toEqual([...Array(15).fill(401), ...Array(5).fill(429)])
    expect(await ask('/api/users/profile', '203.0.113.4', as(newToken()))).toBe(401)
  })

  test('but not for pages and files', async () => {
    const ask = await limitedApp(2)
    for (const url of ['/favicon.svg', '/', '/employee/leaves'])
      expect(await times(20, () => ask(url, '203.0.113.5'))).toEqual(Array(20).fill(200))
    expect(await ask('/api/health', '203.0.113.5')).toBe(200)
  })
})

describe('the address behind a proxy', () => {
  const forwarded = (address: string) => ({ 'x-forwarded-for': address })
  const manyThrough = async (env: Record<string, string>, proxy: string) => {
    const ask = await limitedApp(1, env)
    return times(6, index => ask('/api/health', proxy, forwarded(`198.51.100.${index}`)))
  }

  test('on another machine counts once the proxy is trusted', async () => {
    expect(await manyThrough({}, '172.18.0.2')).toEqual([200, 200, 200, 429, 429, 429])
    expect(await manyThrough({ TRUST_PROXY: '172.18.0.0/16' }, '172.18.0.2')).toEqual(Array(6).fill(200))
    expect(await manyThrough({ TRUST_PROXY: '1' }, '172.18.0.2')).toEqual(Array(6).fill(200))
    expect(await manyThrough({}, '127.0.0.1')).toEqual(Array(6).fill(200))
  })

  test('is not taken from a stranger’s header', async () => {
    expect(await manyThrough({ TRUST_PROXY: '172.18.0.0/16' }, '203.0.113.9')).toContain(429)
    const ask = await limitedApp(1, { TRUST_PROXY: '1' })
    const invented = await times(6, index =>
      ask('/api/health', '172.18.0.2', forwarded(`198.51.100.${index}, 203.0.113.10`)),
    )
    expect(invented).toContain(429)
  })
})
