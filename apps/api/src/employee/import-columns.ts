// The columns of a file: what each header means, by its name or as the caller says (P10).
import type { ImportColumn, ImportResult, importEmployees } from '@hr/contract/employee-import.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import { cleanText } from '@hr/domain/employee/sheet-text.ts'
import { importColumn } from './import-header.ts'
import type { CellError } from './import-rows.ts'

type Mapping = CheckedInputOf<typeof importEmployees>['mapping']
export type FileColumns = {
  /** By their place in the file; undefined = left out. */
  readonly meanings: readonly (ImportColumn | undefined)[]
  /** The header of a column as the file has it. */
  readonly headers: ReadonlyMap<ImportColumn, string>
  readonly errors: readonly CellError[]
  readonly shown: ImportResult['columns']
  readonly ignored: readonly string[]
}

export function fileColumns(table: readonly (readonly string[])[], mapping: Mapping): FileColumns {
  const header = (table[0] ?? []).map(cleanText)
  const chosen = new Map(mapping.map(({ header: name, column }) => [cleanText(name), column]))
  const meanings = header.map(name => {
    const column = chosen.get(name) ?? importColumn(name)
    return name === '' || column === 'ignore' ? undefined : column
  })
  const headers = new Map<ImportColumn, string>()
  const errors: CellError[] = []
  meanings.forEach((column, index) => {
    if (!column) return
    const value = header[index] ?? ''
    if (headers.has(column)) errors.push({ row: 1, path: column, value, code: 'columnTwice', parameters: {} })
    headers.set(column, value)
  })
  if (!headers.has('staffId'))
    errors.push({ row: 1, path: 'staffId', value: '', code: 'columnMissing', parameters: {} })
  const example = (index: number) => table.slice(1).find(row => row[index])?.[index] ?? ''
  return {
    meanings,
    headers,
    errors,
    shown: header.flatMap((name, index) =>
      name === ''
        ? []
        : [{ header: name, column: meanings[index] ?? null, example: example(index).slice(0, 80) }],
    ),
    ignored: header.filter((name, index) => name !== '' && !meanings[index]),
  }
}
