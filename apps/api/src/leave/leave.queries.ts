// What leave reads of tables that other features write.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>
type Years = {
  readonly from: LocalDate
  readonly to: LocalDate
  readonly employeeIds?: readonly number[] | undefined
}

/** People whose employment goes on and touches the dates. */
export function listEmployed(db: Db, workspaceId: string, { from, to, employeeIds }: Years) {
  return db
    .selectFrom('employee')
    .select(['id', 'gender', 'started_on', 'ended_on'])
    .where('workspace_id', '=', workspaceId)
    .where('status', 'in', ['active', 'probation'])
    .where('started_on', '<=', to)
    .where(eb => eb.or([eb('ended_on', 'is', null), eb('ended_on', '>=', from)]))
    .$if(employeeIds !== undefined, query => query.where('id', 'in', [...(employeeIds ?? [])]))
    .orderBy('id')
    .execute()
}
