/** What a table from outside may hold; `rows` counts the header row. */
export const tableLimits = {
  rows: 20_001,
  columns: 100,
  expandedBytes: 64 * 1024 * 1024,
  milliseconds: 20_000,
} as const

/** How a table is read where it is not a list of things. */
export type TableReading = {
  /** Most rows, the header counted. */
  readonly rows: number
  /** Cells with a date have its time of day too: 'YYYY-MM-DD HH:mm:ss'. */
  readonly hasTimes: boolean
}
export const listReading: TableReading = { rows: tableLimits.rows, hasTimes: false }
