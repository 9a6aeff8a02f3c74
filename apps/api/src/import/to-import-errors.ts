// Errors in single cells of a file, as the reader finds them there (P10).
import type { ImportError } from '@hr/contract/import.ts'
import { refusedFieldText } from '@hr/contract/messages/server-text.ts'
import type { FieldError } from '@hr/contract/field-error.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'

/** `path` = the column, or a place within it; `value` = the cell's text in the file. */
export type CellError = { readonly row: number; readonly value: string } & FieldError

/** 'education' for the path 'education.0.level'. */
const columnOf = ({ path }: CellError) => path.split('.')[0] ?? ''

/** By row; columns are called as in the file. */
export const toImportErrors = (
  language: Language,
  headers: ReadonlyMap<string, string>,
  errors: readonly CellError[],
): ImportError[] =>
  errors
    .toSorted((one, other) => one.row - other.row)
    .map(error => ({
      row: error.row,
      column: headers.get(columnOf(error)) ?? fieldLabel(language, columnOf(error)),
      value: error.value.slice(0, 100),
      message: refusedFieldText(language, error),
    }))
