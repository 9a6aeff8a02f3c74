// Sets the approval line of a kind (R2). That needs permission to approve every request of the kind (P4), and a second
// person if HR is removed or somebody names themselves (P11).
import type { saveApprovalTemplate as endpoint } from '@hr/contract/approval-template.ts'
import type { TemplateItem } from '@hr/domain/approval/approval-line.ts'
import { whySecondHolder } from '@hr/domain/approval/why-second-holder.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listTemplate } from './template.store.ts'
import { hasSecondHolder, isProposer, settableKind } from './line-holders.ts'
import { closeProposal, proposeLine } from './propose-line.ts'
import { refuseLine, setLine } from './set-line.ts'
import { getTemplate, templateVersion } from './get-template.ts'
import { findLineProposal } from './template-proposal.store.ts'
import { lockTemplates } from './template.store.ts'

/**
 * Throws MORE_THAN_HELD, STALE, LINE_PROPOSED while another person's proposal is
 * pending, INVALID_INPUT at the wrong item, ONLY_PERSON_REASON. Replaces the caller's own pending proposal.
 */
export const saveApprovalTemplate: Handler<typeof endpoint> = async context => {
  const { db, caller, input } = context
  const kind = settableKind(context, input.kind)
  await lockTemplates(db)
  const before = await listTemplate(db, kind)
  if (input.version !== undefined && input.version !== templateVersion(before)) throw new Refusal('STALE')
  const open = await findLineProposal(db, kind)
  if (open && !isProposer(caller, open)) throw new Refusal('LINE_PROPOSED')
  const items = namingOnlyEmployees(input.items)
  await refuseLine(db, items)
  const isCritical = whySecondHolder({ before, after: items, actorId: caller.employeeId }) !== null
  if (isCritical && (await hasSecondHolder(context, kind))) {
    await proposeLine(context, kind, { before, items, open })
  } else {
    if (open) await closeProposal(context, kind, 'CANCELLED')
    if (isCritical) markAsOnlyPerson(db, input.reason)
    await setLine(context, kind, items)
  }
  return getTemplate(context, kind)
}

/** Drops an employee that is given with another resolver. */
export const namingOnlyEmployees = (
  items: readonly { readonly resolver: TemplateItem['resolver']; readonly employeeId?: number | undefined }[],
): TemplateItem[] =>
  items.map(({ resolver, employeeId }) =>
    resolver === 'EMPLOYEE' ? { resolver, employeeId: employeeId ?? null } : { resolver },
  )

/** Adds the reason to the audit entry. */
function markAsOnlyPerson(db: Scope, reason: string | undefined): void {
  const code = 'ONLY_PERSON_REASON'
  if (reason === undefined) throw new Refusal(code, {}, [{ path: 'reason', code, parameters: {} }])
  db.markOwnRecord(reason)
}
