// The people of an office, with passwords, who share one IP address.
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { inWorkspace } from '../apps/api/src/db/connect/in-workspace.ts'
import { newId } from '../apps/api/src/db/new-id.ts'
import type { BenchCompany } from './bench-company.ts'

export const password = 'Office-2026'
/** The same parameters as password.ts. */
export const passwordHash = await hash(password, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 })
export const officeAddress = { 'x-forwarded-for': '203.0.113.7' }

/** Lets the first `people` of the company sign in and clock in. */
export async function givePasswords({ db, workspaceId }: BenchCompany, people: number): Promise<void> {
  const accounts = Array.from({ length: people }, (_, index) => ({
    id: newId(),
    kind: 'employee' as const,
    workspace_id: workspaceId,
    username: `person-${index}`,
    password_hash: passwordHash,
    password_temporary: false,
    first_name: 'A',
    last_name: 'B',
    employee_id: 1001 + index,
  }))
  await inWorkspace(db, workspaceId, async trx => {
    await trx.insertInto('account').values(accounts).execute()
    await sql`
      insert into employee_role (workspace_id, employee_id, role_id)
      select ${workspaceId}, e.id, r.id from employee e join role r on r.workspace_id = e.workspace_id
      where e.workspace_id = ${workspaceId} and e.id <= ${1000 + people}::integer and r.code = 'EMPLOYEE'`.execute(
      trx,
    )
  })
}

export const signInCall = (index: number) => ({
  path: '/api/auth/employee/login',
  headers: officeAddress,
  body: { username: `person-${index}`, password },
})
