// The permissions of an employee's sign-in, for callers that are about to change it.
import type { Language } from '@hr/contract/messages/text.ts'
import type { Access, Permission } from '@hr/domain/access/can.ts'
import { hasFullAccess } from '@hr/domain/access/can.ts'
import { sql } from 'kysely'
import type { Config } from '#api/config.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { hasSecondStep } from '#api/session/second-step/second-step.store.ts'
import { listAppPermissions } from '#api/session/session.store.ts'

export type EmployeeAccount = {
  readonly id: string
  readonly isAdmin: boolean
  readonly isRevoked: boolean
  readonly employeeId: number
  readonly username: string
  readonly email: string | null
  readonly hasChosenPassword: boolean
  readonly language: Language
}

export async function findEmployeeAccount(
  db: Scope,
  employeeId: number,
): Promise<EmployeeAccount | undefined> {
  const row = await db
    .from('account')
    .select([
      'id',
      'username',
      'is_admin as isAdmin',
      'full_access_revoked as isRevoked',
      'email',
      'language',
      'password_chosen as hasChosenPassword',
    ])
    .where('employee_id', '=', employeeId)
    .executeTakeFirst()
  return row && { ...row, employeeId }
}

type Factors = { readonly secondStep: boolean; readonly passkeys: boolean }

/** What the person signs in with besides the password, as far as a lost device may take it away. */
export async function findSignInFactors(db: Scope, employeeId: number): Promise<Factors> {
  const row = await db
    .from('account as a')
    .select([
      hasSecondStep('a.id').as('secondStep'),
      sql<boolean>`exists (select from passkey p where p.account_id = a.id)`.as('passkeys'),
    ])
    .where('a.employee_id', '=', employeeId)
    .executeTakeFirst()
  return row ?? { secondStep: false, passkeys: false }
}

/** Filters people to those who chose the password of their sign-in. */
export async function listAccountsWithPassword(db: Scope, employeeIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .from('account')
    .select('employee_id')
    .where(sql<boolean>`employee_id = any(${[...employeeIds]}::int[])`)
    .where('password_chosen', '=', true)
    .execute()
  return rows.flatMap(row => row.employee_id ?? [])
}

export type AccountRights = Pick<EmployeeAccount, 'isAdmin' | 'isRevoked'> & {
  readonly permissions: readonly Permission[]
}

/** For a statement about `employee as e`. Leaves out the permissions in `held`: a page of 25 people has hundreds. */
export const rightsBeyond = (held: readonly Permission[]) => sql<AccountRights | null>`(
  select json_build_object('isAdmin', a.is_admin, 'isRevoked', a.full_access_revoked, 'permissions', (
    select coalesce(json_agg(json_build_object('groupName', rp.group_name, 'name', rp.action)), '[]')
    from employee_role er
    join role_permission rp on rp.workspace_id = er.workspace_id and rp.role_id = er.role_id
    where er.workspace_id = e.workspace_id and er.employee_id = e.id
      and not (rp.group_name || ' ' || rp.action) = any(
        ${held.map(({ groupName, name }) => `${groupName} ${name}`)}::text[])))
  from account a where a.workspace_id = e.workspace_id and a.employee_id = e.id)`

export async function accessOfEmployee(
  db: Scope,
  { fullAccessEmployeeId }: Pick<Config, 'fullAccessEmployeeId'>,
  { isAdmin, isRevoked, employeeId }: Pick<EmployeeAccount, 'isAdmin' | 'isRevoked' | 'employeeId'>,
): Promise<Access> {
  return {
    isAdmin: hasFullAccess({ isAdmin, isRevoked, employeeId, fullAccessEmployeeId }),
    permissions: await listAppPermissions(db, employeeId),
  }
}
