// The columns of a file: their meaning by header or by the caller's mapping (P10).
import { cleanText } from '@hr/domain/employee/sheet-text.ts'
import { searchText } from '@hr/domain/employee/lao-text.ts'
import type { CellError } from './to-import-errors.ts'

type Mapping<Column> = readonly { readonly header: string; readonly column: Column | 'ignore' }[]
export type TableColumns<Column extends string> = {
  /** By position in the file; undefined = skipped. */
  readonly meanings: readonly (Column | undefined)[]
  /** Header of a column as written in the file. */
  readonly headers: ReadonlyMap<Column, string>
  readonly errors: readonly CellError[]
  readonly shown: { header: string; column: Column | null; example: string }[]
  /** Unknown headers. */
  readonly ignored: string[]
}
type Known<Column> = {
  /** 'ignore' = a read-only column of our own template. */
  readonly meaningOf: (header: string) => Column | 'ignore' | undefined
  readonly needed: readonly Column[]
  readonly mapping: Mapping<Column>
}

/** Letters and digits only: 'E-mail', 'e mail' and 'Email *' are equal. */
export const headerKey = (text: string): string => searchText(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

export function tableColumns<Column extends string>(
  table: readonly (readonly string[])[],
  { meaningOf, needed, mapping }: Known<Column>,
): TableColumns<Column> {
  const header = (table[0] ?? []).map(cleanText)
  const chosen = new Map(mapping.map(({ header: name, column }) => [cleanText(name), column]))
  const isOurs = header.map(name => !chosen.has(name) && meaningOf(name) === 'ignore')
  const meanings = header.map(name => {
    const column = chosen.get(name) ?? meaningOf(name)
    return name === '' || column === 'ignore' ? undefined : column
  })
  const headers = new Map<Column, string>()
  const errors: CellError[] = []
  meanings.forEach((column, index) => {
    if (!column) return
    const value = header[index] ?? ''
    if (headers.has(column)) errors.push({ row: 1, path: column, value, code: 'columnTwice', parameters: {} })
    headers.set(column, value)
  })
  for (const path of needed)
    if (!headers.has(path)) errors.push({ row: 1, path, value: '', code: 'columnMissing', parameters: {} })
  const example = (index: number) => table.slice(1).find(row => row[index])?.[index] ?? ''
  const named = header.flatMap((name, index) => (name === '' || isOurs[index] ? [] : [{ name, index }]))
  return {
    meanings,
    headers,
    errors,
    shown: named.map(({ name, index }) => ({
      header: name,
      column: meanings[index] ?? null,
      example: example(index).slice(0, 80),
    })),
    ignored: named.filter(({ index }) => !meanings[index]).map(({ name }) => name),
  }
}
