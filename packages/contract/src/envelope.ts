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

/** Paging of a list: `page` from 1 or `after` (the `next` of the page before), at most 100 rows. */
export const paging = {
  page: z._default(z.int().check(z.gte(1), z.lte(100_000)), 1),
  limit: z._default(z.int().check(z.gte(1), z.lte(100)), 25),
  after: z.optional(z.string().check(z.maxLength(500))),
}

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

/** Rows of one page of an export (spec 7, 9). */
export const exportLimit = 100

/**
 * Paging of an export: the first page names a snapshot; pages that pass it show exactly the rows of that moment, for an
 * hour, and may be asked for in parallel.
 */
export const exportPaging = {
  page: z._default(z.int().check(z.gte(1), z.lte(1000)), 1),
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

/** The answer of a call that has nothing to tell but that it was done. */
export const nothing = z.object({})
