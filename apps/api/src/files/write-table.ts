// Writes .xlsx tables in a thread, so that a large one does not delay other calls.
import { sheetText } from '@hr/domain/employee/sheet-text.ts'
import { Worker } from 'node:worker_threads'

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Cells of kind number and date ('YYYY-MM-DD') are stored as such, to calculate with. `width` is in characters. */
export type TableColumn = { readonly kind: 'text' | 'number' | 'date'; readonly width: number }
export type TableSheet = {
  readonly name: string
  readonly columns: readonly TableColumn[]
  /** The header first; '' = an empty cell. */
  readonly rows: readonly (readonly string[])[]
}

/** Escapes text that would start a formula (A14). */
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
