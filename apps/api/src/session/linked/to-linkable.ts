import type { LinkableAccount } from '@hr/domain/session/linked-account-refusal.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { AccountRow } from '../account.store.ts'
import { findSecondStep } from '../second-step/second-step.store.ts'

/** What the rules about links need of an account. */
export async function toLinkable(db: Scope, account: AccountRow): Promise<LinkableAccount> {
  const secondStep = await findSecondStep(db, account.id)
  return {
    workspaceId: account.workspace_id,
    isActive: account.status === 'active',
    hasTemporaryPassword: account.password_temporary,
    hasSecondStep: secondStep !== undefined && secondStep.confirmedAt !== null,
  }
}
