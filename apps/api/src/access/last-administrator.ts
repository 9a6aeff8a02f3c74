// One employee of the company always keeps full access (P6).
import { sql } from 'kysely'
import type { Config } from '#api/config.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listAdministratorIds } from './administrators.queries.ts'

type Rule = Pick<Config, 'fullAccessEmployeeId'>

/** Serialises changes of access in one workspace until the transaction ends. */
export async function lockAccess(trx: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`access ${trx.workspaceId}`}, 0))`.execute(trx)
}

/** Whether an active employee has full access. Call after lockAccess. */
export async function hasAdministrator(trx: Scope, { fullAccessEmployeeId }: Rule): Promise<boolean> {
  return (await listAdministratorIds(trx, fullAccessEmployeeId)).length > 0
}

/** Before these people lose access or employment. Throws LAST_ADMINISTRATOR if nobody else has full access. */
export async function refuseLastAdministrator(
  trx: Scope,
  { fullAccessEmployeeId }: Rule,
  leaving: readonly number[],
): Promise<void> {
  await lockAccess(trx)
  const ids = await listAdministratorIds(trx, fullAccessEmployeeId)
  if (ids.some(id => leaving.includes(id)) && ids.every(id => leaving.includes(id)))
    throw new Refusal('LAST_ADMINISTRATOR')
}
