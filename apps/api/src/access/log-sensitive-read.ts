// Logs reads of somebody else's pay, bank account or documents (P7).
import type { sensitiveReads } from '@hr/contract/employee-record.ts'
import { sql } from 'kysely'
import { inBatches } from '#api/db/in-batches.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import type { AppCaller } from '#api/http/caller.ts'

type SensitiveReadKind = (typeof sensitiveReads)[number]

/** Reads within so many minutes are logged once. */
const sameLookMinutes = 10
/** Rows per statement: PostgreSQL takes 65,535 parameters. */
const batch = 5000

/** Skips one's own record. In a "view as" session the viewer is the reader (P4). */
export async function logSensitiveRead(
  trx: Scope,
  caller: AppCaller,
  what: SensitiveReadKind,
  employeeIds: readonly number[],
): Promise<void> {
  const { workspaceId } = caller
  const { accountId, employeeId: readerId } = caller.viewer ?? caller
  const others = [...new Set(employeeIds)].filter(id => id !== readerId)
  if (others.length === 0) return
  // Serialises concurrent reads: the second finds the row of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`look of ${accountId}`}, 0))`.execute(trx)
  const since = new Date(trx.now.getTime() - sameLookMinutes * 60_000)
  for (const ids of inBatches(others, batch)) {
    const known = await trx
      .selectFrom('sensitive_read')
      .select('employee_id')
      .where('workspace_id', '=', workspaceId)
      .where('account_id', '=', accountId)
      .where('what', '=', what)
      .where('at', '>', since)
      .where(sql<boolean>`employee_id = any(${ids}::integer[])`)
      .execute()
    const isKnown = new Set(known.map(row => row.employee_id))
    const rows = ids.filter(id => !isKnown.has(id))
    if (rows.length === 0) continue
    await trx
      .insertInto('sensitive_read')
      .values(
        rows.map(employee_id => ({
          workspace_id: workspaceId,
          id: newId(),
          at: trx.now,
          account_id: accountId,
          reader_id: readerId,
          employee_id,
          what,
        })),
      )
      .execute()
  }
}
