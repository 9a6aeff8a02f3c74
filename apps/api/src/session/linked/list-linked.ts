// The linked sign-ins of the caller, with their companies: each is read in its own workspace.
import type { LinkedAccount, listLinkedAccounts as endpoint } from '@hr/contract/linked-account.ts'
import { switchRefusal } from '@hr/domain/session/linked-account-refusal.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import type { Services } from '#api/services.ts'
import { findAccountRules } from '../second-step/required-second-step.ts'
import { listLinkedRows } from './account-link.store.ts'

/** Throws VIEW_ONLY: where else somebody works is their own affair. */
export const listLinkedAccounts: Handler<typeof endpoint> = async ({ db, caller, services }) => {
  if (caller.viewer) throw new Refusal('VIEW_ONLY')
  return linkedAccounts(db, services, caller.accountId)
}

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
