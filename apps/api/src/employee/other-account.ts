// Whose sign-in HR may reset: not their own, nor that of a person with more permissions.
import { can } from '@hr/domain/access/can.ts'
import { covers } from '@hr/domain/access/covers.ts'
import {
  accessOfEmployees,
  findEmployeeAccount,
  listEmployeeAccounts,
} from '#api/access/employee-account.queries.ts'
import type { EmployeeAccount } from '#api/access/employee-account.queries.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'

type Asking<Input> = Context<Input, AppCaller>

/** Throws NOT_FOUND, FORBIDDEN. */
export async function getOtherAccount(work: Asking<{ readonly id: number }>): Promise<EmployeeAccount> {
  const account = orNotFound(await findEmployeeAccount(work.db, work.input.id))
  const [other] = await coveredAccounts(work, [account])
  if (!other) throw new Refusal('FORBIDDEN')
  return other
}

/** Those of the people whom getOtherAccount accepts from this caller. For showing the action only. */
export async function listResettable(
  work: Asking<unknown>,
  employeeIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { db, caller } = work
  if (caller.viewer !== null || !can(caller.access, 'EMPLOYEE', 'edit')) return new Set()
  const accounts = await coveredAccounts(work, await listEmployeeAccounts(db, employeeIds))
  return new Set(accounts.map(({ employeeId }) => employeeId))
}

async function coveredAccounts(
  { db, caller, services }: Asking<unknown>,
  accounts: readonly EmployeeAccount[],
): Promise<EmployeeAccount[]> {
  const others = accounts.filter(({ id }) => id !== caller.accountId)
  const access = await accessOfEmployees(db, services.config, others)
  return others.filter(account => covers(caller.access, access(account)))
}
