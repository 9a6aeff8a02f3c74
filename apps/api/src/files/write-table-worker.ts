// What write-table.ts runs in a thread.
import { lowerOwnPriority } from '#api/thread-priority.ts'
import { originSheet } from '@hr/contract/messages/export-origin.ts'
import type { ExportOrigin } from '@hr/contract/messages/export-origin.ts'
import writeXlsxFile from 'write-excel-file/node'
import type { SheetData } from 'write-excel-file/node'
import type { TableBook, TableSheet } from './write-table.ts'

lowerOwnPriority()

const dayOf = (date: string) => new Date(`${date}T00:00:00Z`)

const cellsOf = ({ rows, columns }: TableSheet): SheetData =>
  rows.map((row, index) =>
    row.map((text, place) => {
      const kind = columns[place]?.kind ?? 'text'
      if (text === '') return null
      if (index === 0) return { value: text, type: String, fontWeight: 'bold' as const }
      if (kind === 'date') return { value: dayOf(text), type: Date, format: 'dd/mm/yyyy' }
      if (kind === 'number') return { value: Number(text), type: Number }
      return { value: text, type: String, format: '@' }
    }),
  )

/** A Buffer that is sent to a thread arrives as an array. */
const asBuffers = ({ logo, ...origin }: ExportOrigin<Uint8Array>): ExportOrigin<Buffer> => ({
  ...origin,
  logo: logo && { ...logo, content: Buffer.from(logo.content) },
})

export async function writeTableTask({ sheets, about }: TableBook): Promise<Uint8Array> {
  const book = sheets.map(sheet => ({
    sheet: sheet.name,
    data: cellsOf(sheet),
    columns: sheet.columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }))
  const last = about === undefined ? [] : [originSheet(about.language, asBuffers(about.origin))]
  return new Uint8Array(await writeXlsxFile([...book, ...last]).toBuffer())
}
