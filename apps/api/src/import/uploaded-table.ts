// The one file of an import as a table; IMPORT_UNREADABLE or TOO_LARGE when it is none.
import type { UploadedFile } from '#api/http/context.ts'
import { readTable } from '#api/files/read-table.ts'
import { listReading } from '#api/files/table-limits.ts'
import { TableRefused } from '#api/files/table-refused.ts'
import { Refusal } from '#api/http/refusal.ts'

export async function uploadedTable(
  [file]: readonly UploadedFile[],
  reading = listReading,
): Promise<string[][]> {
  if (!file) throw new Refusal('INVALID_INPUT', {}, [{ path: 'file', code: 'required', parameters: {} }])
  try {
    return await readTable(file.bytes, reading)
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error
    throw new Refusal(error.code === 'TOO_LARGE' ? 'TOO_LARGE' : 'IMPORT_UNREADABLE')
  }
}
