// Where the currencies of a company are used (N3): numbers only, since pay is sensitive (P7).
import type { CurrencyUses } from '@hr/contract/currency.ts'
import { penaltyCurrency } from '@hr/domain/attendance/penalty-table.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'

/** In order. A record counts too while a difference of a closed period shows what it was (A13). */
export async function listUses(db: Scope): Promise<CurrencyUses[]> {
  const { rows } = await sql<Omit<CurrencyUses, 'penalties'>>`
    with pay as (
      select salary_currency as code, count(distinct employee_id)::integer as people
      from employee_job where workspace_id = ${db.workspaceId} group by 1
    ), bank as (
      select bank_currency as code, count(*)::integer as people
      from employee where workspace_id = ${db.workspaceId} group by 1
    ), record as (
      select code, count(*)::integer as records
      from (
        select employee_id, date, currency as code from ot_record where workspace_id = ${db.workspaceId}
        union
        select employee_id, date, unnest(array[ot_before, ot_after]) #>> '{pay,currency}'
        from attendance_difference where workspace_id = ${db.workspaceId} and num_nonnulls(ot_before, ot_after) > 0
      ) as kept group by 1
    )
    select code, coalesce(pay.people, 0) as pay, coalesce(bank.people, 0) as "bankAccounts",
      coalesce(record.records, 0) as "overtimeRecords"
    from currency left join pay using (code) left join bank using (code) left join record using (code)
    where workspace_id = ${db.workspaceId}
    order by sort_order, code`.execute(db)
  return rows.map(row => ({ ...row, penalties: row.code === penaltyCurrency }))
}

export async function findUse(db: Scope, code: string): Promise<CurrencyUses | undefined> {
  return (await listUses(db)).find(use => use.code === code)
}
