// Reads the rows of a file one by one; other callers get a turn in between, and the sender sees the progress.
import { setImmediate } from 'node:timers/promises'
import type { Progress } from './send-progress.ts'

export async function readInSteps<Row, Read>(
  rows: readonly Row[],
  read: (row: Row) => Read,
  { step, progress }: { readonly step: number; readonly progress: Progress },
): Promise<Read[]> {
  const all: Read[] = []
  for (const row of rows) {
    all.push(read(row))
    if (all.length % step !== 0) continue
    progress('checking', all.length, rows.length)
    await setImmediate()
  }
  return all
}
