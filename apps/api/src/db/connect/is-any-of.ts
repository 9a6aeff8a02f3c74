// Compares a column with some ids. PostgreSQL expects ten of an unknown array, so with `= any($1)` for a single id it plans
// the statement for its values at every call; `= $1` has one plan.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

export const isAnyOf = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  ids.length === 1
    ? sql<boolean>`${sql.ref(column)} = ${ids[0]}::integer`
    : sql<boolean>`${sql.ref(column)} = any(${ids}::integer[])`
