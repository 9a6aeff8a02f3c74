// What read-table.ts runs in a thread.
import { lowerOwnPriority } from '#api/thread-priority.ts'
import { csvTable } from './csv-table.ts'
import type { TableAnswer, TableTask } from './read-table.ts'
import { tableLimits } from './table-limits.ts'
import { TableRefused } from './table-refused.ts'
import { xlsxTable } from './xlsx-table.ts'

lowerOwnPriority()

const zipMark = 'PK\x03\x04'

export async function readTableTask({ bytes: given, reading }: TableTask): Promise<TableAnswer> {
  const bytes = Buffer.from(given)
  try {
    const isZip = bytes.toString('latin1', 0, 4) === zipMark
    const rows = isZip ? await xlsxTable(bytes, reading) : csvTable(bytes, reading)
    const isTooLarge = rows.length > reading.rows || rows.some(row => row.length > tableLimits.columns)
    return isTooLarge ? { refusal: 'TOO_LARGE' } : { rows }
  } catch (error) {
    // Any other error of the readers means that they cannot read this file.
    return { refusal: error instanceof TableRefused ? error.code : 'UNREADABLE' }
  }
}
