// All SQL of approval line changes that wait for a second person (P11); requires lockTemplates.
import type { Insertable } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import type { RequestsOf } from './step.store.ts'

export type LineProposalRow = NonNullable<Awaited<ReturnType<typeof findLineProposal>>>

export const findLineProposal = (db: Scope, { kind }: RequestsOf) =>
  db
    .from('approval_template_proposal as p')
    .leftJoin('account as a', 'a.id', 'p.proposed_by')
    .select([
      'p.id',
      'p.items',
      'p.proposed_by as accountId',
      'p.proposed_by_employee_id as employeeId',
      'p.created_at as createdAt',
      'a.first_name as firstName',
      'a.last_name as lastName',
    ])
    .where('p.kind', '=', kind)
    .executeTakeFirst()

export async function insertLineProposal(
  db: Scope,
  row: Insertable<Tables['approval_template_proposal']>,
): Promise<void> {
  await db.insertInto('approval_template_proposal').values(row).execute()
}

/** Returns its id. */
export async function deleteLineProposal(db: Scope, { kind }: RequestsOf): Promise<string | undefined> {
  const deleted = await db
    .delete('approval_template_proposal')
    .where('kind', '=', kind)
    .returning('id')
    .executeTakeFirst()
  return deleted?.id
}
