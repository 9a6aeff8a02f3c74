// The limits of one server process (docs/decisions/0048-heavy-work.md). Only work before a transaction may wait for
// one.
import { availableParallelism } from 'node:os'
import { workLimit } from './work-limit.ts'
import type { WorkLimit } from './work-limit.ts'

export type WorkLimits = {
  /** Attempts before they are counted; less than the limit of an address (count-sign-in.ts). */
  readonly signIns: WorkLimit
  /** argon2: a hash takes about 20 ms of a core and 19 MiB. */
  readonly passwords: WorkLimit
  /** A large photo takes about a second of a core and 400 MB. */
  readonly pictures: WorkLimit
  /** A large workbook takes 10 seconds of a core and 512 MB. */
  readonly tables: WorkLimit
}

export function workLimits(): WorkLimits {
  const cores = availableParallelism()
  return {
    // An office of 500 behind one address signs in at the same time; at 80 a second the last waits six seconds.
    signIns: workLimit({ atOnce: 5, mostWaiting: 1500, mostWaitingEach: 1000 }),
    passwords: workLimit({ atOnce: Math.min(cores, 3), mostWaiting: 200, mostWaitingEach: 20 }),
    pictures: workLimit({ atOnce: Math.max(1, Math.floor(cores / 2)), mostWaiting: 60, mostWaitingEach: 12 }),
    tables: workLimit({ atOnce: Math.max(1, Math.floor(cores / 2)), mostWaiting: 8, mostWaitingEach: 3 }),
  }
}
