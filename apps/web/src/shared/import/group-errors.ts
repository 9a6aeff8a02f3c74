// Equal errors of an import are one line: a person who is refused in a file of punches is in it twice a day.
import type { ImportError } from '@hr/contract/import.ts'

export type ErrorGroup = Omit<ImportError, 'row'> & { readonly key: string; readonly rows: readonly number[] }

/** In the order in which each is met first. */
export function groupErrors(errors: readonly ImportError[]): ErrorGroup[] {
  const groups = Map.groupBy(errors, ({ column, value, message }) => JSON.stringify([column, value, message]))
  return [...groups].flatMap(([key, [first, ...others]]) =>
    first === undefined ? [] : [{ ...first, key, rows: [first, ...others].map(({ row }) => row) }],
  )
}
