// An office of 500 people behind one address at 08:00: everybody signs in, opens the dashboard and clocks in within one
// or two minutes. Counts the refusals.
// Usage: node bench/office-morning.ts [people] [seconds]   (its own server; leaves nothing behind)
import { percentile, say, startBenchCompany } from './bench-company.ts'
import { load } from './load.ts'
import type { LoadAnswer } from './load.ts'
import { givePasswords, officeAddress, signInCall } from './office.ts'

const people = Number(process.argv[2] ?? 500)
const seconds = Number(process.argv[3] ?? 60)
const company = await startBenchCompany({ people, units: 20, connections: 20, requestsPerMinute: 1200 })
await givePasswords(company, people)
const base = await company.listen()
const when = (index: number) => (index * seconds * 1000) / people

function sayAnswers(what: string, answers: readonly LoadAnswer[]): void {
  const times = answers.map(({ milliseconds }) => milliseconds)
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  const statuses = [...counts].map(([status, count]) => `${count} x ${status}`).join(', ')
  say(
    `${what.padEnd(10)} ${statuses}; p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`,
  )
}

const everybody = Array.from({ length: people }, (_, index) => index)
const signedIn = await load(
  base,
  everybody.map(index => ({ ...signInCall(index), at: when(index) })),
)
sayAnswers('sign in', signedIn)
type SignedIn = { readonly data?: { readonly token: string } }
const headers = signedIn.map(({ body }) => {
  const { data }: SignedIn = JSON.parse(body)
  return { ...officeAddress, authorization: `Bearer ${data?.token ?? ''}` }
})
const pages = ['/api/users/profile', '/api/permissions/roles', '/api/notifications', '/api/leave-balances']
const dashboard = headers.flatMap((of, index) => pages.map(path => ({ path, headers: of, at: when(index) })))
const clockIns = headers.map((of, index) => ({
  path: '/api/attendance/punches',
  headers: of,
  body: {},
  at: when(index) + 500,
}))
const answers = await load(base, [...dashboard, ...clockIns])
sayAnswers('dashboard', answers.slice(0, dashboard.length))
sayAnswers('clock in', answers.slice(dashboard.length))
await company.close()
