// An office signs in at once: how many right passwords are refused, how near to what argon2 can do, and what everybody else
// waits meanwhile. Usage: node bench/sign-in-storm.ts [people] [rounds]   (its own server; nothing is left behind)
import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { inWorkspace } from '../apps/api/src/db/connect/in-workspace.ts'
import { newId } from '../apps/api/src/db/new-id.ts'
import { percentile, say, startBenchCompany } from './bench-company.ts'

const people = Number(process.argv[2] ?? 500)
const rounds = Number(process.argv[3] ?? 2)
const password = 'Office-2026'
// As password.ts has it.
const passwordHash = await hash(password, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 })

/** Verifications a second when nothing else runs. */
async function argonLimit(): Promise<number> {
  const started = performance.now()
  const each = Array.from({ length: availableParallelism() }, async () => {
    for (let number = 0; number < 60; number += 1) await verify(passwordHash, password)
  })
  await Promise.all(each)
  return (60 * each.length * 1000) / (performance.now() - started)
}

const company = await startBenchCompany({ people: people + 1, units: 20, connections: 20 })
await inWorkspace(company.db, company.workspaceId, async trx => {
  const accounts = Array.from({ length: people }, (_, index) => ({
    id: newId(),
    kind: 'employee' as const,
    workspace_id: company.workspaceId,
    username: `person-${index}`,
    password_hash: passwordHash,
    first_name: 'A',
    last_name: 'B',
    employee_id: 1001 + index,
  }))
  await trx.insertInto('account').values(accounts).execute()
})
const reader = await company.signIn(1001 + people, { isAdmin: true })
const base = await company.listen()

async function signIn(index: number): Promise<number> {
  const answer = await fetch(`${base}/api/auth/employee/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
    body: JSON.stringify({ username: `person-${index}`, password }),
  })
  await answer.arrayBuffer()
  return answer.status
}

async function read(): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${base}/api/employees?limit=25`, {
    headers: { authorization: `Bearer ${reader}` },
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${answer.status} for somebody else`)
  return performance.now() - started
}

/** What four others wait, one call after the other, until `work` is done. */
async function othersDuring(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isDone = false
  const others = Array.from({ length: 4 }, async () => {
    while (!isDone) times.push(await read())
  })
  await work()
  isDone = true
  await Promise.all(others)
  return times
}

const shown = (times: readonly number[]) =>
  [0.5, 0.95, 0.99].map(part => percentile(times, part).toFixed(0)).join(' / ')

await othersDuring(() => new Promise(resolve => setTimeout(resolve, 3000)))
const quiet = await othersDuring(() => new Promise(resolve => setTimeout(resolve, 5000)))
const limit = await argonLimit()
say(`argon2 alone: ${limit.toFixed(0)} a second; others alone: ${shown(quiet)} ms (p50 / p95 / p99)`)
for (let round = 1; round <= rounds; round += 1) {
  const everybody = () => Promise.all(Array.from({ length: people }, (_, index) => signIn(index)))
  const started = performance.now()
  const statuses = await everybody()
  const rate = (people * 1000) / (performance.now() - started)
  const refused = statuses.filter(status => status !== 200).length
  say(
    `round ${round}, alone: ${refused} of ${people} refused, ${rate.toFixed(0)} a second = ${((100 * rate) / limit).toFixed(0)} %`,
  )
  const waits = await othersDuring(everybody)
  const ratio = percentile(waits, 0.99) / percentile(quiet, 0.99)
  say(`round ${round}, with others: they wait ${shown(waits)} ms, p99 ${ratio.toFixed(1)} times as long`)
}
await company.close()
