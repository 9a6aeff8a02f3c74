// The column that a file of rows with errors has more than the file of the reader; an import skips it (P10).
import { headerKey } from './table-columns.ts'

export const errorsTitle = { en: 'Errors', lo: 'ຂໍ້ຜິດພາດ' } as const
const keys: readonly string[] = Object.values(errorsTitle).map(headerKey)

export const isErrorsColumn = (header: string): boolean => keys.includes(headerKey(header))

/** For tableColumns(): the meaning of a header, without the column of errors. */
export const orErrors =
  <Column>(meaningOf: (header: string) => Column | 'ignore' | undefined) =>
  (header: string): Column | 'ignore' | undefined =>
    isErrorsColumn(header) ? 'ignore' : meaningOf(header)
