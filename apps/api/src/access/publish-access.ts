// After a change of access: the browsers of the people affected reload permissions and lists of roles.
import type { Config } from '#api/config.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { listAdministratorIds } from './administrators.queries.ts'
import { listHoldersOf } from './role.store.ts'

/** For more people the event goes to everybody: its payload must stay small. */
const mostNamed = 500

export async function publishAccess(
  trx: Scope,
  { fullAccessEmployeeId }: Pick<Config, 'fullAccessEmployeeId'>,
  concerned: readonly number[],
): Promise<void> {
  const editors = await listHoldersOf(trx, ['ROLE_AND_PERMISSION'])
  const administrators = await listAdministratorIds(trx, fullAccessEmployeeId)
  const named = [...new Set([...concerned, ...editors, ...administrators])]
  if (named.length === 0) return
  await publishLive(trx, {
    topic: 'access',
    employeeIds: named.length > mostNamed ? [] : named,
  })
}
