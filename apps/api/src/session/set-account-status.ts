// Closes the sign-in of a person whose employment ends, with all sessions; reopens it when they return.
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { endAccess } from './end-access.ts'

type AccountStatus = {
  readonly employeeId: number
  readonly status: 'active' | 'inactive'
}

/** Does nothing without a sign-in, or if the status is the same. */
export async function setAccountStatus(trx: Scope, { employeeId, status }: AccountStatus): Promise<void> {
  const changed = await trx
    .update('account')
    .set({ status, updated_at: trx.now })
    .where('employee_id', '=', employeeId)
    .where('status', '<>', status)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return
  if (status === 'inactive') await endAccess(trx, changed.id)
  await auditUpdate(trx, 'account', changed.id, { after: { status } })
}
