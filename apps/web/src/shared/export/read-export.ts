// Reads an export: the first page creates a snapshot, the others are read in parallel and joined in order (spec 7).

type ExportedPage<Row> = {
  readonly rows: readonly Row[]
  readonly total: number
  readonly limit: number
  readonly snapshot: string
}
/** The first call has no snapshot. */
export type ReadPage<Row> = (
  paging: { readonly page: number; readonly snapshot?: string },
  signal: AbortSignal,
) => Promise<ExportedPage<Row>>

/** Parallel calls. */
const atOnce = 4

export async function readExport<Row>(
  readPage: ReadPage<Row>,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<Row[]> {
  const first = await readPage({ page: 1 }, signal)
  const { total, limit, snapshot } = first
  const pages: (readonly Row[])[] = [first.rows]
  const count = Math.ceil(total / limit)
  let done = first.rows.length
  let next = 2
  onProgress(done, total)
  async function readOn(): Promise<void> {
    while (next <= count && !signal.aborted) {
      const page = next
      next += 1
      const { rows } = await readPage({ page, snapshot }, signal)
      pages[page - 1] = rows
      done += rows.length
      onProgress(done, total)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, readOn))
  signal.throwIfAborted()
  const rows = pages.flat()
  // No file is better than one with missing rows.
  if (rows.length !== total) throw new Error(`The export has ${rows.length} of ${total} rows`)
  return rows
}
