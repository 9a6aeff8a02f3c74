// Exports in pages of one snapshot (spec 7, A14): the first page stores all rows, and further pages read the stored rows,
// whatever changes meanwhile.
import { exportLimit } from '@hr/contract/envelope.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { newId } from '#api/db/new-id.ts'
import type { JsonValue } from '#api/db/schema/json.ts'
import { Refusal } from '#api/http/refusal.ts'
import { auditExport } from './audit-export.ts'
import { deleteSnapshots, findNewestSnapshot, findSnapshotRows, insertSnapshot } from './export.store.ts'
import type { SnapshotOwner } from './export.store.ts'
import { exportTooLarge } from './export-too-large.ts'

/** A larger export is refused, to limit memory; the person can use filters. */
export const mostExported = 50_000
const keptMilliseconds = 3_600_000

export const oldestSnapshot = (now: Date): Date => new Date(now.getTime() - keptMilliseconds)

type Filter = Readonly<Record<string, JsonValue | undefined>>
type Input = Filter & {
  readonly page: number
  readonly limit: number
  readonly snapshot?: string | undefined
}
type ExportPage<Row> = { rows: Row[]; total: number; page: number; limit: number; snapshot: string }
type Exported<Row> = {
  readonly kind: string
  /** All rows, in as few statements as possible; one more than `mostExported` is enough. */
  readonly rowsNow: () => Promise<readonly Row[]>
  /** Name of the list in the audit entry; left out for an export of own data, which is not audited. */
  readonly auditedAs?: { readonly en: string; readonly lo: string }
}

/** Rows are read back as the kind they were stored as. */
const asRows = <Row>(kept: readonly JsonValue[]) => kept as unknown as Row[]

/** Throws EXPORT_TOO_LARGE over `mostExported` rows, BAD_CURSOR for an expired snapshot or one of another session. */
export async function exportPage<Row>(
  work: Pick<Work<Input>, 'db' | 'caller' | 'input' | 'now'>,
  { kind, rowsNow, auditedAs }: Exported<Row>,
): Promise<ExportPage<Row>> {
  const { db, caller, input, now } = work
  const { workspaceId, sessionId } = caller
  const { page, limit, snapshot, ...filter } = input
  const owner = { workspaceId, sessionId, kind: `${kind} ${JSON.stringify(filter)}` }
  const start = (page - 1) * limit
  const known = snapshot ?? (page > 1 ? await findNewestSnapshot(db, owner, oldestSnapshot(now)) : undefined)
  if (known !== undefined) {
    const kept = await findSnapshotRows(db, { ...owner, id: known }, { start, limit }, oldestSnapshot(now))
    if (!kept) throw new Refusal('BAD_CURSOR')
    return { rows: asRows<Row>(kept.rows), total: kept.total, page, limit, snapshot: known }
  }
  const rows = await rowsNow()
  if (rows.length > mostExported) throw exportTooLarge(mostExported)
  await deleteSnapshots(db, oldestSnapshot(now))
  const id = await storeRows(work, owner, rows)
  if (auditedAs) await auditExport(work, { snapshotId: id, name: auditedAs, rows: rows.length, filter })
  return { rows: rows.slice(start, start + limit), total: rows.length, page, limit, snapshot: id }
}

async function storeRows(
  { db }: Pick<Work<Input>, 'db'>,
  owner: SnapshotOwner,
  rows: readonly unknown[],
): Promise<string> {
  const id = newId()
  const count = Math.ceil(rows.length / exportLimit)
  const pages = Array.from({ length: count }, (_, index) =>
    rows.slice(index * exportLimit, (index + 1) * exportLimit),
  )
  await insertSnapshot(db, { ...owner, id }, rows.length, pages)
  return id
}
