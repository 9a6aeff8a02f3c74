// Reads uploaded .xlsx or .csv tables in a thread with limits on memory and time, so that no file can block the server.
import { Worker } from 'node:worker_threads'
import { listReading, tableLimits } from './table-limits.ts'
import type { TableReading } from './table-limits.ts'
import { TableRefused } from './table-refused.ts'
import type { TableRefusal } from './table-refused.ts'

export type TableAnswer = { readonly rows: string[][] } | { readonly refusal: TableRefusal }

export type TableTask = { readonly bytes: Uint8Array; readonly reading: TableReading }

/** All cells as trimmed text, dates as 'YYYY-MM-DD', the header row first. Throws TableRefused. */
export async function readTable(bytes: Buffer, reading = listReading): Promise<string[][]> {
  const answer = await answerOf({ bytes: new Uint8Array(bytes), reading })
  if ('refusal' in answer) throw new TableRefused(answer.refusal)
  return answer.rows.map(row => row.map(cell => cell.trim()))
}

function answerOf(workerData: TableTask): Promise<TableAnswer> {
  const worker = new Worker(new URL('./read-table-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  return new Promise<TableAnswer>(resolve => {
    const timer = setTimeout(() => resolve({ refusal: 'TOO_LARGE' }), tableLimits.milliseconds)
    worker.once('message', (answer: TableAnswer) => resolve(answer))
    // Out of memory, or an error thrown outside the reader's promise.
    worker.once('error', () => resolve({ refusal: 'UNREADABLE' }))
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve({ refusal: 'UNREADABLE' })
    })
  }).finally(() => worker.terminate())
}
