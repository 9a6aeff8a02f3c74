// The limits that are literals in a statement (literal-compiler.ts).
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** Single rows, and pages of 25, 50 and 100 rows with one more to know whether others follow. */
const usual: ReadonlySet<unknown> = new Set([1, 2, 3, 26, 51, 101])

export const isUsualLimit = (limit: unknown): limit is number => usual.has(limit)

type Part = { readonly limit: number; readonly offset: number }

/** Whether limit and offset are literals in its statement, known to a generic plan. */
export const isUsualPage = ({ limit, offset }: Part): boolean => isUsualLimit(limit) && offset === 0

/** For statements written as text. */
export const pageText = ({ limit, offset }: Part): RawBuilder<unknown> =>
  sql`limit ${isUsualLimit(limit) ? sql.lit(limit) : limit} offset ${offset === 0 ? sql.lit(0) : offset}`
