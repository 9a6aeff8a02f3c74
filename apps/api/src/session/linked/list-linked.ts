// The linked sign-ins of the caller, with their companies: each is read in its own workspace.
import type { LinkedAccount } from '@hr/contract/linked-account.ts'
import { switchRefusal } from '@hr/domain/session/linked-account-refusal.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Services } from '#api/services.ts'
import { findAccountRules } from '../second-step/required-second-step.ts'
import { listLinkedRows } from './account-link.store.ts'

/** Leaves the transaction inside the last workspace. */
export async function linkedAccounts(
  db: Scope,
  { config }: Pick<Services, 'config'>,
  accountId: string,
): Promise<LinkedAccount[]> {
  const linked: LinkedAccount[] = []
  for (const row of await listLinkedRows(db, accountId)) {
    await enterWorkspace(db, row.workspace_id)
    const { name, name_lo: companyLo } = await getCompanyProfile(db)
    const { isRequired } = await findAccountRules(db, config, row)
    const refusal = switchRefusal({
      workspaceId: row.workspace_id,
      isActive: row.status === 'active',
      hasTemporaryPassword: row.password_temporary,
      needsSecondStep: row.has_second_step || isRequired,
    })
    linked.push({
      id: row.id,
      username: row.username,
      company: name,
      companyLo,
      isOpen: !refusal && row.workspace_status === 'active' && row.space_status === 'active',
    })
  }
  return linked
}
