// References of a job must exist: unit, position, job grade, currency, and an active line manager.
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

/** Throws INVALID_INPUT with the field. Missing or empty fields are not checked. */
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

/** Also disabled currencies: somebody may still be paid in one. */
async function isCurrency(db: Db, workspaceId: string, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('currency')
    .select('code')
    .where('workspace_id', '=', workspaceId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}
