// Reads uploaded .xlsx or .csv tables in a thread with limits on memory and time, so that no file can block the server.
import { listReading, tableLimits } from './table-limits.ts'
import type { TableReading } from './table-limits.ts'
import { TableRefused } from './table-refused.ts'
import type { TableRefusal } from './table-refused.ts'
import { runInThread } from './table-threads.ts'

export type TableAnswer = { readonly rows: string[][] } | { readonly refusal: TableRefusal }

const job = { file: new URL('./read-table-worker.ts', import.meta.url), name: 'readTableTask' }

export type TableTask = { readonly bytes: Uint8Array; readonly reading: TableReading }

/** All cells as trimmed text, dates as 'YYYY-MM-DD', the header row first. Throws TableRefused. */
export async function readTable(bytes: Buffer, reading = listReading): Promise<string[][]> {
  const answer = await answerOf({ bytes: new Uint8Array(bytes), reading })
  if ('refusal' in answer) throw new TableRefused(answer.refusal)
  return answer.rows.map(row => row.map(cell => cell.trim()))
}

async function answerOf(task: TableTask): Promise<TableAnswer> {
  try {
    return await runInThread(job, task, { milliseconds: tableLimits.milliseconds })
  } catch (error) {
    // Out of memory, or an error thrown outside the reader's promise.
    return { refusal: error instanceof Error && error.name === 'AbortError' ? 'TOO_LARGE' : 'UNREADABLE' }
  }
}
