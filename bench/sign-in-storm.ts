// An office signs in at once, then somebody sends 40 huge photos: how many correct passwords are refused, how close the
// rate is to what argon2 allows and to that of a bare handler, and how long everybody else waits.
// Usage: node bench/sign-in-storm.ts [people] [rounds]   (its own server; leaves nothing behind)
import { verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { startBare } from './bare.ts'
import { percentile, say, startBenchCompany } from './bench-company.ts'
import { load, spanOf, waitsDuring } from './load.ts'
import type { LoadAnswer } from './load.ts'
import { givePasswords, passwordHash, signInCall } from './office.ts'

const people = Number(process.argv[2] ?? 500)
const rounds = Number(process.argv[3] ?? 2)

/** Verifications a second on an otherwise idle machine. */
async function argonLimit(): Promise<number> {
  const started = performance.now()
  const each = Array.from({ length: availableParallelism() }, async () => {
    for (let number = 0; number < 60; number += 1) await verify(passwordHash, 'wrong')
  })
  await Promise.all(each)
  return (60 * each.length * 1000) / (performance.now() - started)
}

const company = await startBenchCompany({ people: people + 1, units: 20, connections: 20 })
await givePasswords(company, people)
const reader = await company.signIn(1001 + people, { isAdmin: true })
const base = await company.listen()
const bare = await startBare(company)
const headers = { authorization: `Bearer ${reader}` }
const othersDuring = (work: () => Promise<unknown>) =>
  waitsDuring(base, { path: '/api/employees?limit=25', headers }, work)
const share = (rate: number, limit: number) => `${((100 * rate) / limit).toFixed(0)} %`
const shown = (times: readonly number[]) =>
  [0.5, 0.95, 0.99].map(part => percentile(times, part).toFixed(0)).join(' / ')

const calls = Array.from({ length: people }, (_, index) => signInCall(index))
const everybody = () => load(base, calls)
/** Each checks the password and reads the account, and no more. */
const bareCalls = calls.map(({ body }) => ({ path: '/signIn', body: [body.username] }))
const everybodyBare = () => load(bare.base, bareCalls)
const rateOf = (answers: readonly LoadAnswer[]) => (people * 1000) / spanOf(answers)
await everybody()
await everybodyBare()
await othersDuring(() => sleep(3000))
for (let round = 1; round <= rounds; round += 1) {
  const quiet = await othersDuring(() => sleep(5000))
  const limit = await argonLimit()
  const waitsText = (waits: readonly number[]) =>
    `others wait ${shown(waits)} ms, p99 ${(percentile(waits, 0.99) / percentile(quiet, 0.99)).toFixed(1)} times as long`
  say(`argon2 alone: ${limit.toFixed(0)} a second; others alone: ${shown(quiet)} ms (p50 / p95 / p99)`)

  const answers = await everybody()
  const rate = rateOf(answers)
  const bareRate = rateOf(await everybodyBare())
  const refused = answers.filter(({ status }) => status !== 200).length
  say(
    `${refused} of ${people} sign-ins refused, ${rate.toFixed(0)} a second = ${share(rate, limit)}; a bare handler: ${share(bareRate, limit)}`,
  )
  say(`sign-ins: ${waitsText(await othersDuring(everybody))}`)

  const huge = { create: { width: 9999, height: 9999, channels: 3, background: '#283A97' } } as const
  const photo = await sharp(huge).png().toBuffer()
  const photos = Array.from({ length: 40 }, () => ({
    path: `/api/employees/${1001 + people}/photo`,
    headers,
    photo,
  }))
  let statuses: number[] = []
  const waits = await othersDuring(async () => {
    statuses = (await load(base, photos)).map(({ status }) => status)
  })
  const kept = statuses.filter(status => status === 200).length
  say(
    `40 photos: ${kept} kept, ${statuses.filter(status => status === 429).length} x 429; ${waitsText(waits)}`,
  )
}
await bare.close()
await company.close()
