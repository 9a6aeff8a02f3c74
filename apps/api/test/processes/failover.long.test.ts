// Two servers on one external PostgreSQL whose connections break fifty times: neither dies, nothing is lost.
// FAILOVER_ROUNDS=100 for a longer run.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startExternalPostgres } from '#test/external-postgres.ts'
import { faults, lostOrDoubled, startTraffic, untilWritten } from './failover.ts'
import { startServerProcess } from './server-process.ts'

const rounds = Number(process.env.FAILOVER_ROUNDS ?? 50)

test(`${rounds} faults of the database`, { timeout: 600_000 + rounds * 20_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sabai-failover-'))
  const postgres = await startExternalPostgres()
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder }
  const servers = [await startServerProcess(env), await startServerProcess(env)]
  const tried = new Map<string, number>()
  try {
    const traffic = await startTraffic(servers)
    await untilWritten(traffic, servers)
    for (let round = 0; round < rounds; round += 1) {
      const [name, fault] = Object.entries(faults)[round % Object.keys(faults).length] ?? []
      if (!name || !fault) throw new Error('No fault')
      await sleep(250 + ((round * 37) % 250))
      await fault(postgres)
      tried.set(name, (tried.get(name) ?? 0) + 1)
      await untilWritten(traffic, servers)
      const dead = servers.filter(({ child }) => child.exitCode !== null || child.signalCode !== null)
      expect(
        dead.map(server => server.output().slice(-2000)),
        `${name}, round ${round}`,
      ).toEqual([])
    }
    await traffic.stop()
    const lost = await lostOrDoubled(postgres, traffic)
    const counts = [...tried].map(([name, count]) => `${count} x ${name}`).join(', ')
    const answers = [...traffic.answers].map(([status, count]) => `${count} x ${status}`).join(', ')
    process.stdout.write(
      `failover: ${rounds} faults tried (${counts}), 0 servers dead; answers: ${answers}; ` +
        `${traffic.acknowledged.length} writes acknowledged, ${lost.length} lost or doubled, ${traffic.wrong.length} wrong answers\n`,
    )
    expect(lost).toEqual([])
    expect(traffic.wrong).toEqual([])
  } finally {
    await Promise.all(servers.map(server => server.kill()))
    postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
