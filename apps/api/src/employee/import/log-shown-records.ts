// Logs whose pay, bank account or papers a dry run shows (P7).
import { sensitiveColumns } from '@hr/contract/employee-import.ts'
import type { ImportedPersonChange } from '@hr/contract/employee-import.ts'
import type { PlannedUpdate } from '@hr/domain/employee/import-plan.ts'
import { logSensitiveRead } from '#api/access/log-sensitive-read.ts'
import type { ImportContext } from './read-import.ts'

export async function logShownRecords(
  { db, caller }: ImportContext,
  people: readonly ImportedPersonChange[],
  updates: readonly PlannedUpdate[],
): Promise<void> {
  const shown = people.filter(({ changes }) =>
    changes.some(({ column }) => sensitiveColumns.includes(column)),
  )
  const rows = new Set(shown.map(({ row }) => row))
  const ids = updates.filter(({ row }) => rows.has(row)).map(({ known }) => known.id)
  if (ids.length > 0) await logSensitiveRead(db, caller, 'record', ids)
}
