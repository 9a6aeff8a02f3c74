// Marks a statement as safe to prepare (statement-names.ts) although it looks as if its plan depended on the values: it has
// one best plan, and it names its columns.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

export const planMark = '/* prepared */'

/** Goes at the end of the statement. */
export const prepared = sql.raw<never>(planMark)

/** Facts of one person have one best plan, whatever the dates; those of many do not. */
export const preparedForOne = (people: readonly unknown[]): RawBuilder<never> =>
  people.length === 1 ? prepared : sql``
