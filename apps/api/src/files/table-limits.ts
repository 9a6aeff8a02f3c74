/** Limits of an uploaded table; `rows` counts the header row. */
export const tableLimits = {
  rows: 20_001,
  columns: 100,
  expandedBytes: 64 * 1024 * 1024,
  milliseconds: 20_000,
} as const

/** How to read a table that is not a plain list. */
export type TableReading = {
  /** Maximum number of rows, header included. */
  readonly rows: number
  /** Date cells include the time of day: 'YYYY-MM-DD HH:mm:ss'. */
  readonly hasTimes: boolean
}
export const listReading: TableReading = { rows: tableLimits.rows, hasTimes: false }
