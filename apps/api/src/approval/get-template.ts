// A template with the names of its people, marking those who left (R2, R8), and the pending change (P11).
import type { ApprovalTemplate } from '@hr/contract/approval-template.ts'
import type { TemplateItem } from '@hr/domain/approval/approval-line.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { listPeople } from '#api/people/person.ts'
import { listPersonStatus } from './approval.queries.ts'
import { listTemplate } from './template.store.ts'
import { hasSecondHolder, isProposer, maySetLine } from './line-holders.ts'
import type { LineWork } from './line-holders.ts'
import type { RequestKind } from './request-kind.ts'
import { findLineProposal } from './template-proposal.store.ts'
import type { LineProposalRow } from './template-proposal.store.ts'

/** templateVersion([line manager, employee 12]) -> 'LINE_MANAGER,EMPLOYEE:12' */
export const templateVersion = (items: readonly TemplateItem[]): string =>
  items.map(({ resolver, employeeId }) => (employeeId ? `${resolver}:${employeeId}` : resolver)).join(',')

export const employeesOf = (items: readonly TemplateItem[]): number[] =>
  items.flatMap(item => item.employeeId ?? [])

export async function getTemplate(work: LineWork, kind: RequestKind): Promise<ApprovalTemplate> {
  const { db, caller } = work
  const items = await listTemplate(db, kind)
  const proposal = await findLineProposal(db, kind)
  const mayPropose = maySetLine(caller, kind)
  return {
    kind: kind.kind,
    version: templateVersion(items),
    mayEdit: mayPropose && (proposal === undefined || isProposer(caller, proposal)),
    isOnlyPerson: mayPropose && !(await hasSecondHolder(work, kind)),
    items: await toItems(db, items),
    proposal: proposal ? await toProposal(work, proposal, mayPropose) : null,
  }
}

async function toProposal(
  { db, caller }: LineWork,
  row: LineProposalRow,
  mayDecide: boolean,
): Promise<ApprovalTemplate['proposal']> {
  const isOwn = isProposer(caller, row)
  const people = await listPeople(db, [row.employeeId])
  return {
    id: row.id,
    proposedBy: people.get(row.employeeId ?? 0) ?? null,
    proposedByName: `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim(),
    proposedAt: row.createdAt.toISOString(),
    items: await toItems(db, row.items),
    may: { decide: mayDecide && !isOwn, withdraw: mayDecide && isOwn },
  }
}

async function toItems(db: Scope, items: readonly TemplateItem[]): Promise<ApprovalTemplate['items']> {
  const ids = employeesOf(items)
  const people = await listPeople(db, ids)
  const statuses = await listPersonStatus(db, ids)
  const gone = new Set(statuses.filter(person => !person.isActive).map(person => person.id))
  return items.map(({ resolver, employeeId }) => ({
    resolver,
    employee: people.get(employeeId ?? 0) ?? null,
    isAtWork: !gone.has(employeeId ?? 0),
  }))
}
