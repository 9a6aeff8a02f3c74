// A mark for statements that look as if they had to be planned for their values (statement-names.ts), and need not: their
// best plan is the same whatever the values are, and they name their columns.
import { sql } from 'kysely'

export const planMark = '/* keep plan */'

/** At the end of such a statement. */
export const keepPlan = sql.raw<never>(planMark)
