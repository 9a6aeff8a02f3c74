// Reads all pages of a list for a sheet that is a supplement to an export: the first page, then the others in parallel.

/** Most rows of a page (spec 9). */
const limit = 100
/** Parallel calls. */
const atOnce = 4

type Paging = { readonly page: number; readonly limit: number }
type Read<Row> = (paging: Paging) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>

/** The end is a page that is not full: the total is counted only up to a bound. */
export async function readAll<Row>(
  read: Read<Row>,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Row[]> {
  const pages: (readonly Row[])[] = []
  let done = 0
  let next = 1
  async function readOn(): Promise<void> {
    const page = next
    next += 1
    const { rows, total } = await read({ page, limit }).catch((error: unknown) => {
      next = Infinity
      throw error
    })
    pages[page - 1] = rows
    done += rows.length
    onProgress(done, Math.max(done, total))
    if (rows.length < limit) next = Infinity
  }
  const readToEnd = async () => {
    while (next < Infinity) await readOn()
  }
  await readOn()
  await Promise.all(Array.from({ length: atOnce }, readToEnd))
  return pages.flat()
}
