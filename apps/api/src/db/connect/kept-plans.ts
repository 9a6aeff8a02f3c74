// A mark for statements with a range of days that are still lookups, whose best plan is the same whatever their values are.
import { sql } from 'kysely'

export const planMark = '/* keep plan */'

/** At the end of such a statement: it is named like one without a range (statement-names.ts). */
export const keepPlan = sql.raw<never>(planMark)
