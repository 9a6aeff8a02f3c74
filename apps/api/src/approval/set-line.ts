// Sets the line of a kind for later requests, with its audit entry; pending requests keep theirs (R2).
import type { TemplateItem } from '@hr/domain/approval/approval-line.ts'
import { templateRefusal } from '@hr/domain/approval/template-refusal.ts'
import type { TemplateRefusal } from '@hr/domain/approval/template-refusal.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listPersonStatus } from './approval.queries.ts'
import { listTemplate } from './template.store.ts'
import type { RequestsOf } from './step.store.ts'
import type { LineWork } from './line-holders.ts'
import { employeesOf, templateVersion } from './get-template.ts'
import { replaceTemplate } from './template.store.ts'

/** Requires lockTemplates. Saving the same line changes nothing. */
export async function setLine(
  { db }: LineWork,
  of: RequestsOf,
  items: readonly TemplateItem[],
): Promise<void> {
  const before = await listTemplate(db, of)
  if (templateVersion(items) === templateVersion(before)) return
  await replaceTemplate(db, of, items)
  await auditUpdate(db, 'approval_template', of.kind, { before: lineFacts(before), after: lineFacts(items) })
}

/** Throws INVALID_INPUT at the wrong item, for example a former employee. */
export async function refuseLine(db: Scope, items: readonly TemplateItem[]): Promise<void> {
  const people = await listPersonStatus(db, employeesOf(items))
  refuse(templateRefusal(items, { activeIds: people.filter(one => one.isActive).map(one => one.id) }))
}

export function refuse(refusal: TemplateRefusal | undefined): void {
  if (!refusal) return
  const { code, index } = refusal
  const path = index === undefined ? 'items' : `items.${index}`
  throw new Refusal('INVALID_INPUT', {}, [{ path, code, parameters: {} }])
}

/** For the audit log. */
export const lineFacts = (items: readonly TemplateItem[]) => ({
  approverIds: items.map(({ resolver, employeeId }) => employeeId ?? resolver),
})
