// With `npm start` the server restarts a dead embedded database, at most five times in ten minutes.
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLeaveType, listLeaveTypes } from '@hr/contract/leave-type.ts'
import { expect, test } from 'vitest'
import { remoteCall, signInAt } from './remote-call.ts'
import { startServerProcess } from './server-process.ts'

const title = 'a killed embedded database comes back with every acknowledged write, but not a sixth time'
test(title, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sabai-supervised-'))
  const server = await startServerProcess({ DATA_DIR: folder })
  try {
    const { token } = await signInAt(server.url, 'admin')
    const codes: string[] = []
    const list = () => remoteCall(server.url, token, listLeaveTypes, {})
    for (let death = 1; death <= 5; death += 1) {
      const code = `DEATH${death}`
      const input = { code, name: code, color: '#123456', amount: 0 }
      expect((await remoteCall(server.url, token, createLeaveType, input)).status).toBe(200)
      codes.push(code)
      await killPostmaster(folder)
      const statuses = [(await list()).status]
      while (statuses.at(-1) !== 200) {
        await sleep(50)
        statuses.push((await list()).status)
      }
      expect(new Set(statuses)).toEqual(new Set([503, 200]))
      expect((await list()).data.map(type => type.code)).toEqual(expect.arrayContaining(codes))
    }
    const exit = once(server.child, 'exit')
    await killPostmaster(folder)
    expect(await exit).toEqual([1, null])
    expect(server.output().match(/The database works again/g)).toHaveLength(5)
    expect(server.output()).toMatch(/\n\nPostgreSQL ended \(137\)\. Its last words:/)
  } finally {
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  }
})

async function killPostmaster(folder: string): Promise<void> {
  const file = join(folder, 'postgres', 'postmaster.pid')
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
  while (existsSync(`/proc/${pid}`)) await sleep(5)
}
