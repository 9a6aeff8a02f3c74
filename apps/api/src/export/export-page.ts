// Exports in pages of one moment (spec 7, A14): the first page keeps all rows as they are now, further pages show those,
// whatever is added or decided meanwhile.
import { exportLimit } from '@hr/contract/envelope.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { newId } from '#api/db/new-id.ts'
import type { JsonValue } from '#api/db/schema/json.ts'
import { Refusal } from '#api/http/refusal.ts'
import { deleteSnapshots, findPage, insertSnapshot } from './export.store.ts'

/** More are refused, so that no export takes the memory of others: the filters narrow it down. */
export const mostExported = 50_000
const keptMilliseconds = 3_600_000

export const oldestSnapshot = (now: Date): Date => new Date(now.getTime() - keptMilliseconds)

type Paging = { readonly page: number; readonly snapshot?: string | undefined }
export type ExportPage<Row> = { rows: Row[]; total: number; page: number; limit: number; snapshot: string }
type Exported<Row> = {
  readonly kind: string
  /** All rows, from as few statements as may be; one more than `mostExported` is enough. */
  readonly rowsNow: () => Promise<readonly Row[]>
  /** After the rows were kept; the audit entry of others' data. */
  readonly onKept?: (snapshotId: string, rows: readonly Row[]) => Promise<void>
}

/** What was written as rows of this kind comes back as such. */
const asRows = <Row>(kept: JsonValue | null) => (Array.isArray(kept) ? kept : []) as Row[]

/** TOO_LARGE for more than `mostExported` rows, BAD_CURSOR for a snapshot that is not this session's or too old. */
export async function exportPage<Row>(
  { db, caller, input, now }: Pick<Work<Paging>, 'db' | 'caller' | 'input' | 'now'>,
  { kind, rowsNow, onKept }: Exported<Row>,
): Promise<ExportPage<Row>> {
  const { workspaceId, sessionId } = caller
  const { page, snapshot } = input
  const of = { workspaceId, sessionId, kind, id: snapshot ?? newId() }
  const shown = { page, limit: exportLimit, snapshot: of.id }
  if (snapshot !== undefined) {
    const kept = await findPage(db, of, page, oldestSnapshot(now))
    if (!kept) throw new Refusal('BAD_CURSOR')
    return { ...shown, rows: asRows<Row>(kept.rows), total: kept.total }
  }
  if (page > 1) throw new Refusal('BAD_CURSOR')
  const rows = await rowsNow()
  if (rows.length > mostExported) throw new Refusal('TOO_LARGE')
  await deleteSnapshots(db, workspaceId, oldestSnapshot(now))
  const pages = pagesOf(rows)
  await insertSnapshot(db, now, of, rows.length, pages)
  await onKept?.(of.id, rows)
  return { ...shown, rows: [...(pages[0] ?? [])], total: rows.length }
}

function pagesOf<Row>(rows: readonly Row[]): (readonly Row[])[] {
  const count = Math.ceil(rows.length / exportLimit)
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * exportLimit, (index + 1) * exportLimit),
  )
}
