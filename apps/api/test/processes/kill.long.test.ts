// kill -9 of server and database while people write: the next start has every acknowledged write.
// KILL_ROUNDS=20 for the long version.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLeaveType, listLeaveTypes } from '@hr/contract/leave-type.ts'
import { expect, test } from 'vitest'
import { remoteCall, signInAt } from './remote-call.ts'
import { startServerProcess } from './server-process.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 2)

test(`${rounds} kills lose no acknowledged write`, { timeout: 600_000 + rounds * 20_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sabai-kill-'))
  const acknowledged: string[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServerProcess({ DATA_DIR: folder })
      const { token } = await signInAt(server.url, 'admin')
      await expectAll(server.url, token, acknowledged)
      const writers = Array.from({ length: 4 }, (_, writer) =>
        writeOn(server.url, token, `R${round}W${writer}`, acknowledged),
      )
      const before = acknowledged.length
      while (acknowledged.length < before + 8) await new Promise(resolve => setTimeout(resolve, 5))
      await new Promise(resolve => setTimeout(resolve, round * 37))
      await server.kill()
      await Promise.all(writers)
    }
    const server = await startServerProcess({ DATA_DIR: folder })
    const { token } = await signInAt(server.url, 'admin')
    await expectAll(server.url, token, acknowledged)
    await server.stop()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

/** Creates leave types until the server is gone, and records each acknowledged one. */
async function writeOn(url: string, token: string, prefix: string, acknowledged: string[]): Promise<void> {
  for (let number = 0; ; number += 1) {
    const code = `${prefix}N${number}`
    try {
      const input = { code, name: code, color: '#123456', amount: 0 }
      const { status } = await remoteCall(url, token, createLeaveType, input)
      if (status === 200) acknowledged.push(code)
    } catch {
      return
    }
  }
}

async function expectAll(url: string, token: string, codes: readonly string[]): Promise<void> {
  const { data } = await remoteCall(url, token, listLeaveTypes, {})
  const found = new Set(data.map(type => type.code))
  expect(codes.filter(code => !found.has(code))).toEqual([])
}
