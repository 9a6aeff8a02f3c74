// Writes .xlsx tables in a thread, so that a large one does not delay other calls.
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

/** Escapes text that would start a formula (A14). */
export async function writeTable(sheets: readonly TableSheet[]): Promise<Buffer> {
  const guarded = sheets.map(sheet => ({
    ...sheet,
    rows: sheet.rows.map(row =>
      row.map((text, place) => (sheet.columns[place]?.kind === 'text' ? sheetText(text) : text)),
    ),
  }))
  return Buffer.from(await runInThread<TableSheet[], Uint8Array>(job, guarded))
}
