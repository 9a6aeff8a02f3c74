// The SQL of proposals to change one's own record (P7).
import type { proposalStatuses } from '@hr/contract/employee-proposal.ts'
import type { Insertable, Updateable } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'
import { newestPage } from '#api/http/newest-page.queries.ts'

export type ProposalRow = NonNullable<Awaited<ReturnType<typeof findProposal>>>
type ProposalFilter = {
  /** Undefined = of everybody. */
  readonly employeeId?: number | undefined
  readonly status?: (typeof proposalStatuses)[number] | undefined
}

function proposals(db: Scope) {
  return db
    .from('employee_proposal as p')
    .leftJoin('account as a', 'a.id', 'p.decided_by')
    .select([
      'p.id',
      'p.employee_id as employeeId',
      'p.status',
      'p.changes',
      'p.before',
      'p.reason',
      'p.created_at as createdAt',
      'p.decided_at as decidedAt',
      'p.decided_by_employee_id as decidedById',
      'p.comment',
      'a.first_name as deciderFirstName',
      'a.last_name as deciderLastName',
    ])
}

function filtered(db: Scope, { employeeId, status }: ProposalFilter) {
  const all = proposals(db)
  const own = employeeId === undefined ? all : all.where('p.employee_id', '=', employeeId)
  return status ? own.where('p.status', '=', status) : own
}

export function listProposalRows(db: Scope, filter: ProposalFilter, window: PageWindow<NewestKey>) {
  return filtered(db, filter)
    .$call(newestPage('p.created_at', 'p.id', window))
    .execute()
}

export const countProposals = (db: Scope, filter: ProposalFilter): Promise<number> =>
  countRows(db, filtered(db, filter))

export const findProposal = (db: Scope, id: string) => proposals(db).where('p.id', '=', id).executeTakeFirst()

/** A second decision waits, and then sees the first. */
export async function lockProposal(db: Scope, id: string): Promise<ProposalRow | undefined> {
  const locked = await db
    .from('employee_proposal')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return locked && findProposal(db, id)
}

/** False if one is pending: the index allows one per person. */
export async function insertProposal(
  db: Scope,
  row: Insertable<Tables['employee_proposal']>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('employee_proposal')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function updateProposal(
  db: Scope,
  id: string,
  row: Updateable<Tables['employee_proposal']>,
): Promise<void> {
  await db.update('employee_proposal').set(row).where('id', '=', id).executeTakeFirstOrThrow()
}
