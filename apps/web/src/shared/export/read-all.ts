// Reads all pages of a list, one after the other, for a sheet that is a supplement to an export.

/** Most rows of a page (spec 9). */
const limit = 100

export async function readAll<Row>(
  read: (paging: { page: number; limit: number }) => Promise<{ readonly rows: readonly Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const found = await read({ page, limit })
    rows.push(...found.rows)
    if (found.rows.length < limit) return rows
  }
}
