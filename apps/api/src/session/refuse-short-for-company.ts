// A company may demand longer passwords of its people (N4); those chosen before stay valid.
import { isTooShortFor } from '@hr/domain/session/company-rules.ts'
import { findPasswordMinimum } from '#api/company/company.store.ts'
import { inWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Db } from '#api/db/schema/tables.ts'
import { Refusal } from '#api/http/refusal.ts'

type NewPassword = {
  /** Of the account; null for owners and the console, who belong to no company. */
  readonly workspaceId: string | null
  readonly password: string
  readonly path: 'password' | 'newPassword'
}

/** INVALID_INPUT. */
export async function refuseShortForCompany(
  db: Db,
  { workspaceId, password, path }: NewPassword,
): Promise<void> {
  if (workspaceId === null) return
  const min = await inWorkspace(db, workspaceId, findPasswordMinimum)
  if (isTooShortFor(password, min))
    throw new Refusal('INVALID_INPUT', {}, [
      { path, code: 'passwordCompanyMin', parameters: { min: min ?? 0 } },
    ])
}
