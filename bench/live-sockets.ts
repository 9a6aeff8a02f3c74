// One change, all open browsers: the time until the last one receives the hint, and how long other calls wait meanwhile.
// Usage: node bench/live-sockets.ts [sockets] [sockets while others wait]   (its own server; leaves nothing behind)
import { setTimeout as sleep } from 'node:timers/promises'
import { inWorkspace } from '../apps/api/src/db/connect/in-workspace.ts'
import { publishLive } from '../apps/api/src/live/publish-live.ts'
import type { BenchCompany } from './bench-company.ts'
import { percentile, say, startBenchCompany } from './bench-company.ts'
import { load, waitsDuring } from './load.ts'
import { givePasswords, signInCall } from './office.ts'
import { openSockets } from './open-sockets.ts'

const rounds = 10

async function measure(sockets: number, fewer: number): Promise<void> {
  const company = await startBenchCompany({ people: 1000, units: 50, connections: 20, isLive: true })
  await givePasswords(company, 1)
  const base = await company.listen()
  const [answer] = await load(base, [signInCall(0)])
  const signedIn: { data: { tokenWS: string } } = JSON.parse(answer?.body ?? '')
  const address = `${base.replace('http', 'ws')}/api/live?token=${signedIn.data.tokenWS}`

  const many = await openSockets(address, sockets)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(...(await many.after(() => tell(company))))
  say(
    `${sockets} sockets: ${[0.5, 0.99].map(part => percentile(times, part).toFixed(0)).join(' / ')} ms (p50 / p99)`,
  )
  await many.close()

  const reader = await company.signIn(1500, { isAdmin: true })
  const one = { path: '/api/employees?limit=25', headers: { authorization: `Bearer ${reader}` } }
  const some = await openSockets(address, fewer)
  await waitsDuring(base, one, () => sleep(3000))
  for (let round = 0; round < 3; round += 1) {
    const quiet = await waitsDuring(base, one, () => sleep(6000))
    const told = await waitsDuring(base, one, async () => {
      for (let change = 0; change < 6; change += 1) await Promise.all([tell(company), sleep(1000)])
    })
    const ratio = (part: number) => (percentile(told, part) / percentile(quiet, part)).toFixed(2)
    say(
      `told ${fewer} once a second: others wait ${ratio(0.5)} times the median, ${ratio(0.99)} times the p99`,
    )
  }
  await some.close()
  await company.close()
}

function tell({ db, workspaceId }: BenchCompany): Promise<void> {
  return inWorkspace(db, workspaceId, trx => publishLive(trx, { topic: 'employee', employeeIds: [] }))
}

await measure(Number(process.argv[2] ?? 5000), Number(process.argv[3] ?? 1000))
