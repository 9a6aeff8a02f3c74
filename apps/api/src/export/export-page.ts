// Exports in pages of one moment (spec 7, A14): the first page keeps all rows as they are now, further pages show those,
// whatever is added or decided meanwhile.
import { exportLimit } from '@hr/contract/envelope.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { newId } from '#api/db/new-id.ts'
import type { JsonValue } from '#api/db/schema/json.ts'
import { Refusal } from '#api/http/refusal.ts'
import { auditExport } from './audit-export.ts'
import { deleteSnapshots, findNewestSnapshot, findSnapshotRows, insertSnapshot } from './export.store.ts'
import type { SnapshotOwner } from './export.store.ts'

/** More are refused, so that no export takes the memory of others: the filters narrow it down. */
export const mostExported = 50_000
const keptMilliseconds = 3_600_000

export const oldestSnapshot = (now: Date): Date => new Date(now.getTime() - keptMilliseconds)

type Filter = Readonly<Record<string, JsonValue | undefined>>
type Input = Filter & {
  readonly page: number
  readonly limit: number
  readonly snapshot?: string | undefined
}
export type ExportPage<Row> = { rows: Row[]; total: number; page: number; limit: number; snapshot: string }
type Exported<Row> = {
  readonly kind: string
  /** All rows, from as few statements as may be; one more than `mostExported` is enough. */
  readonly rowsNow: () => Promise<readonly Row[]>
  /** Of the list in the audit entry; left out of an export of the caller's own data, which has none. */
  readonly auditedAs?: { readonly en: string; readonly lo: string }
}

/** What was written as rows of this kind comes back as such. */
const asRows = <Row>(kept: readonly JsonValue[]) => kept as unknown as Row[]

/** TOO_LARGE for more than `mostExported` rows, BAD_CURSOR for a snapshot that is not this session's or too old. */
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
  if (rows.length > mostExported) throw new Refusal('TOO_LARGE')
  await deleteSnapshots(db, workspaceId, oldestSnapshot(now))
  const id = await keepRows(work, owner, rows)
  if (auditedAs) await auditExport(work, { snapshotId: id, name: auditedAs, rows: rows.length, filter })
  return { rows: rows.slice(start, start + limit), total: rows.length, page, limit, snapshot: id }
}

async function keepRows(
  { db, now }: Pick<Work<Input>, 'db' | 'now'>,
  owner: SnapshotOwner,
  rows: readonly unknown[],
): Promise<string> {
  const id = newId()
  const count = Math.ceil(rows.length / exportLimit)
  const pages = Array.from({ length: count }, (_, index) =>
    rows.slice(index * exportLimit, (index + 1) * exportLimit),
  )
  await insertSnapshot(db, now, { ...owner, id }, rows.length, pages)
  return id
}
