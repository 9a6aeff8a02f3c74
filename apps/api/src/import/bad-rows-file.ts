// The rows of a file that an import cannot take, as a file to correct and import again (P10).
import type { ImportError } from '@hr/contract/import.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { typedText } from '@hr/domain/employee/sheet-text.ts'
import { writeTable } from '#api/files/write-table.ts'
import { errorsTitle, isErrorsColumn } from './errors-column.ts'

/** Row 1 is the header: its errors are of the whole file. */
const headerRow = 1
const widths = { cell: 18, errors: 60 }

/** How many rows of people have errors. */
export const countBadRows = (errors: readonly { readonly row: number }[]): number =>
  new Set(errors.map(({ row }) => row).filter(row => row > headerRow)).size

/** Base64 of an .xlsx; all cells are text, so that no zero at the beginning of an ID is lost. */
export async function badRowsFile(
  table: readonly (readonly string[])[],
  errors: readonly ImportError[],
  language: Language,
): Promise<string | null> {
  if (countBadRows(errors) === 0) return null
  const [header = []] = table
  const kept = header.flatMap((name, place) => (isErrorsColumn(name) ? [] : [place]))
  const cellsOf = (row: readonly string[]) => kept.map(place => typedText(row[place] ?? ''))
  const texts = new Map<number, string[]>()
  for (const { row, column, message } of errors)
    texts.set(row, [...(texts.get(row) ?? []), `${column}: ${message}`])
  const rows = table.flatMap((row, index) => {
    const found = index + 1 > headerRow ? texts.get(index + 1) : undefined
    return found ? [[...cellsOf(row), found.join('; ')]] : []
  })
  const bytes = await writeTable([
    {
      name: errorsTitle[language],
      columns: [...kept.map(() => text(widths.cell)), text(widths.errors)],
      rows: [[...cellsOf(header), errorsTitle[language]], ...rows],
    },
  ])
  return bytes.toString('base64')
}

const text = (width: number) => ({ kind: 'text', width }) as const
