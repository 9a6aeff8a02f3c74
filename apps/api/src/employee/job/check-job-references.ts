// What a job points at must be there: unit, position, job grade, currency, and a line manager who is at work.
import type { JobFacts } from '@hr/domain/employee/job-history.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { lockRow } from '#api/db/lock-row.ts'
import { Refusal } from '#api/http/refusal.ts'

type Db = Kysely<Tables>
type Field = 'unitId' | 'positionId' | 'jobGradeId' | 'lineManagerId' | 'salaryCurrency' | 'newManagerId'

const refuse = (path: Field): never => {
  throw new Refusal('INVALID_INPUT', {}, [{ path, code: 'choice', parameters: {} }])
}

/** Throws INVALID_INPUT naming the field. What is left out or empty points at nothing. */
export async function checkJobReferences(
  db: Db,
  workspaceId: string,
  facts: Partial<JobFacts>,
): Promise<void> {
  const tables = { unitId: 'org_node', positionId: 'position', jobGradeId: 'job_grade' } as const
  for (const field of ['unitId', 'positionId', 'jobGradeId'] as const) {
    const id = facts[field]
    if (id && !(await lockRow(db, tables[field], workspaceId, id))) refuse(field)
  }
  if (facts.lineManagerId) await checkManager(db, workspaceId, facts.lineManagerId, 'lineManagerId')
  if (facts.salaryCurrency && !(await isCurrency(db, workspaceId, facts.salaryCurrency)))
    refuse('salaryCurrency')
}

export async function checkManager(
  db: Db,
  workspaceId: string,
  id: number,
  field: 'lineManagerId' | 'newManagerId',
): Promise<void> {
  const row = await db
    .selectFrom('employee')
    .select('status')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  if (!row || row.status === 'terminated') refuse(field)
}

/** Enabled or not: a currency that is no longer offered may still be what somebody is paid in. */
async function isCurrency(db: Db, workspaceId: string, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('currency')
    .select('code')
    .where('workspace_id', '=', workspaceId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}
