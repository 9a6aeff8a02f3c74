// The disk of the data folder really fills up: writes are refused with the reason, reads work, and the server recovers
// by itself once there is space. Needs the right to mount (root on Linux).
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLeaveType, listLeaveTypes } from '@hr/contract/leave-type.ts'
import { ready } from '@hr/contract/system.ts'
import { afterAll, expect, test } from 'vitest'
import { remoteCall, signInAt } from './remote-call.ts'
import { startServerProcess } from './server-process.ts'

const disk = mkdtempSync(join(tmpdir(), 'sabai-disk-'))
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=0755', 'tmpfs', disk])
const isMounted = mounted.status === 0
if (!isMounted)
  console.log(`Skipped, a disk cannot be mounted here: ${String(mounted.stderr ?? mounted.error)}`)
afterAll(() => {
  if (isMounted) spawnSync('umount', [disk])
  rmSync(disk, { recursive: true })
})

test.runIf(isMounted)('a full disk refuses writes only, and only while it is full', async () => {
  const server = await startServerProcess({ DATA_DIR: disk })
  const { token } = await signInAt(server.url, 'admin')
  const acknowledged: string[] = []
  const write = async (code: string) => {
    const input = { code, name: code, color: '#123456', amount: 0 }
    const { status } = await remoteCall(server.url, token, createLeaveType, input)
    if (status === 200) acknowledged.push(code)
    return status
  }
  const readiness = () => remoteCall(server.url, null, ready, {})
  const untilReady = (status: number) =>
    expect.poll(async () => (await readiness()).status, { timeout: 60_000, interval: 500 }).toBe(status)
  const counts = new Map<number, number>()
  try {
    await untilReady(200)
    expect(await write('BEFORE')).toBe(200)
    fill(join(disk, 'filler'))
    await untilReady(503)
    expect((await readiness()).message).toContain('no space left')
    for (let number = 0; number < 300; number += 1) {
      const status = await write(`FULL${number}`)
      counts.set(status, (counts.get(status) ?? 0) + 1)
      expect((await remoteCall(server.url, token, listLeaveTypes, {})).status).toBe(200)
    }
    console.log(`Writes on the full disk: ${JSON.stringify([...counts])}`)
    expect([...counts.keys()].filter(status => status !== 200 && status !== 503)).toEqual([])
    expect(counts.get(503)).toBeGreaterThan(0)

    rmSync(join(disk, 'filler'))
    await untilReady(200)
    expect(await write('AFTER')).toBe(200)
    const { data } = await remoteCall(server.url, token, listLeaveTypes, {})
    const found = new Set(data.map(type => type.code))
    expect(acknowledged.filter(code => !found.has(code))).toEqual([])
    expect(readdirSync(join(disk, 'files'), { recursive: true }).filter(isUnfinished)).toEqual([])
    expect(server.child.exitCode).toBeNull()
  } finally {
    await server.stop()
  }
})

const isUnfinished = (name: string | Buffer) => String(name).endsWith('.part')

/** Uses the free space to the last byte. */
function fill(file: string): void {
  for (const bytes of [1_048_576, 4096, 1]) {
    const block = Buffer.alloc(bytes)
    try {
      for (;;) writeFileSync(file, block, { flag: 'a' })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
}
