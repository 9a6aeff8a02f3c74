// What every answer looks like on the wire (design: API conventions).
import * as z from 'zod/mini'

export type Success<Data> = { success: true; message: string; data: Data }

/** `errors` = [code, text to show]; `fields` maps an input path to its message. */
export const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.array(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Failure = z.output<typeof failure>

const page = z.int().check(z.gte(1), z.lte(100_000))
const limit = z.int().check(z.gte(1), z.lte(100))
/** Rows of a page where the caller names no limit. */
export const defaultLimit = 25

/** Paging of a list: `page` from 1 or `after` (the `next` of the page before), at most 100 rows. */
export const paging = {
  page: z._default(page, 1),
  limit: z._default(limit, defaultLimit),
  after: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
}

/** Paging of a plain list, whose `data` is an array: all of it without them, a page of it with one or both. */
export const plainPaging = { page: z.optional(page), limit: z.optional(limit) }

/** `total` is exact up to 10,000; beyond it `totalIsMore`. `next` is absent on the last page. */
export function listOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    rows: z.array(row),
    total: z.int(),
    totalIsMore: z.optional(z.boolean()),
    page: z.int(),
    limit: z.int(),
    next: z.optional(z.string()),
  })
}

/** Most rows of one page of an export (spec 7, 9), and as many as it has without `limit`. */
export const exportLimit = 100

/**
 * Paging of an export: the first page names a snapshot; pages that pass it show exactly the rows of that moment, for an
 * hour, and may be asked for in parallel. A later page without it continues the caller's newest export of the same rows.
 */
export const exportPaging = {
  page: z._default(page, 1),
  limit: z._default(limit, exportLimit),
  snapshot: z.optional(z.uuid('id')),
}

/** `total` is exact: the rows of all pages together. */
export function exportOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    rows: z.array(row),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    snapshot: z.string(),
  })
}

/** The answer of a call that only says that it succeeded. */
export const nothing = z.object({})
