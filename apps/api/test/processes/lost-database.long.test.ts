// Every way to lose a database connection: the servers stay alive and lose no acknowledged write.
// The long version is failover.long.test.ts.
import { expect, test } from 'vitest'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startExternalPostgres } from '#test/external-postgres.ts'
import { faults, lostOrDoubled, startTraffic, untilWritten } from './failover.ts'
import { startServerProcess } from './server-process.ts'

test('two servers survive every fault of their database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sabai-failover-'))
  const postgres = await startExternalPostgres()
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder }
  const servers = [await startServerProcess(env), await startServerProcess(env)]
  try {
    const traffic = await startTraffic(servers)
    for (const [name, fault] of Object.entries(faults)) {
      await untilWritten(traffic, servers)
      await fault(postgres)
      await untilWritten(traffic, servers)
      expect(
        servers.map(({ child }) => child.exitCode),
        `${name}\n${servers.map(server => server.output().slice(-1000)).join('\n')}`,
      ).toEqual([null, null])
    }
    await traffic.stop()
    expect(traffic.wrong).toEqual([])
    expect(await lostOrDoubled(postgres, traffic)).toEqual([])
  } finally {
    await Promise.all(servers.map(server => server.kill()))
    postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
