// One employee of the company always keeps full access (P6).
import { sql } from 'kysely'
import type { Config } from '#api/config.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listAdministratorIds } from './administrators.queries.ts'

type Rule = Pick<Config, 'fullAccessEmployeeId'>

/** Serialises changes of access in one workspace until the transaction ends. */
export async function lockAccess(trx: WorkspaceTransaction, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`access ${workspaceId}`}, 0))`.execute(trx)
}

/** Whether an active employee has full access. Call after lockAccess. */
export async function hasAdministrator(
  trx: WorkspaceTransaction,
  { fullAccessEmployeeId }: Rule,
  workspaceId: string,
): Promise<boolean> {
  return (await listAdministratorIds(trx, workspaceId, fullAccessEmployeeId)).length > 0
}

/** Before these people lose access or employment. Throws LAST_ADMINISTRATOR if nobody else has full access. */
export async function refuseLastAdministrator(
  trx: WorkspaceTransaction,
  { fullAccessEmployeeId }: Rule,
  workspaceId: string,
  leaving: readonly number[],
): Promise<void> {
  await lockAccess(trx, workspaceId)
  const ids = await listAdministratorIds(trx, workspaceId, fullAccessEmployeeId)
  if (ids.some(id => leaving.includes(id)) && ids.every(id => leaving.includes(id)))
    throw new Refusal('LAST_ADMINISTRATOR')
}
