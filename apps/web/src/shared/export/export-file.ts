// Runs an export from the first page to the bytes of the file.
import { readOrigin } from './export-origin.ts'
import type { Exporter } from './export-origin.ts'
import { readExport } from './read-export.ts'
import { sheetOf } from './sheet.ts'
import type { ExportProgress, ExportSource } from './use-export.ts'
import { writeSheets } from './write-sheets.ts'

export async function exportFile<Row, Line>(
  { fileName, sheetName, columns, readPage, lines, count, more }: ExportSource<Row, Line>,
  exporter: Exporter,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<{ readonly blob: Blob; readonly fileName: string; readonly count: number }> {
  const rows = await readExport(readPage, signal, (done, total) =>
    onProgress({ phase: 'reading', done, total }),
  )
  const { length } = rows
  onProgress({ phase: 'writing', done: length, total: length })
  const written = lines(rows)
  const titled = typeof columns === 'function' ? columns(written) : columns
  const sheets = [sheetOf(sheetName, titled, written), ...(more?.(rows) ?? [])]
  const book = { sheets, language: exporter.language, origin: await readOrigin(exporter, fileName) }
  return { blob: await writeSheets(book, signal), fileName, count: count?.(rows) ?? length }
}
