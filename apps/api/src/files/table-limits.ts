/** What a table from outside may hold; `rows` counts the header row. */
export const tableLimits = {
  rows: 20_001,
  columns: 100,
  expandedBytes: 64 * 1024 * 1024,
  milliseconds: 20_000,
} as const
