// Reads the one file of an import as a table, before the import's transaction opens.
import type { AppCaller } from '#api/http/caller.ts'
import type { Preparation, UploadedFile } from '#api/http/context.ts'
import { readTable } from '#api/files/read-table.ts'
import { listReading, tableLimits } from '#api/files/table-limits.ts'
import type { TableReading } from '#api/files/table-limits.ts'
import { TableRefused } from '#api/files/table-refused.ts'
import { Refusal } from '#api/http/refusal.ts'
import { sendProgress } from './send-progress.ts'

type Import = Preparation<{ readonly progressId?: string | undefined }, AppCaller>

/** For preparedRoute(). Throws IMPORT_UNREADABLE or IMPORT_TOO_LARGE. */
export const uploadedTable = (sent: Import): Promise<string[][]> => uploadedTableOf(sent, listReading)

export async function uploadedTableOf(sent: Import, reading: TableReading): Promise<string[][]> {
  const { files, caller, limits, signal } = sent
  const [file] = files
  if (!file) throw new Refusal('INVALID_INPUT', {}, [{ path: 'file', code: 'required', parameters: {} }])
  if (isNoWorkbook(file)) throw new Refusal('IMPORT_UNREADABLE')
  sendProgress(sent)('reading', 0, 0)
  return limits.tables({ who: caller.accountId, signal }, async () => {
    try {
      return await readTable(file.bytes, reading)
    } catch (error) {
      if (!(error instanceof TableRefused)) throw error
      if (error.code === 'UNREADABLE') throw new Refusal('IMPORT_UNREADABLE')
      const rows = (reading.rows - 1).toLocaleString('en-US')
      throw new Refusal('IMPORT_TOO_LARGE', { rows, columns: tableLimits.columns })
    }
  })
}

/** Anything else with the name of a workbook would be read as text, and the answer would be that a column is missing. */
const isNoWorkbook = ({ name, bytes }: UploadedFile): boolean =>
  /\.(xlsx?|ods)$/i.test(name) && bytes.toString('latin1', 0, 2) !== 'PK'
