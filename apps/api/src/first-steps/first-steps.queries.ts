// What a company has of all that it needs at first.
import type { SetUp } from '@hr/domain/organization/first-steps.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import { isEmployed } from '#api/people/valid-on.ts'

/** At most two of each are counted: more make no difference. */
export async function readSetUp(db: Scope): Promise<SetUp> {
  const id = db.workspaceId
  const few = (rows: ReturnType<typeof sql>) => sql`(select count(*)::integer from (${rows} limit 2) few)`
  const all = (table: string) => few(sql`select 1 from ${sql.table(table)} where workspace_id = ${id}`)
  const { rows } = await sql<SetUp>`
    select ${all('org_node')} as units,
      ${all('position')} as positions,
      ${all('holiday')} as holidays,
      ${few(sql`select 1 from employee e where workspace_id = ${id} and ${isEmployed('e')}`)} as people,
      ${few(sql`select distinct er.employee_id from employee_role er
        join role r on r.workspace_id = er.workspace_id and r.id = er.role_id
        where er.workspace_id = ${id} and r.code <> 'EMPLOYEE'`)} as "peopleWithRoles",
      exists (select from company_profile where workspace_id = ${id} and default_work_shift_id is not null)
        as "hasDefaultShift",
      exists (select from company_profile where workspace_id = ${id} and (address_line <> '' or village_name <> ''
        or district_name <> '' or coalesce(village_id, district_id, province_id) is not null)) as "hasAddress"`.execute(
    db,
  )
  const [setUp] = rows
  if (!setUp) throw new Error('No answer')
  return setUp
}
