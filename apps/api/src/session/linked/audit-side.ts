// A change of a link is written in the company of each side, without the name of the other one: where else somebody works
// is their own affair.
import { auditUpdate } from '#api/audit/write-audit.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { AccountRow } from '../account.store.ts'

type Side = Pick<AccountRow, 'id' | 'workspace_id' | 'employee_id'>

/** Leaves the transaction inside the workspace of the side. */
export async function auditSide(
  db: Scope,
  side: Side,
  after: { readonly otherCompany: 'linked' | 'unlinked' | 'switched to' | 'switched from' },
): Promise<void> {
  await enterWorkspace(db, side.workspace_id ?? '')
  await auditUpdate(
    db.as({ actor: { accountId: side.id, employeeId: side.employee_id } }),
    'account',
    side.id,
    { after },
  )
}
