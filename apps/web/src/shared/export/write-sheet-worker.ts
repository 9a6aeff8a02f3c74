// The thread of write-sheet.ts: writes one table, answers its bytes, and ends with it.
import writeXlsxFile from 'write-excel-file/universal'
import type { Sheet } from './sheet.ts'
import { sheetCells } from './sheet-cells.ts'

addEventListener('message', ({ data }: MessageEvent<Sheet>) => {
  const columns = data.columns.map(({ width }) => ({ width }))
  const book = { sheet: data.name, data: sheetCells(data), columns, stickyRowsCount: 1 }
  // A failure is the error event of the thread.
  void writeXlsxFile([book])
    .toBlob()
    .then(file => postMessage(file))
})
