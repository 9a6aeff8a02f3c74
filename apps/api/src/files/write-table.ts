// Writes .xlsx tables in a thread, so that a large one does not delay other calls.
import type { ExportOrigin } from '@hr/contract/messages/export-origin.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { sheetText } from '@hr/domain/employee/sheet-text.ts'
import { runInThread } from './table-threads.ts'

const job = { file: new URL('./write-table-worker.ts', import.meta.url), name: 'writeTableTask' }

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Cells of kind number and date ('YYYY-MM-DD') are stored as such, to calculate with. `width` is in characters. */
export type TableColumn = { readonly kind: 'text' | 'number' | 'date'; readonly width: number }
export type TableSheet = {
  readonly name: string
  readonly columns: readonly TableColumn[]
  /** The header first; '' = an empty cell. */
  readonly rows: readonly (readonly string[])[]
}

/** Where an export is from, for its last sheet. */
export type AboutExport = { readonly language: Language; readonly origin: ExportOrigin<Uint8Array> }
export type TableBook = { readonly sheets: readonly TableSheet[]; readonly about?: AboutExport }

/** Escapes text that would start a formula (A14). */
export async function writeTable(sheets: readonly TableSheet[], about?: AboutExport): Promise<Buffer> {
  const guarded = sheets.map(sheet => ({
    ...sheet,
    rows: sheet.rows.map(row =>
      row.map((text, place) => (sheet.columns[place]?.kind === 'text' ? sheetText(text) : text)),
    ),
  }))
  return Buffer.from(
    await runInThread<TableBook, Uint8Array>(job, { sheets: guarded, ...(about && { about }) }),
  )
}
