// References of a job must exist: unit, position, job grade, an active line manager, and an enabled currency.
import type { JobFacts } from '@hr/domain/employee/job-history.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { lockRow } from '#api/db/lock-row.ts'
import { Refusal } from '#api/http/refusal.ts'
import { lockEnabledCurrency } from '../record/record-refusals.ts'

type Field = 'unitId' | 'positionId' | 'jobGradeId' | 'lineManagerId' | 'salaryCurrency' | 'newManagerId'

const refuse = (path: Field): never => {
  throw new Refusal('INVALID_INPUT', {}, [{ path, code: 'choice', parameters: {} }])
}

/** Throws INVALID_INPUT with the field. Missing or empty fields are not checked. */
export async function checkJobReferences(db: Scope, facts: Partial<JobFacts>): Promise<void> {
  const tables = { unitId: 'org_node', positionId: 'position', jobGradeId: 'job_grade' } as const
  for (const field of ['unitId', 'positionId', 'jobGradeId'] as const) {
    const id = facts[field]
    if (id && !(await lockRow(db, tables[field], id))) refuse(field)
  }
  if (facts.lineManagerId) await checkManager(db, facts.lineManagerId, 'lineManagerId')
}

/** Disabling a currency does not change the pay of people who have it. */
export async function checkSalaryCurrency(
  db: Scope,
  { before, after }: { before: string | null; after: string | null | undefined },
): Promise<void> {
  if (after && after !== before && !(await lockEnabledCurrency(db, after))) refuse('salaryCurrency')
}

export async function checkManager(
  db: Scope,
  id: number,
  field: 'lineManagerId' | 'newManagerId',
): Promise<void> {
  const row = await db.from('employee').select('status').where('id', '=', id).forKeyShare().executeTakeFirst()
  if (!row || row.status === 'terminated') refuse(field)
}
