// Tables for readers, as .xlsx: written in a thread of its own, so that a large one does not keep others waiting.
import { sheetText } from '@hr/domain/employee/sheet-text.ts'
import { Worker } from 'node:worker_threads'

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** `kind` is how its cells are stored: numbers and dates ('YYYY-MM-DD') can be calculated with. Width in characters. */
export type TableColumn = { readonly kind: 'text' | 'number' | 'date'; readonly width: number }
export type TableSheet = {
  readonly name: string
  readonly columns: readonly TableColumn[]
  /** The header first; '' = an empty cell. */
  readonly rows: readonly (readonly string[])[]
}

/** No text begins a formula, wherever the table is taken (A14). */
export function writeTable(sheets: readonly TableSheet[]): Promise<Buffer> {
  const guarded = sheets.map(sheet => ({
    ...sheet,
    rows: sheet.rows.map(row =>
      row.map((text, place) => (sheet.columns[place]?.kind === 'text' ? sheetText(text) : text)),
    ),
  }))
  const worker = new Worker(new URL('./write-table-worker.ts', import.meta.url), { workerData: guarded })
  return new Promise<Buffer>((resolve, reject) => {
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`The thread that writes tables ended (${code})`)))
  }).finally(() => worker.terminate())
}
