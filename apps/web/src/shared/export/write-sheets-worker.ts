// The thread of write-sheets.ts: writes a file of tables and answers its bytes.
import writeXlsxFile from 'write-excel-file/universal'
import type { Sheet } from './sheet.ts'
import { sheetCells } from './sheet-cells.ts'

addEventListener('message', ({ data }: MessageEvent<readonly Sheet[]>) => {
  const book = data.map(sheet => ({
    sheet: sheet.name,
    data: sheetCells(sheet),
    columns: sheet.columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }))
  // An error reaches the page as the error event of the thread.
  void writeXlsxFile(book)
    .toBlob()
    .then(file => postMessage(file))
})
