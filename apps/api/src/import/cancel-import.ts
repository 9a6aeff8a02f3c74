// Cancels an import by taking its Idempotency-Key: the import and this call exclude each other
// (docs/decisions/0110-cancelled-imports.md).
import type { cancelImport as endpoint } from '@hr/contract/import.ts'
import type { Handler } from '#api/http/context.ts'
import { takeKey } from '#api/http/idempotent.ts'

export const cancelImport: Handler<typeof endpoint> = async ({ db, caller, input }) => {
  const row = { session_id: caller.sessionId, key: input.progressId, request_hash: 'cancelled' }
  return { wasStored: !(await takeKey(db, row)) }
}
