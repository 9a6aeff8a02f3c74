/** inBatches([1, 2, 3], 2) -> [[1, 2], [3]], for statements that take a limited number of rows. */
export const inBatches = <Row>(rows: readonly Row[], size: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, place) =>
    rows.slice(place * size, (place + 1) * size),
  )
