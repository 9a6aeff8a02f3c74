// Sets the approval line of a kind of request; requests that are on their way keep theirs (R2). A line decides who
// approves, so it takes the right to approve every request of the kind (P4).
import type { saveApprovalTemplate } from '@hr/contract/approval-template.ts'
import { can } from '@hr/domain/access/can.ts'
import type { TemplateItem } from '@hr/domain/approval/approval-line.ts'
import { templateRefusal } from '@hr/domain/approval/template-refusal.ts'
import type { TemplateRefusal } from '@hr/domain/approval/template-refusal.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, found } from '#api/http/refusal.ts'
import { allKinds } from './all-kinds.ts'
import { listStanding } from './approval.queries.ts'
import { listTemplate } from './approval.store.ts'
import { employeesOf, shownTemplate, templateVersion } from './shown-template.ts'
import { lockTemplates, replaceTemplate } from './template.store.ts'

/** NOT_FOUND for a kind that is not built, MORE_THAN_HELD, INVALID_INPUT at the item at fault, STALE. */
export const templateSaved: Handler<typeof saveApprovalTemplate> = async ({ db, caller, input, now }) => {
  const { workspaceId } = caller
  const { kind, groups } = found(allKinds.find(one => one.kind === input.kind))
  if (!can(caller.access, groups.all, 'approve')) throw new Refusal('MORE_THAN_HELD')
  const of = { workspaceId, kind }
  await lockTemplates(db, workspaceId)
  const before = await listTemplate(db, of)
  if (input.version !== undefined && input.version !== templateVersion(before)) throw new Refusal('STALE')
  const items = namingOnlyEmployees(input.items)
  const standing = await listStanding(db, workspaceId, employeesOf(items))
  refuse(templateRefusal(items, { activeIds: standing.filter(one => one.isActive).map(one => one.id) }))
  if (templateVersion(items) !== templateVersion(before)) {
    await replaceTemplate(db, of, items)
    await writeAudit(db, caller, now, {
      operation: 'UPDATE',
      entity: 'approval_template',
      entityId: kind,
      before: auditedFacts(before),
      after: auditedFacts(items),
    })
  }
  return { ...(await shownTemplate(db, of)), mayEdit: true }
}

/** An employee beside a rule says nothing. */
export const namingOnlyEmployees = (
  items: readonly { readonly resolver: TemplateItem['resolver']; readonly employeeId?: number | undefined }[],
): TemplateItem[] =>
  items.map(({ resolver, employeeId }) =>
    resolver === 'EMPLOYEE' ? { resolver, employeeId: employeeId ?? null } : { resolver },
  )

export function refuse(refusal: TemplateRefusal | undefined): void {
  if (!refusal) return
  const { code, index } = refusal
  const path = index === undefined ? 'items' : `items.${index}`
  throw new Refusal('INVALID_INPUT', {}, [{ path, code, parameters: {} }])
}

const auditedFacts = (items: readonly TemplateItem[]) => ({
  approverIds: items.map(({ resolver, employeeId }) => employeeId ?? resolver),
})
