// Reads for recounting leave (L10).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import { isLeave } from '#api/calendar/away.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'

export type Touching = {
  readonly from: LocalDate
  /** Null = without end. */
  readonly to: LocalDate | null
  /** Default: everybody. */
  readonly employeeIds?: readonly number[] | undefined
}

/** Open and approved requests of types that skip weekends and holidays, by number. */
export async function listLeaveTouching(db: Scope, touching: Touching): Promise<string[]> {
  const rows = await touched(db, touching).select('r.id').orderBy('r.number').execute()
  return rows.map(({ id }) => id)
}

/** The last day of leave of each person with such a request. */
export async function listLastDays(db: Scope, touching: Touching): Promise<ReadonlyMap<number, LocalDate>> {
  const rows = await touched(db, touching)
    .select(['r.employee_id', eb => eb.fn.max('r.to_date').as('last')])
    .groupBy('r.employee_id')
    .execute()
  return new Map(rows.map(({ employee_id, last }) => [employee_id, last]))
}

const touched = (db: Scope, { from, to, employeeIds }: Touching) =>
  db
    .from('leave_request as r')
    .innerJoin('leave_type as t', join =>
      join.onRef('t.workspace_id', '=', 'r.workspace_id').onRef('t.id', '=', 'r.leave_type_id'),
    )
    .where('r.status', 'in', ['PENDING', 'APPROVED'])
    // A request to cancel leave reserves no days; one to change it is recounted on approval.
    .where(isLeave)
    .where('t.counts_weekends_and_holidays', '=', false)
    .where('r.to_date', '>=', from)
    .$if(to !== null, query => query.where('r.from_date', '<=', to ?? ''))
    .$if(employeeIds !== undefined, query =>
      query.where(sql<boolean>`r.employee_id = any(${employeeIds}::integer[])`),
    )

/** Undefined if it was rejected or cancelled meanwhile. */
export function findLeaveToRecount(db: Scope, id: string) {
  return db
    .from('leave_request as r')
    .innerJoin('leave_type as t', join =>
      join.onRef('t.workspace_id', '=', 'r.workspace_id').onRef('t.id', '=', 'r.leave_type_id'),
    )
    .select([
      'r.id',
      'r.number',
      'r.employee_id as requesterId',
      'r.leave_type_id as leaveTypeId',
      'r.status',
      'r.purpose',
      'r.from_date as from',
      'r.to_date as to',
      'r.from_half as fromHalf',
      'r.to_half as toHalf',
      't.paid as isPaid',
    ])
    .where('r.id', '=', id)
    .where('r.status', 'in', ['PENDING', 'APPROVED'])
    .executeTakeFirst()
}
