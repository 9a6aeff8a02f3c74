// The thread of write-sheets.ts: writes a file of tables and answers its bytes.
import { originSheet } from '@hr/contract/messages/export-origin.ts'
import writeXlsxFile from 'write-excel-file/universal'
import { sheetCells } from './sheet-cells.ts'
import type { Book } from './write-sheets.ts'

addEventListener('message', ({ data }: MessageEvent<Book>) => {
  const book = data.sheets.map(sheet => ({
    sheet: sheet.name,
    data: sheetCells(sheet),
    columns: sheet.columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }))
  // An error reaches the page as the error event of the thread.
  void writeXlsxFile([...book, originSheet(data.language, data.origin)])
    .toBlob()
    .then(file => postMessage(file))
})
