// Full access (P6): administrators give and revoke it, also when it comes from the reserved id.
import type * as contract from '@hr/contract/access.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { accessOfEmployee, findEmployeeAccount } from './employee-account.queries.ts'
import type { EmployeeAccount } from './employee-account.queries.ts'
import { toPerson } from '#api/people/person.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context, Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { setFullAccess } from '#api/session/set-full-access.ts'
import type { FullAccess } from '#api/session/set-full-access.ts'
import { listAdministrators, listOwners } from './administrators.queries.ts'
import { lockAccess, refuseLastAdministrator } from './last-administrator.ts'
import { publishAccess } from './publish-access.ts'

export const listFullAccess: Handler<typeof contract.listFullAccess> = async ({ db, language, services }) => {
  const owners = await listOwners(db)
  const employees = await listAdministrators(db, services.config.fullAccessEmployeeId)
  return [
    ...employees.map((row): contract.Administrator => {
      const person = toPerson(row)
      return {
        person,
        name: fullName(person, language),
        username: row.username,
        by: row.is_admin ? 'flag' : 'rule',
        since: (row.full_access_since ?? row.created_at).toISOString(),
      }
    }),
    ...owners.map((row): contract.Administrator => ({
      person: null,
      name: `${row.first_name} ${row.last_name}`,
      username: row.username,
      by: 'owner',
      since: row.created_at.toISOString(),
    })),
  ]
}

/** Throws FORBIDDEN without full access, NOT_FOUND for a person without a sign-in. */
export const giveFullAccess: Handler<typeof contract.giveFullAccess> = async context => {
  const { account, has } = await lockedAccount(context)
  if (has) return {}
  const { fullAccessEmployeeId } = context.services.config
  // For the reserved id the rule applies again; everybody else is marked as administrator.
  const isByRule = account.employeeId === fullAccessEmployeeId
  await changeFullAccess(context, account, { isAdmin: !isByRule, isRevoked: false })
  return {}
}

/** Throws FORBIDDEN, NOT_FOUND for a person without full access, LAST_ADMINISTRATOR. */
export const takeFullAccess: Handler<typeof contract.takeFullAccess> = async context => {
  const { account, has } = await lockedAccount(context)
  if (!has) throw new Refusal('NOT_FOUND')
  const { db, services } = context
  await refuseLastAdministrator(db, services.config, [account.employeeId])
  await changeFullAccess(context, account, { isAdmin: false, isRevoked: true })
  return {}
}

type FullAccessContext = Context<{ readonly employeeId: number }, AppCaller>

async function lockedAccount({ db, caller, input, services }: FullAccessContext) {
  if (!caller.access.isAdmin) throw new Refusal('FORBIDDEN')
  await lockAccess(db)
  const account = orNotFound(await findEmployeeAccount(db, input.employeeId))
  const { isAdmin: has } = await accessOfEmployee(db, services.config, account)
  return { account, has }
}

async function changeFullAccess(
  { db, services }: FullAccessContext,
  { id, employeeId }: EmployeeAccount,
  access: FullAccess,
): Promise<void> {
  await setFullAccess(db, id, access)
  const given = { fullAccess: true }
  await writeAudit(db, {
    operation: access.isRevoked ? 'DELETE' : 'CREATE',
    entity: 'full_access',
    entityId: employeeId,
    ...(access.isRevoked ? { before: given } : { after: given }),
  })
  await publishAccess(db, services.config, [employeeId])
}
