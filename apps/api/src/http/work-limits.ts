// The limits of one server process (docs/decisions/0048-heavy-work.md). Only what runs before a transaction may wait for one.
import { availableParallelism } from 'node:os'
import { workLimit } from './work-limit.ts'
import type { WorkLimit } from './work-limit.ts'

export type WorkLimits = {
  /** Attempts under way between being counted and being settled; below what an address has free (count-sign-in.ts). */
  readonly signIns: WorkLimit
  /** argon2: a hash takes a core for some 20 ms, and 19 MiB. */
  readonly passwords: WorkLimit
  /** A large photo takes a core for about a second, and 400 MB. */
  readonly pictures: WorkLimit
  /** A large workbook takes a core for 10 seconds, and 512 MB. */
  readonly tables: WorkLimit
}

export function workLimits(): WorkLimits {
  const cores = availableParallelism()
  return {
    // An office of 500 behind one address comes at once; at 80 a second the last one waits for six seconds.
    signIns: workLimit({ atOnce: 5, mostWaiting: 1500, mostWaitingEach: 1000 }),
    passwords: workLimit({ atOnce: Math.min(cores, 3), mostWaiting: 200, mostWaitingEach: 20 }),
    pictures: workLimit({ atOnce: Math.max(1, Math.floor(cores / 2)), mostWaiting: 60, mostWaitingEach: 12 }),
    tables: workLimit({ atOnce: Math.max(1, Math.floor(cores / 2)), mostWaiting: 8, mostWaitingEach: 3 }),
  }
}
