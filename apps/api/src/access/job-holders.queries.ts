// The people who have a position, a grade or another job fact on a day or later.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'

const columns = { position: 'j.position_id', job_grade: 'j.job_grade_id' } as const
type Named = { readonly table: keyof typeof columns; readonly id: string; readonly from: LocalDate }

export const listJobHolders = (db: Scope, { table, id, from }: Named): Promise<number[]> =>
  listHolders(db, sql`${sql.ref(columns[table])} = ${id}`, from)

/** Employed on the day or later; `isHeld` is about `employee_job as j`. */
export async function listHolders(
  db: Scope,
  isHeld: RawBuilder<unknown>,
  from: LocalDate,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct e.id from employee_job j
      join employee e on e.workspace_id = j.workspace_id and e.id = j.employee_id
    where j.workspace_id = ${db.workspaceId} and ${isHeld}
      and ${from} <= least(j.valid_to, e.ended_on, 'infinity') and j.valid_from <= coalesce(e.ended_on, 'infinity')
    order by e.id`.execute(db)
  return rows.map(row => row.id)
}
