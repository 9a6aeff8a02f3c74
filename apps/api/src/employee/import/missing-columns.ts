// New employees need values that no column of the file has: one error at the header in place of one in each row (P10).
import type { CellError } from '#api/import/to-import-errors.ts'
import type { EmployeeColumns } from './import-rows.ts'

export function withMissingColumns(errors: readonly CellError[], { headers }: EmployeeColumns): CellError[] {
  const given = new Set<string>(headers.keys())
  const isMissing = ({ row, path, code }: CellError) => row > 1 && code === 'required' && !given.has(path)
  const paths = new Set(errors.filter(isMissing).map(({ path }) => path))
  return [
    ...[...paths].map(path => ({ row: 1, path, value: '', code: 'columnMissing' as const, parameters: {} })),
    ...errors.filter(error => !isMissing(error)),
  ]
}
