// The thread of write-sheet.ts: writes one table and answers its bytes.
import writeXlsxFile from 'write-excel-file/universal'
import type { Sheet } from './sheet.ts'
import { sheetCells } from './sheet-cells.ts'

addEventListener('message', ({ data }: MessageEvent<Sheet>) => {
  const columns = data.columns.map(({ width }) => ({ width }))
  const book = { sheet: data.name, data: sheetCells(data), columns, stickyRowsCount: 1 }
  // An error reaches the page as the error event of the thread.
  void writeXlsxFile([book])
    .toBlob()
    .then(file => postMessage(file))
})
