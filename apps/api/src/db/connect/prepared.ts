// Marks a statement as safe to prepare (statement-names.ts) although it looks as if its plan depended on the values: it has
// one best plan, and it names its columns.
import { sql } from 'kysely'

export const planMark = '/* prepared */'

/** Goes at the end of the statement. */
export const prepared = sql.raw<never>(planMark)
