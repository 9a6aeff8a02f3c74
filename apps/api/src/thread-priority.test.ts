import { readFileSync, readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, it } from 'vitest'
import { lowerPoolPriority } from './thread-priority.ts'

const prioritiesOf = (name: string) =>
  readdirSync('/proc/self/task')
    .filter(thread => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').startsWith(name))
    .map(thread => getPriority(Number(thread)))

it.runIf(process.platform === 'linux')(
  'the pool gives way, and the thread that answers does not',
  async () => {
    await lowerPoolPriority()
    const pool = prioritiesOf('libuv-worker')
    expect(pool.length).toBeGreaterThan(0)
    expect(new Set(pool)).toEqual(new Set([19]))
    expect(getPriority(process.pid)).toBeLessThan(19)
  },
)
