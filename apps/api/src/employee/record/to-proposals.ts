// Proposals as a reader may see them: old and new value per field; papers and bank only for HR and the person (P7).
import type { EmployeeProposal } from '@hr/contract/employee-proposal.ts'
import { education } from '@hr/contract/employee-fields.ts'
import { can } from '@hr/domain/access/can.ts'
import { isSensitiveField, recordFieldNames } from '@hr/domain/employee/record-fields.ts'
import * as z from 'zod/mini'
import type { Scope } from '#api/db/connect/scope.ts'
import type { AppCaller } from '#api/http/caller.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { logSensitiveRead } from '#api/access/log-sensitive-read.ts'
import { listPeople } from '#api/people/person.ts'
import { isSelf, maySeeSensitive } from '#api/access/sensitive-scope.ts'
import type { ProposalRow } from './proposal.store.ts'

const values = z.record(z.string(), z.nullable(z.union([z.string(), z.array(education)])))
type Values = z.output<typeof values>
const valuesOf = (stored: unknown): Values => z.parse(values, stored)

export async function toProposals(
  db: Scope,
  caller: AppCaller,
  rows: readonly ProposalRow[],
): Promise<EmployeeProposal[]> {
  const people = await listPeople(
    db,
    rows.flatMap(row => [row.employeeId, row.decidedById]),
  )
  const shown = rows.map(row => ({
    id: row.id,
    employee: orNotFound(people.get(row.employeeId)),
    status: row.status,
    changes: toChanges(caller, row),
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: people.get(row.decidedById ?? 0) ?? null,
    decidedByName: deciderName(row),
    comment: row.comment,
    may: mayOf(caller, row),
  }))
  const looked = shown.filter(({ changes }) => changes.some(({ field }) => isSensitiveField(field)))
  await logSensitiveRead(
    db,
    caller,
    'proposal',
    looked.map(({ employee }) => employee.id),
  )
  return shown
}

function toChanges(caller: AppCaller, row: ProposalRow): EmployeeProposal['changes'] {
  const before = valuesOf(row.before)
  const maySee = maySeeSensitive(caller, row.employeeId)
  const changes = valuesOf(row.changes)
  // In the order of the record form.
  return recordFieldNames
    .filter(field => field in changes && (maySee || !isSensitiveField(field)))
    .map(field => ({ field, before: before[field] ?? null, after: changes[field] ?? null }))
}

export const deciderName = ({ deciderFirstName, deciderLastName }: ProposalRow): string =>
  `${deciderFirstName ?? ''} ${deciderLastName ?? ''}`.trim()

function mayOf(caller: AppCaller, { status, employeeId }: ProposalRow): EmployeeProposal['may'] {
  const isOpen = status === 'PENDING' && caller.viewer === null
  const self = isSelf(caller, employeeId)
  return {
    decide: isOpen && !self && can(caller.access, 'EMPLOYEE', 'edit'),
    cancel: isOpen && self,
  }
}
