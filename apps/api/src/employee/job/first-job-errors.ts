// Checks that references of a first job exist: unit, position, grade, an active line manager (P8). Locks them until the
// transaction ends.
import type { FieldError } from '@hr/contract/field-error.ts'
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { JobFacts } from '../employee.store.ts'

/** 'choice' for each that does not exist. */
export async function firstJobErrors(
  db: Scope,
  { unitId, positionId, jobGradeId, lineManagerId }: JobFacts,
): Promise<FieldError[]> {
  const { rows } = await sql<Record<string, boolean>>`
    select
      exists (select from org_node where workspace_id = ${db.workspaceId} and id = ${unitId} for key share) as "unitId",
      exists (
        select from position where workspace_id = ${db.workspaceId} and id = ${positionId} for key share
      ) as "positionId",
      exists (
        select from job_grade where workspace_id = ${db.workspaceId} and id = ${jobGradeId} for key share
      ) as "jobGradeId",
      exists (
        select from employee
        where workspace_id = ${db.workspaceId} and id = ${lineManagerId} and status <> 'terminated' for key share
      ) as "lineManagerId"`.execute(db)
  return Object.entries({ unitId, positionId, jobGradeId, lineManagerId })
    .filter(([path, given]) => given !== null && !rows[0]?.[path])
    .map(([path]) => ({ path, code: 'choice', parameters: {} }))
}
