// Audits exports of other people's data. In view-as mode the actor is the real caller.
import type { Work } from '#api/approval/request-kind.ts'
import { auditCreate } from '#api/audit/write-audit.ts'
import type { JsonValue } from '#api/db/schema/json.ts'

type Taken = {
  readonly snapshotId: string
  readonly name: { readonly en: string; readonly lo: string }
  /** Left out for a file that is streamed. */
  readonly rows?: number
  /** The filters of the table. */
  readonly filter: Readonly<Record<string, JsonValue | undefined>>
}

export function auditExport(
  { db, caller }: Pick<Work<unknown>, 'db' | 'caller'>,
  { snapshotId, name, rows, filter }: Taken,
): Promise<void> {
  const { accountId, employeeId } = caller.viewer ?? caller
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')
  return auditCreate(db.as({ actor: { accountId, employeeId } }), 'export', snapshotId, {
    name: name.en,
    nameLo: name.lo,
    ...(rows !== undefined && { rows }),
    ...Object.fromEntries(given),
  })
}
