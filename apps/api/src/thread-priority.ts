// Threads that compute give way to the one that answers calls (docs/decisions/0048-heavy-work.md). Only Linux has
// priorities of threads; elsewhere nothing changes.
import { readlinkSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'

const { PRIORITY_LOW } = constants.priority

/** The pool of the process: passwords, pictures, compression, files. */
export async function lowerPoolPriority(): Promise<void> {
  // Reading the folder starts the pool.
  const threads = await readdir('/proc/self/task').catch(() => [])
  for (const thread of threads) {
    const name = await readFile(`/proc/self/task/${thread}/comm`, 'utf8').catch(() => '')
    if (name.startsWith('libuv-worker')) lower(thread)
  }
}

/** The thread that calls it. */
export function lowerOwnPriority(): void {
  if (process.platform === 'linux') lower(basename(readlinkSync('/proc/thread-self')))
}

function lower(thread: string): void {
  try {
    setPriority(Number(thread), PRIORITY_LOW)
  } catch {
    // It has ended, or the system does not allow it: it computes at the usual priority.
  }
}
