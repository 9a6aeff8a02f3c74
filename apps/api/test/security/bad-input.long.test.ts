// Thousands of generated requests to every endpoint: no 500, no hang, and a refused request changes no row. BAD_INPUTS
// says how many, FC_SEED which; findings go to known-bad-input.ts. The seed is fixed, so that only a change can turn a
// run red.
import { allEndpoints } from '@hr/contract/endpoints.ts'
import type { Endpoint } from '@hr/contract/endpoint.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { contentReader } from './content-reader.ts'
import type { Content } from './content-reader.ts'
import { hostileCaller } from './hostile-caller.ts'
import type { HostileCaller } from './hostile-caller.ts'
import { hostileRequest } from './hostile-requests.ts'
import type { HostileRequest } from './hostile-requests.ts'

type Named = { readonly name: string; readonly endpoint: Endpoint }

const inputs = Number(process.env.BAD_INPUTS ?? 8_000)
const seed = Number(process.env.FC_SEED ?? 20_261_123)
const batchSize = 250
const atOnce = 4
const hangMs = 60_000

const endpoints: readonly Named[] = allEndpoints.filter(({ name }) => name !== 'logout')
const each = Math.ceil(inputs / endpoints.length)
/** Endpoints that share a database; fewer in a large run, because accepted requests make it grow. */
const groupSize = each > 100 ? 8 : 24
const groups = Array.from({ length: Math.ceil(endpoints.length / groupSize) }, (_, index) => ({
  index,
  members: endpoints.slice(index * groupSize, (index + 1) * groupSize),
}))
const counted = { sent: 0, accepted: 0, refused: 0, failed: 0, batches: 0 }

afterAll(() => console.log(`bad input, seed ${seed}: ${JSON.stringify(counted)}`))

test.each(groups)('endpoints of group $index', async ({ index, members }) => {
  const server = await testApp()
  const content = await contentReader(server.database)
  const failures: string[] = []
  try {
    const caller = await hostileCaller(server)
    for (const [place, member] of members.entries()) {
      const own = seed + index * groupSize + place
      failures.push(...(await failuresOf({ server, content, caller }, member, own)))
    }
  } finally {
    await content.end()
    await server.stop()
  }
  counted.failed += failures.length
  expect(failures, `seed ${seed}`).toEqual([])
})

type World = {
  readonly server: TestApp
  readonly content: Awaited<ReturnType<typeof contentReader>>
  readonly caller: HostileCaller
}

async function failuresOf(
  { server, content, caller }: World,
  { name, endpoint }: Named,
  ownSeed: number,
): Promise<string[]> {
  const failures: string[] = []
  for (let done = 0; done < each; done += batchSize) {
    const token = await caller.tokenFor(endpoint.allow)
    const requests = fc.sample(hostileRequest(endpoint, token, caller.known), {
      seed: ownSeed + done * 1000,
      numRuns: Math.min(batchSize, each - done),
    })
    const before = await content.read()
    const statuses = await sendAll(server, requests)
    counted.batches += 1
    counted.sent += requests.length
    for (const [place, request] of requests.entries()) {
      const status = statuses[place] ?? 0
      if (status < 400) counted.accepted += 1
      else if (status < 500) counted.refused += 1
      else failures.push(`${name}: ${status} ${described(request)}`)
    }
    const refused = requests.filter((_, place) => isRefused(statuses[place] ?? 0))
    const isAllRefused = refused.length === requests.length
    const changed = isAllRefused
      ? changes(before, await content.read())
      : await changesOfRefused({ server, content }, refused)
    if (changed.length > 0) failures.push(`${name}: refused, but ${changed.join(', ')} changed`)
  }
  return failures
}

/** Sends the refused requests again: those that are still refused must change nothing. */
async function changesOfRefused(
  { server, content }: Pick<World, 'server' | 'content'>,
  refused: readonly HostileRequest[],
): Promise<string[]> {
  const before = await content.read()
  const statuses = await sendAll(server, refused)
  return statuses.every(isRefused) ? changes(before, await content.read()) : []
}

const isRefused = (status: number): boolean => status >= 400 && status < 500

const changes = (before: Content, after: Content): string[] =>
  [...after].filter(([table, mark]) => before.get(table) !== mark).map(([table]) => table)

/** Their statuses; 599 for a request without a timely response. */
async function sendAll(server: TestApp, requests: readonly HostileRequest[]): Promise<number[]> {
  const statuses: number[] = []
  const waiting = requests.entries()
  const work = async () => {
    for (const [place, request] of waiting) statuses[place] = await statusOf(server, request, place)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return statuses
}

async function statusOf(server: TestApp, request: HostileRequest, place: number): Promise<number> {
  const remoteAddress = `10.${counted.batches % 250}.${place % 250}.1`
  const hang = new AbortController()
  const answer = server.app.inject({ ...request, remoteAddress }).then(({ statusCode }) => statusCode)
  const late = new Promise<number>(resolve => {
    const timer = setTimeout(() => resolve(599), hangMs)
    hang.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  const status = await Promise.race([answer, late])
  hang.abort()
  return status
}

/** In a form that can be sent again. */
const described = ({ method, url, headers, payload }: HostileRequest): string =>
  JSON.stringify({
    method,
    url,
    headers: { ...headers, authorization: '' },
    payload: payload === undefined ? undefined : Buffer.from(payload).toString('latin1').slice(0, 2000),
  })
