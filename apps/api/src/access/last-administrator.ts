// Somebody of the company keeps full access (P6): whoever would be the last to lose it keeps it.
import { sql } from 'kysely'
import type { Config } from '#api/config.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listAdministratorIds } from './administrators.queries.ts'

type Rule = Pick<Config, 'fullAccessEmployeeId'>

/** Changes of who may do what in one workspace come one after the other, until the transaction ends. */
export async function lockAccess(trx: WorkspaceTransaction, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`access ${workspaceId}`}, 0))`.execute(trx)
}

/** Is there an employee in service with full access? Asked behind lockAccess. */
export async function hasAdministrator(
  trx: WorkspaceTransaction,
  { fullAccessEmployeeId }: Rule,
  workspaceId: string,
): Promise<boolean> {
  return (await listAdministratorIds(trx, workspaceId, fullAccessEmployeeId)).length > 0
}

/** Before these people lose their access or their employment. Throws LAST_ADMINISTRATOR when nobody else has it. */
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
