import type { LinkableAccount } from '@hr/domain/session/linked-account-refusal.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Services } from '#api/services.ts'
import type { AccountRow } from '../account.store.ts'
import { findAccountRules } from '../second-step/required-second-step.ts'
import { isSecondStepOn } from '../second-step/second-step.store.ts'

/** What the rules about links need of an account. Leaves the transaction inside its workspace. */
export async function toLinkable(
  db: Scope,
  { config }: Pick<Services, 'config'>,
  account: AccountRow,
): Promise<LinkableAccount> {
  const { id, workspace_id: workspaceId } = account
  return {
    workspaceId,
    isActive: account.status === 'active',
    hasTemporaryPassword: account.password_temporary,
    needsSecondStep: (await isSecondStepOn(db, id)) || (await isRequired()),
  }

  async function isRequired(): Promise<boolean> {
    if (workspaceId === null) return false
    await enterWorkspace(db, workspaceId)
    return (await findAccountRules(db, config, account)).isRequired
  }
}
